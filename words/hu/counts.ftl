counts-cards = { $cards } lap
counts-games = { $games } játék
counts-points = { $points } pont
counts-rounds = { $rounds } kör
