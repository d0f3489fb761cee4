import { titled } from '../../../words/titled.ts';
import { ASKS_HU } from './hu/asks.ts';
import { GOALS_HU } from './hu/goals.ts';
import { HANDS_HU } from './hu/hands.ts';
import type { ChartaBellicaWords } from './words.ts';

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
  asks: ASKS_HU,
  round: (line, number) => `${number}. ${line === 'bellum' ? 'ütés' : 'csata'}`,
  lines: { bellum: 'Bellum', simple: 'Egyszerű játék', combined: 'Kombinált játék' },
  kinds,
  weighed: (kind, total) => `${kinds[kind]}: ${total}`,
  takes: (points) => `${points} pont`,
  equal: 'egyenlő',
  spoken: (names, points) => `${names}: ${points} pont`,
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
  hands: HANDS_HU,
  feats: {
    biggest: 'pont egyetlen csapásra',
    streak: 'győzelem egymás után',
    jesters: 'ütés a bolonddal',
    horses: 'győztes lovas támadás',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'pont hátrányból lett győzelem',
  },
  goals: GOALS_HU,
};
