"""Answers what other programs make of positions, one line for each line on standard input.

A line is a variant and a FEN with a tab between them; the answer is every legal move with its SAN and
the FEN after it, as `move|san|fen`, tabs between moves. The programs are the packages `chess`, which
knows Chess960, and `pyffish`, which knows Capablanca Random Chess.
"""

import sys

import chess
import pyffish


def chess960(fen):
    board = chess.Board(fen, chess960=True)
    for move in board.legal_moves:
        san = board.san(move)
        after = board.copy(stack=False)
        after.push(move)
        # As in X-FEN: a square is written where a pawn stands ready to capture.
        yield move.uci(), san, after.fen(en_passant="xfen")


def caparandom(fen):
    for move in pyffish.legal_moves("caparandom", fen, [], True):
        san = pyffish.get_san("caparandom", fen, move, True)
        yield move, san, pyffish.get_fen("caparandom", fen, [move], True)


PROGRAMS = {
    "chess400": chess960,
    "chess400-curtailed": chess960,
    "capablanca-random": caparandom,
}

for line in sys.stdin:
    variant, fen = line.rstrip("\n").split("\t")
    answers = ("|".join(move) for move in PROGRAMS[variant](fen))
    print("\t".join(answers), flush=True)
