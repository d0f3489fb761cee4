import type { RulesText } from '../../../../words/rulebook.ts';

export const CHARTA_BELLICA_RULES_HU: RulesText = {
  title: 'Charta Bellica',
  lead: 'Háború kártyalapokkal, Somogyi Márton és Csanádi József játéka: négy nemzet tizennégy-tizennégy lapja, háromféle harc.',
  sections: {
    'Két szövetség': {
      'CB-1': {
        rule: 'Négyen játsszák, mindenki egy nemzet tizennégy lapjával: számok 1-től 10-ig, aztán pap 11, dáma 12, monarcha 13, főváros 14. Aki először húz, szövetségest választ. Mindenki hét lapot lefelé pakliba tesz, hetet kézbe vesz.',
        ruling:
          'A képernyő mondja meg, kié melyik nemzet. Ha nincs meg ez az 56 lap: 52 francia lap, ahol a kőr magyar, a pikk német, a treff török, a káró lengyel, az ász az 1-es, a bubi a pap, a király a monarcha; és minden fővároshoz egy joker.',
      },
      'CB-2': {
        rule: 'Mindkét szövetségből egy játékos felfordítja a paklija felső lapját, aztán a társaik egyszerre mellé tesznek egyet a kezükből. A nagyobb összeg viszi mind a négyet. A szerepek minden csatában cserélődnek, tizennégyszer.',
      },
      'CB-3': {
        rule: 'Egyenlőnél a segítők félreteszik a lapjukat, és látatlanban húznak egyet egymás kezéből: ez a végső segítség.',
        ruling:
          'Ha megint egyenlő, újra húznak; ha elfogyott a kéz, mindkét szövetség megtartja, amit utoljára kijátszott. A félretett lapok a csata után annak a kezébe kerülnek, aki letette őket.',
      },
      'CB-4': { rule: 'A nagyobb összértékű szövetség nyer.', ruling: 'Egyenlő összeg döntetlen.' },
    },
    'A kombinált játék': {
      'CB-5': {
        rule: 'A szövetség két lapja lehet számösszeg; tizenhármas (két szám, ami 13); pár (egyforma számok); elit társak (különböző udvari lapok, hárommal többet érnek); elit pár (egyforma udvari lapok, két pap 33); bolond és társa (1-es udvari lappal); vagy vegyes (szám udvari lappal). A 2-es megduplázza a társát.',
        ruling: 'Maga a 2-es is számít, és csak számösszegben meg vegyesben dupláz: két 2-es négyet érő pár.',
      },
      'CB-6': {
        rule: 'Az elit pár üti az elit társakat, ők a párt, az a tizenhármast, az pedig minden összeget. Azonos fajtában a nagyobb összeg nyer. A bolond és társa üti az elit párokat és az olyan elit társakat, akik közt ugyanaz az udvari lap van; őt üti a többi elit társ, a pár, a tizenhármas és a nagyobb összeg.',
        ruling:
          'A számösszeg és a vegyes egy fajta. Az összegnek nagyobbnak kell lennie a bolond és társa összegénél. Két bolond közül a nagyobb udvari lap nyer.',
      },
    },
    Bellum: {
      'CB-7': {
        rule: 'Ketten–négyen játsszák, mindenki magáért, egy nemzettel a kezében. Mindenki letesz egy lapot lefelé, és egyszerre fordítják fel; a legerősebb viszi az ütést. Az egyenlő legerősebbek látatlanban húznak egymástól, és a legerősebb húzott lap visz; a többiek eldobnak egy tetszőleges lapot.',
        ruling:
          'Mindenki a következő egyenlőtől húz, és a húzott lap azért harcol, akinek a kezéből jött. Ha megint egyenlő, újra húznak; ha üres a kéz, mindenki a saját lapjait kapja az ütésből.',
      },
      'CB-8': {
        rule: 'A bolond üti a dámát és a monarchát. Kettőnél több bolondot csak főváros üt. Bolond ellen nem támad ló.',
        ruling: 'Egy vagy két bolond akkor visz, ha dáma vagy monarcha a legerősebb lap; ketten húznak.',
      },
      'CB-9': {
        rule: 'Ha a lapod pontosan eggyel van a legerősebb alatt, lovat tehetsz rá, és húzhatsz annak a játékosnak a kezéből. Ha a húzott lap erősebb a tiédnél, mindkettő elveszett; ha gyengébb, tiéd az ütés. Ha lovat húzol, mindkét ló visszakerül, és más lapokat húztok helyette. Nem lehet, ha többen vannak eggyel alatta, és a legvégén sem.',
        ruling:
          'A ló a 2-es, hacsak más számban nem egyeztek meg. Az egyenlő lap is nyer. Ha lovak találkoznak, a két húzott lap közül az erősebb dönt; a többiek az egész harcban egy lapot dobnak el. Legalább két lap kell mindenki kezében.',
      },
      'CB-10': { rule: 'Ha elfogytak a lapok, a legnagyobb összérték nyer.', ruling: 'Egyenlő összegnél osztoznak.' },
    },
  },
  page: {
    lead: '56 lap: négy nemzet tizennégy-tizennégy lapja. Ha nincs meg: 52 francia lap, minden szín egy nemzet, és négy joker fővárosnak.',
    figure: 'Négy nemzet, mindegyiknek tíz száma és négy ilyen lapja van; az 1-es a bolond.',
    parts: {
      'A lapok': [
        ['a lapon', 'billentyű', 'ér', 'francia lap'],
        ['1, a bolond', '1', '1', 'ász'],
        ['10', '0', '10', '10'],
        ['pap', 'P', '11', 'bubi'],
        ['dáma', 'D', '12', 'dáma'],
        ['monarcha', 'M', '13', 'király'],
        ['főváros', 'F', '14', 'joker'],
      ],
      'Két szövetség': [
        'Két vezető felfordítja a paklija felső lapját.',
        'A társaik egyszerre segítenek egy-egy lappal a kezükből.',
        'A több viszi mind a négyet; aztán a másik kettő vezet.',
        'Egyenlő: a segítők félreteszik, és húznak egymástól.',
      ],
      'Kombinált: mi mit üt': [
        ['két lap', 'mi az'],
        ['elit pár', 'egyforma udvari lapok; papok: 33'],
        ['elit társak', 'különböző udvari lapok, +3'],
        ['pár', 'egyforma számok'],
        ['tizenhármas', 'számok, együtt 13'],
        ['összeg, vegyes', 'minden más; a 2-es dupláz'],
      ],
      'Bolond udvari lappal': [
        'üti az összes elit párt,',
        'az elit társakat ugyanazzal az udvari lappal,',
        'és a nem nagyobb összegeket.',
        'Minden más üti őt.',
      ],
      Bellum: [
        'Mindenki egyszerre fordít; a legerősebb viszi az ütést.',
        'Az egyenlők húznak egymástól, a többiek eldobnak egyet.',
        'A bolond üti a dámát és a monarchát.',
      ],
      'A ló (a 2-es)': [
        'Eggyel a legerősebb alatt? Tedd rá, és húzz attól a játékostól.',
        'Nem erősebb a lapodnál: tiéd az ütés.',
        'Erősebb: a lapod és a ló is elveszett.',
      ],
    },
  },
};
