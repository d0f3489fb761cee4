effect-points = { $name } { $from } → { $to }
effect-in-round = { $what } in { $round }
effect-becomes-in = { $name } wieder dabei
effect-becomes-out = { $name } raus
effect-becomes-away = { $name } weg
effect-becomes-here = { $name } wieder am Tisch
effect-becomes-seated = { $name } am Tisch
effect-becomes-gone = { $name } nicht am Tisch
effect-setup = zurück zur Vorbereitung
effect-game = gespielt wird Spiel { $game }
effect-over = das Spiel ist aus
effect-goes-on = das Spiel geht weiter
effect-winners = { COUNT($names) ->
    [0] Sieg noch offen
    [one] { LIST($names) } gewinnt
   *[other] { LIST($names) } teilen sich den Sieg
  }
effect-winners-together = { LIST($names) } gewinnen
effect-deck = { $to } statt { $from } Karten im Stapel
effect-table = { counts-cards } auf dem Tisch gewechselt
effect-swap = zwei Karten auf dem Tisch getauscht
effect-card = eine Karte: { $card }
effect-card-of = Karte von { $name }: { $card }
effect-card-unnamed = eine Karte: { $card } nicht mehr genannt
effect-card-unnamed-of = Karte von { $name }: { $card } nicht mehr genannt
effect-unnamed = { counts-cards } genommen, nicht genannt
effect-turned = der Kreis wird umgedreht
effect-answer = ein Zug
effect-answer-of = der Zug von { $name }
