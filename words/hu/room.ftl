### osztó: ő vezeti a játékot, és játszik is; játékvezető: ez a program; kijelző: a társaság képernyője; kör: egy választástól az eredményéig;
### játék: körök a győzelemig; est: egy este játékai; bélyegző: egy szó az eredményre; visszaszámlálás: 3, 2, 1, „Fel!”; pecsét: lezárja a választást;
### napló: az est minden lépése leírva; terítő: az est képe, minden megnyert játékért egy virággal.

room-title = Játékvezető
room-setting-up = Az osztó előkészíti a játékot
room-connecting = Kapcsolódás …
room-not-live = { $since } óta nincs kapcsolat
room-count-stopped = A visszaszámlálás megszakadt.
room-sound-waits = A hanghoz nyomj meg egy billentyűt, vagy koppints ide

room-stamps-takes = elviszi
room-stamps-blocks = blokkol
room-stamps-discarded = eldobva
room-stamps-out = kiesett
room-stamps-back = visszatér
room-stamps-tie = döntetlen
room-stamps-waits = vár
room-stamps-swap = csere
room-stamps-head = fej
room-stamps-disgrace = szégyen
room-stamps-loses = veszít
room-stays = marad
room-away = nincs itt

room-pad-lost = Nincs kapcsolat: { LIST($names) }
room-dealer = osztó
room-not-begun = el sem indult
room-round = { $round }. kör
room-again = { CAPITAL($round) } újra: { $at }/{ $of }
room-rose = { $places } hellyel feljebb
room-game = { $game }. játék
room-choose = Válasszatok!
room-ready-count = { $ready } / { $of } kész
room-late = Még választ: { LIST($names) }
room-naming = A billentyűkkel most lapokat neveznek meg: senki sem választhat velük.
room-called-off-dealer = Az osztó lefújta. Válasszatok újra!
room-called-off-mismatch = Lefújva: egy választás nem egyezik a pecsétjével ({ $name }). Válasszatok újra!
room-called-off-sleep = Lefújva: a gép elaludt, vagy átállították az óráját. Számoljatok újra!
room-called-off-restart = A játékvezető újraindult. Számoljatok újra!
room-halted = Az osztó megállította a visszaszámlálást.
room-halted-by = { $name } megállította a visszaszámlálást.
room-turn-together = A „Fel!” szóra mindenki egyszerre fordítja fel a lapját.
room-turn-together-some = A „Fel!” szóra egyszerre fordítja fel a lapját: { LIST($names) }.
room-face-down = { $cards ->
    [1] képpel lefelé
   *[other] { $cards } lap képpel lefelé
  }
room-pile = { $cards } lap a pakliban
room-time-left = hátravan: { $time }
room-time-up = Lejárt az idő. Ami elkezdődött, azt még játsszátok végig.
room-last-minute = Még egy perc.
room-hall-clock-end = Terem
room-hall-clock-start = A következő fordulóig
room-hall-clock-time = Idő!
room-hall-clock-halted = áll
room-minutes = { $minutes }{"\u00A0"}perc
room-seconds = { $seconds }{"\u00A0"}mp
room-up = Fel!
room-fingerprint = ujjlenyomat
room-typing = Kockákat az asztalra! Az osztó beírja őket.
room-unjudged = A játékvezető elakadt ezzel a körrel. Semmi sem veszett el; mindjárt újra választhattok.
room-waiting-for = Még hiányzik:
room-dealer-decides = Az osztó dönt:
room-stalled-no-answer = Nem jön válasz.
room-stalled-no-seal = Nem választott időben.
room-stalled-seal-lost = A választás elveszett.
room-stalled-gone = Megszakadt a kapcsolat.
room-open = { counts-cards } számolatlan
room-points-open = Még nincs meg minden pont
room-count-piles = Számoljátok meg a kupacokat!
room-leads-so-far = Eddig az élen
room-winner = A győztes
room-winners = A győztesek
room-shared-win = Közös győzelem
room-nobody-won = Nincs győztes
room-series = Összesen
room-night = Az este
room-series-lead = Az este eddig: { LIST($names) } { $points }
room-corrected-undo = Visszavonva
room-corrected-redo = Újra megtéve
room-corrected-override = Javítva
room-steps = { $steps } lépés
room-not-saved-failing = { $since } óta nincs mentés
room-not-saved-unrecorded = { $since } óta napló nélkül

## A véget ért játék, az est terítője és az emléklap.

room-not-certain = Még nem biztos
room-acts-race = Így alakult a verseny
room-acts-figures = A játék számokban
room-counted-at-end = A meg nem nevezett lapok csak a végén számítanak.
room-ended-by-ended-early = Idő előtt lezárva: a legtöbb { $unit } nyer
room-ended-by-time-up = Lejárt az idő: a legtöbb { $unit } nyer
room-ended-by-last-one-in = Az utolsó bent maradó nyer
room-ended-by-all-out = Mindenki kiesett: a legtöbb { $unit } nyer
room-ended-by-run-off = Rájátszás döntött
room-ended-by-as-agreed = Vége, ahogy megbeszéltük ({ $round }): a legtöbb { $unit } nyer
room-ended-for-nobody = Idő előtt lezárva: még egyik játékosnál sincs { $unit }
room-provisional = Ideiglenes pontok: nincs minden lap megnevezve
room-cloth = { $flowers } virág
room-cloth-number = { $number }. terítő
room-earlier-flowers = és { $flowers } virág a korábbi terítőkön
room-print = Emléklap nyomtatása
room-keepsake = Az est terítője
room-head = A napló vége: { $fingerprint }
room-players = Az asztalnál
room-points = Pont
room-games-won = Megnyert játék
room-flowers = Virág
room-games = { counts-games }
room-not-yet-won = Még tart
