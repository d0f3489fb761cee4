effect-points = { $name } { $from } → { $to }
effect-in-round = { $round }, { $what }
effect-becomes-in = { $name } visszatér
effect-becomes-out = { $name } kiesett
effect-becomes-away = { $name } nincs itt
effect-becomes-here = { $name } ismét az asztalnál
effect-becomes-seated = { $name } az asztalnál
effect-becomes-gone = { $name } nincs az asztalnál
effect-setup = vissza az előkészületekhez
effect-game = { THE($game) }. játék folyik
effect-over = a játék véget ér
effect-goes-on = a játék folytatódik
effect-winners = { COUNT($names) ->
    [0] még nem biztos, ki nyert
    [one] { LIST($names) } nyer
   *[other] { LIST($names) } osztozik a győzelmen
  }
effect-winners-together = { LIST($names) } nyer
effect-deck = { $from } helyett { $to } lap a pakliban
effect-table = { $cards } lap változik az asztalon
effect-swap = két lap helyet cserélt az asztalon
effect-card = egy lap: { $card }
effect-card-of = { $name } lapja: { $card }
effect-card-unnamed = egy lap: { $card }, már nincs megnevezve
effect-card-unnamed-of = { $name } lapja: { $card }, már nincs megnevezve
effect-unnamed = { $cards } elvitt lap nincs megnevezve
effect-turned = megfordul a kör
effect-answer = egy lépés
effect-answer-of = { $name } lépése
