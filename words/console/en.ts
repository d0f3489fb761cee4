import type { Effect } from '../../rulebook/rulebook.ts';
import { stepInShort } from '../effect/effect.ts';
import { listIn, titled, type Worded } from '../language.ts';
import { EFFECT_EN } from '../effect/en.ts';
import { NIGHTS_EN, PROOF_EN } from '../nights/en.ts';
import { PADS_EN } from '../pads/en.ts';

/** What a key does. */
export interface HelpWords {
  readonly keys: string;
  readonly does: string;
  /** Only where faces are chosen, as a game that asks has keys of its own; of those, where real dice are typed or seats play by keys. */
  readonly of?: 'faces' | 'dice' | 'keys';
}

type Names = readonly string[];

const list = listIn('en');

const help: readonly HelpWords[] = [
  { keys: 'Space', does: 'The big button: count, ask again, skip the outcomes, next game', of: 'faces' },
  { keys: 'Esc', does: 'Halt the count; close a panel; twice: call an opening off', of: 'faces' },
  { keys: '1–6  0', does: 'Real dice, clockwise from the dealer’s left; 0 is no die', of: 'dice' },
  { keys: 'Backspace', does: 'Take the last die back', of: 'dice' },
  { keys: 'A 2–9 T J Q K', does: 'Name the card asked for. Ten: T or 0. Also Á, B for jack, D for queen', of: 'faces' },
  { keys: 'C D H S  1–4', does: 'Its suit, where every card is named: 1 diamonds, 2 spades, 3 clubs, 4 hearts', of: 'faces' },
  { keys: 'Delete', does: 'Skip the card; it can be named later', of: 'faces' },
  { keys: '0–9  Enter', does: 'When the game is over: the points of a pile', of: 'faces' },
  { keys: 'U  Ctrl+Z', does: 'Undo' },
  { keys: 'Ctrl+Y', does: 'Redo' },
  { keys: 'Tab', does: 'Where seats play by keys: turn the keyboard to naming cards and back', of: 'keys' },
  { keys: 'W', does: 'Why? The last reveal again, card by card, on every screen; Esc ends it' },
  { keys: 'M', does: 'Sound and voice off, and on again' },
  { keys: 'F2  V', does: 'Show the table in this window, or the dealer’s desk' },
  { keys: 'F3 F4 F6 F7 F8 F9', does: 'Seats, cards, corrections, pads, record, the table for the room', of: 'faces' },
  { keys: 'Insert', does: 'Use the new ports that look like pads' },
  { keys: 'F10', does: 'Teach newcomers, and the rules to read and print' },
];

/** What the dealer reads and presses, whatever the game. A sentence that needs values is a function of them. */
export const CONSOLE_EN = {
  setup: {
    question: 'What is on the table tonight?',
    shelf: 'Which game?',
    /** Back to the shelf with the people who are named. */
    anotherGame: 'Another game',
    kits: {
      pads: { title: 'Pads', what: 'A pad at each seat' },
      dice: { title: 'Cards and dice', what: 'A die in each hand' },
      cards: { title: 'Cards', what: 'The dealer types what lies open' },
      nothing: { title: 'Nothing at hand', what: 'Watch a game played by bots' },
    },
    /** A lesson with whatever is at hand. */
    learn: {
      title: 'First game?',
      what: 'Learn by playing: the screen suggests who chooses what, and explains what comes of it.',
    },
    back: 'Back',
    demoNames: ['Anna', 'Béla', 'Cili', 'Dani'],
    demoReady: 'Four bots have sat down.',
    demoPlaying: (name: string) => `You play ${name} against three bots.`,
    padsAnswer: (count: number) =>
      count === 0 ? 'No pad answers yet. Plug them in now or later.' : count === 1 ? '1 pad answers.' : `${count} pads answer.`,
    whoSits: 'Who sits at the table?',
    howToName: 'The dealer first, then one after another to the left. Enter after each name.',
    nameOf: (seat: number) => `Name of seat ${seat + 1}`,
    add: 'Add',
    enough: 'Everybody is named',
    tooFew: (least: number) => `At least ${least} people are needed.`,
    /** What somebody is called who is given no name; `number` from 1. */
    playerNumber: (number: number) => `Player ${number}`,
    remove: (name: string) => `Take ${name} off`,
    known: 'Here before:',
    sameAsBefore: (names: Names) => `As last time: ${list(names)}`,
    problem: {
      empty: 'Type a name first.',
      tooLong: (longest: number) => `That name is too long; ${longest} letters fit on the screen.`,
      alreadyThere: (name: string) => `There is already a ${name} at the table. Add a letter, as in “${name} B”.`,
      tableFull: (most: number) => `The table is full: ${most} people.`,
      /** Another game seats fewer. */
      tooMany: (given: number, most: number) => `${given} people are named, and this game seats ${most}. Take somebody off.`,
    },
    /** In a game in which left and right decide nothing. */
    sitLikeThis: 'Is this how you sit?',
    leftQuestion: (first: string, second: string) => `${first}, is ${second} on your left?`,
    leftHint: 'Left and right decide which card each one aims at.',
    turn: 'No, turn the circle round',
    twoSeats: (first: string, second: string) => `${first} and ${second} face each other.`,
    start: 'Start the game',
    startYes: 'Yes, start the game',
    playMyself: (name: string) => `Play ${name} myself, by keys`,
    watchOnly: (name: string) => `Let a bot play ${name}`,
    advanced: 'House rules, seats and pace',
    houseRules: 'House rules',
    roundChoices: 'The round',
    perSeat: 'Who plays with what',
    bindPads: (count: number) => (count === 1 ? 'Give out the free pad' : `Give out the ${count} free pads`),
    padsMissing: (names: Names) => `No pad yet for ${list(names)}: they play with a real die until one is given.`,
    keysInBrowser:
      'In the browser, seats’ keys pass through this page on their way up. They are never kept or shown, but the desktop app hides them better.',
    keysPicture: 'Upper row takes left, centre, right; lower row blocks.',
    less: 'Less',
    more: 'More',
  },
  /** What brings a seat's part of a round: a face, or in a game that asks real cards or a bot. */
  inputs: { pad: 'Pad', keys: 'Keys', die: 'Real die', cards: 'Cards', bot: 'Bot' },
  choices: {
    count: 'The count takes',
    seconds: (count: number) => `${count} seconds`,
    missing: 'A choice that does not come',
    missingValues: { wait: 'The dealer decides', noDie: 'Counts as no die' },
    start: 'The count is started',
    startValues: { dealer: 'By the dealer', ready: 'When all are ready' },
    pace: 'Outcomes are told',
    paceValues: { quick: 'Quickly', normal: 'Normally', teaching: 'Slowly, to learn' },
  },
  desk: {
    game: (game: number, round: string) => `Game ${game} · ${titled(round)}`,
    waitingForHost: 'Waiting for the referee…',
    notLiveSince: (time: string) => `Not live since ${time}`,
    /** What to do about it where the page is in a browser. */
    notLiveRemedy: 'It comes back by itself. If it does not, open the console by the link in the referee’s terminal.',
    /** In a browser that has not entered by a link of this start of the referee, and what to do. */
    shutOut: 'The referee does not know this browser.',
    shutOutRemedy: 'Open the console by the link in the referee’s terminal. Each link lets one browser in, once.',
    noFocus: 'Keys do not reach this window. Click here.',
    writing: 'The keys write in this field. Esc gives them back.',
    readyOf: (ready: number, of: number) => `${ready} of ${of} ready`,
    allReady: 'All are ready',
    handsUp: 'Dice in the palm',
    late: (names: Names) => `Still choosing: ${list(names)}`,
    calledOff: {
      dealer: 'The last opening was called off. Everybody chooses anew.',
      sleep: 'The computer slept or its clock was set, so the count was called off. Everybody chooses anew.',
      mismatch: (name: string) => `${name}’s pad did not keep to its seal, so the round was called off. Everybody chooses anew.`,
    },
    /** `name` is the player who halted the last count; undefined for the dealer. */
    halted: (name: string | undefined) => (name === undefined ? 'The dealer halted the count.' : `${name} halted the count.`),
    counting: 'Counting…',
    closed: 'Hands up!',
    opening: 'Opening…',
    /** A reveal of real dice was undone: they are typed still, and nothing happens by itself. */
    retaken: 'Reveal undone',
    retakenHint: 'Take dice back and type them anew. Esc twice: everybody chooses anew.',
    unjudged: 'The referee could not judge this round',
    unjudgedHint: 'Nothing is lost: it was not recorded. Esc twice: everybody chooses anew. Backspace takes a typed die back.',
    shown: (round: string) => `${titled(round)} is told`,
    lastRound: (round: string) => `What happened in ${round}`,
    over: EFFECT_EN.winners,
    drawn: 'The game is over',
    pointsOpen: 'Points are still open: count the piles',
    buttons: {
      count: 'Count 3-2-1',
      halt: 'Halt the count',
      wait: 'One moment…',
      askAgain: 'Ask again',
      typeDie: (name: string) => `Type ${name}’s die`,
      skip: 'Skip the outcomes',
      nextGame: 'Next game, same people',
      countPiles: 'Count the piles instead',
      countPile: (name: string) => `Type the points of ${name}’s pile`,
    },
    newPeople: 'Other people',
    /** Of a game that is over: opens the corrections. */
    checkPiles: 'Check by counting the piles',
    typing: (name: string) => `${name}’s die?`,
    typingHint: '1 to 6 · 0 no die',
    untype: 'Take one back',
    noDie: 'No die',
    stalled: {
      'no answer': (name: string) => `${name}’s pad does not answer`,
      'no seal': (name: string) => `${name} has not chosen`,
      'seal lost': (name: string) => `${name}’s choice was lost`,
      gone: (name: string) => `${name}’s pad is gone`,
    },
    alsoStalled: (names: Names) => `Also waiting for ${list(names)}`,
    decide: 'A press no longer counts: the dealer decides.',
    alsoDecide: (names: Names) => `The dealer also decides for ${list(names)}`,
    byHand: 'Give the face by hand',
    byHandFor: (name: string) => `${name}’s face by hand: 1 to 6, 0 no die`,
    callOff: 'Call it off',
    callOffAgain: 'Esc again calls the round off: every choice is wiped. Any other key goes on.',
    /** `round` is the name of the round that the step belongs to; undefined for none. */
    undo: (what: string, effect: Effect, round: string | undefined) => `Undo ${stepInShort(EFFECT_EN, what, effect, round)}`,
    redo: (what: string, effect: Effect, round: string | undefined) => `Redo ${stepInShort(EFFECT_EN, what, effect, round)}`,
    nothingToUndo: 'Nothing to undo',
    /** The last reveal once more: a button's label before, between, and after its last outcome. */
    recall: 'Why?',
    recallNext: (next: number, of: number) => `Why? ${next} of ${of}`,
    recallEnd: 'Enough',
    keyboardNaming: 'THE KEYBOARD NAMES CARDS – no seat can choose',
    toNaming: 'Name cards',
    toSeats: 'Back to the seats',
    skipCard: 'Skip this card',
    eraseName: 'Erase',
    unclear: (key: string) => `“${key}” names no card: the ace is A, the ten is T or 0.`,
  },
  panels: {
    help: 'Help',
    table: 'Table',
    seats: 'Seats',
    cards: 'Cards',
    points: 'Correct',
    pads: 'Pads',
    record: 'Record',
    proof: 'Seals',
    room: 'Room',
    learn: 'Learn',
  },
  seats: {
    byNumber: 'A seat’s number leads to it; the first letter chooses what it plays with.',
    dealer: 'Deals',
    makeDealer: 'Let this seat deal',
    input: 'Plays with',
    deeds: { away: 'Away for a while', back: 'Back at the table', leave: 'Leaves for good' },
    leaveAgain: 'Sure? Press again',
    joinTitle: 'Somebody joins',
    joinBetween: (before: string, after: string) => `Between ${before} and ${after}`,
    joinName: 'Name',
    join: 'Takes a seat',
    turnCircle: 'Left and right are the wrong way round: turn the circle',
    link: { live: 'answers', lost: 'does not answer' },
  },
  pads: PADS_EN,
  record: {
    saved: (time: string) => `Saved ${time}`,
    flush: (ms: number) => `The last write took ${Math.round(ms)} ms.`,
    failing: (time: string, code: string) => `NOT SAVED since ${time} (${code})`,
    failingWhy: {
      ENOSPC: 'The disk is full. Delete something; writing is tried again by itself.',
      EROFS: 'The disk is read-only.',
      EACCES: 'The folder of the nights may not be written.',
      EIO: 'The disk answers with errors.',
      ETIMEDOUT: 'The disk does not answer. It is waited for; nothing is lost yet.',
      ESTALE:
        'Another file lies where this night was written, or its disk was changed. Put the old one back, or begin a new night.',
      ETAKENOVER: 'Another referee has taken over the nights; this one writes no more. Close it and go on over there.',
      ENOENT: 'The folder of the nights is gone. Put it back, or plug its disk in again.',
    },
    unrecorded: (time: string) => `UNRECORDED since ${time}`,
    goOnUnrecorded: 'Go on without a record',
    goOnAgain: 'What happens from now on will be lost when the referee closes. Press again to go on',
    file: 'Tonight is written to',
  },
  nights: NIGHTS_EN,
  proof: PROOF_EN,
  room: {
    off: 'Only this computer shows the table.',
    on: 'Screens on this network can show the table. They see what the table display shows and can do nothing.',
    turnOn: 'Share the table with the room',
    turnOff: 'Stop sharing',
    screens: (screens: number) =>
      screens === 0 ? 'No screen looks on yet.' : screens === 1 ? '1 screen looks on.' : `${screens} screens look on.`,
    noNetwork: 'This computer is in no private network. Join one (or open a hotspot); the address appears here by itself.',
    refused: (code: string) =>
      `The table cannot be shared (${code}). It is tried again by itself; another port may help: --lan-port.`,
    renew: 'New address',
    /** Asked a second time: what it does to the screens that look on. */
    renewAgain: 'Every screen that looks on has to be opened anew. Press again',
    plain: 'Whoever has the address sees the table; the network can read along.',
    keyLife: 'The address changes with every new night, and after 12 hours without a screen; screens that look on stay.',
    /** What the drawn code is, for people who cannot see it. */
    code: (url: string) => `Code for phones: ${url}`,
    cannot: 'This referee cannot share its table display.',
  },
  help,
  screen: { one: 'This screen shows the table too', own: 'The table is on another screen', question: 'Screens', desk: 'Desk' },
  language: 'Language',
  tableWindow: {
    title: 'Table display',
    language: 'Its language',
    turnSeat: 'Turn by a seat',
    turnQuarter: 'Turn a quarter',
    straight: 'Straight',
    fourColours: 'Four-colour suits',
    flash: 'Flash the count',
    flashHint: 'For who cannot hear it: the screen lights up once a second. Where the system asks for less motion, it does not.',
  },
  sound: {
    title: 'Sound',
    turnOn: 'Sound on',
    turnOff: 'Sound off',
    effects: 'Sounds',
    voice: 'Voice',
    volume: (step: number) => (step === 0 ? 'off' : String(step)),
    noVoice: (language: string) => `This computer has no voice of its own for ${language}: what happens is shown, not spoken.`,
    where: 'Heard from the window that shows the table. A browser’s window has to be touched once before it sounds.',
  },
  close: 'Close',
  /** Before the window that the referee runs in is closed over a game. */
  leaving: {
    question: 'Close the referee?',
    nothingLost: 'The game is not over. Nothing is lost: it goes on here when the referee is started again.',
    stay: 'Stay',
    leave: 'Close',
  },
};
export type ConsoleWords = Worded<typeof CONSOLE_EN>;
export type DeskWords = ConsoleWords['desk'];
