import { target } from '../hu.ts';
import type { AskTarget, HungarianWarLessonWords } from '../lesson.ts';

const asked = (to: AskTarget): string => (to.at === 'shared' ? 'a köztetek lévő lapot' : target(to));

export const HUNGARIAN_WAR_LESSON_HU: HungarianWarLessonWords = {
  goals: {
    'lone taker': { title: 'Egy akarja a szélső lapot', rule: 'Aki egyedül akar egy szélső lapot, megkapja.' },
    'two takers': { title: 'Mindkettő akarja', rule: 'Ha mindkét szomszéd akarja a szélső lapot, el kell dobni.' },
    'blocker wins': {
      title: 'Egy viszi, egy blokkol',
      rule: 'Aki blokkolja a szélső lapot, amit a szomszéd akar, az kapja meg.',
    },
    'lone blocker': { title: 'Blokk hiába', rule: 'Ha senki sem akarja a szélső lapot, a blokkolása semmit sem ér.' },
    'two blockers': { title: 'Mindkettő blokkol', rule: 'Ha mindkét szomszéd blokkolja a szélső lapot, el kell dobni.' },
    'centre taker': {
      title: 'Egy akarja a középsőt',
      rule: 'Aki egyedül akarja a középső lapot, megkapja, hacsak nem sikerül a blokk.',
    },
    'centre takers': {
      title: 'Többen akarják a középsőt',
      rule: 'Ha többen akarják a középső lapot, és nem sikerül a blokk, el kell dobni.',
    },
    'block fails': {
      title: 'Kevesen blokkolnak',
      rule: 'Középen a blokkhoz nagyjából a játékban lévők harmada kell. Kevesebb blokkoló annyi, mint semennyi.',
    },
    'takers out': {
      title: 'Sikerül a blokk',
      rule: 'Ha elegen blokkolják a középsőt, mindenki kiesik, aki el akarta vinni.',
      ruling: 'a lap marad.',
    },
    rejoin: {
      title: 'Aki kiesett, visszatér',
      rule: 'Ha középen senki sem blokkol, vagy mindenki blokkol, minden kieső visszatér.',
      ruling: 'a sikertelen blokk is kint tartja őket.',
    },
    'blockers out': {
      title: 'Nincs kit blokkolni',
      rule: 'Ha elegen blokkolják a középsőt, de senki sem akarta elvinni, a blokkolók esnek ki.',
      ruling: 'a lap marad.',
    },
    'everybody blocks': {
      title: 'Mindenki blokkol',
      rule: 'Ha mindenki blokkolja a középsőt, aki játékban van, a lapot el kell dobni.',
      ruling: 'senki sem esik ki.',
    },
  },
  take: (to, many) => `${many ? 'vigyétek el' : 'vidd el'} ${asked(to)}`,
  block: (to, many) => `${many ? 'blokkoljátok' : 'blokkold'} ${asked(to)}`,
  leave: (to, many) => `${many ? 'hagyjátok' : 'hagyd'} békén ${asked(to)}`,
  notBlockCentre: () => 'bármit, csak a középső blokkolását ne',
  chooseFreely: (many) => (many ? 'válasszatok szabadon' : 'válassz szabadon'),
};
