import type { LessonWords } from '../lesson.ts';

export const LESSON_EN: LessonWords = {
  title: 'First game',
  progress: (met, of) => `${met} of ${of}`,
  done: 'Now you know the game.',
  doneHint: 'Everything has come up once. Play on as you like!',
  stillToCome: 'Still to come up:',
  everybody: 'Everybody',
  others: 'The others',
  ruling: 'Ruling',
  rulingIs: 'The rules are told in our words. Where they are silent, a ruling of this referee decides, and is marked as one.',
  panel: {
    begin: 'Teach the game while you play',
    beginHint:
      'The screen suggests who chooses what, so that every rule comes up once. Whatever is chosen counts and is explained.',
    stop: 'Stop the lesson',
    beginHintByCards: 'The screen says what there is to learn, and explains each thing when the cards bring it.',
    stopHint: 'The game goes on. The lesson can be taken up again at any time.',
    show: 'Show what each face aims at',
    hide: 'Hide what each face aims at',
    hints: 'Drawn at every seat before the choice. At the learning pace it rests after three rounds a player.',
    rules: 'All the rules',
    card: 'One page for the table',
    pages: 'To read, or to print on A4.',
    print: 'Print',
    back: 'Back',
  },
};
