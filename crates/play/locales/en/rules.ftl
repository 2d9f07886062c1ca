## The rules, fetched when they are opened. They may not refer to sentences of other files.

rules-sources-title = Sources
rules-notation-title = Notation
rules-end-title = The end of the game
rules-here-title = On this board

## What several games have of chess

rules-chess-title = The pieces of chess
rules-chess-king = King: one square in any direction, but never to a square that an enemy piece attacks.
rules-chess-queen = Queen: any distance along rank, file or diagonal.
rules-chess-rook = Rook: any distance along rank or file.
rules-chess-bishop = Bishop: any distance along a diagonal.
rules-chess-knight = Knight: two squares along a rank or file and one to the side. It is the only piece of chess that jumps.
rules-chess-pawn = Pawn: one square forward, from its first rank also two if both are empty; it captures diagonally forward. A pawn that has just gone two squares may be captured at once by a pawn beside it, as if it had gone only one: en passant. On the last rank it becomes another piece.
rules-chess-caption = Click any white piece to see where it may go. A ring marks what it may capture.
rules-chess-aim = A piece captures by moving to the square of an enemy piece. A king under attack is in check, and the check has to be answered at once; if that cannot be done it is checkmate and the game is won. A player who is not in check but has no legal move is stalemated: a draw.
rules-chess-end = The game ends by checkmate, stalemate, resignation or agreement, and when neither side can mate any more. Draws by threefold repetition and fifty moves without a capture or a pawn move are claimed; fivefold repetition and seventy-five moves end the game at once.
rules-chess-notation = Moves are written with the letter of the piece and its square, as Nf3; a pawn has no letter. An x is a capture, + check, # mate, = what a pawn becomes. If two pieces of a kind can go to the square, the file or rank of the one that moves is added.

## Consulchess and 42k

rules-lead = Consulchess is chess on ten files with one more piece, the consul, and with a castling that leaves the king and the rook a choice of squares. If you play chess, there is nothing else to learn.
rules-board-title = Board and array
rules-board = The board has ten files, a to j, and eight ranks; the corner a1 is dark. The pieces stand on the first two ranks as in chess, with a consul on each side of king and queen. White moves first.
rules-array = From a to j: rook, knight, bishop, consul, queen, king, consul, bishop, knight, rook, the same for both sides.
rules-array-caption = The array. Each king stands on a square of its own colour.
rules-consul-title = The consul
rules-consul = The consul moves and captures one, two or three squares in any of the eight directions.
rules-consul-free = A consul on an empty board: every square it may go to has a dot. Play it; the kings may move too.
rules-consul-bridge = Over two squares it does not matter whether the square between is empty or occupied, by friend or foe: the consul slides or jumps. Over three squares the two squares between must be alike: both empty, or both occupied. Pieces that are jumped over stay on the board.
rules-consul-bridge-caption = To the right both squares between are occupied, so h4 can be reached. Straight ahead e5 is occupied and e6 is empty: the consul jumps to e6, but not on to e7.
rules-consul-check = A consul gives check in the same way. A check over a bridge of two pieces cannot be blocked; it ends when the king leaves, when the consul is captured, or when a piece of the bridge goes away. A piece that enters a square between can open such a check as well as close one.
rules-consul-check-caption = Black is in check over the bridge f6, f7. Moving the knight away breaks the bridge.
rules-promotion = Pawns are promoted to queen, consul, rook, bishop or knight.
rules-decision-promotion = A pawn may become a consul, because the sources keep the rules of chess and add one piece to them.
rules-castling-title = Free castling
rules-castling = King and rook castle along the back rank, and the player chooses where they go:
rules-castling-towards = The king moves towards the rook by at least one square, the rook towards the king by at least one square.
rules-castling-pass = Afterwards they have changed sides. Both may go beyond the other’s square.
rules-castling-empty = Every square that one of them crosses or lands on is empty, the two themselves not counted.
rules-castling-check = The king is not in check, crosses no attacked square, and is not in check afterwards.
rules-castling-moved = Neither of the two has moved before. Each king castles once.
rules-castling-caption = The king of f1 with both rooks. Choose a ringed rook, then a square for the king, then one for the rook.
rules-castling-capture = In the edition of the Rules & FAQ the rook may capture on the square where it lands, anything but the king. What it captures no longer attacks the square where the king lands, but it did attack the squares that the king crossed.
rules-castling-capture-caption = A knight has come to e1. Castle the rook of j1 beyond the king’s square onto it, and it is captured; the king goes to any square from g1 on.
rules-castling-count = With one rook on a1 or j1 and an otherwise bare rank there are 65 castlings, 35 to the left and 30 to the right; without the corners for the king there are 47. With both rooks at home each blocks the other’s corner: 56 of the 65 are left, and 40 of the 47.
rules-castling-how = Click the king and then a rook, or drag the king onto the rook, and the squares for the king are shown; then those for the rook. A second click on the same rook chooses the rook instead. A square two or more steps away can also be clicked at once.
rules-editions-title = Two editions
rules-editions = The two sources differ in castling. The edition of the Rules & FAQ lets the king go into the corner and the rook capture: 65 castlings. The wiki of 2024 does neither: 47. The choice is made when a game begins.
rules-con-notation = A castling is written by the files where king and rook land: 0-0-i-h is king to i, rook to h. The consul’s letter is C; Co and Ko are read as well.
rules-decision-notation = A castling whose rook captures is written with an x before the rook’s file, as 0-0-i-xh, because otherwise the capture could not be seen.
rules-42k-title = Consulchess 42k
rules-42k = The same game from one of 42,000 arrays: the bishops stand on squares of different colour, the king between his rooks, and Black mirrors White file by file. The two sides can also draw for themselves, which makes 1,764,000,000 positions. The king may castle into the corner in both editions.
rules-42k-caption = Position 0, the first of them. Here the king stands on i1 between rooks on h1 and j1.
rules-42k-dice = An array is drawn with a die of six and a die of eight, always counting free squares from the left: the bishop on light squares, the bishop on dark squares, two knights with the die of eight, two consuls, the queen, then rook, king and rook on what is left. Numbers that have no square are rolled again. Every array comes from four ways to roll, so all are equally likely.
rules-42k-number = Each array has a number from 0 to 41,999; that of Consulchess is 15,683.
rules-decision-number = The numbers count in the order of the dice, as Scharnagl’s do for Chess960, because no published numbering was found.
rules-decision-reach = In 42k the king may also go beyond the rook’s own square, because the source allows any free square towards either side.
rules-decision-count = The wiki’s 56 castlings for 42k with the king on e1 or f1 are those with both rooks at home; counted one rook at a time, as the 47 are, they are 65.
rules-sources = The Consulchess wiki (main page, Castling Possibilities, Consulchess 42k; as of February 2024) and the Consulchess page “Rules & FAQ”. Consulchess was invented by Tibor Nagy (Hungary). Where both are silent the Laws of Chess of the FIDE hold.

## Configuration Chess and Chess400

rules-cfg-lead = This is chess, but for what happens before the first move: each side may rearrange its king and its queen. In Configuration Chess the players decide how, in Chess400 chance does.
rules-cfg-board-title = Board and army
rules-cfg-board = The board has eight files and eight ranks; the corner a1 is dark. Each side has the army of chess: king, queen, two rooks, two bishops, two knights, eight pawns. White moves first.
rules-cfg-phase-title = The configuration
rules-cfg-phase = The pieces are set up as in chess. Before the first move, in this order:
rules-cfg-phase-1 = Black may relocate his king,
rules-cfg-phase-2 = White may relocate his king,
rules-cfg-phase-3 = Black may relocate his queen,
rules-cfg-phase-4 = White may relocate his queen.
rules-cfg-phase-then = Each of the four may also stay where it is. Then the game begins with White’s first move.
rules-cfg-swap = To relocate is to change places with another piece of the back rank. Rooks never take part, and the queen never changes places with the king. The two bishops may not come to stand on squares of one colour.
rules-cfg-swap-caption = The configuration, live: exchange the piece with a marked one, or keep it where it is. After the fourth decision the game begins.
rules-cfg-3 = The bishops are looked at after each of the two exchanges, because only that gives the 20 arrays of a side, and so the 400 positions, that the source names; looked at once in the end there would be 22.
rules-cfg-options = Two options are agreed before the game. Restricted relocation: the king may change places only with his queen, which leaves 8 arrays for a side. Curtailed castling: only a king whose place in the array is on the files c to f may castle.
rules-cfg-400-title = Chess400
rules-cfg-400 = Each side’s array is drawn by chance from the 20, White’s and Black’s independently: 400 positions.
rules-cfg-number = The arrays of a side are numbered from 0 to 19 in the order of their numbers in Chess960. The number of a position is 20 times White’s plus Black’s, from 0 to 399; chess itself is 126.
rules-cfg-dice = With a real die you need one of twenty faces: roll it once for White and once for Black, and take one less than it shows.
rules-cfg-table = The twenty arrays
rules-cfg-table-number = No.
rules-cfg-table-array = From a to h
rules-cfg-table-960 = Chess960
rules-cfg-castling-title = Castling
rules-cfg-castling = Wherever they started, king and rook end on the squares that are usual in chess: the king on the g-file with the rook on the f-file beside it, or the king on the c-file with the rook on the d-file.
rules-cfg-castling-moved = Neither of the two has moved before.
rules-cfg-castling-empty = All squares between the king and its target and between the rook and its target are empty, but for the two themselves; so are the targets.
rules-cfg-castling-check = The king is not in check, crosses no attacked square, and is not in check afterwards.
rules-cfg-castling-caption = The king began on g1. Castling to the right, it stays where it is and only the rook moves, to f1; to the left it goes to c1 and the rook to d1.
rules-cfg-castling-how = Click the king and then the rook, or drag the king onto it. Where the king’s target is two or more squares away, a click on it will do.
rules-cfg-promotion = Pawns are promoted to queen, rook, bishop or knight.
rules-cfg-notation = Castling is written O-O with the rook on the right, O-O-O with the one on the left.
rules-cfg-sources = Mats Winther, Configuration Chess (2009). Where it is silent the Laws of Chess of the FIDE hold, and for castling those of Chess960.

## Capablanca Random Chess

rules-crc-lead = Chess on ten files with two strong pieces more, an archbishop and a chancellor, from one of 12,118 arrays drawn by chance. Reinhard Scharnagl devised it.
rules-crc-board-title = Board and army
rules-crc-board = The board has ten files, a to j, and eight ranks; the corner a1 is dark. Each side has a king, a queen, an archbishop, a chancellor, two rooks, two bishops, two knights and ten pawns. White moves first.
rules-crc-board-caption = Position 20, one of the 12,118.
rules-crc-pieces-title = Archbishop and chancellor
rules-crc-pieces = The archbishop moves as a bishop or as a knight, the chancellor as a rook or as a knight. Both capture as they move.
rules-crc-pieces-caption = The archbishop’s squares are marked. Click the chancellor on g3 to see those of the other.
rules-crc-promotion = Pawns are promoted to queen, archbishop, chancellor, rook, bishop or knight.
rules-crc-arrays-title = The arrays
rules-crc-arrays = All pieces stand on the first rank behind their pawns, Black mirrors White file by file, and an array has to keep these rules:
rules-crc-array-bishops = The bishops stand on squares of different colour, and so do queen and archbishop.
rules-crc-array-king = The king stands between his rooks. That makes 48,000 arrays so far.
rules-crc-array-pawns = Every pawn is protected by a piece: 21,836 are left.
rules-crc-array-neighbours = The bishops do not stand side by side: 12,130.
rules-crc-array-gothic = At least three squares differ from the array of Gothic Chess, rook, knight, bishop, queen, chancellor, king, archbishop, bishop, knight, rook: 12,118.
rules-crc-draw-title = Drawing and numbers
rules-crc-draw = An array is drawn in this order, always counting the squares that are still free from the left:
rules-crc-draw-first = which of queen and archbishop is placed first (2 ways),
rules-crc-draw-light = that one, on one of the five light squares (5),
rules-crc-draw-dark = the other, on one of the five dark squares (5),
rules-crc-draw-bishops = a bishop on one of the four light squares left, the other on one of the four dark ones (4 and 4),
rules-crc-draw-chancellor = the chancellor on one of six (6),
rules-crc-draw-knights = the knights on two of five (10),
rules-crc-draw-rest = rook, king and rook on the three that are left.
rules-crc-dice = With a real die one of six faces is enough: an odd number is the queen first, an even one the archbishop, then each number counts squares as above, a knight at a time. A number that counts no square is rolled again.
rules-crc-number = These choices, counted from 0 and the first as the lowest digit, are the number of the array. Number 20 is: queen first (0), on the first light square (0), the archbishop on the third dark square (2), and 0 from there on.
rules-crc-3 = The number 48,000 stands for 0, because the numbers run from 1 to 48,000; in the same way 960 stands for 0 in Scharnagl’s numbers for Chess960.
rules-crc-refused = A number whose array breaks one of the rules above is not played: this program names the rule and, when drawing, draws again.
rules-crc-castling-title = Castling
rules-crc-castling = Wherever they started, the king ends on the i-file with the rook beside it on the h-file, or on the c-file with the rook on the d-file.
rules-crc-castling-caption = From d1 the king castles to i1, where the rook already stands on h1 and stays; or to c1, and the rook comes to d1.
rules-crc-castling-how = Click the king and then the rook, or drag the king onto it. Where the king’s target is two or more squares away, a click on it will do.
rules-crc-notation = The letters are K, Q, A for the archbishop, C for the chancellor, R, B and N. Castling to the i-file is written O-O, to the c-file O-O-O.
rules-crc-fen = In positions as text (X-FEN), K, Q, k and q are rights with the outermost rook on a side; a right with an inner rook is written by its file.
rules-crc-sources = The article on Capablanca Random Chess in the German encyclopedia, after Reinhard Scharnagl. The counts of arrays were found by going through all of them. Where it is silent the Laws of Chess of the FIDE hold.

## Congo

rules-cgo-lead = Two armies of animals meet at a river. Capture the lion and you have won; linger in the water and you drown.
rules-cgo-board-title = Board and array
rules-cgo-board = The board has seven files, a to g, and seven ranks. The rank in the middle, the fourth, is the river. Three files by three ranks on each side are the castles: c1 to e3 for White, c5 to e7 for Black.
rules-cgo-array = From a to g each side has giraffe, monkey, elephant, lion, elephant, crocodile and zebra, and seven pawns in front of them. White moves first. Nobody may pass.
rules-cgo-array-caption = The array. Click any white animal to see where it may go.
rules-cgo-pieces-title = The animals
rules-cgo-capture = An animal captures by moving to the square of an enemy; only the monkey captures otherwise.
rules-cgo-lion-title = Lion
rules-cgo-lion = One square in any direction, to move or to capture, but only inside its own castle. There is no check: it may go to an attacked square, or stay on one. Beyond the river it can strike in one case only, when it sees the other lion: along a file with nothing between the two, or along the diagonal from c3 to e5 or from e3 to c5 when d4 is empty. Then it may capture it.
rules-cgo-lion-caption = The file between the lions is open, so White can win at once on d6.
rules-cgo-zebra-title = Zebra
rules-cgo-zebra = Moves like the knight of chess: two squares along a rank or file and one to the side, jumping over what stands between.
rules-cgo-zebra-caption = A zebra in the middle of the south bank.
rules-cgo-elephant-title = Elephant
rules-cgo-elephant = One or two squares along rank or file, to move or to capture. Over two squares it jumps over what stands between.
rules-cgo-elephant-caption = The pawn on c3 is no obstacle: the elephant jumps to b3. Ahead it may capture on d5.
rules-cgo-giraffe-title = Giraffe
rules-cgo-giraffe = One square in any direction, but only to move; or exactly two squares in a straight line in any direction, to move or to capture, jumping over what stands between.
rules-cgo-giraffe-caption = The pawns on d4 and c3 are too near to be captured. Those on b5 and d5 are just far enough.
rules-cgo-crocodile-title = Crocodile
rules-cgo-crocodile = One square in any direction, to move or to capture. On land it also glides along its file towards the river, as far as into it; in the river it glides along the river. It is the only animal that does not drown.
rules-cgo-crocodile-caption = The crocodile in the river may take the pawn on f4. Click the other one, on g2: it glides up to the river, not past it.
rules-cgo-pawn-title = Pawn and superpawn
rules-cgo-pawn = The pawn goes one square forward, straight or diagonally, to move or to capture. Past the river it may also go one or two squares straight back, only to move and not over another piece.
rules-cgo-superpawn = On the last rank a pawn becomes a superpawn at once. Wherever that stands, it moves like a pawn; it also goes one square sideways, to move or to capture, and one or two squares back, straight or diagonally, only to move and not over another piece.
rules-cgo-pawn-caption = A pawn past the river. Click the superpawn on d3 and the pawn on f2 to compare.
rules-cgo-monkey-title = Monkey
rules-cgo-monkey = One square in any direction, only to move. It captures by leaping over an enemy on a neighbouring square to the empty square straight behind it, in any direction; and from there it may leap again.
rules-cgo-monkey-chain = In one chain each enemy is leapt over at most once, but the monkey may come to the same square again, also to the one it started from. What it has leapt over stays on the board until the move is over, and stands in the way till then. The monkey may stop after any leap, and it never has to capture.
rules-cgo-monkey-caption = The long chain: click c3, c1, e3, g5, e5, c5 and a5, one after the other, and seven animals are gone. To stop on the way, click the square it stands on once more, or press Enter.
rules-cgo-10 = Chains of one monkey that capture the same animals and end on the same square count as one move, because they lead to the same position; it is written by one of its ways, and any of them may be clicked.
rules-cgo-11 = A chain that leaps over the lion ends there, because the game is won.
rules-cgo-river-title = Drowning
rules-cgo-river = An animal may enter the river, but has to be out of it again with the next turn. At the end of your turn each of your animals that stands in the river and stood in the river when your turn began is lost, crocodiles excepted.
rules-cgo-river-moved = Going from one square of the river to another does not help, and neither does a chain of the monkey that leaves the river and comes back. An animal that has only just come in stays.
rules-cgo-river-monkey = Within a chain a monkey may touch the river without harm. What a drowning monkey has captured stays captured.
rules-cgo-river-lion = Nothing drowns in a turn that takes the lion: the game is over.
rules-cgo-river-caption = The zebra stands in the river. Move the pawn and the zebra drowns; move the zebra out and it lives. Black’s elephant is safe until Black’s turn ends.
rules-cgo-end = Who captures the lion wins, at once. Who has no move left loses. As always, a game may also be resigned, or a draw agreed.
rules-cgo-13-bare = Two bare lions are a draw unless the side to move can capture the other, because neither can ever leave its castle to win.
rules-cgo-13 = The third occurrence of a position may be claimed as a draw, because the source says nothing about games that go on for ever; there is no rule of fifty moves.
rules-cgo-notation = The letters are G giraffe, M monkey, E elephant, L lion, C crocodile, Z zebra and S superpawn; a pawn has none. An x is a capture, # the capture of the lion. A monkey’s chain is written by its landings: Mb4xb6xd4.
rules-cgo-here = Animals that will drown are marked before a move is made, and so is a lion that can be captured. Esc takes back one leap of a chain.
rules-cgo-sources = The article on Congo in the Swedish encyclopedia. Congo was invented by Demian Freeling.
