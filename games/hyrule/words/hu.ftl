# Hét kör egy osztás; a rájátszás még egy osztás az egyenlők között. Kezd: ő teszi le a kör első lapját; húzópakli: ami nem lett kiosztva.

hyrule-name = Hyrule
hyrule-minutes = 5–15 perc
hyrule-line = A káró veri a treffet, a treff a pikket, a pikk a kőrt, a kőr a kárót: hét kör a legtöbb lapért.
hyrule-leaving = A folyó kör nem számít: vegyétek vissza a lapjait. A kézben lévő lapok félre; az elvitt lapok az állásban maradnak, de nem nyernek.
hyrule-deck = 52 lapos francia kártya két Jokerrel
hyrule-house-turns = Körök
    .chance = Szerencse: egyszerre
    .strategy = Stratégia: egymás után
hyrule-house-cards = Lapok
    .entered = Letevéskor beírva
    .dealt = A képernyő oszt
hyrule-refused-laid-in-this-turn = Ezt a lapot ebben a körben már letették ({ $name }). Ha ott volt téves, vond vissza; ha nem, írd be újra ezt.
hyrule-refused-no-pile = Most nincs mit javítani: a rájátszásból kimaradóknak nincs lapjuk, és osztás előtt senkinek sincs.
hyrule-refused-card-cannot-be-there = { $where ->
    [captured] Ez a lap nem lehet ott: már elvitték ({ $name }). Írd be még egyszer, és elfogadjuk.
    [waiting] Ez a lap nem lehet ott: középen várakozik. Írd be még egyszer, és elfogadjuk.
   *[discarded] Ez a lap nem lehet ott: már eldobták ({ $name }). Írd be még egyszer, és elfogadjuk.
  }
hyrule-unit = lap
hyrule-worth = ♦ > ♣ > ♠ > ♥ > ♦ · legnagyobb a király, legkisebb az ász · a Jokert csak ötös veri
hyrule-asks-tallest = Ki a legmagasabb?
hyrule-asks-tallest-in-run-off = Rájátszás: ki a legmagasabb közülük?
hyrule-asks-run-off = Döntetlen. Legyen rájátszás?
hyrule-asks-discard = { $name } cserél: melyik lapot?
hyrule-asks-lead = { $kind ->
    [card] { $name } kezd: melyik lappal?
   *[option] { $name } kezd
  }
hyrule-asks-follow = { $kind ->
    [card] { $name } jön: melyik lappal?
   *[option] { $name } jön
  }
hyrule-asks-turned = { $kind ->
    [card] { $counted ->
        [yes] Mindenki: egy lap képpel lefelé
       *[no] { $name }: melyik lap?
      }
   *[option] Mindenkinek egy lap
  }
hyrule-options-swap = Csere
hyrule-options-no-swap = Mégsem cserél
hyrule-options-play-off = Rájátszás
hyrule-options-share = Közös győzelem
hyrule-options-lay = { $what ->
    [turned] Fordítás
   *[other] Letesz egyet
  }
hyrule-whys-tallest = Amíg mindenkinek ugyanannyi lapja van, a legmagasabb kezd.
hyrule-whys-lead = A káró veri a treffet, a treff a pikket, a pikk a kőrt, a kőr a kárót.
hyrule-whys-turned = A káró veri a treffet, a treff a pikket, a pikk a kőrt, a kőr a kárót.
hyrule-goals-first-suit = Az erősebb szín
    .rule = A káró veri a treffet és a pikket, a treff a pikket és a kőrt, a pikk a kőrt.
hyrule-goals-highest = Egy színen belül
    .rule = A nyerő színből a legnagyobb lap nyer: az ász 1, a király 13.
hyrule-goals-heart-beats-diamond = Kőr a káró ellen
    .rule = Ha kőr is van, káró is, a legnagyobb kőr nyer, akármi van mellettük.
hyrule-goals-joker = Joker
    .rule = A Joker az ötös kivételével mindent ver.
hyrule-goals-five-beats-joker = Az ötös veri a Jokert
    .rule = Joker ellen az ötös nyer: elsőnek a kőr, aztán a pikk, a treff, a káró. Joker nélkül olyan lap, mint a többi.
hyrule-goals-two-jokers = Két Joker
    .rule = Egyik Joker sem veri a másikat.
    .ruling = senki sem nyer, és a lapok a következő nyertesre várnak.
hyrule-goals-waiting-won = Várakozó lapok
    .rule = Aki a következő kört nyeri, a várakozó lapokat is elviszi.
hyrule-goals-swap = Csere
    .rule = Letevés helyett a kezdő eldobhat egy lapot, és húzhat egyet, de csere után nem. Ilyenkor a következő kezd.
hyrule-goals-most-leads = Aki vezet, kezd
    .rule = Az kezd, aki a legtöbb lapot vitte el. Amíg egyenlő az állás, a legmagasabb.
    .ruling = ha többen állnak az élen, az, aki utoljára nyert.
hyrule-takes = elvisz { $cards } lapot
hyrule-nobody = senki sem nyer
hyrule-why-five-beats-joker = { $several ->
    [yes] Jokert csak ötös ver, és itt a legjobb ötös: { $card }.
   *[no] Jokert csak ötös ver: { $card }.
  }
hyrule-why-joker = Nincs köztük ötös, ezért a Joker nyer.
hyrule-why-two-jokers = { $last ->
    [yes] Két Joker, és nincs ötös: senki sem nyer. A lapok senkié.
   *[no] Két Joker, és nincs ötös: senki sem nyer. A lapok a következő nyertesre várnak.
  }
hyrule-why-heart-beats-diamond = { $several ->
    [yes] Kőr is van, káró is: a legnagyobb kőr nyer ({ $card }).
   *[no] Kőr is van, káró is: a kőr nyer ({ $card }).
  }
hyrule-why-one-suit = Csupa { $suit }: a legnagyobb nyer ({ $card }).
hyrule-why-first-suit = { $several ->
    [yes] { CAPITAL(THE($suit)) } erősebb, mint { LIST(THE($suits)) }. A legnagyobb: { $card }.
   *[no] { CAPITAL(THE($suit)) } erősebb, mint { LIST(THE($suits)) }.
  }
hyrule-spoken-takes = { $name } elvisz { $cards } lapot.
hyrule-spoken-waits = Két Joker: senki sem nyer. { $cards } lap vár.
hyrule-spoken-nobodys = Két Joker: senki sem nyer.
hyrule-turn = { $runOff ->
    [0] { $number }. kör
    [one] a rájátszás { $number }. köre
   *[other] { THE($runOff) }. rájátszás { $number }. köre
  }
hyrule-turns-left = még { $turns } kör
hyrule-stock = húzópakli { $cards }
hyrule-waiting = { $cards } lap vár a következő nyertesre.
hyrule-leads = kezd
hyrule-hands-deal = { $to ->
    [all] Osztó: keverd meg mind az 54 lapot, és ossz mindenkinek hetet.
   *[them] Osztó: keverd meg mind az 54 lapot, és ossz nekik hetet‑hetet.
  }
hyrule-hands-draw-deck = A többi a húzópakli.
hyrule-hands-run-off = Rájátszás: { $names }.
hyrule-hands-before = Lapok a rájátszás előtt: { $counts }.
hyrule-hands-take = { $cards ->
    [one] { $name }: vidd el mind az 1 lapot.
   *[other] { $name }: vidd el mind { THE($cards) } lapot.
  }
hyrule-hands-wait = A lapok középen várnak a következő nyertesre.
hyrule-hands-draw = { $name }: dobd el ezt: { $discarded }, és húzz egyet.
hyrule-hands-lead-tallest = { $name } kezd: a legmagasabb, mert egyenlő az állás.
hyrule-hands-lead-most-captured = { $name } kezd: nála van a legtöbb lap.
hyrule-hands-lead-captured-last = { $name } kezd: az élen állók közül ő nyert utoljára.
hyrule-hands-lead-after-swap = { $name } kezd: csere után ő következik.
hyrule-hands-may-swap = Letevés helyett cserélhet is.
hyrule-hands-share = Ugyanannyi lappal az élen: { $names }.
hyrule-highlights-jokersCaught = Joker ötössel elfogva
hyrule-highlights-haul = lap egyetlen körben
hyrule-highlights-aces = kör ásszal, a legkisebb lappal megnyerve
hyrule-highlights-streak = kör zsinórban megnyerve
hyrule-highlights-hearts = alkalommal verte kőr a kárót
hyrule-highlights-leadChanges = alkalommal cserélt gazdát a vezetés
hyrule-highlights-comeback = lap hátrányból jött a győzelem
hyrule-seat-tasks-take = Vidd el a lapokat, összesen { $cards } darabot.
hyrule-seat-tasks-draw = Dobd el ezt: { $discarded }, és húzz egyet.
hyrule-seat-asks-discard = Te cserélsz: melyik lapot dobod el?
hyrule-seat-asks-lead = Te kezdesz: a te lapod az első.
hyrule-seat-asks-follow = Te jössz: melyik lapot teszed le?
hyrule-seat-asks-turned = Mutasd meg a lapot, amelyet letettél.
hyrule-seat-not-in-run-off = Ebben a rájátszásban nem veszel részt: a végéig pihensz.
hyrule-rules-lead = Kártyajáték 2–7 főre: rúpiákkal, bombákkal, kardokkal és szívekkel.
hyrule-section-cards = A lapok
hyrule-clause-hy-1 =
    .rule = 2–7 fő játszhatja, 52 lapos francia kártyával és két Jokerrel. Mindenki hét lapot kap, és titokban tartja. Egy leosztás hét körből áll.
    .ruling = A csere nem számít körnek.
hyrule-clause-hy-2 =
    .rule = A kör lapjait egyetlen lap nyeri meg. Ha van köztük Joker, a legjobb ötös (kőr, aztán pikk, treff, káró); ötös nélkül a Joker. Ha nincs Joker, de kőr is van, káró is, a legnagyobb kőr. Különben a káró, treff, pikk, kőr sorrendben az első szín, abból a legnagyobb lap: az ász 1, a király 13. Így könnyű megjegyezni: a rúpiáért (káró) bombát és kardot is adnak; a bomba (treff) messziről eltalálja a kardot és a szívet; a kard (pikk) megsebzi a szívet; a szívet (kőr) viszont nem lehet megvenni. A Joker neve Tingle, őt csak egy szép ötös zavarja meg: a mesterkard (pikk 5), a bombafürt (treff 5), a kék rúpia (káró 5) vagy a kőr 5.
hyrule-clause-hy-3 =
    .ruling = Két Joker, és nincs ötös: senki sem nyer. A lapok a következő kör nyertesére várnak; az utolsó kör után senkié.
hyrule-section-turns = A körök
hyrule-clause-hy-4 =
    .rule = Szerencseszabályok, türelmetleneknek: gyorsabb, és sok a meglepetés. Mindenki letesz egy lapot képpel lefelé, és háromra egyszerre felfordítja. A nyertes mindet elviszi.
hyrule-clause-hy-5 =
    .rule = Stratégiai szabályok, türelmeseknek: több a döntés. A kezdő képpel felfelé tesz le egy lapot, a többiek az óramutató járásával ellentétesen követik. Letevés helyett a kezdő cserélhet: egy lapot képpel felfelé eldob, és húz egyet, hátha jobbat kap, vagy hogy a következőnek kelljen kezdenie.
    .ruling = Csak a kezdő cserélhet, de közvetlenül csere után nem, és üres húzópaklinál sem. Csere után a következő kezd, az óramutató járásával ellentétesen.
hyrule-clause-hy-6 =
    .rule = A stratégiai szabályoknál az kezd, aki a legtöbb lapot vitte el; az első körben, és ha mindenkinél ugyanannyi van, a legmagasabb játékos.
    .ruling = Ha többen állnak az élen, közülük az kezd, aki utoljára nyert. Csere után a HY-5 szerint.
hyrule-section-end = A vége
hyrule-clause-hy-7 =
    .rule = Hét kör után az nyer, akinél a legtöbb lap van; az értékük nem számít. Döntetlennél jöhet rájátszás, de maradhat úgy is.
    .ruling = A rájátszást azok játsszák, akik az élen állnak. Mind az 54 lapot újra meg kell keverni, és csak az számít, amit a rájátszásban visznek el. Az osztó előbb is lezárhatja a játékot: az elkezdett kör nem számít, a legtöbb lap nyer, és ha még senkinek sincs, nincs győztes. Ha egy játékos távozik, a kör újrakezdődik; már nem nyerhet, és a következő játékba szállhat be újra.
hyrule-page-lead = Hét kör: mindenki letesz egy lapot, és egy játékos elviszi mindet. A legtöbb lap nyer.
hyrule-page-aim = Cél és osztás
    .line-1 = Vidd el a legtöbb lapot hét kör alatt.
    .line-2 = 2–7 fő játszhatja. Keverjetek meg egy 52 lapos francia kártyát két Jokerrel. Mindenki hét lapot kap, és titokban tartja. A többi a húzópakli.
    .line-3 = Válasszatok: szerencseszabályok (gyors, sok meglepetés, türelmetleneknek) vagy stratégiai szabályok (türelmeseknek).
hyrule-page-chance = Szerencse: mindenki egyszerre
    .line-1 = Mindenki letesz egy lapot képpel lefelé, és háromra felfordítja. A nyertes mindet elviszi.
hyrule-page-strategy = Stratégia: egymás után
    .line-1 = A kezdő képpel felfelé tesz le egy lapot, a többiek az óramutató járásával ellentétesen követik. A nyertes mindet elviszi.
    .line-2 = Az kezd, aki a legtöbb lapot vitte el; az első körben, és ha mindenki egyenlő, a legmagasabb játékos.
    .line-3 = Letevés helyett a kezdő cserélhet: egy lapot képpel felfelé eldob, és húz egyet.
    .hy-6 = Ha többen vannak az élen, de nem mind, közülük az kezd, aki utoljára nyert.
    .hy-5 = Közvetlenül csere után és húzópakli nélkül nincs csere.
    .hy-5-2 = Csere után a következő kezd, ugyanabban az irányban.
    .hy-1 = A csere nem számít körnek.
hyrule-page-beats = Mi mit ver
    .line-1 = A rúpia megveszi a bombát és a kardot; a bomba messziről eltalálja a kardot és a szívet; a kard megsebzi a szívet; a szív nem eladó.
    .row-1 = Lap | veri
    .row-2 = Káró: rúpia | treff, pikk
    .row-3 = Treff: bomba | pikk, kőr
    .row-4 = Pikk: kard | kőr
    .row-5 = Kőr: szív | káró
    .row-6 = Joker: Tingle | mindet, ötöst nem
hyrule-page-wins = Ki nyer, ebben a sorrendben
    .line-1 = Van Joker: a legjobb ötös nyer, elöl a legjobb: kőr, pikk (mesterkard), treff (bombafürt), káró (kék rúpia). Nincs ötös: a Joker nyer. Joker nélkül az ötös közönséges lap.
    .hy-3 = Két Joker, és nincs ötös: senki sem nyer. A lapok a következő nyertesre várnak.
    .hy-3-2 = Az utolsó kör után a várakozó lapok senkié.
    .line-2 = Kőr is van, káró is: a legnagyobb kőr.
    .line-3 = Különben a legnagyobb káró; káró híján a legnagyobb treff, aztán pikk, aztán kőr. Ász 1, bubi 11, dáma 12, király 13.
hyrule-page-end = A vége
    .line-1 = Hét kör után a legtöbb lap nyer; az értékük nem számít. Döntetlen maradhat, vagy jöhet rájátszás.
    .hy-7 = A rájátszást az élen állók játsszák mind az 54 lappal; csak az ott elvitt lapok számítanak.
