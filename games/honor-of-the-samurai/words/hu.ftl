# Osztás: amit egyszerre kiosztanak; kéz: a játékos kézbeli lapjai; csata: a seregek harca. Fej: elvitt király, dáma vagy bubi.
# Roham: lap, amelyet kézből a sereghez adnak.

honor-of-the-samurai-name = A szamuráj becsülete
honor-of-the-samurai-minutes = 15–30 perc
honor-of-the-samurai-line = Három ismeretlen lap a sereged: a legerősebb viszi az összes fejet, három szégyen pedig kiejt.
honor-of-the-samurai-leaving = A serege és a keze félre kerül. A fejei az állásban maradnak, de nem nyernek.
honor-of-the-samurai-deck = 52 lapos francia kártya két Jokerrel
honor-of-the-samurai-house-cards = Lapok
    .entered = Felfedéskor megnevezve
    .dealt = A képernyő oszt
honor-of-the-samurai-house-out = Három szégyennel kiesel
    .hand = Az osztás végéig
    .game = A játék végéig
honor-of-the-samurai-house-stake = Mennyit ér egy fej
honor-of-the-samurai-house-kings = Királyok: az előző győztes megtilt egy színt
    .no = Nem
    .yes = Igen
honor-of-the-samurai-house-diplomacy = Diplomácia: Joker miatt a királyhoz fordulhatsz
    .no = Nem
    .yes = Igen
honor-of-the-samurai-house-charges = Roham: kézből egy lapot adhatsz a sereghez
    .no = Nem
    .yes = Igen
honor-of-the-samurai-house-disgracesAsHeads = Fejek és szégyenek: a szégyen mínusz egy fej, −3 végleg kiejt
    .no = Nem
    .yes = Igen
honor-of-the-samurai-refused-no-King-to-appeal-to = A diplomáciához király kell: válaszd a királyokat is, vagy hagyd ki a diplomáciát.
honor-of-the-samurai-unit = fej
honor-of-the-samurai-worth = Sereg: ász 13, király 12, dáma és bubi 11, a többi a száma; a Joker veszít; 10 fej nyer
honor-of-the-samurai-asks-king = Ki nyerte az előző játékot?
honor-of-the-samurai-asks-illegal-suit = { $name }, a király: melyik szín legyen tilos?
honor-of-the-samurai-asks-hand = { $name }: van a kézben K, D, B vagy Joker?
honor-of-the-samurai-asks-appeal = Fordul valaki a királyhoz?
honor-of-the-samurai-asks-own-appeal = { $name }: a királyhoz fordulsz a Joker miatt?
honor-of-the-samurai-asks-response = { $name }, a király: meghallgatod?
honor-of-the-samurai-asks-drawn = { $name }, a király: mit húztál?
honor-of-the-samurai-asks-charging = { $name }: indítasz rohamot?
honor-of-the-samurai-asks-charge = { $name }: a roham lapja
honor-of-the-samurai-asks-replacement = { $name }: mi kerül a Joker helyére?
honor-of-the-samurai-asks-army = { $counted ->
    [yes] Minden sereg
   *[no] { HAS($at) ->
        [yes] { $name }: a sereg, { $at }/{ $of }. lap
       *[no] { $name }: a sereg
      }
  }
honor-of-the-samurai-options-clean = nincs
honor-of-the-samurai-options-heads = K, D vagy B
honor-of-the-samurai-options-joker = egy Joker
honor-of-the-samurai-options-headsAndJoker = K, D vagy B, és egy Joker
honor-of-the-samurai-options-jokers = két Joker
honor-of-the-samurai-options-headsAndJokers = K, D vagy B, és két Joker
honor-of-the-samurai-options-C = treff
honor-of-the-samurai-options-D = káró
honor-of-the-samurai-options-H = kőr
honor-of-the-samurai-options-S = pikk
honor-of-the-samurai-options-yes = igen
honor-of-the-samurai-options-no = nem
honor-of-the-samurai-options-nobody = { $what ->
    [king] senki: nincs király
   *[other] senki
  }
honor-of-the-samurai-options-turn = felfordít
honor-of-the-samurai-options-keep = marad a Joker
honor-of-the-samurai-whys-king = A király megtilt egy színt.
honor-of-the-samurai-whys-illegal-suit = Ha ilyen lap van egy seregben, az szégyen.
honor-of-the-samurai-whys-hand = K, D vagy B: egy szégyen és új kéz. Joker: mindenki más kap egy szégyent. A lapokat ne mutasd.
honor-of-the-samurai-whys-army = Mindenkinek három ismeretlen lap: a legnagyobb összeg nyer, a Joker veszít.
honor-of-the-samurai-goals-highest-total = A legerősebb sereg
    .rule = Az ász 13, a király 12, a dáma és a bubi 11. A legnagyobb összeg viszi az összes királyt, dámát és bubit.
    .ruling = a számozott lap a számát éri, és minden elvitt lap egy fej.
honor-of-the-samurai-goals-tie = Döntetlen
    .rule = Ha többeké a legnagyobb összeg, a csatát senki sem nyeri.
honor-of-the-samurai-goals-joker-in-army = Joker a seregben
    .rule = Amelyik seregben Joker van, az rögtön veszít.
    .ruling = ha csak ilyen seregek maradtak, senki sem nyer.
honor-of-the-samurai-goals-face-card-in-hand = Király, dáma vagy bubi a kézben
    .rule = Egy szégyen: dobd el a kézbeli lapokat, és húzz hármat, amíg egy sem marad köztük.
honor-of-the-samurai-goals-joker-in-hand = Joker a kézben
    .rule = Ha Jokert húzol, mindenki más kap egy szégyent.
    .ruling = minden Joker külön számít, és a kézben marad.
honor-of-the-samurai-goals-out = Három szégyen
    .rule = Három szégyennel kiesel.
    .ruling = az osztás végéig, vagy házi szabállyal a játék végéig.
honor-of-the-samurai-goals-illegal-suit = A tiltott szín
    .rule = Egy szégyen, ha a seregben olyan színű lap van, amelyet a király megtiltott.
    .ruling = csatánként egy, akárhány ilyen lap van.
honor-of-the-samurai-goals-lost-charge = Elvesztett roham
    .rule = Ha lapot adsz hozzá, és mégis veszítesz, egy szégyent kapsz.
    .ruling = aki osztozik a legnagyobb összegen, nem veszített.
honor-of-the-samurai-goals-appeal = A királyhoz fordulás
    .rule = Egy Joker miatt a királyhoz fordulhatsz. Ha meghallgat, és királyt, dámát vagy bubit húz, a Joker semmis.
honor-of-the-samurai-battle = { $number }. csata
honor-of-the-samurai-king = király
honor-of-the-samurai-next-deal = következő osztás
honor-of-the-samurai-disgrace = szégyen
honor-of-the-samurai-disgraces = { $count } szégyen
    .of = { $count }/{ $of } szégyen
honor-of-the-samurai-illegal = tilos: { $suit }
honor-of-the-samurai-last-battle = Az utolsó csata
honor-of-the-samurai-staked = fej × { $stake }
honor-of-the-samurai-endings-last-one-in = egyedül maradt bent
honor-of-the-samurai-endings-all-out = egyszerre kiesett mindenki
honor-of-the-samurai-verdicts-loses = Joker: vesztett
    .spoken = Joker, vesztett: { LIST($names) }
honor-of-the-samurai-verdicts-takes = { $count ->
    [0] Nyert, de nem szerzett fejet
   *[other] { $count } fejet visz
  }
    .spoken = { $count ->
        [0] A győztes: { $name }
       *[other] { $count } fej: { $name }
      }
honor-of-the-samurai-verdicts-tie = Döntetlen
honor-of-the-samurai-verdicts-nobody = Senki sem nyer
honor-of-the-samurai-verdicts-disgrace = Egy szégyen
    .spoken = Egy szégyen: { LIST($names) }
    .shortly = Szégyenek
honor-of-the-samurai-verdicts-out = Kiesett
    .spoken = Kiesett: { LIST($names) }
    .shortly = { $players } játékos kiesett
honor-of-the-samurai-why-joker = Amelyik seregben Joker van, veszít, bármi más van benne. A K, D és B lapjai a győztesé.
honor-of-the-samurai-why-wins = { HAS($next) ->
    [yes] { $total } pont { $next } ellen: az asztalon minden K, D és B a legnagyobb összegé.
   *[no] { $total }: más sereg nem számít. Az asztalon minden K, D és B a győztesé.
  }
honor-of-the-samurai-why-tie = Többeké a legnagyobb összeg, { $total }: senki sem nyer, senki sem kap fejet.
honor-of-the-samurai-why-only-jokers = Csak Jokeres seregek maradtak: senki sem kap fejet.
honor-of-the-samurai-why-illegal = Tiltott lap a seregben. A király által megtiltott szín: { $suit }.
honor-of-the-samurai-why-out = { $by ->
    [heads] Három fejjel nulla alatt
   *[disgraces] Három szégyen
  }: { $until ->
    [game] a játék végéig kiesett.
   *[hand] kiesett. A következő osztást szégyen nélkül kezdi.
  }
honor-of-the-samurai-why-charge = Rohamot indított, és mégis elvesztette a csatát.
honor-of-the-samurai-all-out = Mindenki kiesett: azt az osztást senki sem nyerte.
honor-of-the-samurai-back = Újra játszik, szégyen nélkül: { LIST($names) }.
honor-of-the-samurai-hands-deal = Osztó: keverj meg minden lapot, a megszerzett fejeket is. Mindenki hármat kap lefordítva, egymásra, hármat kézbe.
honor-of-the-samurai-hands-redraw = { $name }: dobd el a kézbeli lapokat, és húzz hármat.
honor-of-the-samurai-hands-replace = A sereg lapjait most látatlanban kicserélheted kézből. A régiek külön pakliba kerülnek.
honor-of-the-samurai-hands-charge = A rohamot lefordítva tedd a sereg mellé.
honor-of-the-samurai-hands-settle = Ennyit érnek a fejek: { $worth }.
honor-of-the-samurai-hand = { $name }: { $what }.
    .redrawn = K, D vagy B, egy szégyen
    .jokers = { $jokers ->
        [one] Joker, egy szégyen mindenki másnak
       *[other] két Joker, két szégyen mindenki másnak
      }
    .annulled = Joker, de a király semmissé tette
honor-of-the-samurai-highlights-battle = fej egyetlen csatában
honor-of-the-samurai-highlights-total = egy seregben, a legnagyobb összeg
honor-of-the-samurai-highlights-streak = megnyert csata egymás után
honor-of-the-samurai-highlights-redrawn = kéz K, D vagy B lappal
honor-of-the-samurai-highlights-jokers = sereg veszett el Joker miatt
honor-of-the-samurai-highlights-given = szégyen a többieknek a Jokerek miatt
honor-of-the-samurai-seat-tasks-redraw = Dobd el a kézbeli lapjaidat, és húzz hármat.
honor-of-the-samurai-seat-tasks-charge = Ha rohamot indítasz, tedd lefordítva a sereged mellé.
honor-of-the-samurai-seat-asks-illegal-suit = Te vagy a király: melyik szín legyen tilos?
honor-of-the-samurai-seat-asks-hand = Van a kezedben K, D, B vagy Joker?
honor-of-the-samurai-seat-asks-own-appeal = A királyhoz fordulsz a Joker miatt?
honor-of-the-samurai-seat-asks-response = Te vagy a király: meghallgatod a kérést?
honor-of-the-samurai-seat-asks-drawn = Te vagy a király: melyik lapot húztad?
honor-of-the-samurai-seat-asks-charging = Indítasz rohamot?
honor-of-the-samurai-seat-asks-army = Mutasd meg a seregedet.
honor-of-the-samurai-seat-asks-charge = Mutasd meg a rohamod lapját.
honor-of-the-samurai-seat-asks-replacement = Melyik lap kerül a Jokered helyére?
honor-of-the-samurai-seat-rests-hand = Kiestél. A következő osztást szégyen nélkül kezded.
honor-of-the-samurai-seat-rests-game = Kiestél a játék végéig.
honor-of-the-samurai-seat-rests-next = A következő osztástól játszol.
honor-of-the-samurai-rules-lead = Obinna Onwuka kártyajátéka: egy sereg, amelyet senki sem látott, egy kéz, amely szégyent hozhat rád, és tíz fej a győzelemhez.
honor-of-the-samurai-section-deal = Az osztás és a kezek
honor-of-the-samurai-clause-hs-1 =
    .rule = 52 lap és két Joker. Mindenki előtt három lefordított lap fekszik egymáson, amelyet senki sem látott: ez a serege. Három lap van a kezében. Előbb beszéljétek meg, mennyit ér egy fej.
    .ruling = 2–8 fő játszhatja. A fej értéke egy sor az előkészületnél, és az állás mellett látszik; a játékvezető pénzt nem kezel. Ülésrendben húztok. Ha elfogy a pakli, keverjétek bele az ebben az osztásban eldobott lapokat.
honor-of-the-samurai-clause-hs-2 =
    .rule = Ha király, dáma vagy bubi van a kezedben, az egy szégyen: dobd el a kézbeli lapokat, és húzz hármat, amíg egy sem marad köztük. Ha Jokert húzol, mindenki más kap egy szégyent. Három szégyennel kiesel.
    .ruling = Amelyik kézben mindkettő van, az kap is, ad is. Minden újonnan húzott kéz számít; minden Joker külön számít, és a kézben marad. Az osztás végéig esel ki: tedd félre a sereged és a kézbeli lapokat. A következőben minden fejeddel és szégyen nélkül visszatérsz. Házi szabály: a játék végéig esel ki. Aki távozik, szintén félreteszi őket, és megtartja a fejeit. Aki érkezik vagy visszajön, a következő osztástól játszik.
honor-of-the-samurai-clause-hs-3 =
    .rule = Ezután a sereged bármelyik lapját kicserélheted egy kézbelire, de a régit nem nézheted meg. A kicserélt lapok külön pakliba kerülnek.
honor-of-the-samurai-section-battle = A csata és a vége
honor-of-the-samurai-clause-hs-4 =
    .rule = Fedjetek fel minden sereget. Az ász 13, a király 12, a dáma és a bubi 11. Amelyik seregben Joker van, az azonnal veszít. A legnagyobb összegé minden király, dáma és bubi: ezek a fejek. Ha többeknek egyforma a legnagyobb összegük, senki sem nyer.
    .ruling = A számozott lap a számát éri. Minden elvitt lap egy fej. Ha csak Jokeres seregek maradtak, senki sem nyer.
honor-of-the-samurai-clause-hs-5 =
    .rule = A királyok, dámák, bubik és Jokerek visszakerülnek a pakliba, a kézbeli lapokat eldobjátok; keverés után új osztás jön. A játék addig tart, amíg valakinek tíz feje nem lesz.
    .ruling = Minden osztáshoz az összes lapot megkeveritek; a fejek és a szégyenek maradnak. Előbb a fejek számítanak, aztán a szégyenek: tíz fejjel akkor is nyersz, ha ugyanabban a csatában kiesnél. Ha mindenki kiesett, az osztást senki sem nyeri. Ha a játék végéig estek ki, az utolsó bent maradt játékos is nyer; ha egyszerre esik ki mindenki, a legtöbb fej dönt, egyenlőnél közös a győzelem. Az osztó előbb is lezárhatja a játékot: az elkezdett osztás nem számít, a legtöbb fej nyer, és ha még senkinek sincs, nincs győztes.
honor-of-the-samurai-section-variations = Változatok, együtt is
honor-of-the-samurai-clause-hs-6 =
    .rule = Királyok: ha több játékot játszotok, az előző győztes a király, és megtilt egy színt. Akinek ilyen lap van a seregében, az egy szégyent kap, a király is.
    .ruling = Csatánként egyet, akárhány ilyen lapja van. A színt az egész játékra mondja meg. Az est első játékában nincs király, és akkor sincs, ha az előző játék győztesei közül nem pontosan egy ül itt.
honor-of-the-samurai-clause-hs-7 =
    .rule = Fejek és szégyenek: a szégyen egy fejet vesz el, és nulla alá is vihet. Mínusz háromnál kiesel; fejekkel visszaszerezheted, amit elvesztettél.
    .ruling = Egy csata fejei és szégyenei együtt számítanak, és a szám osztásról osztásra megmarad. Mínusz háromnál a játék végéig esel ki, bármiben egyeztetek is meg. Az utolsó bent maradt játékos nyer; tíz fej hamarabb nyer.
honor-of-the-samurai-clause-hs-8 =
    .rule = Roham: sorban, mielőtt bárki látná a seregét, mindenki eldönti, ad-e hozzá kézből még egy lapot lefordítva. Ha adsz, és mégis veszítesz, egy szégyent kapsz.
    .ruling = A roham mindenben a sereg része. Aki osztozik a legnagyobb összegen, nem veszített; akinek Joker van a seregében, az igen.
honor-of-the-samurai-clause-hs-9 =
    .rule = Diplomácia, királyokkal: ha egy Joker szégyent ad, a királyhoz fordulhatsz. Ha meghallgat, húz egy lapot, és egy király, dáma vagy bubi semmissé teszi a Jokert. A sereged Jokere miatt is hozzá fordulhatsz; ha sikerül, kézből kicserélheted.
    .ruling = Jokerenként egyszer. A király nem fordulhat önmagához, és ha kiesett, senkit sem hallgat meg. A húzott lapot eldobja. Az új lap számít, a tiltott színnél is. Ha nincs lap a kezedben, a Joker marad.
honor-of-the-samurai-page-lead = Szerezz elsőként tíz fejet: fej a seregek minden királya, dámája és bubija; a legerősebb sereg viszi őket.
honor-of-the-samurai-page-before = Minden osztás előtt
    .line-1 = A játék előtt beszéljétek meg, mi a tét egy fejért.
    .hs-1 = 2–8 fő játszhatja. Minden osztáshoz keverjétek meg mind az 52 lapot és a két Jokert.
    .line-2 = Mindenki kap három lefordított lapot, egymásra: ez a serege, senki sem nézheti meg. Három lapot kézbe is kap.
honor-of-the-samurai-page-hand = A kezed
    .line-1 = K, D vagy B van benne: egy szégyent kapsz. Mindet dobd el, és húzz hármat; ismételd, amíg van köztük ilyen.
    .line-2 = Joker van benne: mindenki más kap egy szégyent.
    .hs-2 = Ülésrendben haladtok. Minden húzott kéz és minden Joker számít; ha vegyes, kapsz is, adsz is.
    .line-3 = Három szégyennel kiesel.
    .hs-2-2 = Csak ebből az osztásból: tedd félre a lapjaidat. A következőben már játszol, szégyen nélkül.
    .line-4 = Utána kézből kicserélheted a sereged lapjait. A régit ne nézd meg; ezek külön kupacba kerülnek.
honor-of-the-samurai-page-battle = A csata
    .line-1 = Fedjetek fel és adjatok össze minden sereget. A Jokeres sereg azonnal veszít.
    .line-2 = A legnagyobb összeg viszi minden sereg K, D és B lapjait. Ha többeké a legnagyobb, senki sem.
    .hs-4 = A számozott lapok, 2-től 10-ig, a számukat érik.
    .hs-4-2 = Minden elvitt lap egy fej. Csak Jokeres seregek: senki sem nyer.
honor-of-the-samurai-page-counts = Egy lap értéke
    .row-1 = Á | K | D, B
    .row-2 = 13 | 12 | 11
honor-of-the-samurai-page-end = A játék vége
    .line-1 = Osztás osztást követ, míg valaki tíz fejet nem szerez: ő nyer.
    .hs-5 = Írjátok fel a fejeket és a szégyeneket: maradnak. Ha mindenki kiesett, az osztást senki sem nyeri.
    .hs-5-2 = Előbb a fejek számítanak: tíz fejjel akkor is nyersz, ha ugyanabban a csatában kiesnél.
honor-of-the-samurai-page-if-played = Ha ezeket is játsszátok
    .line-1 = Királyok: az előző játék győztese a király, és megtilt egy színt. Ha ilyen van egy seregben, a királyéban is: egy szégyen.
    .hs-6 = A színt játékonként egyszer mondja. Csatánként egy szégyen. Az első játékban nincs király.
    .line-2 = Fejek és szégyenek: a szégyen mínusz egy fej; mínusz háromnál kiesel.
    .hs-7 = A szám osztásról osztásra marad. Aki kiesett, végleg; aki utolsónak marad, nyer.
    .line-3 = Roham: csere után sorban egy lapot kézből, lefordítva a lefordított seregedhez adhatsz. Ha így is veszítesz: egy szégyen.
    .hs-8 = A holtverseny nem vereség.
    .line-4 = Diplomácia, királlyal: ha egy Joker szégyent ad neked, vagy a felfedett seregedben van, a királyhoz fordulhatsz. Ha meghallgat, húz a pakliból: K, D vagy B esetén a Jokernek nincs hatása, a seregbelit kézből kicserélheted.
    .hs-9 = Jokerenként egyvalaki, a király nem. Ha hatástalan, senki sem kap szégyent.
    .hs-2 = Kiesés a játék végéig: három szégyennel végleg kiesel; aki utolsónak marad, tíz fej nélkül is nyer.
