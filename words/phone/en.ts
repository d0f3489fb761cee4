import type { Worded } from '../language.ts';

/** What a phone says that plays as a pad, whatever the game. */
export const PHONE_EN = {
  language: 'Language',
  back: 'Back',
  connecting: 'Connecting …',
  code: {
    title: 'Type the code',
    where: 'It stands below the picture on the table display: 26 letters and digits. Spaces and capitals do not matter.',
    field: 'Code',
    go: 'Continue',
    wrong: 'This is not a code of 26 letters and digits. Compare it with the table display.',
  },
  join: {
    title: 'Join the table',
    field: 'Your name',
    go: 'Join',
    refused: {
      'name taken': 'This name is already at the table. Add a letter; or ask the dealer to remove your old phone.',
      full: 'As many phones as can play have joined. The dealer can remove one.',
      crowded: 'Too many phones are joining at this moment. Try again.',
      empty: 'Nobody can see this name. Type letters.',
      'too long': 'This name is too long. Shorten it to 24 characters.',
      garbled: 'Some letters of this name were lost. Type them again.',
    },
    looksTheSame: (name: string) => `${name} is there already, and looks the same. Add a letter.`,
    /** What plain http can and cannot protect. */
    honest: [
      'Your choice is encrypted: nobody on this Wi-Fi, no screen and no dealer learns it before the reveal.',
      'Only somebody who controls the Wi-Fi itself could swap this page for another; play on one that you trust.',
    ],
  },
  lost: {
    title: 'No connection',
    todo: [
      'Is this phone in the same Wi-Fi as the laptop?',
      'Is the laptop awake?',
      'Keep this page open: it connects again by itself.',
    ],
    unsent: 'Not sent yet',
  },
  /** It does not try again by itself. */
  ended: {
    'cut off': {
      title: 'The referee has cut this phone off',
      todo: 'It sent something that the referee does not understand. Reload this page to try again; if that does not help, tell the dealer.',
    },
    unknown: {
      title: 'This phone is no longer at the table',
      todo: 'The dealer has removed it, or its evening is over. Scan the code on the table display again. If there is none, ask the dealer to let phones join again.',
    },
    replaced: {
      title: 'Open somewhere else',
      todo: 'Another page of this phone plays now. Close this one, or reload it to play here.',
    },
  },
  joined: {
    title: 'You are in',
    todo: 'Look at the table display, and keep this page open.',
    words: 'Your two words. The referee shows the same ones beside your name.',
  },
  tap: {
    title: 'Tap in the order in which you sit',
    how: 'Clockwise, starting on the dealer’s left. Tap once everybody before you has tapped.',
    button: 'I sit next',
    /** `place` counts from 1. */
    placed: (place: number) => `You are number ${place}`,
  },
  /** What this moment of a round wants. */
  now: {
    choose: 'Choose in secret',
    counting: 'Choose now!',
    nudged: 'Everybody is waiting for you',
    sealed: 'Sealed',
    halted: 'The count was halted',
    wait: 'Wait for the dealer',
    closed: 'Choices are closed',
    opening: 'All choices open',
    shown: 'Look at the table display',
    over: 'The game is over',
    rests: 'You sit this one out',
    identify: 'This phone is meant',
  },
  /** To the owner of a phone that does not bring the faces of their seat. */
  elsewhere: 'You choose without this phone. Would you rather choose with it? Tell the dealer.',
  /** Beside the button that shows the own choice while it is held. */
  change: 'Another button changes it.',
  secret: 'This screen does not show what you press.',
  hold: 'Hold to see',
  stop: 'Stop!',
  todo: 'To do',
  /** Above what is still to be done of the round before, while the next choice is open. */
  leftOver: 'Still from the last round',
  why: 'Why',
  fingerprint: (code: string) => `Fingerprint ${code}`,
  seat: (number: number) => `Seat ${number}`,
  rules: { open: 'Rules', loading: 'The rules are on their way …' },
};
export type PhoneWords = Worded<typeof PHONE_EN>;
