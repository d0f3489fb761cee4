war-name = Bataille
war-line = Chacun retourne une carte ; la plus forte emporte tout. À égalité, bataille !
war-unit = cartes
war-worth = L’as est la plus forte, le deux la plus faible ; la couleur ne compte pas
war-asks-flip = { $name }, quelle carte ?
    .ends = Un tour est-il en cours ? { $name }, quelle carte ?
war-whys-flip = Chacun retourne une carte ; la plus forte emporte tout.
war-takes = { $cards ->
    [one] emporte 1 carte
   *[other] emporte { $cards } cartes
  }
war-battle = tour { $number }
war-hands-lay-classic = Tous : retournez votre première carte.
war-hands-take = { $name } : glissez les cartes sous votre paquet, d’abord les vôtres, puis dans le sens horaire.
