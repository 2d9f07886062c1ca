## The board editor: fetched by the part of the page that has it

editor-prompt-hand = Choose a piece to move it, or a piece beside the board to add it
editor-prompt-held = Choose a square for the { $piece }
editor-prompt-put = Choose squares for the { $piece }; choose one again to empty it
editor-prompt-erase = Choose squares to empty them
editor-prompt-castling = Choose the rooks that may still castle
editor-prompt-en-passant = Choose the square that a pawn has just passed: { $squares }
editor-prompt-no-passing = { $turn ->
    [white] No square: it takes a black pawn that can just have made its double step, and a white one beside it
   *[black] No square: it takes a white pawn that can just have made its double step, and a black one beside it
}
editor-right = The rook on { $square } may castle
editor-may-castle = may castle
editor-passed = a pawn has just passed here
editor-can-be-passed = a pawn can just have passed here
editor-playable = This position can be played.
editor-over = The game is over here: { $result }.

editor-title = Board editor
editor-game = Game
editor-tools = What a press on the board does
editor-hand = Move
editor-erase = Erase
editor-en-passant = En passant
editor-castling = Castling rights
editor-white-pieces = White’s pieces
editor-black-pieces = Black’s pieces
editor-play = Play from here
editor-start = Starting position
editor-number = Starting position by its number
editor-number-sides = Or two numbers with “/” between them: White’s array, then Black’s.
editor-put-up = Put up
editor-clear = Clear the board
editor-turn = To move
editor-passing = En passant: a pawn has just passed
editor-no-passing = no square
editor-fullmoves = Move number
editor-halfmoves = Plies without capture or pawn move
