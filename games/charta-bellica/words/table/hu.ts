import { listIn, titled } from '../../../../words/language.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { ChartaBellicaWords } from './en.ts';

const list = listIn('hu');

const kinds = {
  'elite pair': 'elit pár',
  'elite partners': 'elit társak',
  pair: 'pár',
  thirteen: 'tizenhármas',
  'number sum': 'számösszeg',
  mixed: 'vegyes',
  'jester partner': 'bolond és társa',
} as const;

const nations = { H: 'magyar', G: 'német', T: 'török', P: 'lengyel' } as const;

export const CHARTA_BELLICA_HU: ChartaBellicaWords = {
  card: {
    ranks: {
      1: 'bolond',
      2: '2-es',
      3: '3-as',
      4: '4-es',
      5: '5-ös',
      6: '6-os',
      7: '7-es',
      8: '8-as',
      9: '9-es',
      T: '10-es',
      p: 'pap',
      q: 'dáma',
      m: 'monarcha',
      c: 'főváros',
    },
    nations,
    of: (rank, nation) => `${nations[nation]} ${rank}`,
  },
  asks: asksOf(
    {
      lot: (name) => `${name}: melyik főváros?`,
      ally: (name) => `${name}: ki a szövetségesed?`,
      'pile card': (name) => `${name} (vezető): melyik lap?`,
      'hand card': (name) => `${name} (szövetséges): melyik lap?`,
      blind: (name) => `Húzás ${name} kezéből: melyik lap?`,
      drawn: (name) => `Húzás ${name} kezéből: melyik lap?`,
      dropped: (name) => `${name} eldob egy lapot: melyiket?`,
      horse: (name) => `${name}: támadsz lóval?`,
      turned: (name, { counted }) => (counted === true ? 'Mindenki: egy lap lefordítva' : `${name}: melyik lap?`),
    },
    { ...nations, draw: 'A képernyő húz', attack: 'Támadás lóval', pass: 'Nincs támadás' },
  ),
  round: (line, number) => `${number}. ${line === 'bellum' ? 'ütés' : 'csata'}`,
  lines: { bellum: 'Bellum', simple: 'Egyszerű játék', combined: 'Kombinált játék' },
  worth: 'Bolond 1, pap 11, dáma 12, monarcha 13, főváros 14',
  kinds,
  weighed: (kind, total) => `${kinds[kind]}: ${total}`,
  takes: (points) => `${points} pont`,
  equal: 'egyenlő',
  drawn: 'Egyenlő volt, húzás döntött.',
  battle: {
    'higher sum': () => 'A nagyobb összeg nyer.',
    'higher kind': ({ kinds: [one, other] }) => `${titled(kinds[one])}: erősebb, mint a másik fajta (${kinds[other]}).`,
    'higher total': ({ kinds: [one, other] }) =>
      one === other ? 'Egyforma fajta: a nagyobb összeg nyer.' : 'A számösszeg és a vegyes egyenrangú: a nagyobb összeg nyer.',
    equal: () => 'Egyenlő, és üres egy kéz: mindkét szövetség megtartja a saját lapjait.',
    'jester over elite pair': () => 'A bolond és társa minden elit párt üt.',
    'jester over partners of its court card': () => 'A bolond és társa üti az elit társakat, ha közös az udvari lapjuk.',
    'jester over sum': ({ totals: [more, less] }) => `A bolond és társa ${more}: a másik összeg (${less}) nem nagyobb.`,
    'partners without its court card over jester': () =>
      'Az elit társak ütik a bolondot és társát, ha nincs közös udvari lapjuk.',
    'pair over jester': () => 'A pár üti a bolondot és társát.',
    'thirteen over jester': () => 'A tizenhármas üti a bolondot és társát.',
    'sum over jester': ({ totals: [more, less] }) => `Az összeg ${more}: több, mint a bolond és társa (${less}).`,
  },
  trick: {
    'highest card': ({ card }) => `A legerősebb lap: ${card}.`,
    'jester over court': () => 'A bolond üti a dámát és a monarchát.',
    'capital over jesters': ({ card }) => `Kettőnél több bolondot csak főváros üt: ${card}.`,
    'stronger draw': ({ card }) => `A legerősebb húzott lap: ${card}.`,
    'horse won': ({ card, against }) => `Lovas támadás. A húzott lap: ${card}, nem erősebb, mint a támadóé: ${against}.`,
    'horse lost': ({ card, against }) => `Lovas támadás. A húzott lap: ${card}, erősebb, mint a támadóé: ${against}.`,
    'hands empty': ({ card }) => `Két ló találkozott, és nincs több húzható lap. A legerősebb: ${card}.`,
  },
  ownCards: 'Egyenlő, és nincs több húzható lap: mindenki megtartja a saját lapjait.',
  leader: 'vezető',
  ally: 'szövetséges',
  battlesLeft: (battles) => `még ${battles} csata`,
  inHand: (cards) => `kézben ${cards} lap`,
  lastBattle: 'Ez az utolsó csata.',
  lastTrick: 'Ez az utolsó ütés.',
  hands: {
    nations: (whose) => `Nemzetek: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    sort: 'Válogassátok szét a lapokat címerük szerint: tizennégy\u2011tizennégy lap.',
    drawLots: 'Tegyétek le lefordítva a négy fővárost: mindenki húz egyet, az lesz a nemzete.',
    sevenAndSeven: 'Mindenki: keverj, tégy hét lapot lefordítva egy pakliba, hetet vegyél kézbe.',
    allInHand: 'Mindenki: vedd kézbe mind a tizennégy lapot.',
    lead: (names) => `${list(names)} vezet: fordítsátok fel a paklitok felső lapját.`,
    aid: (names) => `${list(names)}, a szövetségesek: tegyetek le egy\u2011egy lapot kézből.`,
    drawFromEachOther: (names) => `Egyenlő. ${list(names)}: tegyétek félre a lapotokat, és húzzatok látatlanban egymástól.`,
    mayAttack: (name) => `${name} lapja eggyel gyengébb a legerősebbnél: a ló húz annak kezéből, és nyer, ha nem húz erősebbet.`,
    drawFrom: (name, from) => `${name}: húzz látatlanban ${from} kezéből.`,
    drawFromNext: (names) =>
      names.length === 2
        ? `Egyenlő. ${list(names)}: húzzatok látatlanban egymástól.`
        : `Egyenlő. ${list(names)}: húzzatok látatlanban, mindenki a következőtől.`,
    drop: (names) => `${list(names)}: ${names.length === 1 ? 'dobj el egy lapot' : 'dobjatok el egy\u2011egy lapot'}.`,
    take: (names) => `${list(names)}: ${names.length === 1 ? 'vidd' : 'vigyétek'} el a lapokat.`,
    takeOwn: 'Mindenki: vedd el a saját lapjaidat.',
  },
  highlights: {
    biggest: 'pont egyetlen csapásra',
    streak: 'győzelem egymás után',
    jesters: 'győzelem bolonddal',
    horses: 'győztes lovas támadás',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'pont hátrányból lett győzelem',
  },
  goals: {
    'higher sum': { title: 'A nagyobb összeg', rule: 'Amelyik szövetség két lapja többet ér, az viszi mind a négyet.' },
    'equal battle': {
      title: 'Egyenlő erők',
      rule: 'A szövetségesek félreteszik a lapjukat, és helyette látatlanban húznak egyet egymás kezéből.',
      ruling: 'ha megint egyenlő, újra húznak; ha üres egy kéz, mindkét szövetség megtartja a saját lapjait.',
    },
    'number sum': {
      title: 'Számösszeg',
      rule: 'A két számot összeadjuk. A 2-es megduplázza a másikat.',
      ruling: 'maga a 2-es is számít.',
    },
    mixed: { title: 'Vegyes', rule: 'A számot és az udvari lapot összeadjuk. A 2-es megduplázza az udvari lapot.' },
    thirteen: { title: 'Tizenhármas', rule: 'Két szám, amelyek összege 13: minden más összeget üt.' },
    pair: { title: 'Pár', rule: 'Két egyforma szám üti a tizenhármast és minden összeget.' },
    'elite partners': { title: 'Elit társak', rule: 'Két különböző udvari lap minden párt üt, és hárommal többet ér.' },
    'elite pair': { title: 'Elit pár', rule: 'Két egyforma udvari lap üti az elit társakat; két pap 33-at ér.' },
    'jester partner': { title: 'A bolond és társa', rule: 'Bolond egy udvari lap mellett: minden elit párt üt.' },
    'jester meets others': {
      title: 'A bolond ellenfelei',
      rule: 'A bolondot és társát üti a pár, a tizenhármas, a nagyobb összeg, és azok az elit társak, amelyek közt nincs ott az udvari lapja.',
    },
    'highest card': { title: 'A legerősebb lap', rule: 'Mindenki egyszerre fordít fel egy lapot; a legerősebb viszi az ütést.' },
    'equal highest': {
      title: 'Több legerősebb lap',
      rule: 'Akiknek egyforma a legerősebb lapjuk, látatlanban húznak egymástól; a többiek eldobnak egy lapot. A húzott lap azért harcol, akinek a kezéből jött.',
      ruling: 'ha megint egyenlő, újra húznak.',
    },
    jester: {
      title: 'A bolond',
      rule: 'A bolond üti a dámát és a monarchát.',
      ruling: 'ha a legerősebb felfordított lap ilyen.',
    },
    horse: {
      title: 'A ló',
      rule: 'Ha a lapod eggyel gyengébb a legerősebbnél, tégy rá egy lovat, és húzz attól a játékostól: ha gyengébb lap jön, tiéd az ütés.',
      ruling: 'a ló a 2-es, és az egyenlő lap is elég.',
    },
  },
};
