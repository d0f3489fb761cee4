import { target } from '../en.ts';
import type { AskTarget, HungarianWarLessonWords } from '../lesson.ts';

const asked = (to: AskTarget): string => (to.at === 'shared' ? 'the card between you' : target(to));

export const HUNGARIAN_WAR_LESSON_EN: HungarianWarLessonWords = {
  goals: {
    'lone taker': { title: 'One wants a side card', rule: 'Who alone wants a side card gets it.' },
    'two takers': { title: 'Both want it', rule: 'If both neighbours want a side card, it is discarded.' },
    'blocker wins': { title: 'One wants it, one blocks', rule: 'Who blocks a side card that the neighbour wants gets it.' },
    'lone blocker': { title: 'A block for nothing', rule: 'To block a side card nobody wants does nothing.' },
    'two blockers': { title: 'Both block', rule: 'If both neighbours block a side card, it is discarded.' },
    'centre taker': { title: 'One wants the centre', rule: 'Who alone wants the centre card gets it, unless a block stands.' },
    'centre takers': {
      title: 'Several want the centre',
      rule: 'If several want the centre card and no block stands, it is discarded.',
    },
    'block fails': {
      title: 'Too few block',
      rule: 'A block of the centre needs about a third of the players in the game. Fewer blockers count for nothing.',
    },
    'takers out': {
      title: 'The block stands',
      rule: 'When enough block the centre, everybody who wanted it is out.',
      ruling: 'the card stays.',
    },
    rejoin: {
      title: 'Who is out comes back',
      rule: 'When nobody blocks the centre, or everybody does, all who were out are back.',
      ruling: 'a block that fails still keeps them out.',
    },
    'blockers out': {
      title: 'A block with nobody to stop',
      rule: 'When enough block the centre and nobody wanted it, the blockers are out.',
      ruling: 'the card stays.',
    },
    'everybody blocks': {
      title: 'Everybody blocks',
      rule: 'When everybody in the game blocks the centre, it is discarded.',
      ruling: 'nobody is out.',
    },
  },
  take: (to) => `take ${asked(to)}`,
  block: (to) => `block ${asked(to)}`,
  leave: (to) => `leave ${asked(to)} alone`,
  notBlockCentre: () => 'anything but block the centre',
  chooseFreely: () => 'choose as you like',
};
