## About

about-title = About
about-lead = Consulboard is a board for two players at one screen, for Consulchess, Consulchess 42k and their relatives.
about-inventor = The inventor of Consulchess is Tibor Nagy of Hungary.
about-rules = The rules are retold here in our own words after the Consulchess wiki and its page “Rules & FAQ”; the page Rules names every point that was left to decide.
about-program = The program checks every move and knows every ending, writes the game down, and keeps it on this device among your games.
about-private = Nothing is sent anywhere: there are no accounts, no cookies and no requests to other sites. A link to a game holds the whole game in itself.
about-licence = The program and its drawings are free to use under the MIT or the Apache 2.0 licence.
