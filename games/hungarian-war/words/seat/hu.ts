import type { HungarianWarSeatWords } from './en.ts';

const failed: HungarianWarSeatWords['centre']['block']['lone taker'] = ({ blocked, needed }) =>
  `Blokkoltad a középső lapot, de kevesen: ${blocked} blokkolt, ${needed} kellett volna.`;

export const HUNGARIAN_WAR_SEAT_HU: HungarianWarSeatWords = {
  take: (target) => `Vidd el ${target}.`,
  rests: {
    out: 'Kiestél, amíg a középső lapot senki sem blokkolja, vagy mindenki.',
    away: 'Most nem játszol. Szólj az osztónak, ha visszajöttél.',
  },
  side: {
    take: {
      'lone taker': ({ target }) => `Elviszed ${target}: csak te akartad.`,
      'two takers': ({ target, other }) => `Te is és ${other} is akartátok ${target}: senki sem kapja meg.`,
      'blocker wins': ({ target, other }) => `Akartad ${target}, de ${other} blokkolt, és megkapja.`,
    },
    block: {
      'blocker wins': ({ target, other }) => `Blokkoltál, és elviszed ${target}, amit ${other} akart.`,
      'lone blocker': ({ target }) => `Blokkoltad ${target}, de senki sem akarta.`,
      'two blockers': ({ target, other }) => `Te is és ${other} is blokkoltátok ${target}: eldobjuk.`,
    },
  },
  centre: {
    take: {
      'block stands, takers out': ({ blocked, needed }) =>
        `Kiestél: a középső lap blokkja sikerült, ${blocked} blokkolt, ${needed} kellett.`,
      'lone taker': () => 'Elviszed a középső lapot: csak te akartad, és nem volt sikeres blokk.',
      'several takers': ({ takers }) => `A középső lapot ${takers} játékos akarta, te is: senki sem kapja meg.`,
    },
    block: {
      'everybody blocks': () => 'A középső lapot mindenki blokkolta, te is: eldobjuk, senki sem esik ki.',
      'block stands, takers out': ({ blocked, needed }) =>
        `A blokkod sikerült: ${blocked} blokkolt, ${needed} kellett. Aki a középsőt akarta, kiesik.`,
      'block stands, blockers out': () => 'Kiestél: blokkoltad a középső lapot, de senki sem akarta.',
      'lone taker': failed,
      'several takers': failed,
      'nobody takes': failed,
    },
  },
  noDie: 'Ebben a körben nem választottál.',
  rejoin: {
    'nobody blocked': 'Visszatérsz: a középső lapot senki sem blokkolta.',
    'everybody blocked': 'Visszatérsz: a középső lapot mindenki blokkolta.',
    'block attempted': 'Kint maradsz: volt, aki blokkolta a középső lapot.',
  },
};
