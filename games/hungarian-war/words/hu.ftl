# Egy oldal elvisz vagy blokkol: a bal, a középső vagy a jobb lapot. Oldalsó lap: két hely között. Kupac: amit valaki elvitt;
# húzópakli: ami maradt; eldobva: senkié. Kiesett: most nem játszik; nincs itt: elment egy időre.

hungarian-war-name = Magyar háború
hungarian-war-minutes = 5–20 perc
hungarian-war-line = Mindenki titokban választ: elvisz egy lapot, vagy blokkolja. Aztán egyszerre emelkedik minden kéz.
hungarian-war-leaving = A kupaca és a pontjai megmaradnak az állásban. A bal oldali lapja a dobópakliba kerül.
hungarian-war-deck = 52 lapos francia kártya
hungarian-war-house-cards = Lapok
    .taken = Elvitelkor megnevezve
    .entered = Mind megnevezve kirakáskor
    .dealt = A képernyő oszt
    .untracked = A végén megszámolva
hungarian-war-house-lastTable = Ha elfogy a húzópakli
    .leave = Vége a játéknak
    .play = Teli asztalnál még egy kör
hungarian-war-house-decks = Paklik
hungarian-war-house-jokers = Jokerek
hungarian-war-house-rulesCards = Szabálykártyák
hungarian-war-house-jokerValue = Egy Joker pontja
hungarian-war-house-rulesCardValue = Egy Szabálykártya pontja
hungarian-war-refused-deck-size = A pakliban nem lehet { $given } lap; legfeljebb { $most } van benne.
hungarian-war-refused-faces-count = { $given } kocka jutna { $seats } helyre.
hungarian-war-refused-face-of-a-seat-not-in-the-game = { HAS($name) ->
    [yes] Nincs játékban, nincs mit mutatnia: { $name }.
   *[no] Nincs játékban, nincs mit mutatnia: { SEAT($seat) }. hely.
  }
hungarian-war-refused-no-such-face = { SEAT($seat) }. hely: nincs ilyen oldala a kockának: „{ $given }”.
hungarian-war-refused-nobody-in-the-game = Senki sem maradna játékban.
hungarian-war-refused-no-such-card = Nincs ilyen lap ennél az asztalnál.
hungarian-war-refused-no-such-place = Nincs ilyen hely az asztalon.
hungarian-war-refused-cards-are-not-named-in-this-game = Ebben a játékban nem nevezünk meg lapot; a végén számoljuk a kupacokat.
hungarian-war-refused-not-swappable = Ez a két lap nem cserélhető.
hungarian-war-refused-fewer-points-than-cards = Ez kevés: a kupac lapjai legalább { $least } pontot érnek. Ha valamelyiknek téves a neve, előbb azt javítsd ki.
hungarian-war-refused-deck-count = A pakliban nem lehet { $given } lap; legfeljebb { $most } maradt.
hungarian-war-refused-points = Ez nem pontszám: { $given }.
hungarian-war-refused-already-away = Már nincs itt: { $name }.
hungarian-war-refused-not-away = Nem ment el: { $name }.
hungarian-war-refused-standing-is-already-so = { $standing ->
    [out] Már kiesett: { $name }.
   *[in] Már játékban van: { $name }.
  }
hungarian-war-refused-would-leave-nobody-in-the-game = Egyedül van játékban, most nem mehet el: { $name }.
hungarian-war-refused-no-card-for-a-new-seat = A húzópakliban nincs több lap egy új helynek.
hungarian-war-refused-card-cannot-be-there = Ez a lap nem lehet ott: { hungarian-war-whereabouts }. Ugyanaz a billentyű még egyszer: mégis ez a lap.
hungarian-war-naming-taken-by = { $name } elvitte a lapot, amely { $place } volt. Mi az értéke?
hungarian-war-naming-next-taken = A következő elvitt lap: mi az értéke?
hungarian-war-naming-discarded-from = Eldobtuk a lapot, amely { $place } volt. Mi az értéke?
hungarian-war-naming-lies-at = Melyik lap fekszik { $place }?
hungarian-war-naming-more = utána még { $count }
hungarian-war-naming-earlier = Korábbi lapok megnevezése: { $count }
hungarian-war-naming-rank-only = A szín nem ismert
hungarian-war-counting-question = { $name } kupaca: hány pont?
hungarian-war-counting-cards = { counts-cards }
hungarian-war-counting-values = Á 1 · 2–10 · B 11 · D 12 · K 13
hungarian-war-counting-skip = Nyitva marad
hungarian-war-corrections-reasons-1 = Elszámoltuk
hungarian-war-corrections-reasons-2 = Rossz lapnév
hungarian-war-corrections-reasons-3 = Rosszul beírt kocka
hungarian-war-corrections-reasons-4 = Későn ment fel egy kéz
hungarian-war-corrections-reasons-5 = Mind egyetértünk
hungarian-war-points-standing = Kiesett vagy játékban
hungarian-war-points-put-out = { $name } kiesett
hungarian-war-points-take-in = { $name } játékban van
hungarian-war-points-deck = A húzópakli
hungarian-war-points-deck-left = Maradt lap
hungarian-war-points-deck-empty = Üresen maradt helyek
hungarian-war-points-set-deck = A húzópakliban { $left } van
hungarian-war-audit-title = Kupacok megszámolása
hungarian-war-audit-hint = A valódi kupac dönt. Csak azt számoljátok meg, amit valaki vitat.
hungarian-war-audit-screen = { counts-cards }, { counts-points }
hungarian-war-audit-counted = Megszámolva: { $points }
hungarian-war-audit-points = { $name } kupacának pontjai
hungarian-war-audit-enter = Megszámoltuk
hungarian-war-audit-verdicts-same = Ugyanannyi, mint a képernyőn
hungarian-war-audit-verdicts-open = { $by } pont jut { $cards } meg nem nevezett lapra
hungarian-war-audit-verdicts-cannot = Nem lehet: a meg nem nevezett lapokkal { $least }–{ $most } pont
hungarian-war-lying-centre = középen
hungarian-war-lying-between = { $one } és { $other } között
hungarian-war-lying-left = { $name } bal oldalán
hungarian-war-cards-table = Az asztalon
hungarian-war-cards-pile-of = { $name } kupaca
hungarian-war-cards-discard = Eldobva
hungarian-war-cards-choose = Nyomj meg egy lapot, hogy megnevezd vagy javítsd.
hungarian-war-cards-swap = Ezt cseréltem középre
hungarian-war-audit-given-more = és +{ $by } javítás
hungarian-war-audit-verdicts-named-more = { $points } ponttal több, mint a megnevezett lapoké: egy név hibás, vagy a kupac megváltozott
hungarian-war-audit-given-less = és −{ $by } javítás
hungarian-war-audit-verdicts-named-less = { $points } ponttal kevesebb, mint a megnevezett lapoké: egy név hibás, vagy a kupac megváltozott
hungarian-war-place-named-centre = középső lap
hungarian-war-place-named-between = { $one } és { $other } közti lap
hungarian-war-place-named-left = bal oldali lap ({ $name })
hungarian-war-place-discarded-centre = a középső lapot
hungarian-war-place-discarded-between = { THE($one) } és { $other } közti lapot
hungarian-war-place-discarded-left = a bal oldali lapot ({ $name })
hungarian-war-target-centre = a középső lapot
hungarian-war-target-left = a bal oldali lapot
hungarian-war-target-right = a jobb oldali lapot
hungarian-war-target-between = a lapot közted és { $neighbour } között
hungarian-war-target-shared = a köztetek lévő lapot
hungarian-war-last-round = Utolsó kör
hungarian-war-may-be-last = Ez lehet az utolsó kör
hungarian-war-signs-order = A számok a lapokon: ebben a sorrendben kell őket letenni.
hungarian-war-signs-out = Piros nyíl: kiesett, amíg a játékosok vissza nem térnek.
hungarian-war-needed = { $blockers } kell
hungarian-war-side-nobody = Senki sem akarta.
hungarian-war-side-lone-taker = Csak { $takers } akarta.
hungarian-war-side-two-takers = { $takers } is akarta: senki sem kapja meg.
hungarian-war-side-blocker-wins = { $takers } akarta, { $blockers } blokkolt: a blokkolóé a lap.
hungarian-war-side-lone-blocker = { $blockers } blokkolt, de senki sem akarta.
hungarian-war-side-two-blockers = { $blockers } is blokkolta.
hungarian-war-centre-card-everybody-blocks = Mindenki blokkolt, aki játékban volt: a lapot eldobjuk, senki sem esik ki.
hungarian-war-centre-card-block-stands-takers-out = { $blocked } blokkolt, { $needed } kellett: a blokk sikerült. Aki el akarta vinni, kiesik.
hungarian-war-centre-card-block-stands-blockers-out = { $blocked } blokkolt, { $needed } kellett: a blokk sikerült, de senki sem akarta elvinni: a blokkolók esnek ki.
hungarian-war-centre-card-several-takers = { $takers } is akarta: senki sem kapja meg.
hungarian-war-centre-card-block-fails = { $blocked } blokkolt, { $needed } kellett volna: a blokk nem sikerült.
hungarian-war-rejoin-nobody-blocked = A középsőt senki sem blokkolta: aki kiesett, visszatér.
hungarian-war-rejoin-everybody-blocked = A középsőt mindenki blokkolta: aki kiesett, visszatér.
hungarian-war-rejoin-block-attempted = Volt, aki blokkolta a középsőt: aki kiesett, kint marad.
hungarian-war-spoken-out = Kiesett: { LIST($names) }.
hungarian-war-spoken-many-out = { $players } játékos kiesett.
hungarian-war-spoken-back = Visszatér: { LIST($names) }.
hungarian-war-spoken-many-back = { $players } játékos visszatér.
hungarian-war-take = { $name }: vidd el { $target }.
hungarian-war-dealer-discard = dobd el { $places }
hungarian-war-dealer-lay-table = szedd össze és keverd meg a lapokat, aztán ossz { $cards } lapot, egyet középre és egyet‑egyet minden két szomszéd közé
    .two = szedd össze és keverd meg a lapokat, aztán ossz 3 lapot, egyet középre és egyet‑egyet a két oldalára
hungarian-war-dealer-lay = ossz { $cards } lapot
    .centre-first = ossz { $cards } lapot, az elsőt középre
hungarian-war-highlights-blocks = sikeres blokk
hungarian-war-highlights-timesOut = kiesés
hungarian-war-highlights-stolen = pont: { $card }, { $from } elől elhalászva
hungarian-war-highlights-drought = kör egymás után lap nélkül
hungarian-war-highlights-streak = kör egymás után lappal
hungarian-war-highlights-clashes = alkalommal akarták ugyanazt a lapot
hungarian-war-highlights-leadChanges = alkalommal cserélt gazdát a vezetés
hungarian-war-highlights-comeback = pont hátrányból lett győzelem
hungarian-war-lesson-take = { $many ->
    [yes] vigyétek el { $target }
   *[no] vidd el { $target }
  }
hungarian-war-lesson-block = { $many ->
    [yes] blokkoljátok { $target }
   *[no] blokkold { $target }
  }
hungarian-war-lesson-leave = { $many ->
    [yes] hagyjátok békén { $target }
   *[no] hagyd békén { $target }
  }
hungarian-war-lesson-not-block-centre = bármit, csak a középső blokkolását ne
hungarian-war-lesson-choose-freely = { $many ->
    [yes] válasszatok szabadon
   *[no] válassz szabadon
  }
hungarian-war-deck-left = { $left } lap a pakliban
hungarian-war-steps-CardsLaid = a lapok kirakása
hungarian-war-steps-CardsSwapped = a csere
hungarian-war-steps-FacesOpened = a felfedés
hungarian-war-steps-CardNamed = egy lap megnevezése
hungarian-war-steps-DeckCounted = a pakli megszámolása
hungarian-war-steps-PileCounted = egy kupac megszámolása
hungarian-war-steps-StandingSet = a kiesés javítása
hungarian-war-steps-PlayerWentAway = a távozás
hungarian-war-steps-PlayerCameBack = a visszatérés
hungarian-war-steps-CircleTurned = a kör megfordítása
hungarian-war-spoken-takes-known = { $name } elviszi { THE(ACCUSATIVE($card)) }.
hungarian-war-spoken-takes-next-to = { $name } elviszi { THE($neighbour) } felőli lapot.
hungarian-war-spoken-takes-centre = { $name } elviszi a középső lapot.
hungarian-war-spoken-takes-somewhere = { $name } elvisz egy lapot.
hungarian-war-spoken-blocks-known = { $name } blokkol, és elviszi { THE(ACCUSATIVE($card)) }.
hungarian-war-spoken-blocks-next-to = { $name } blokkol, és elviszi { THE($neighbour) } felőli lapot.
hungarian-war-spoken-blocks-centre = { $name } blokkol, és elviszi a középső lapot.
hungarian-war-spoken-blocks-somewhere = { $name } blokkol, és elvisz egy lapot.
hungarian-war-spoken-discarded-known = Eldobjuk { THE(ACCUSATIVE($card)) }.
hungarian-war-spoken-discarded-next-to = Eldobjuk { THE($neighbour) } felőli lapot.
hungarian-war-spoken-discarded-centre = Eldobjuk a középső lapot.
hungarian-war-spoken-discarded-somewhere = Eldobunk egy lapot.
hungarian-war-dealer-swap = cseréld középre a legnagyobb lapot
    .known = cseréld középre { THE(ACCUSATIVE($card)) }
hungarian-war-dealer-all = Osztó: { $steps }.
hungarian-war-dealer-then = { $first }; aztán { $second }
hungarian-war-misplaced = { $card }: { hungarian-war-whereabouts }
hungarian-war-whereabouts = { $where ->
    [all] mind { THE($count) } ilyen ismert már: { $table } az asztalon{ $discard ->
        [0] { "" }
       *[other] , { $discard } eldobva
      }{ HAS($name) ->
        [yes] , elvitte: { $name }
       *[no] { "" }
      }
    [table] az asztalon fekszik
    [pile] már elvitték ({ $name })
    [discard] már eldobták
   *[deck] ebben a pakliban nincs több ilyen
  }
hungarian-war-goals-lone-taker = Egyvalaki akarja
    .rule = Csak egy viszi: az övé.
hungarian-war-goals-two-takers = Mindketten akarják
    .rule = Ketten viszik: eldobjuk.
hungarian-war-goals-blocker-wins = Az egyik viszi, a másik blokkol
    .rule = Egy viszi, egy blokkolja: a blokkolóé.
hungarian-war-goals-lone-blocker = Blokk hiába
    .rule = Egy blokkolja, senki sem viszi: marad.
hungarian-war-goals-two-blockers = Mindketten blokkolnak
    .rule = Ketten blokkolják: eldobjuk.
hungarian-war-goals-centre-taker = Egy akarja a középsőt
    .rule = Ha csak egy játékos akarja a középső lapot, megkapja, hacsak nem sikerül a blokk.
hungarian-war-goals-centre-takers = Többen akarják a középsőt
    .rule = Ha többen akarják a középső lapot, és nem sikerül a blokk, el kell dobni.
hungarian-war-goals-block-fails = Kevesen blokkolnak
    .rule = A középső blokkolásához nagyjából a játékban lévők harmada kell. Ennél kevesebb blokkoló nem számít.
hungarian-war-goals-takers-out = Sikerül a blokk
    .rule = Ha elegen blokkolják a középsőt, mindenki kiesik, aki el akarta vinni.
    .ruling = a lap marad.
hungarian-war-goals-rejoin = Aki kiesett, visszatér
    .rule = Senki sem próbálja a középsőt blokkolni, vagy mindenki: minden kiesett visszatér, többnyire 1–3 kör után.
    .ruling = a sikertelen blokk is kint tartja őket.
hungarian-war-goals-blockers-out = Nincs kit blokkolni
    .rule = Ha elegen blokkolják a középsőt, de senki sem akarta elvinni, a blokkolók esnek ki.
    .ruling = a lap marad.
hungarian-war-goals-everybody-blocks = Mindenki blokkol
    .rule = Minden játékban lévő blokkolja: eldobjuk.
    .ruling = senki sem esik ki.
hungarian-war-seat-take = Vidd el { $target }.
hungarian-war-seat-rests-out = Kiestél, amíg a középső lapot senki sem blokkolja, vagy mindenki.
hungarian-war-seat-rests-away = Most nem játszol. Szólj az osztónak, ha visszajöttél.
hungarian-war-seat-side-take-lone-taker = Elviszed { $target }: csak te akartad.
hungarian-war-seat-side-take-two-takers = Te is és { $other } is akartátok { $target }: senki sem kapja meg.
hungarian-war-seat-side-take-blocker-wins = Akartad { $target }, de { $other } blokkolt, és megkapja.
hungarian-war-seat-side-block-blocker-wins = Blokkoltál, és elviszed { $target }, amit { $other } akart.
hungarian-war-seat-side-block-lone-blocker = Blokkoltad { $target }, de senki sem akarta.
hungarian-war-seat-side-block-two-blockers = Te is és { $other } is blokkoltátok { $target }: eldobjuk.
hungarian-war-seat-centre-take-block-stands-takers-out = Kiestél: a középső lap blokkja sikerült, { $blocked } blokkolt, { $needed } kellett.
hungarian-war-seat-centre-take-lone-taker = Elviszed a középső lapot: csak te akartad, és nem volt sikeres blokk.
hungarian-war-seat-centre-take-several-takers = A középső lapot { $takers } játékos akarta, te is: senki sem kapja meg.
hungarian-war-seat-centre-block-everybody-blocks = A középső lapot mindenki blokkolta, te is: eldobjuk, senki sem esik ki.
hungarian-war-seat-centre-block-block-stands-takers-out = A blokkod sikerült: { $blocked } blokkolt, { $needed } kellett. Aki a középsőt akarta, kiesik.
hungarian-war-seat-centre-block-block-stands-blockers-out = Kiestél: blokkoltad a középső lapot, de senki sem akarta.
hungarian-war-seat-centre-block-fails = Blokkoltad a középső lapot, de kevesen: { $blocked } blokkolt, { $needed } kellett volna.
hungarian-war-seat-no-die = Ebben a körben nem választottál.
hungarian-war-seat-rejoin-nobody-blocked = Visszatérsz: a középső lapot senki sem blokkolta.
hungarian-war-seat-rejoin-everybody-blocked = Visszatérsz: a középső lapot mindenki blokkolta.
hungarian-war-seat-rejoin-block-attempted = Kint maradsz: volt, aki blokkolta a középső lapot.
hungarian-war-rules-lead = Gyűjtsd a legtöbb pontot: vidd el a lapokat, vagy blokkold a többieket. Mindenki titokban választ a kockájával, és mindenki egyszerre mutat. Lauren Schlick társasjátéka.
hungarian-war-section-table = Az asztal
hungarian-war-clause-hw-1 = Ketten vagy többen játszhatjátok, a legjobb 3–5 fővel, 5–20 perc alatt. Kell hozzá egy 52 lapos francia kártya és fejenként egy kocka. Egy lap képpel felfelé középen fekszik, és egy-egy minden két szomszéd között: így mindenkinek van egy lapja a bal és egy a jobb oldalán. Hosszabb játékhoz jöhet több pakli, Joker vagy Szabálykártya.
    .ruling = Ennél a játékvezetőnél 2–10 fő játszhat. Körönként 20 másodperccel számolva a szimulált játékok két játékossal 16, öttel 10, tízzel 6 percig tartanak.
hungarian-war-clause-hw-2 =
    .ruling = Ha középre nézel, az óramutató járása szerint következő játékos ül a bal oldaladon. Két játékosnál is két oldalsó lap van: ami az egyiknek bal, az a másiknak jobb.
hungarian-war-clause-hw-3 =
    .ruling = Osztáskor és pótláskor előbb a középső lap jön, aztán az óramutató járása szerint a többi, az első hely bal oldalán kezdve.
hungarian-war-clause-hw-4 = Az ász 1, a számozott lap annyi, amennyi a száma, a bubi 11, a dáma 12, a király 13 pont.
    .ruling = A Joker 15, a Szabálykártya 20 pont, ha mást nem beszéltek meg.
hungarian-war-clause-hw-5 = Minden osztás után az osztó középre cseréli az asztal legnagyobb lapját. Egyforma értékű lapok közül a káró az első, aztán a pikk, a treff és a kőr.
    .ruling = A szín nélküli lap megelőzi az azonos értékű színes lapokat. Ha a középső is a legnagyobbak közé tartozik, nincs csere; egyforma oldalsó lapok közül az elsőnek osztott kerül középre.
hungarian-war-section-round = Egy kör
hungarian-war-clause-hw-6 = Az asztal alatt válaszd ki a kocka egyik oldalát: az 1 a középső lapot blokkolja, a 2 a balt, a 3 a jobbot; a 4 a jobb lapot viszi el, az 5 a balt, a 6 a középsőt. A választott oldalt szorítsd a tenyeredbe, és úgy tedd a kezed az asztalra: így az lesz felül. A szemközti oldalak ugyanarra a lapra céloznak.
hungarian-war-clause-hw-7 = Csak az választ, aki játékban van. Ha minden kéz az asztalon van, az osztó háromtól visszaszámol, és mindenki egyszerre emeli fel a kezét. Mindenki ahhoz a laphoz teszi a kockáját, amelyikre céloz.
    .ruling = Ha valaki kiesett vagy nincs itt, a két oldalsó lapja az asztalon marad, és a szomszédai pályázhatnak rájuk.
hungarian-war-clause-hw-8 =
    .ruling = A felfedés akkor érvényes, ha minden játékban lévő játékos mutatott egy oldalt, vagy az osztó szerint nincs kockája. Akinek nincs kockája, játékban van, de nem tesz semmit; ilyenkor nem blokkolt mindenki.
hungarian-war-clause-hw-9 = Oldalsó lap: ha csak egy játékos viszi el, az övé. Ha ketten is elvinnék, el kell dobni. Ha az egyik elvinné, a másik blokkolja, a blokkolóé. Ha az egyik blokkolja, de senki sem vinné el, semmi sem történik. Ha ketten blokkolják, el kell dobni.
hungarian-war-clause-hw-10 = A középső lap blokkolásához a játékban lévők harmada kell, a lehető legpontosabban: 2–4 játékosból egy, 5–7-ből kettő, 8–10-ből három.
    .ruling = Egynél kevesebb sosem elég.
hungarian-war-clause-hw-11 = Ha mindenki blokkolja a középső lapot, aki játékban van, a lapot el kell dobni.
    .ruling = Senki sem esik ki. Ez megelőzi a következő szabályt.
hungarian-war-clause-hw-12 = Ha elegen blokkolják a középső lapot, egy időre mindenki kiesik, aki el akarta vinni. Ha senki sem akarta, a blokkolók esnek ki.
    .ruling = A lap a helyén marad.
hungarian-war-clause-hw-13 = Ha túl kevesen blokkolják, a blokk nem számít. Ha csak egy játékos viszi el a középső lapot, az övé; ha többen is elvinnék, el kell dobni.
    .ruling = Ha senki sem viszi el, a helyén marad.
hungarian-war-clause-hw-14 = Ha senki sem próbálja blokkolni a középső lapot, vagy mindenki blokkolja, minden kiesett játékos visszatér. Aki kiesik, többnyire csak egy-három kört hagy ki.
    .ruling = A sikertelen blokk is kísérlet volt: olyankor senki sem tér vissza.
hungarian-war-section-after = A kör után és a játék vége
hungarian-war-clause-hw-16 = A megszerzett lapot mindenki a saját kupacába teszi, az eldobott a dobópakliba kerül, a többi marad. Az osztó pótolja a hiányzókat, és középre cseréli a legnagyobb lapot.
hungarian-war-clause-hw-17 = Ha elfogyott a húzópakli, vége a játéknak.
    .ruling = Ezt minden osztás után meg kell nézni. Az asztalon maradt lapok senkié. Megbeszélhetitek, hogy ha minden hely tele van, még egy kört játszotok. Az osztó előbb is lezárhatja a játékot; az első kör előtt nincs győztes.
hungarian-war-clause-hw-18 = Az nyer, akinek a legtöbb pontja van.
    .ruling = Egyenlő pontszámnál közös a győzelem.
hungarian-war-clause-hw-19 = Több játékot is játszhattok: a pontokat adjátok össze.
hungarian-war-section-players = Játékosok és meg nem nevezett lapok
hungarian-war-clause-hw-21 =
    .ruling = Egy lapot sem kell megnevezni a játékvezetőnek: meg lehet nevezni, amikor kiosztják, amikor elviszik, vagy soha. A meg nem nevezett lapokat a végén a kupacokban számoljátok meg.
hungarian-war-clause-hw-22 =
    .ruling = Két kör között bárki elmehet és visszajöhet, leülhet két játékos közé, vagy végleg távozhat. Aki nincs itt, nem számít, megtartja a kupacát, és nem nyerhet lapot. Aki végleg távozott, újra leülhet, és visszakapja a régi kupacát.
hungarian-war-page-lead = Szerezd a legtöbb pontot: vidd el a lapokat, vagy blokkold a többieket.
hungarian-war-page-figure = Itt ülsz te
hungarian-war-page-setup = Előkészületek
    .line-1 = 52 lapos francia kártya, fejenként egy kocka; legjobb 3–5 fővel.
    .line-1-phone = 52 lapos francia kártya, fejenként egy telefon vagy kocka; legjobb 3–5 fővel.
    .line-2 = Ossz egy lapot képpel felfelé középre, és egyet minden szomszédpár közé: így mindenkinek van egy bal és egy jobb oldali lapja. A többi lap a húzópakli.
    .line-3 = A legnagyobb lapot cseréld középre. Egyenlőknél a rangsor: káró, pikk, treff, kőr.
    .hw-2 = Két játékosnál a középső lap két oldalára jut egy-egy.
hungarian-war-page-round = Egy kör
    .line-1 = Az asztal alatt válassz egy kockaoldalt, szorítsd a tenyeredhez, és tedd le a kezed tenyérrel lefelé: az lesz felül.
    .line-1-phone = Válassz a telefonodon a hat gomb egyikével: vidd el vagy blokkold a bal, a középső vagy a jobb lapot. Utána a telefon csak annyit mutat: „Lepecsételve”. A számolás végéig másik gombbal módosíthatsz.
    .line-2 = Az osztó számol: 3-2-1. Egyszerre emelitek fel a kezeteket; a kockát tedd ahhoz a laphoz, amelyre céloz.
    .line-2-phone = Az osztó elindítja a számolást: 3-2-1. Aztán az asztali kijelző egyszerre mutat meg minden választást.
    .line-3 = A megszerzett lap a kupacodba kerül. Az osztó pótol, és középre cseréli a legnagyobb lapot.
hungarian-war-page-side = Az oldalsó lap kettőtöké
    .hw-7 = A kiesettek oldalsó lapjait a szomszédaik elvihetik.
hungarian-war-page-centre = A középső lap mindenkié
    .line-1 = Elegen blokkolják (lásd lent): aki vinné, kiesik, és nem játszik. Ha senki sem vinné, a blokkolók esnek ki.
    .line-2 = Túl kevesen blokkolják: ha egy viszi, az övé; ha többen, eldobva.
    .hw-11 = Ha mindenki blokkolja, senki sem esik ki.
    .hw-12 = Ha senki sem kapja meg, és nem kell eldobni, a lap marad.
    .row-1 = nem esett ki
    .row-2 = ennyi blokk kell
hungarian-war-page-end = A játék vége
    .line-1 = Ha elfogyott a húzópakli, vége. Add össze a kupacod pontjait: a legtöbb pont nyer.
    .line-2 = Ász 1 · számozott lap a száma · bubi 11 · dáma 12 · király 13
    .hw-17 = Azonnal vége; az asztalon maradt lap senkié. Egyenlő pontnál közös a győzelem.
hungarian-war-page-longer = Hosszabb játékhoz
    .line-1 = Jöhet több pakli, Joker vagy Szabálykártya; vagy adjátok össze több játszma pontjait.
    .hw-4 = A Joker 15, a Szabálykártya 20 pont.
