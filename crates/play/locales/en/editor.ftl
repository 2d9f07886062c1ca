## The board editor: fetched by the part of the page that has it

editor-prompt-hand = Choose a piece to move it, or a piece beside the board to add it
editor-prompt-held = Choose a square for the { $piece }
editor-prompt-put = Choose squares for the { $piece }; choose one again to empty it
editor-prompt-erase = Choose squares to empty them
editor-prompt-castling = Choose the rooks that may still castle
editor-prompt-en-passant = Choose the square that a pawn has just passed
editor-right = The rook on { $square } may castle
editor-may-castle = may castle
editor-passed = a pawn has just passed here
editor-playable = This position can be played.
editor-over = The game is over here: { $result }.
