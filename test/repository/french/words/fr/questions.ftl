questions-players = De { $least } à { $most } joueurs
questions-refused-game-over = La partie est terminée.
questions-refused-no-such-answer = « { $given } » ne répond pas à cette question.
questions-strip-may-count = « { $button } » : tous retournent leur carte en même temps. Sinon, tapez les cartes.
questions-end-title = Terminer la partie
questions-takes = { $cards ->
    [one] emporte 1 carte
   *[other] emporte { $cards } cartes
  }
