## About

about-title = A Consulboardról
about-lead = A Consulboard tábla két játékosnak egyazon képernyőn, a Consulchess, a Consulchess 42k és rokonaik játékához.
about-inventor = A Consulchess magyar feltalálója Nagy Tibor.
about-rules = A szabályokat itt saját szavainkkal mondjuk el, a Consulchess wikije és annak „Rules & FAQ” oldala alapján; a Szabályok oldal minden olyan pontot megnevez, amelyet el kellett dönteni.
about-program = A program minden lépést ellenőriz, minden játszmavéget ismer, lejegyzi a játszmát, és megőrzi ezen az eszközön a saját játszmák között.
about-private = A program semmit sem küld el: nincs regisztráció, nincsenek sütik, és nincs kapcsolat más oldalakkal. A játszmára mutató link magában hordozza az egész játszmát.
about-licence = A program és rajzai az MIT vagy az Apache 2.0 licenc szerint szabadon felhasználhatók.
