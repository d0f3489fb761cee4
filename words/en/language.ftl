### hall: a tournament of several tables; organiser: leads it; board: shows all tables to everybody; round: of the tournament;
### turn: of a game; table, seat, dealer, record: as in any night; share: a part of a table’s points; place: in the standings;
### join code: admits a table to the hall; check in: say that one is here; stand-by: takes over from a hall.

language-name = English
