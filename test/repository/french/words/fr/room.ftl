room-setting-up = Le donneur prépare la partie
room-stamps-takes = emporte
room-stamps-tie = bataille
room-dealer = donneur
room-turn-together = À « Hop ! », tous retournent leur carte en même temps.
room-up = Hop !
room-winner = Victoire
room-nobody-won = Personne ne gagne
