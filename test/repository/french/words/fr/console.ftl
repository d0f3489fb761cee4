console-setup-question = Avec quoi joue-t-on ce soir ?
console-shelf = Quel jeu ?
console-kits-cards = Cartes
    .what = Le donneur tape les cartes découvertes
console-who-sits = Qui est à table ?
console-start = Commencer la partie
    .yes = Oui, commencer la partie
console-next-game = Nouvelle partie, mêmes joueurs
