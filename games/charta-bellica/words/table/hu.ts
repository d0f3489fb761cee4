import { titled } from '../../../../words/language.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { ChartaBellicaWords } from './en.ts';

const list = (names: readonly string[]) => names.join(' és ');

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
    unclear: (key) => `„${key}” több lapot is jelölhet: a gombján álló billentyűt nyomd.`,
  },
  asks: asksOf(
    {
      first: 'Ki húzott elsőként?',
      ally: (name) => `${name}: ki a szövetségesed?`,
      'pile card': (name) => `${name} vezet: melyik lap?`,
      'hand card': (name) => `${name} segít: melyik lap?`,
      blind: (name) => `${name} kezéből húzva: melyik lap?`,
      drawn: (name) => `${name} kezéből húzva: melyik lap?`,
      dropped: (name) => `${name} eldob: melyik lap?`,
      horse: (name) => `${name}: támad a ló?`,
      turned: (name, { counted }) => (counted === true ? 'Mindenki: egy lap lefelé' : `${name}: melyik lap?`),
    },
    { attack: 'Támad a ló', pass: 'Nem támad' },
  ),
  round: (line, number) => `${number}. ${line === 'bellum' ? 'ütés' : 'csata'}`,
  lines: { bellum: 'Bellum', simple: 'Egyszerű játék', combined: 'Kombinált játék' },
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
    equal: () => 'Mindvégig egyenlő: mindkét szövetség megtartja a saját lapjait.',
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
    'capital over jesters': ({ card }) => `Ennyi bolondot csak főváros üt: ${card}.`,
    'stronger draw': ({ card }) => `Húzás döntött, a legerősebb: ${card}.`,
    'horse won': ({ card, against }) => `Lovas támadás. A húzott lap: ${card}, nem erősebb, mint a támadóé: ${against}.`,
    'horse lost': ({ card, against }) => `Lovas támadás. A húzott lap: ${card}, erősebb, mint a támadóé: ${against}.`,
    'hands empty': ({ card }) => `Két ló találkozott, és nincs több húzható lap. A legerősebb: ${card}.`,
  },
  ownCards: 'Egyenlő, és nincs több lap kézben: mindenki a saját lapjait kapja.',
  leads: 'vezet',
  aids: 'segít',
  battlesLeft: (battles) => `még ${battles} csata`,
  inHand: (cards) => `kézben ${cards} lap`,
  lastBattle: 'Ez az utolsó csata.',
  lastTrick: 'Ez az utolsó ütés.',
  hands: {
    nations: (whose) => `Nemzetek: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
    drawLots: 'Húzzatok a négy lefordított főváros közül: aki először húz, szövetségest választ.',
    sevenAndSeven: 'Mindenki: keverj, hét lap lefelé egy pakliba, hét a kézbe.',
    allInHand: 'Mindenki: vedd kézbe mind a tizennégy lapot.',
    lead: (names) => `${list(names)}: a paklitok felső lapja.`,
    aid: (names) => `${list(names)}: segítsetek egy-egy lappal a kezetekből.`,
    drawFromEachOther: (names) => `Egyenlő. ${list(names)}: tegyétek félre, és húzzatok egymástól látatlanban.`,
    mayAttack: (name) => `${name}: eggyel a legerősebb alatt. Támadhat egy ló.`,
    drawFrom: (name, from) => `${name}: húzz látatlanban, ${from} kezéből.`,
    drawFromNext: (names) =>
      names.length === 2
        ? `Egyenlő. ${list(names)}: húzzatok egymástól látatlanban.`
        : 'Egyenlő. Húzzatok látatlanban, mindenki a következőtől.',
    drop: (names) => `${list(names)}: ${names.length === 1 ? 'dobj el egy lapot' : 'dobjatok el egy-egy lapot'}.`,
    take: (names) => `${list(names)}: ${names.length === 1 ? 'vidd' : 'vigyétek'} el a lapokat.`,
    takeOwn: 'Mindenki: vedd el a saját lapjaidat.',
  },
  highlights: {
    biggest: 'pont egyetlen csapásra',
    streak: 'győzelem egymás után',
    jesters: 'ütés a bolonddal',
    horses: 'győztes lovas támadás',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'pont hátrányból lett győzelem',
  },
  goals: {
    'higher sum': { title: 'A nagyobb összeg', rule: 'Amelyik szövetség két lapja többet ér, az viszi mind a négyet.' },
    'equal battle': {
      title: 'Egyenlő erők',
      rule: 'A segítők félreteszik a lapjukat, és látatlanban húznak egyet egymástól: ez a végső segítség.',
      ruling: 'ha megint egyenlő, újra húznak; ha nincs több lap, mindenki a sajátját tartja meg.',
    },
    'number sum': {
      title: 'Számösszeg',
      rule: 'Két szám összeadódik. A 2-es megduplázza a társát.',
      ruling: 'maga a 2-es is számít.',
    },
    mixed: { title: 'Vegyes', rule: 'Egy szám és egy udvari lap összeadódik. A 2-es megduplázza a társát.' },
    thirteen: { title: 'Tizenhármas', rule: 'Két szám, ami együtt 13: minden összeget üt.' },
    pair: { title: 'Pár', rule: 'Két egyforma szám minden összeget és a tizenhármast is üti.' },
    'elite partners': { title: 'Elit társak', rule: 'Két különböző udvari lap minden párt üt, és hárommal többet ér.' },
    'elite pair': { title: 'Elit pár', rule: 'Két egyforma udvari lap üti az elit társakat; két pap 33-at ér.' },
    'jester partner': { title: 'A bolond és társa', rule: 'Bolond egy udvari lap mellett: minden elit párt üt.' },
    'jester meets others': {
      title: 'A bolond ellenfelei',
      rule: 'A bolondot és társát üti a pár, a tizenhármas, a nagyobb összeg, és azok az elit társak, akik közt nincs ott az udvari lapja.',
    },
    'highest card': { title: 'A legerősebb lap', rule: 'Mindenki egyszerre fordít; a legerősebb lap viszi az ütést.' },
    'equal highest': {
      title: 'Egyenlő legerősebbek',
      rule: 'Az egyenlők látatlanban húznak egymástól, a többiek eldobnak egy lapot; a legerősebb viszi.',
      ruling: 'a húzott lap azért harcol, akinek a kezéből jött.',
    },
    jester: {
      title: 'A bolond',
      rule: 'A bolond üti a dámát és a monarchát.',
      ruling: 'ha a legerősebb felfordított lap ilyen.',
    },
    horse: {
      title: 'A ló',
      rule: 'Eggyel a legerősebb alatt vagy? Tegyél le egy lovat, és húzz attól a játékostól: ha gyengébb, tiéd az ütés.',
      ruling: 'a ló a 2-es, és az egyenlő lap is elég.',
    },
  },
};
