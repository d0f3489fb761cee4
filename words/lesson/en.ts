import type { Worded } from '../language.ts';

/** What a lesson says whatever the game: on the table display, and to the dealer who gives it. */
export const LESSON_EN = {
  /** Heads what is suggested. */
  title: 'First game',
  progress: (met: number, of: number) => `${met} of ${of}`,
  done: 'Now you know the game.',
  doneHint: 'Everything has come up once. Play on as you like!',
  /** Heads the titles of what has not come up yet, where it comes by the cards. */
  stillToCome: 'Still to come up:',
  /** Everybody who can choose. */
  everybody: 'Everybody',
  others: 'The others',
  /** Marks what a ruling says, and not the author's rule. */
  ruling: 'Ruling',
  /** Said once above all the rules of a game. */
  rulingIs:
    'These are the rules in our own words. Where the author’s rules are silent, a ruling of this referee decides; each one is marked.',
  /** The dealer's panel. */
  panel: {
    begin: 'Learn the game by playing',
    beginHint:
      'The screen suggests what each player could choose, so that every rule comes up once. Whatever you choose counts and is explained.',
    stop: 'Stop the lesson',
    /** In a game without faces. */
    beginHintByCards: 'The screen lists what there is to learn and explains each point when it comes up.',
    stopHint: 'The game continues. You can resume the lesson at any time.',
    show: 'Show what each face aims at',
    hide: 'Hide what each face aims at',
    hints: 'Drawn at every seat before you choose. At the learning pace it disappears after three rounds per player.',
    rules: 'All the rules',
    card: 'One page for the table',
    pages: 'To read, or to print on A4.',
    print: 'Print',
    back: 'Back',
  },
};
export type LessonWords = Worded<typeof LESSON_EN>;
