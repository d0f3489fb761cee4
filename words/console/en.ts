import { listIn, titled, type Worded } from '../language.ts';
import { EFFECT_EN } from '../effect/en.ts';
import { JOINING_EN } from '../joining/en.ts';
import { NIGHTS_EN, PROOF_EN } from '../nights/en.ts';
import { PADS_EN } from '../pads/en.ts';

/** What keys do, given by their codes. */
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
  { keys: 'Escape', does: 'Halt the count; close a panel; twice: call off the reveal', of: 'faces' },
  { keys: '1–6  0', does: 'Real dice, clockwise from the dealer’s left; 0 for no die', of: 'dice' },
  { keys: 'Backspace', does: 'Take back the last die or card', of: 'faces' },
  { keys: 'A 2–9 T J Q K', does: 'Name the card asked for. Ten: T or 0', of: 'faces' },
  { keys: 'C D H S  1–4', does: 'Its suit, if every card is named: 1 diamonds, 2 spades, 3 clubs, 4 hearts', of: 'faces' },
  { keys: 'Delete', does: 'Skip the card; it can be named later', of: 'faces' },
  { keys: '0–9  Enter', does: 'After the game: the points in a pile', of: 'faces' },
  { keys: 'U  Ctrl+Z', does: 'Undo' },
  { keys: 'Ctrl+Y', does: 'Redo' },
  { keys: 'Tab', does: 'If seats play with keys: switch the keyboard to naming cards and back', of: 'keys' },
  { keys: 'W', does: 'Why? Show the last reveal again, card by card, on every screen; Esc ends it' },
  { keys: 'M', does: 'Turn sound and voice off or on' },
  { keys: 'F2  V', does: 'Switch this window between the table and the desk' },
  { keys: 'F3 F4 F6 F7 F8 F9', does: 'Seats, cards, corrections, pads, record, sharing the table', of: 'faces' },
  { keys: 'F5', does: 'The hall of tables that this one belongs to' },
  { keys: 'F12', does: 'In a hall: call the organiser, or take the call back' },
  { keys: 'End', does: 'In a hall: the organiser’s message has been seen' },
  { keys: 'Insert', does: 'Use the new ports that look like pads' },
  { keys: 'F10', does: 'Teach newcomers; read and print the rules' },
  { keys: 'F11', does: 'Full screen' },
];

/** What the dealer reads and presses, whatever the game. A sentence that needs values is a function of them. */
export const CONSOLE_EN = {
  setup: {
    question: 'What is on the table tonight?',
    shelf: 'Which game?',
    /** Back to the shelf with the people who are named. */
    anotherGame: 'Another game',
    kits: {
      phones: { title: 'Phones', what: 'One in each hand' },
      pads: { title: 'Pads', what: 'A pad at each seat' },
      dice: { title: 'Cards and dice', what: 'A die in each hand' },
      cards: { title: 'Cards', what: 'The dealer types the face-up cards' },
      nothing: { title: 'Nothing to hand', what: 'Watch bots play a game' },
    },
    /** A lesson with whatever is at hand. */
    learn: {
      title: 'First game?',
      what: 'Learn by playing: the screen suggests what each player could choose and explains the outcome.',
    },
    back: 'Back',
    demoNames: ['Anna', 'Béla', 'Cili', 'Dani'],
    demoReady: 'Four bots have sat down.',
    demoPlaying: (name: string) => `You play ${name} against three bots.`,
    padsAnswer: (count: number) =>
      count === 0
        ? 'No pad has answered yet. Plug pads in now or later.'
        : count === 1
          ? '1 pad answers.'
          : `${count} pads answer.`,
    whoSits: 'Who is at the table?',
    howToName: 'Start with the dealer, then go round to the left. Press Enter after each name.',
    nameOf: (seat: number) => `Name of seat ${seat + 1}`,
    add: 'Add',
    enough: 'Everybody is here',
    tooFew: (least: number) => `At least ${least} players are needed.`,
    /** What somebody is called who is given no name; `number` from 1. */
    playerNumber: (number: number) => `Player ${number}`,
    remove: (name: string) => `Remove ${name}`,
    known: 'Played before:',
    sameAsBefore: (names: Names) => `Same as last time: ${list(names)}`,
    problem: {
      empty: 'Type a name first.',
      tooLong: (longest: number) => `That name is too long: at most ${longest} letters fit on the screen.`,
      alreadyThere: (name: string) => `${name} is already at the table. Add a letter, as in “${name} B”.`,
      tableFull: (most: number) => `The table is full: ${most} players.`,
      garbled: 'Some letters of this name were lost. Type them again.',
      /** Letters of another script, in full width, I for l. */
      looksTheSame: (other: string) =>
        `${other} is already at the table and looks the same. Add a letter; or press Enter again, and the screens put a number after the name.`,
      /** Another game seats fewer. */
      tooMany: (given: number, most: number) => `You have named ${given} players, but this game seats ${most}. Remove somebody.`,
    },
    /** In a game in which left and right decide nothing. */
    sitLikeThis: 'Are you sitting like this?',
    leftQuestion: (first: string, second: string) => `${first}, is ${second} on your left?`,
    leftHint: 'Left and right decide which card each player aims at.',
    turn: 'No, the other way round',
    twoSeats: (first: string, second: string) => `${first} and ${second} face each other.`,
    start: 'Start the game',
    startYes: 'Yes, start the game',
    playMyself: (name: string) => `Play as ${name}, with the keys`,
    watchOnly: (name: string) => `Let a bot play as ${name}`,
    advanced: 'House rules, seats and pace',
    houseRules: 'House rules',
    roundChoices: 'The round',
    perSeat: 'Who plays with what',
    bindPads: (count: number) => (count === 1 ? 'Give out the free pad' : `Give out the ${count} free pads`),
    padsMissing: (names: Names) => `No pad yet for ${list(names)}: a real die until then.`,
    keysInBrowser:
      'In the browser, the keys of all seats pass through this page. They are never stored or shown, but the desktop app hides them better.',
    keysPicture: 'Upper row: take left, centre, right. Lower row: block.',
    less: 'Less',
    more: 'More',
  },
  /** What brings a seat's part of a round: a face, or in a game that asks real cards or a bot. */
  inputs: { phone: 'Phone', pad: 'Pad', keypad: 'USB keypad', keys: 'Keys', die: 'Real die', cards: 'Cards', bot: 'Bot' },
  choices: {
    count: 'Length of the count',
    seconds: (count: number) => `${count} seconds`,
    missing: 'If a choice is missing',
    missingValues: { wait: 'The dealer decides', noDie: 'Counts as no die' },
    start: 'Count started',
    startValues: { dealer: 'By the dealer', ready: 'When all are ready' },
    pace: 'Pace of the outcomes',
    paceValues: { quick: 'Quick', normal: 'Normal', teaching: 'Slow, for learning' },
  },
  desk: {
    game: (game: number, round: string) => `Game ${game} · ${titled(round)}`,
    waitingForHost: 'Waiting for the referee…',
    notLiveSince: (time: string) => `No connection since ${time}`,
    /** What to do about it where the page is in a browser. */
    notLiveRemedy: 'It will come back by itself. If it does not, open the console with the link in the referee’s terminal.',
    /** In a browser that has not entered by a link of this start of the referee, and what to do. */
    shutOut: 'The referee does not know this browser.',
    shutOutRemedy: 'Open the console with the link in the referee’s terminal. Each link works once, in one browser.',
    noFocus: 'This window does not receive your keys. Click here.',
    writing: 'You are typing in this field. Esc returns to the game.',
    readyOf: (ready: number, of: number) => `${ready} of ${of} ready`,
    allReady: 'All are ready',
    handsUp: 'Dice in the palm',
    late: (names: Names) => `Still choosing: ${list(names)}`,
    counting: 'Counting…',
    closed: 'Hands up!',
    opening: 'Revealing…',
    /** A reveal of real dice was undone: they are typed still, and nothing happens by itself. */
    retaken: 'Reveal undone',
    retakenHint: 'Take dice back and type them again. Esc twice: everybody chooses again.',
    unjudged: 'The referee could not judge this round',
    unjudgedHint: 'Nothing is lost: it was not recorded. Esc twice: everybody chooses again. Backspace takes back a typed die.',
    shown: (round: string) => `Showing ${round}`,
    lastRound: (round: string) => `What happened in ${round}`,
    roundsSoFar: 'The game so far',
    /** Of a round in which nobody's points changed. */
    noChange: 'no change',
    over: EFFECT_EN.winners,
    nobodyWon: 'The game is over, and nobody wins',
    pointsOpen: 'Some points are missing: count the piles',
    buttons: {
      count: 'Count 3-2-1',
      halt: 'Halt the count',
      wait: 'One moment…',
      askAgain: 'Ask again',
      typeDie: (name: string) => `Type ${name}’s die`,
      skip: 'Skip the outcomes',
      nextGame: 'Next game, same players',
      countPiles: 'Count the piles instead',
      countPile: (name: string) => `Type the points of ${name}’s pile`,
    },
    newPeople: 'Other players',
    /** Of a game that is over: opens the corrections. */
    checkPiles: 'Check by counting the piles',
    typing: (name: string) => `${name}’s die?`,
    typingHint: '1 to 6 · 0 no die',
    untype: 'Take one back',
    /** Digits came before the dice were asked for. */
    untypeEarly: 'Type all dice anew',
    noDie: 'No die',
    stalled: {
      'no answer': (name: string) => `${name}’s pad does not answer`,
      'no seal': (name: string) => `${name} has not chosen`,
      'seal lost': (name: string) => `${name}’s choice was lost`,
      gone: (name: string) => `${name}’s pad is gone`,
    },
    /** The same of a seat that chooses on a phone. */
    stalledPhone: {
      'no answer': (name: string) => `${name}’s phone does not answer`,
      gone: (name: string) => `${name}’s phone is gone`,
    },
    alsoStalled: (names: Names) => `Also waiting for ${list(names)}`,
    decide: 'It is too late to press: the dealer decides.',
    alsoDecide: (names: Names) => `The dealer also decides for ${list(names)}`,
    byHand: 'Enter the face by hand',
    byHandFor: (name: string) => `${name}’s face by hand: 1 to 6, 0 no die`,
    callOff: 'Call it off',
    callOffAgain: 'The same once more erases every choice of this round. Anything else continues.',
    undo: 'Undo',
    redo: 'Redo',
    nothingToUndo: 'Nothing to undo',
    /** Something is entered in a panel that was to be closed. */
    notGiven: 'This is not entered yet: Enter enters it; closing once more (Esc) drops it.',
    /** By Backspace. */
    tookBack: (step: string) => `Taken back: ${step}`,
    nothingTyped: 'Nothing typed in this round. “Undo” (U) takes back what came before.',
    typedEarly: 'Too early: no die is taken yet. Once they are on the table, press Backspace and type all of them.',
    fault: 'The referee had an internal error, and goes on. If something looks wrong, start it again: the record is safe.',
    /** The last reveal once more: a button's label before, between, and after its last outcome. */
    recall: 'Why?',
    /** Outcome `at` of `of` is shown, as the table display says; the button shows the next. */
    recallNext: (at: number, of: number) => `Next (${at} of ${of})`,
    recallEnd: 'Enough',
    keyboardNaming: 'THE KEYBOARD NAMES CARDS – seats cannot choose',
    toNaming: 'Name cards',
    toSeats: 'Back to the seats',
    skipCard: 'Skip this card',
    eraseName: 'Erase',
    unused: (key: string, keys: string) => `“${key}” means nothing here. Use: ${keys}`,
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
    hall: 'Hall',
    learn: 'Learn',
    about: 'About',
  },
  seats: {
    byNumber: 'Type a seat’s number, then the first letter of what it plays with.',
    dealer: 'Dealer',
    makeDealer: 'Make this seat the dealer',
    input: 'Plays with',
    /** Instead of the bot, where nobody would hold its cards. */
    botless: 'Bot (not with real cards)',
    deeds: { away: 'Away for a while', back: 'Back at the table', leave: 'Leaves for good' },
    leaveAgain: 'Sure? Press again',
    joinTitle: 'Add a player',
    joinNextGame: 'Somebody new plays from the next game on: all cards of this one are dealt.',
    joinBetween: (before: string, after: string) => `Between ${before} and ${after}`,
    joinName: 'Name',
    join: 'Take a seat',
    turnCircle: 'Left and right are the wrong way round: reverse the circle',
    link: { live: 'answers', lost: 'does not answer' },
  },
  pads: PADS_EN,
  joining: JOINING_EN,
  record: {
    saved: (time: string) => `Saved ${time}`,
    flush: (ms: number) => `The last write took ${Math.round(ms)} ms.`,
    failing: (time: string, code: string) => `NOT SAVED since ${time} (${code})`,
    failingWhy: {
      ENOSPC: 'The disk is full. Free some space; the referee will try again.',
      EROFS: 'The disk is read-only.',
      EACCES: 'The referee may not write to the nights folder.',
      EIO: 'The disk reports errors.',
      ETIMEDOUT: 'The disk does not respond. The referee is waiting; nothing is lost yet.',
      EFBIG: 'This night’s file can grow no more. Begin a new night (F8).',
      ESTALE: 'This night’s file was replaced, or its disk was changed. Put the old one back, or begin a new night.',
      ETAKENOVER: 'Another referee has taken over the nights; this one no longer writes. Close it and continue there.',
      ENOENT: 'The nights folder is gone. Put it back, or plug its disk in again.',
    },
    unrecorded: (time: string) => `UNRECORDED since ${time}`,
    goOnUnrecorded: 'Continue without a record',
    goOnAgain: 'Everything from now on will be lost when the referee closes. Press again to continue',
    file: 'Tonight’s record:',
  },
  nights: NIGHTS_EN,
  proof: PROOF_EN,
  room: {
    off: 'Only this computer shows the table.',
    on: 'Screens on this network can show the table. They show what the table display shows and can change nothing.',
    turnOn: 'Share the table with the room',
    turnOff: 'Stop sharing',
    screens: (screens: number) =>
      screens === 0 ? 'No screen is watching yet.' : screens === 1 ? '1 screen is watching.' : `${screens} screens are watching.`,
    noNetwork: 'This computer is not on a private network. Join one (or open a hotspot); the address will appear here.',
    outside: (address: string) =>
      `This computer’s only address, ${address}, is not a private one: the internet may reach it. To share there all the same, start the referee with --lan-address ${address}.`,
    refused: (code: string) =>
      `The table cannot be shared (${code}). The referee will try again; another port may help: --lan-port.`,
    renew: 'New address',
    /** Asked a second time: what it does to the screens that look on. */
    renewAgain: 'Every watching screen will have to be opened again. Press again',
    plain: 'Anyone with the address sees the table; others on the network can read along.',
    keyLife: 'The address changes with every new night and after 12 hours without a screen; watching screens stay connected.',
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
    turnSeat: 'Turn by one seat',
    turnQuarter: 'Quarter turn',
    straight: 'Upright',
    fourColours: 'Four-colour suits',
    flash: 'Flash the count',
    flashHint: 'For anyone who cannot hear it: the screen lights up once a second, unless the system asks for less motion.',
  },
  sound: {
    title: 'Sound',
    turnOn: 'Sound on',
    turnOff: 'Sound off',
    effects: 'Sounds',
    voice: 'Voice',
    volume: (step: number) => (step === 0 ? 'off' : String(step)),
    noVoice: (language: string) => `This computer has no voice of its own for ${language}: what happens is shown, not spoken.`,
    where: 'Sound comes from the window that shows the table. In a browser, click or touch that window once first.',
  },
  close: 'Close',
  /** Before the window that the referee runs in is closed over a game. */
  leaving: {
    question: 'Quit the program?',
    nothingLost: 'The game is not over. Nothing will be lost: it continues here when you start the referee again.',
    stay: 'Stay',
    leave: 'Quit',
  },
};
export type ConsoleWords = Worded<typeof CONSOLE_EN>;
export type DeskWords = ConsoleWords['desk'];
