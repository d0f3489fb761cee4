import { target } from '../de.ts';
import type { AskTarget, HungarianWarLessonWords } from '../lesson.ts';

const asked = (to: AskTarget): string => (to.at === 'shared' ? 'die Karte zwischen euch' : target(to));

export const HUNGARIAN_WAR_LESSON_DE: HungarianWarLessonWords = {
  goals: {
    'lone taker': { title: 'Einer will eine Seitenkarte', rule: 'Wer eine Seitenkarte als Einziger will, bekommt sie.' },
    'two takers': { title: 'Beide wollen sie', rule: 'Wollen beide Nachbarn eine Seitenkarte, wird sie abgelegt.' },
    'blocker wins': {
      title: 'Einer will, einer blockt',
      rule: 'Wer eine Seitenkarte blockt, die der Nachbar will, bekommt sie.',
    },
    'lone blocker': { title: 'Ein Block umsonst', rule: 'Eine Seitenkarte zu blocken, die niemand will, bewirkt nichts.' },
    'two blockers': { title: 'Beide blocken', rule: 'Blocken beide Nachbarn eine Seitenkarte, wird sie abgelegt.' },
    'centre taker': {
      title: 'Einer will die Mitte',
      rule: 'Wer die mittlere Karte als Einziger will, bekommt sie, wenn kein Block hält.',
    },
    'centre takers': {
      title: 'Mehrere wollen die Mitte',
      rule: 'Wollen mehrere die mittlere Karte und hält kein Block, wird sie abgelegt.',
    },
    'block fails': {
      title: 'Zu wenige blocken',
      rule: 'Ein Block der Mitte braucht etwa ein Drittel derer, die im Spiel sind. Weniger zählen wie keiner.',
    },
    'takers out': {
      title: 'Der Block hält',
      rule: 'Blocken genug die Mitte, sind alle raus, die sie nehmen wollten.',
      ruling: 'Die Karte bleibt liegen.',
    },
    rejoin: {
      title: 'Wer raus ist, kommt zurück',
      rule: 'Blockt niemand die Mitte oder blocken alle, sind alle wieder dabei, die raus waren.',
      ruling: 'Auch ein Block, der nicht hält, lässt sie draußen.',
    },
    'blockers out': {
      title: 'Ein Block gegen niemanden',
      rule: 'Blocken genug die Mitte und niemand wollte sie, sind die Blocker raus.',
      ruling: 'Die Karte bleibt liegen.',
    },
    'everybody blocks': {
      title: 'Alle blocken',
      rule: 'Blocken alle im Spiel die Mitte, wird die Karte abgelegt.',
      ruling: 'Niemand ist raus.',
    },
  },
  take: (to, many) => `${many ? 'nehmt' : 'nimm'} ${asked(to)}`,
  block: (to, many) => `${many ? 'blockt' : 'blocke'} ${asked(to)}`,
  leave: (to, many) => `${many ? 'lasst' : 'lass'} ${asked(to)} liegen`,
  notBlockCentre: () => 'alles, nur nicht die Mitte blocken',
  chooseFreely: (many) => (many ? 'wählt, was ihr wollt' : 'wähle, was du willst'),
};
