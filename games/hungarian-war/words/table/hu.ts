import { listIn } from '../../../../words/language.ts';
import type { Card } from '../../../../rulebook/card.ts';
import { CARDS_HU, nameCard } from '../../../../words/cards/cards.ts';
import { accusative, article, withArticle } from '../../../../words/grammar/hu.ts';
import { ASKED_HU } from '../../../../words/questions/hu.ts';
import type { CardSpoken, CentreAims, HungarianWarWords } from './en.ts';

const listed = listIn('hu');

/** A card as what is taken or discarded; undefined where only some card can be said, which takes another verb. */
function spokenCard(spoken: CardSpoken): string | undefined {
  if (spoken.at === 'known') return withArticle(accusative(nameCard(spoken.card, CARDS_HU)));
  if (spoken.at === 'centre') return 'a középső lapot';
  const known = spoken.at === 'next to' && article(spoken.neighbour) !== undefined;
  return known ? `${withArticle(spoken.neighbour)} felőli lapot` : undefined;
}

/** "elviszi a hetest", but "elvisz egy lapot". */
const takes = (taken: CardSpoken) => {
  const object = spokenCard(taken);
  return object === undefined ? 'elvisz egy lapot' : `elviszi ${object}`;
};

const card = (code: Card) => nameCard(code, CARDS_HU);

const failed = ({ blocked, needed }: CentreAims) =>
  blocked === 0 ? '' : ` ${blocked} blokkolt, ${needed} kellett volna: a blokk nem sikerült.`;
const stands = ({ blocked, needed }: CentreAims) => `${blocked} blokkolt, ${needed} kellett: a blokk sikerült`;

export const HUNGARIAN_WAR_HU: HungarianWarWords = {
  faces: {
    1: 'középső blokkolása',
    2: 'bal blokkolása',
    3: 'jobb blokkolása',
    4: 'jobb elvitele',
    5: 'bal elvitele',
    6: 'középső elvitele',
  },
  aims: { take: 'elviszi', block: 'blokkol' },
  left: 'bal',
  right: 'jobb',
  centre: 'közép',
  card,
  place: {
    centre: 'középső lap',
    between: (one, other) => `${one} és ${other} közti lap`,
    left: (name) => `bal oldali lap (${name})`,
  },
  discarded: {
    centre: 'a középső lapot',
    between: (one, other) => `${withArticle(one)} és ${other} közti lapot`,
    left: (name) => `a bal oldali lapot (${name})`,
  },
  target: {
    centre: 'a középső lapot',
    left: 'a bal oldali lapot',
    right: 'a jobb oldali lapot',
    between: (neighbour) => `a lapot közted és ${neighbour} között`,
    shared: 'a köztetek lévő lapot',
  },
  deck: (left) => `${left} lap a pakliban`,
  lastRound: 'Utolsó kör',
  mayBeLast: 'Ez lehet az utolsó kör',
  signs: {
    order: 'A számok a lapokon: ebben a sorrendben kell őket letenni.',
    out: 'Piros nyíl: kiesett, amíg a játékosok vissza nem térnek.',
  },
  needed: (blockers) => `${blockers} kell`,

  side: {
    nobody: () => 'Senki sem akarta.',
    'lone taker': ({ takers }) => `Csak ${takers} akarta.`,
    'two takers': ({ takers }) => `${takers} is akarta: senki sem kapja meg.`,
    'blocker wins': ({ takers, blockers }) => `${takers} akarta, ${blockers} blokkolt: a blokkolóé a lap.`,
    'lone blocker': ({ blockers }) => `${blockers} blokkolt, de senki sem akarta.`,
    'two blockers': ({ blockers }) => `${blockers} is blokkolta.`,
  },
  centreCard: {
    'everybody blocks': () => 'Minden játékban lévő blokkolt: a lapot eldobjuk, senki sem esik ki.',
    'block stands, takers out': (aims) => `${stands(aims)}. Aki el akarta vinni, kiesik.`,
    'block stands, blockers out': (aims) => `${stands(aims)}, de senki sem akarta elvinni: a blokkolók esnek ki.`,
    'lone taker': (aims) => `Csak ${aims.takers} akarta.${failed(aims)}`,
    'several takers': (aims) => `${aims.takers} is akarta: senki sem kapja meg.${failed(aims)}`,
    'nobody takes': (aims) => (aims.blocked === 0 ? 'Senki sem akarta.' : failed(aims).trim()),
  },
  rejoin: {
    'nobody blocked': 'A középsőt senki sem blokkolta: aki kiesett, visszatér.',
    'everybody blocked': 'A középsőt mindenki blokkolta: aki kiesett, visszatér.',
    'block attempted': 'Volt, aki blokkolta a középsőt: aki kiesett, kint marad.',
  },

  spoken: {
    takes: (name, taken) => `${name} ${takes(taken)}.`,
    blocks: (name, taken) => `${name} blokkol, és ${takes(taken)}.`,
    discarded(gone) {
      const object = spokenCard(gone);
      return object === undefined ? 'Eldobunk egy lapot.' : `Eldobjuk ${object}.`;
    },
    out: (names) => `${listed(names)} kiesett.`,
    manyOut: (players) => `${players} játékos kiesett.`,
    back: (names) => `${listed(names)} visszatér.`,
    manyBack: (players) => `${players} játékos visszatér.`,
  },

  take: (name, target) => `${name}: vidd el ${target}.`,
  dealer: {
    discard: (places) => `dobd el ${places}`,
    layTable: (seats) =>
      `szedd össze és keverd meg a lapokat, aztán ossz ${seats + 1} lapot, egyet középre és egyet\u2011egyet ${seats === 2 ? 'a két oldalára' : 'minden két szomszéd közé'}`,
    lay: (cards, centreFirst) => `ossz ${cards} lapot${centreFirst && cards > 1 ? ', az elsőt középre' : ''}`,
    swap: (largest) => `cseréld középre ${largest === '??' ? 'a legnagyobb lapot' : withArticle(accusative(card(largest)))}`,
    all: (steps) => `Osztó: ${steps.join('; aztán ')}.`,
  },
  steps: {
    ...ASKED_HU.steps,
    CardsLaid: 'a lapok kirakása',
    CardsSwapped: 'a csere',
    FacesOpened: 'a felfedés',
    CardNamed: 'egy lap megnevezése',
    DeckCounted: 'a pakli megszámolása',
    PileCounted: 'egy kupac megszámolása',
    StandingSet: 'a kiesés javítása',
    PlayerWentAway: 'a távozás',
    PlayerCameBack: 'a visszatérés',
    CircleTurned: 'a kör megfordítása',
  },
  highlights: {
    blocks: 'sikeres blokk',
    timesOut: 'kiesés',
    stolen: ({ card: taken, from }) => `pont: ${card(taken)}, ${from} elől elhalászva`,
    drought: 'kör egymás után lap nélkül',
    streak: 'kör egymás után lappal',
    clashes: 'alkalommal akarták ugyanazt a lapot',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'pont hátrányból lett győzelem',
  },

  lesson: {
    goals: {
      'lone taker': { title: 'Egy akarja az oldalsó lapot', rule: 'Ha csak egy játékos akar egy oldalsó lapot, megkapja.' },
      'two takers': { title: 'Mindkettő akarja', rule: 'Ha mindkét szomszéd akarja az oldalsó lapot, el kell dobni.' },
      'blocker wins': {
        title: 'Egy viszi, egy blokkol',
        rule: 'Ha az egyik szomszéd akarja az oldalsó lapot, a másik blokkolja, a blokkolóé.',
      },
      'lone blocker': { title: 'Blokk hiába', rule: 'Ha senki sem akarja az oldalsó lapot, hiába blokkolják.' },
      'two blockers': { title: 'Mindkettő blokkol', rule: 'Ha mindkét szomszéd blokkolja az oldalsó lapot, el kell dobni.' },
      'centre taker': {
        title: 'Egy akarja a középsőt',
        rule: 'Ha csak egy játékos akarja a középső lapot, megkapja, hacsak nem sikerül a blokk.',
      },
      'centre takers': {
        title: 'Többen akarják a középsőt',
        rule: 'Ha többen akarják a középső lapot, és nem sikerül a blokk, el kell dobni.',
      },
      'block fails': {
        title: 'Kevesen blokkolnak',
        rule: 'A középső blokkolásához nagyjából a játékban lévők harmada kell. Ennél kevesebb blokkoló nem számít.',
      },
      'takers out': {
        title: 'Sikerül a blokk',
        rule: 'Ha elegen blokkolják a középsőt, mindenki kiesik, aki el akarta vinni.',
        ruling: 'a lap marad.',
      },
      rejoin: {
        title: 'Aki kiesett, visszatér',
        rule: 'Ha a középsőt senki sem blokkolja, vagy mindenki, minden kiesett játékos visszatér, többnyire egy-három kör után.',
        ruling: 'a sikertelen blokk is kint tartja őket.',
      },
      'blockers out': {
        title: 'Nincs kit blokkolni',
        rule: 'Ha elegen blokkolják a középsőt, de senki sem akarta elvinni, a blokkolók esnek ki.',
        ruling: 'a lap marad.',
      },
      'everybody blocks': {
        title: 'Mindenki blokkol',
        rule: 'Ha minden játékban lévő blokkolja a középsőt, a lapot el kell dobni.',
        ruling: 'senki sem esik ki.',
      },
    },
    take: (target, many) => `${many ? 'vigyétek el' : 'vidd el'} ${target}`,
    block: (target, many) => `${many ? 'blokkoljátok' : 'blokkold'} ${target}`,
    leave: (target, many) => `${many ? 'hagyjátok' : 'hagyd'} békén ${target}`,
    notBlockCentre: () => 'bármit, csak a középső blokkolását ne',
    chooseFreely: (many) => (many ? 'válasszatok szabadon' : 'válassz szabadon'),
  },
};
