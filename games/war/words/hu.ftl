# Csata: mindenki felfordít egy lapot; a háború dönti el, ha egyforma a legnagyobb. Pakli: ahány lapja valakinek van; a várakozó lap még senkié.

war-name = Háború
war-minutes = 15–60 perc
war-line = Mindenki felfordít egy lapot, és a legnagyobb mindet viszi. Egyforma lapoknál kitör a háború.
war-leaving = A folyó csata nem számít: vegyétek vissza a lapjait. A pakli középen vár a következő csata nyertesére.
war-deck = 52 lapos francia kártya
war-house-cards = Lapok
    .entered = Fordításkor beírva
    .dealt = A képernyő oszt
    .untracked = Csak a nyertes beírva
war-house-variation = Változat
    .classic = Klasszikus
    .three-card = Háromlapos
    .suicide = Választós (Suicide War)
war-house-minutes = Időkorlát percben, 0: nincs
war-house-battles = A csaták száma, 0: nincs korlát
war-refused-card-cannot-be-there = { $where ->
    [expected] Ez a lap nem lehet ott: az eddigiek szerint ott ez van: { $expected }. Írd be még egyszer, és elfogadjuk.
    [stack] Ez a lap nem lehet ott: másnál van ({ $name }). Írd be még egyszer, és elfogadjuk.
    [battle] Ez a lap nem lehet ott: már az asztalon van ({ $name }). Írd be még egyszer, és elfogadjuk.
    [middle] Ez a lap nem lehet ott: középen várakozik. Írd be még egyszer, és elfogadjuk.
   *[all] Ez a lap nem lehet ott: mind a négy máshol van. Írd be még egyszer, és elfogadjuk.
  }
war-refused-five-of-a-rank = Ebből már mind a négy az asztalon van. Ha valamelyik téves, vond vissza odáig (U); ha nem, írd be újra ezt.
war-refused-cards-are-chosen = Ebben a változatban a játékosok választanak lapot, ezért a képernyő nem oszthat. Állíts be mást a lapoknál.
war-refused-the-screen-deals = Ebben a játékban a képernyő oszt, és jól számol. Egy csatát az U gombbal vonhatsz vissza.
war-refused-battle-under-way = Folyik egy csata. Előbb fejezzétek be: a lapszám két csata között javítható.
war-refused-cards-not-held = Ennyi lapja nincs: legfeljebb { $held } vonható le.
war-refused-cards-not-taken = Összesen 52 lap van, most { $left } adható hozzá. Előbb attól vonj le, akinek kevesebb van, mint a képernyőn.
war-unit = lap
war-worth = Legnagyobb az ász, legkisebb a kettes; a szín nem számít
war-asks-deal = A következő csata
war-asks-flip = { $ends ->
    [yes] Folyik még csata? { $name } lapja?
   *[no] { $name } lapja?
  }
war-asks-battle = { $ends ->
    [yes] Ki nyeri az utolsó csatát?
   *[no] Ki viszi a lapokat?
  }
war-asks-tied = { $ends ->
    [yes] Háború! Ki van még benne?
   *[no] Háború! Kik között?
  }
war-asks-war = { $kind ->
    [card] Háború! { $name } lapja?
   *[option] Háború! Ki visz mindent?
  }
war-options-war = Háború!
war-options-done = Senki más
war-options-none = Nincs csata
war-options-flip = Fordítás
war-whys-deal = A képernyő oszt, és mindenkinél felfordít egy lapot: a legnagyobb mindet viszi.
war-whys-flip = Mindenki felfordít egy lapot, a legnagyobb mindet viszi. A szín nem számít.
war-whys-battle = Mindenki felfordít egy lapot. Csak azt kell beírni, kié a legnagyobb, vagy hogy háború van.
war-goals-battle = Csata
    .rule = A legnagyobb lap elviszi az összes felfordítottat. Az ász a legnagyobb, a kettes a legkisebb; a szín nem számít.
war-goals-war = Háború
    .rule = Akiknek egyforma a lapjuk: három lap képpel lefelé, a negyedik felfelé. A legnagyobb mindent visz.
    .ruling = háború csak a legnagyobb lapok között lehet.
war-goals-war-within-a-war = Háború a háborúban
    .rule = Akiknek megint egyforma a lapjuk, újra háborúznak, amíg valakié a legnagyobb nem lesz.
war-goals-short-stack = Kevés a lap
    .rule = Akinek négynél kevesebb lapja van a háborúhoz, az utolsót fordítja fel, a többit képpel lefelé teszi.
war-goals-forfeit = Nincs lap a háborúhoz
    .rule = Akinek nincs több lapja, kimarad a háborúból. Ha csak egy játékosnak maradt, ő visz mindent.
war-goals-waiting-cards = Várakozó lapok
    .rule = Ha a háborúban senkinek sincs több lapja, senki sem nyer.
    .ruling = a lapok középen várnak a következő csata nyertesére.
war-war = Háború!
war-takes = elvisz { $cards } lapot
war-nobody = senki sem nyer
war-why-highest = { HAS($card) ->
    [yes] { $war ->
        [yes] { CAPITAL(THE($card)) } megnyeri a háborút.
       *[no] { CAPITAL(THE($card)) } a legnagyobb.
      }
   *[no] { $war ->
        [yes] A legnagyobb lap megnyeri a háborút.
       *[no] A legnagyobb lap nyer.
      }
  }
war-why-tie = { HAS($card) ->
    [yes] Egyforma a legnagyobb lap ({ $card }): három lefelé, a negyedik felfelé.
   *[no] Egyforma a legnagyobb lap: három lefelé, a negyedik felfelé.
  }
war-why-tie-forfeits = Nincs több lapja: { LIST($names) }.
war-why-forfeit = Egyforma lapok, de a háborúhoz nincs több lapja: { LIST($forfeits) }. Mindent { $winner } visz.
war-why-waits = { $over ->
    [yes] Egyforma a lapjuk: { LIST($tied) }. Senki sem tud többet fordítani: döntetlen.
   *[no] A háborúhoz egyiküknek sincs több lapja: { LIST($tied) }. A lapok a következő nyertesre várnak.
  }
war-why-alone = Már csak egy játékosnak van lapja: { $winner }.
war-waited-too = { $waited ->
    [one] Az 1 várakozó lap is az övé.
   *[other] { CAPITAL(THE($waited)) } várakozó lap is az övé.
  }
war-spoken-war = Háború: { LIST($names) }.
war-spoken-takes = { $name } elvisz { $cards } lapot.
war-spoken-waits = Senki sem nyer. { $cards } lap vár.
war-spoken-drawn = Nincs több lap: döntetlen.
war-battle = { $number }. csata
war-variations-three-card = háromlapos
war-variations-suicide = választós
war-ends-minutes = { $minutes } perc
war-ends-battles-left = még { $battles } csata
war-ends-total = az utolsó lapig
war-ends-called = Ez az utolsó csata. A legtöbb lap nyer.
war-waiting = { $cards } lap vár
war-hands-deal = Osztó: keverj, és oszd ki az összes lapot képpel lefelé. Az első lapot { $first } kapja.
war-hands-lay-classic = Mindenki: fordítsd fel a legfelső lapodat.
war-hands-lay-three-card = Mindenki: két lap lefelé, a harmadik felfelé.
war-hands-lay-suicide = Mindenki: válassz egy lapot, és tedd le képpel lefelé.
war-hands-war = { $chosen ->
    [yes] { LIST($names) }: kiáltsátok: „Háború!”, válasszatok három lapot lefelé, egyet felfelé.
   *[no] { LIST($names) }: kiáltsátok: „Háború!”, három lap lefelé, a negyedik felfelé.
  }
war-hands-take = { $name }: tedd a lapokat a paklid aljára, előbb a sajátodat, aztán az óramutató járása szerint.
war-hands-wait = A lapok középen várnak a következő nyertesre.
war-hands-out = Elfogyott a lapja, kiesett: { LIST($names) }.
war-highlights-longestWar = háború egyetlen csatában
war-highlights-biggestTake = lap egyetlen csatában
war-highlights-warsWon = háborús csata megnyerve
war-highlights-streak = csata zsinórban megnyerve
war-seat-tasks-take = Tedd a lapokat a paklid aljára, előbb a sajátodat, aztán az óramutató járása szerint.
war-seat-tasks-war = { $chosen ->
    [yes] Kiáltsd: „Háború!” Válassz három lapot lefelé, egyet felfelé.
   *[no] Kiáltsd: „Háború!” Három lap lefelé, a negyedik felfelé.
  }
war-seat-asks-flip = Mutasd meg a lapot, amelyet felfordítottál.
war-seat-asks-war = Háború! Mutasd meg a lapot, amelyet felfordítottál.
war-seat-out = Elfogyott a lapod: ebből a játékból kiestél.
war-rules-lead = Kártyajáték mindenkinek, aki a hetest meg tudja különböztetni a királytól. Dönteni semmiről sem kell, kiabálni annál inkább.
war-section-battles = Csaták
war-clause-wr-1 =
    .rule = Mind az 52 lapot kiosztjuk képpel lefelé, egyesével; egyeseknek eggyel több juthat. A paklijába senki sem néz bele. A kettes a legkisebb, az ász a legnagyobb; a szín nem számít.
    .ruling = 2–6 fő játszhatja; az eredeti leírás négy főre szól.
war-clause-wr-2 =
    .rule = A csatában mindenki, akinek van lapja, felfordítja a legfelsőt. A legnagyobb elviszi az összes lapot középről, a paklija aljára.
    .ruling = A sorrend: előbb a várakozó lapok, aztán a nyertes sajátjai, majd az óramutató járása szerint a többieké, ahogy letették. Az utolsó kerül legalulra. Más sorrendben sok játszma sosem ér véget.
war-section-war = Háború
war-clause-wr-3 =
    .rule = Egyforma lapoknál kitör a háború: akiknek egyforma a lapjuk, azt kiáltják: „Háború!”, három lapot tesznek le képpel lefelé, és felfordítanak egy negyediket; a legnagyobb mindent visz. Ha megint egyforma, újra háború van köztük.
    .ruling = Csak akkor van háború, ha a legnagyobb lapok egyformák.
war-clause-wr-4 =
    .rule = Akinek négynél kevesebb lapja van, az utolsót fordítja fel, a többit képpel lefelé teszi. Akinek egy sincs, kimarad ebből a háborúból; ha csak egy játékos marad benne, ő visz mindent.
    .ruling = Ha egyiküknek sincs lapja, a lapok középen várnak a következő csata nyertesére. Ha már csak egy játékosnak van lapja, egyedül fordít, és elviszi a várakozó lapokat. Ha senki sem tud fordítani, az utolsó háború résztvevői osztoznak a győzelmen.
war-section-end = A vége
war-clause-wr-5 =
    .rule = Teljes győzelem: addig tart, amíg egy játékosnál nincs minden lap. Vagy más véget beszéltek meg, például 15–20 percet: akkor a legtöbb lap nyer.
    .ruling = Lehet 1–180 perc, adott számú csata, vagy az osztó zárja le a játékot. A folyó csatát befejezzük. A várakozó lapok senkié, egyenlő lapszámnál közös a győzelem.
war-clause-wr-7 =
    .ruling = Akinek egy csata kezdetén nincs lapja, kiesett. Ha valaki távozik, az elkezdett csata nem számít; a paklija középen vár a következő csata nyertesére. Aki távozott vagy később érkezik, a következő játéktól játszhat.
war-section-variations = Változatok
war-clause-wr-6 =
    .rule = Háromlapos: minden csatában két lap megy lefelé, a harmadik felfelé. Választós (Suicide War): a lapok kézben vannak, és mindenki maga választja ki, melyiket játssza ki.
    .ruling = A háromlaposban a háború ugyanaz. A választósban a háború lapjait is a játékosok választják, és az elvitt lapok kézbe kerülnek.
war-page-lead = Mindenki felfordít egy lapot, és a legnagyobb mindet viszi. Egyforma lapok: háború.
war-page-aim = Cél és osztás
    .line-1 = Szerezd meg az összes lapot. Dönteni nem kell, csak a szerencse számít.
    .line-2 = Az 52 lapos francia kártyát osszátok ki egyesével, képpel lefelé; egyeseknek eggyel több juthat. A paklijába senki sem néz bele.
    .line-3 = A legnagyobbtól lefelé: ász, király, dáma, bubi, 10 … 2. A szín nem számít.
    .wr-1 = 2–6 fő játszhatja; az eredeti leírás négy főre szól.
war-page-battle = Egy csata
    .line-1 = Mindenki egyszerre felfordítja a legfelső lapját. A legnagyobb mindet elviszi, képpel lefelé, a paklija aljára.
    .wr-2 = Előbb a saját lapjaid mennek alulra, aztán a többieké, az óramutató járása szerint, a letevés sorrendjében.
    .wr-7 = Ha egy csata kezdetén nincs lapod, kiestél.
war-page-war = Háború
    .line-1 = Akiknek egyforma a legnagyobb lapjuk, azt kiáltják: „Háború!”, letesznek három lapot képpel lefelé, és felfordítanak egy negyediket. A legnagyobb mindent visz. Ha megint egyforma, újra háború van.
    .wr-3 = Csak akkor van háború, ha a legnagyobb lapok egyformák.
war-page-few = Ha kevés a lapod a háborúhoz
    .line-1 = Ha négynél kevesebb lapod van, az utolsót fordítsd fel, a többit tedd képpel lefelé.
    .line-2 = Ha nincs több lapod, kimaradsz ebből a háborúból. Aki egyedül marad benne, mindent visz.
    .wr-4 = Ha a háborúban senkinek sincs lapja, minden lap középen vár a következő nyertesre.
    .wr-4-2 = Ha már csak egy játékosnak van lapja, egyedül fordít, és elviszi.
    .wr-4-3 = Ha senki sem tud fordítani, az utolsó háború résztvevői osztoznak a győzelmen.
war-page-end = A vége
    .line-1 = Az nyer, akié az összes lap.
    .line-2 = Vagy szabjatok előre időhatárt, például 15–20 percet: akkor az nyer, akinél a legtöbb lap van.
    .wr-5 = Vége lehet adott számú csata után, vagy ha az osztó lezárja: akkor is a legtöbb lap nyer.
    .wr-5-2 = A csatát mindig fejezzétek be. A várakozó lapok senkié; egyenlő lapszámnál közös a győzelem.
war-page-variations = Változatok
    .line-1 = Háromlapos: minden csatában két lap lefelé, a harmadik felfelé.
    .line-2 = Választós (Suicide War): a lapjaidat kézben tartod, és te döntöd el, melyik jöjjön.
    .wr-6 = A háromlaposban a háború ugyanaz.
    .wr-6-2 = A választósban a háború lapjait is te választod, és az elvitt lapok kézbe kerülnek.
