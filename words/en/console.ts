import type { Effect } from '../../rules/rulebook.ts';
import type { ConsoleWords } from '../console.ts';
import { effectPhrases } from '../effect.ts';
import { titled } from '../titled.ts';
import { EFFECT_EN } from './effect.ts';
import { NIGHTS_EN, PROOF_EN } from './nights.ts';
import { PADS_EN } from './pads.ts';

const CONJUNCTION = new Intl.ListFormat('en', { type: 'conjunction' });
const list = (names: readonly string[]) => CONJUNCTION.format(names);

/** “: Anna 31 to 18, Béla 4 to 11”, or nothing where nothing changes. */
function changes(effect: Effect): string {
  const phrases = effectPhrases(effect, EFFECT_EN);
  return phrases.length === 0 ? '' : `: ${phrases.join(', ')}`;
}

const step = (what: string, effect: Effect, round: string | undefined) =>
  `${what}${round === undefined ? '' : ` of ${round}`}${changes(effect)}`;

export const CONSOLE_EN: ConsoleWords = {
  setup: {
    question: 'What is on the table tonight?',
    shelf: 'Which game?',
    anotherGame: 'Another game',
    kits: {
      pads: { title: 'Pads', what: 'A pad at each seat' },
      dice: { title: 'Cards and dice', what: 'A die in each hand' },
      cards: { title: 'Cards', what: 'The dealer types what lies open' },
      nothing: { title: 'Nothing at hand', what: 'Watch a game played by bots' },
    },
    learn: {
      title: 'First game?',
      what: 'Learn by playing: the screen suggests who chooses what, and explains what comes of it.',
    },
    back: 'Back',
    demoNames: ['Anna', 'Béla', 'Cili', 'Dani'],
    demoReady: 'Four bots have sat down.',
    demoPlaying: (name) => `You play ${name} against three bots.`,
    padsAnswer: (count) =>
      count === 0 ? 'No pad answers yet. Plug them in now or later.' : count === 1 ? '1 pad answers.' : `${count} pads answer.`,
    whoSits: 'Who sits at the table?',
    howToName: 'The dealer first, then one after another to the left. Enter after each name.',
    nameOf: (seat) => `Name of seat ${seat + 1}`,
    add: 'Add',
    enough: 'Everybody is named',
    tooFew: (least) => `At least ${least} people are needed.`,
    playerNumber: (number) => `Player ${number}`,
    remove: (name) => `Take ${name} off`,
    known: 'Here before:',
    sameAsBefore: (names) => `As last time: ${list(names)}`,
    problem: {
      empty: 'Type a name first.',
      tooLong: (longest) => `That name is too long; ${longest} letters fit on the screen.`,
      alreadyThere: (name) => `There is already a ${name} at the table. Add a letter, as in “${name} B”.`,
      tableFull: (most) => `The table is full: ${most} people.`,
      tooMany: (given, most) => `${given} people are named, and this game seats ${most}. Take somebody off.`,
    },
    sitLikeThis: 'Is this how you sit?',
    leftQuestion: (first, second) => `${first}, is ${second} on your left?`,
    leftHint: 'Left and right decide which card each one aims at.',
    turn: 'No, turn the circle round',
    twoSeats: (first, second) => `${first} and ${second} face each other.`,
    start: 'Start the game',
    startYes: 'Yes, start the game',
    playMyself: (name) => `Play ${name} myself, by keys`,
    watchOnly: (name) => `Let a bot play ${name}`,
    advanced: 'House rules, seats and pace',
    houseRules: 'House rules',
    roundChoices: 'The round',
    perSeat: 'Who plays with what',
    bindPads: (count) => (count === 1 ? 'Give out the free pad' : `Give out the ${count} free pads`),
    padsMissing: (names) => `No pad yet for ${list(names)}: they play with a real die until one is given.`,
    keysInBrowser:
      'In the browser, seats’ keys pass through this page on their way up. They are never kept or shown, but the desktop app hides them better.',
    keysPicture: 'Upper row takes left, centre, right; lower row blocks.',
    less: 'Less',
    more: 'More',
  },
  inputs: { pad: 'Pad', keys: 'Keys', die: 'Real die', cards: 'Cards', bot: 'Bot' },
  choices: {
    count: 'The count takes',
    seconds: (count) => `${count} seconds`,
    missing: 'A choice that does not come',
    missingValues: { wait: 'The dealer decides', noDie: 'Counts as no die' },
    start: 'The count is started',
    startValues: { dealer: 'By the dealer', ready: 'When all are ready' },
    pace: 'Outcomes are told',
    paceValues: { quick: 'Quickly', normal: 'Normally', teaching: 'Slowly, to learn' },
  },
  desk: {
    game: (game, round) => `Game ${game} · ${titled(round)}`,
    waitingForHost: 'Waiting for the referee…',
    notLiveSince: (time) => `Not live since ${time}`,
    notLiveRemedy: 'It comes back by itself. If it does not, open the address that the referee names when it starts.',
    noFocus: 'Keys do not reach this window. Click here.',
    writing: 'The keys write in this field. Esc gives them back.',
    readyOf: (ready, of) => `${ready} of ${of} ready`,
    allReady: 'All are ready',
    handsUp: 'Dice in the palm',
    late: (names) => `Still choosing: ${list(names)}`,
    calledOff: {
      dealer: 'The last opening was called off. Everybody chooses anew.',
      sleep: 'The computer slept or its clock was set, so the count was called off. Everybody chooses anew.',
      mismatch: (name) => `${name}’s pad did not keep to its seal, so the round was called off. Everybody chooses anew.`,
    },
    halted: (name) => (name === undefined ? 'The dealer halted the count.' : `${name} halted the count.`),
    counting: 'Counting…',
    closed: 'Hands up!',
    opening: 'Opening…',
    retaken: 'Reveal undone',
    retakenHint: 'Take dice back and type them anew. Esc twice: everybody chooses anew.',
    unjudged: 'The referee could not judge this round',
    unjudgedHint: 'Nothing is lost: it was not recorded. Esc twice: everybody chooses anew. Backspace takes a typed die back.',
    shown: (round) => `${titled(round)} is told`,
    lastRound: (round) => `What happened in ${round}`,
    over: (winners, together) =>
      winners.length === 1 ? `${list(winners)} wins` : `${list(winners)} ${together ? 'win' : 'share the win'}`,
    drawn: 'The game is over',
    pointsOpen: 'Points are still open: count the piles',
    buttons: {
      count: 'Count 3-2-1',
      halt: 'Halt the count',
      wait: 'One moment…',
      askAgain: 'Ask again',
      typeDie: (name) => `Type ${name}’s die`,
      skip: 'Skip the telling',
      nextGame: 'Next game, same people',
      countPiles: 'Count the piles instead',
      countPile: (name) => `Type the points of ${name}’s pile`,
    },
    newPeople: 'Other people',
    checkPiles: 'Check by counting the piles',
    typing: (name) => `${name}’s die?`,
    typingHint: '1 to 6 · 0 no die',
    untype: 'Take one back',
    noDie: 'No die',
    stalled: (name, why) => {
      switch (why) {
        case 'no answer':
          return `${name}’s pad does not answer`;
        case 'no seal':
          return `${name} has not chosen`;
        case 'seal lost':
          return `${name} had chosen, and the pad has lost it`;
        case 'gone':
          return `${name}’s pad is gone`;
        default:
          return why satisfies never;
      }
    },
    alsoStalled: (names) => `Also waiting for ${list(names)}`,
    byHand: 'Give the face by hand',
    byHandFor: (name) => `${name}’s face by hand: 1 to 6, 0 no die`,
    callOff: 'Call it off',
    callOffAgain: 'Esc again calls the round off: every choice is wiped. Any other key goes on.',
    undo: (...of) => `Undo ${step(...of)}`,
    redo: (...of) => `Redo ${step(...of)}`,
    nothingToUndo: 'Nothing to undo',
    recall: 'Why?',
    recallNext: (next, of) => `Why? ${next} of ${of}`,
    recallEnd: 'Enough',
    keyboardNaming: 'THE KEYBOARD NAMES CARDS – no seat can choose',
    toNaming: 'Name cards',
    toSeats: 'Back to the seats',
    skipCard: 'Skip this card',
    eraseName: 'Erase',
    unclear: (key) => `“${key}” names no card: the ace is A, the ten is T or 0.`,
  },
  panels: {
    help: 'Help',
    table: 'Table',
    seats: 'Seats',
    cards: 'Cards',
    points: 'Correct',
    pads: 'Pads',
    record: 'Record',
    proof: 'Proof',
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
    joinBetween: (before, after) => `Between ${before} and ${after}`,
    joinName: 'Name',
    join: 'Takes a seat',
    turnCircle: 'Left and right are the wrong way round: turn the circle',
    link: { live: 'answers', lost: 'does not answer' },
  },
  pads: PADS_EN,
  record: {
    saved: (time) => `Saved ${time}`,
    flush: (ms) => `The last write took ${Math.round(ms)} ms.`,
    failing: (time, code) => `NOT SAVED since ${time} (${code})`,
    failingWhy: {
      ENOSPC: 'The disk is full. Delete something; writing is tried again by itself.',
      EROFS: 'The disk is read-only.',
      EACCES: 'The folder of the nights may not be written.',
      EIO: 'The disk answers with errors.',
      ETIMEDOUT: 'The disk does not answer. It is waited for; nothing is lost yet.',
      ESTALE:
        'Another file lies where this night was written, or its disk was changed. Put the old one back, or begin a new night.',
      ENOENT: 'The folder of the nights is gone. Put it back, or plug its disk in again.',
    },
    unrecorded: (time) => `UNRECORDED since ${time}`,
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
    screens: (screens) =>
      screens === 0 ? 'No screen looks on yet.' : screens === 1 ? '1 screen looks on.' : `${screens} screens look on.`,
    noNetwork: 'This computer is in no private network. Join one (or open a hotspot); the address appears here by itself.',
    refused: (code) => `The table cannot be shared (${code}). It is tried again by itself; another port may help: --lan-port.`,
    renew: 'New address',
    renewAgain: 'Every screen that looks on has to be opened anew. Press again',
    plain: 'Whoever has the address sees the table; the network can read along.',
    code: (url) => `Code for phones: ${url}`,
    cannot: 'This referee cannot share its table display.',
  },
  help: [
    { keys: 'Space', does: 'The big button: count, ask again, skip the telling, next game', of: 'faces' },
    { keys: 'Esc', does: 'Halt the count; close a panel; twice: call an opening off', of: 'faces' },
    { keys: '1–6  0', does: 'Real dice, clockwise from the dealer’s left; 0 is no die', of: 'faces' },
    { keys: 'Backspace', does: 'Take the last die back', of: 'faces' },
    { keys: 'A 2–9 T J Q K', does: 'Name the card asked for. Ten: T or 0. Also Á, B for jack, D for queen', of: 'faces' },
    { keys: 'C D H S  1–4', does: 'Its suit, where every card is named: 1 diamonds, 2 spades, 3 clubs, 4 hearts', of: 'faces' },
    { keys: 'Delete', does: 'Skip the card; it can be named later', of: 'faces' },
    { keys: '0–9  Enter', does: 'When the game is over: the points of a pile', of: 'faces' },
    { keys: 'U  Ctrl+Z', does: 'Undo' },
    { keys: 'Ctrl+Y', does: 'Redo' },
    { keys: 'Tab', does: 'Where seats play by keys: turn the keyboard to naming cards and back', of: 'faces' },
    { keys: 'W', does: 'Why? The last reveal again, card by card, on every screen; Esc ends it' },
    { keys: 'M', does: 'Sound and voice off, and on again' },
    { keys: 'F2  V', does: 'Show the table in this window, or the dealer’s desk' },
    { keys: 'F3 F4 F6 F7 F8 F9', does: 'Seats, cards, corrections, pads, record, the table for the room', of: 'faces' },
    { keys: 'F10', does: 'Teach newcomers, and the rules to read and print' },
  ],
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
    volume: (step) => (step === 0 ? 'off' : String(step)),
    noVoice: (language) => `This computer has no voice of its own for ${language}: what happens is shown, not spoken.`,
    where: 'Heard from the window that shows the table. A browser’s window has to be touched once before it sounds.',
  },
  close: 'Close',
  leaving: {
    question: 'Close the referee?',
    nothingLost: 'The game is not over. Nothing is lost: it goes on here when the referee is started again.',
    stay: 'Stay',
    leave: 'Close',
  },
};
