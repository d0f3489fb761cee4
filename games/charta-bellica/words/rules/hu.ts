import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_HU: RulesText = {
  title: 'Charta Bellica',
  lead: 'Háború kártyalapokkal, Somogyi Márton és Csanádi József játéka: négy nemzet tizennégy-tizennégy lapja, háromféle harc. 8 éves kortól.',
  sections: {
    'Két szövetség': {
      'CB-1': {
        rule: 'Négyen játsszák. Válogassátok szét a paklit címerek szerint négy nemzetre, mindegyik tizennégy lap: számok I-től X-ig, pap 11, dáma 12, monarcha 13, főváros 14. Tegyétek le lefordítva a négy fővárost; mindenki húz egyet, és azt a nemzetet kapja. Ezután az egyik játékos szövetségest választ a másik három közül, és ő vezet először; a maradék kettő az ellenség. Mindenki megkeveri a lapjait, hetet lefordítva pakliba tesz, hetet kézbe vesz.',
        ruling:
          'Az osztó beírja, ki melyik fővárost húzta, vagy a képernyő húz. Az osztó bal oldalán ülő játékos választ szövetségest, és elsőként a balján legközelebb ülő ellenség ellen vezet. A szövetségeseknek nem kell egymással szemben ülniük.',
      },
      'CB-2': {
        rule: 'Mindkét szövetség egyik játékosa, a vezető, felfordítja a paklija felső lapját. Aztán a két szövetséges egyszerre letesz mellé egy-egy lapot a kezéből. A nagyobb összeg viszi mind a négy lapot. A vezető és a szövetséges mind a tizennégy csata után szerepet cserél.',
      },
      'CB-3': {
        rule: 'Ha az összeg egyenlő, a két szövetséges félreteszi a lapját, és helyette látatlanban húznak egyet egymás kezéből.',
        ruling:
          'Ha megint egyenlő, újra húznak; ha üres egy kéz, mindkét szövetség megtartja, amit utoljára kijátszott. A félretett lapok a csata után annak a kezébe kerülnek vissza, aki letette őket.',
      },
      'CB-4': {
        rule: 'Az a szövetség nyer, amelynek a lapjai összesen többet érnek. Gyorsan így számoltok: a két oldal egyforma értékű lapjait félreteszitek, és csak a maradékot adjátok össze.',
        ruling:
          'Egyenlő összegnél döntetlen. Az osztó előbb is lezárhatja a játékot: az elkezdett csata nem számít. Egy játékos bármikor távozhat és visszajöhet; addig a szövetségese mindkét kézzel játszik.',
      },
    },
    'A kombinált játék': {
      'CB-5': {
        rule: 'A szövetség két lapja ezek egyike: elit pár (két egyforma udvari lap; két pap 33-at ér); elit társak (két különböző udvari lap, hárommal többet érnek); pár (két egyforma szám); tizenhármas (két szám, amelyek összege 13); számösszeg (bármely más két szám); vegyes (szám és udvari lap); bolond és társa (1-es és udvari lap). Számösszegben és vegyesben a 2-es megduplázza a másik lapot.',
        ruling: 'Maga a 2-es is számít. Két 2-es: 4-et érő pár. A 2-es pappal vegyes, és 24-et ér.',
      },
      'CB-6': {
        rule: 'Az elit pár üti az elit társakat, azok a párt, a pár a tizenhármast, a tizenhármas a számösszeget és a vegyest. Azonos fajtában a nagyobb összeg nyer. A bolond és társa üt minden elit párt, és azokat az elit társakat, amelyek közt ott van az udvari lapja. Üti őt a többi elit társ, a pár, a tizenhármas és a nagyobb összeg.',
        ruling:
          'A számösszeg és a vegyes egy fajta. A bolond és társa üti őket, hacsak az összegük nem nagyobb az övénél. Két bolond és társa közül az nyer, amelyikben nagyobb az udvari lap. Egyenlő összegnél a CB-3 dönt.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Ketten, hárman vagy négyen játsszák, mindenki magáért, egy nemzet tizennégy lapjával a kezében. Mindenki letesz egy lapot lefordítva, és egyszerre fordítják fel; a legerősebb viszi az ütést. Akiknek egyforma a legerősebb lapjuk, látatlanban húznak egy lapot, mindegyik a köztük következő kezéből. A húzott lap, egyedül az értékével, azért harcol, akinek a kezéből jött; a legerősebb viszi az ütést. Közben a többiek eldobnak az ütésbe egy tetszőleges lapot.',
        ruling:
          'A nemzeteket a képernyő osztja ki, ülésrendben. Ha megint egyenlő, az egyenlők újra húznak; ha üres a kezük, mindenki megtartja a saját lapjait az ütésből.',
      },
      'CB-8': {
        rule: 'A bolond üti a dámát és a monarchát. Kettőnél több játékos bolondját csak főváros üti. Olyan ütésben, amelyben bolond van, nem támadhat ló.',
        ruling:
          'Ha dáma vagy monarcha a legerősebb felfordított lap, egy bolond viszi az ütést; két bolond húz érte, mint a CB-7-ben. Kettőnél több bolondot egy ütésben a főváros üt; ha nincs, húznak.',
      },
      'CB-9': {
        rule: 'Ha a lapod pontosan eggyel gyengébb a legerősebbnél, lovat tehetsz rá, és húzhatsz egy lapot annak a kezéből, akié a legerősebb. Ha a húzott lap erősebb a tiédnél, a lapod és a lovad odaveszett az ütésbe, amely úgy megy tovább, mint előtte; ha gyengébb, tiéd az ütés, a húzott lappal együtt. A többiek eldobnak egy lapot. Ha lovat húzol, mindkét ló félrekerül, és az ütés után visszatér a kézbe; ketten más lapot húztok egymástól, és azé az ütés, akinek a kezéből az erősebb jött. Nem támadhat ló, ha többen vannak eggyel a legerősebb alatt, és az utolsó előtti ütésben sem.',
        ruling:
          'A ló a 2-es, hacsak 3 és 10 közt más számban nem egyeztek meg. A húzott lapnak csak az értéke számít, a bolondé 1; az egyenlő is nyer. Két ló után, ha megint egyenlő, újra húztok; ha nincs több lap, a legerősebb viszi az ütést. Nem támadhat ló, ha több legerősebb lap van, vagy ha a lerakás után kettőnél kevesebb lap maradt a kezekben.',
      },
      'CB-10': {
        rule: 'Ha elfogytak a lapok, az nyer, akinek a lapjai összesen a legtöbbet érik.',
        ruling:
          'Egyenlő összegnél közös a győzelem. Az osztó előbb is lezárhatja a játékot: az elkezdett ütés nem számít. Amíg legalább ketten maradnak, bárki távozhat és visszajöhet; addig a lapjait vakon játsszátok ki a kezéből, és nem nyerhet.',
      },
    },
    'Francia kártya': {
      'CB-11': {
        rule: 'A paklival bármely francia kártyajáték játszható: a címerek a színek, az 1-esek a jokerek, a papok az ászok; a dáma, a monarcha és a főváros a figurák.',
        ruling:
          'Ott a főváros a monarcha fölött, a monarcha a dáma fölött áll. Fordítva, a paklit 52 francia lap és négy joker is helyettesíti: a kőr magyar, a pikk német, a treff török, a káró lengyel. A joker az 1-es, a bubi a pap, a dáma a dáma, a király a monarcha, az ász a főváros.',
      },
    },
  },
  page: {
    lead: 'Szerezz lapokat: a végén a legnagyobb összérték nyer. Bellum: 2–4 játékos, mindenki magáért. Egyszerű és kombinált játék: 4 játékos, két szövetség.',
    figure: 'Négy nemzet, mindegyikben számok 1-től 10-ig, római számmal, és négy udvari lap. Az 1-es a bolond.',
    parts: {
      'A lapok': [
        'Válogassátok szét címer szerint. A szám annyit ér, amennyit mutat, a pap 11-et, a dáma 12-t, a monarcha 13-at, a főváros 14-et.',
        {
          clause: 'CB-11',
          ruling: 'Franciával: joker = 1-es, bubi = pap, dáma = dáma, király = monarcha, ász = főváros.',
        },
        { clause: 'CB-11', ruling: 'A kőr magyar, a pikk német, a treff török, a káró lengyel, egy-egy jokerrel.' },
      ],
      Bellum: [
        'Mindenki kézbe vesz egy nemzetet, és letesz egy lapot lefordítva; egyszerre fordítjátok fel. A legerősebb viszi az ütést.',
        'Több legerősebb: ezek a játékosok látatlanban húznak, mindegyik a köztük következő kezéből. A húzott lap azért harcol, akitől jött; a legerősebb viszi az ütést. A többiek eldobnak egy tetszőleges lapot.',
        { clause: 'CB-7', ruling: 'Megint egyenlő: újra húznak. Ha üres a kezük, mindenki a saját lapjait viszi.' },
        'A bolond üti a dámát és a monarchát.',
        { clause: 'CB-8', ruling: 'Viszi az ütést, ha ezek egyike a legerősebb lap; két bolond: húznak.' },
        { clause: 'CB-8', ruling: 'Kettőnél több bolondot csak főváros üt; ha nincs, húznak.' },
        'Ha elfogytak a lapok, a legnagyobb összeg nyer.',
        { clause: 'CB-10', ruling: 'Egyenlő összegnél közös a győzelem.' },
      ],
      'Bellum: a ló': [
        'Ha a lapod pontosan eggyel gyengébb a legerősebbnél, lovat tehetsz rá, és húzhatsz egy lapot attól, akié a legerősebb. A többiek eldobnak egy lapot.',
        'Ha a húzott lap gyengébb a tiédnél, tiéd az ütés. Ha erősebb, ő viszi, a lapoddal és a lovaddal együtt.',
        'Ha lovat húzol, az ütés után mindkét ló visszatér a gazdájához. Új lapot húztok egymástól, és azé az ütés, akitől az erősebb jött.',
        { clause: 'CB-9', ruling: 'A ló a 2-es, vagy amiben megegyeztek. Egyenlő: tiéd az ütés.' },
        { clause: 'CB-9', ruling: 'Két ló után egyenlőnél újra húztok; lap híján a legerősebb visz.' },
        { clause: 'CB-9', ruling: 'Nincs ló, ha több legerősebb lap van, vagy ha kettőnél kevesebb lapotok maradt.' },
        'Nincs ló, ha bolond van az ütésben, vagy ha többen vannak eggyel a legerősebb alatt.',
      ],
      'Két szövetség': [
        'Tegyétek le lefordítva a fővárosokat; mindenki húz egyet, és azt a nemzetet kapja. Egy játékos szövetségest választ, és ő vezet először; a másik kettő az ellenség.',
        { clause: 'CB-1', ruling: 'Az osztó bal oldalán ülő választ. Nem kell egymással szemben ülni.' },
        'Mindenki kever, hét lapot lefordítva kupacba tesz, hetet kézbe vesz.',
        'Csata: mindkét szövetség egyik játékosa vezet: felfordítja a kupaca felső lapját. Aztán a másik kettő egyszerre a szövetségeséé mellé tesz egy lapot kézből. A nagyobb összeg viszi mind a négyet. Legközelebb a másik kettő vezet. Egyszerű: a két lap összege számít. Kombinált: lásd a fajtákat.',
        'Egyenlő összeg: a kézből tett lapokat félreteszik, és gazdáik az egymástól látatlanban húzottat használják.',
        { clause: 'CB-3', ruling: 'Megint egyenlő: újra húznak. Ha üres egy kéz, mindkét szövetség a sajátját viszi.' },
        { clause: 'CB-3', ruling: 'A félretett lapok a csata után visszakerülnek a kézbe.' },
        '14 csata után a nagyobb összeg nyer. Gyors számolás: az egyforma lapokat mindkét oldalon tegyétek félre.',
        { clause: 'CB-4', ruling: 'Egyenlő összegnél döntetlen.' },
      ],
      'Kombinált: fajták, elöl a legerősebb': [
        'Udvari lap a pap, a dáma, a monarcha és a főváros. Az erősebb fajta üt minden gyengébbet; azonos fajtában a nagyobb összeg nyer.',
        { clause: 'CB-6', ruling: 'A számösszeg és a vegyes egy fajta. Egyenlő: húznak, mint fent.' },
        ['fajta', 'a két lap', 'ér'],
        ['elit pár', 'egyforma udvari lapok', 'összeg; papok 33'],
        ['elit társak', 'különböző udvari lapok', 'összeg + 3'],
        ['pár', 'egyforma számok', 'összeg'],
        ['tizenhármas', 'számok, együtt 13', '13'],
        ['számösszeg', 'bármely más számok', 'összeg *'],
        ['vegyes', '2–10 és udvari lap', 'összeg *'],
        { clause: 'CB-5', ruling: '* 2-essel: 2 + a másik lap kétszerese.' },
      ],
      'Bolond és társa: 1-es udvari lappal': [
        'Üt minden elit párt, és az olyan elit társakat, ahol van az ő udvari lapjából.',
        'Üti őt a többi elit társ, a pár, a tizenhármas, és az olyan számösszeg vagy vegyes, amely több, mint 1 + az udvari lapja.',
        {
          clause: 'CB-6',
          ruling: 'A többi számösszeget és vegyest üti. Két bolond: a nagyobb udvari lap nyer; egyenlőnél húznak.',
        },
      ],
    },
  },
};
