import { titled } from '../language.ts';
import type { EndingWords, RoomWords } from '../room.ts';
import { EFFECT_EN } from './effect.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const ENDING_EN: EndingWords = {
  notCertain: 'Not certain yet',
  race: 'How the race went',
  countedAtEnd: 'Cards without a name count only at the end.',
  raceLine: (name, points) => `${name}: ${points}`,
  figures: 'This game in figures',

  cloth: (number, flowers) =>
    number === 1 ? `${counted(flowers, 'flower', 'flowers')}` : `Cloth ${number}: ${counted(flowers, 'flower', 'flowers')}`,
  earlierFlowers: (flowers) => `and ${counted(flowers, 'flower', 'flowers')} on the cloths before`,

  print: 'Print the keepsake',
  printKey: 'Ctrl+P',
  keepsake: 'The tablecloth of the night',
  head: (fingerprint) => `Head of the record: ${fingerprint}`,
  players: 'At the table',
  points: 'Points',
  gamesWon: 'Games won',
  flowersHead: 'Flowers',
  games: (games) => counted(games, 'game', 'games'),
  notYetWon: 'Not over yet',
};

const names = new Intl.ListFormat('en', { type: 'conjunction' });
const CORRECTIONS = { undo: 'Undone', redo: 'Done again', override: 'Corrected' } as const;

export const ROOM_EN: RoomWords = {
  title: 'Referee',
  settingUp: 'The dealer is setting up',
  connecting: 'Connecting …',
  notLive: (since) => `not live since ${since}`,
  soundWaits: 'Sound waits for a key or a touch',

  stamps: {
    takes: 'takes',
    blocks: 'blocks',
    discarded: 'discarded',
    out: 'out',
    back: 'back in',
    tie: 'tie',
    waits: 'waits',
    swap: 'swap',
    head: 'head',
    disgrace: 'disgrace',
    loses: 'loses',
  },
  stays: 'stays',
  away: 'away',
  padLost: 'Pad lost',
  dealer: 'dealer',

  round: (round) => `round ${round}`,
  again: (round, at, of) => `${titled(round)} again: ${at} of ${of}`,
  rose: (places) => `up ${places}`,
  game: (game) => `Game ${game}`,
  choose: 'Choose!',
  readyCount: (ready, of) => `${ready} of ${of} ready`,
  late: (late) => `Still to choose: ${late.join(', ')}`,
  naming: 'The keyboard names cards now: nobody can choose by keys.',
  calledOff(why, name) {
    switch (why) {
      case 'dealer':
        return 'The dealer called it off. Choose again.';
      case 'mismatch':
        return `Called off: a face did not match its seal${name === undefined ? '' : ` (${name})`}. Choose again.`;
      case 'sleep':
        return 'Called off: the computer slept or its clock was set. Choose again.';
      default:
        return why satisfies never;
    }
  },
  halted: (name) => (name === undefined ? 'The dealer halted the count.' : `${name} halted the count.`),

  turnTogether: (turning) =>
    turning === undefined
      ? 'On “Up!” everybody turns their cards at once.'
      : `On “Up!” ${names.format(turning)} turn their cards at once.`,
  faceDown: (cards) => (cards === 1 ? 'face down' : `${cards} cards face down`),
  pile: (cards) => `${cards} in the pile`,
  timeLeft: (time) => `${time} left`,
  timeUp: 'Time is up. What is under way is still played to its end.',
  lastMinute: 'One minute left.',

  up: 'Up!',
  fingerprint: 'fingerprint',
  typing: 'Dice on the table: the dealer enters them.',
  unjudged: 'The referee could not judge this round. Nothing is lost; the dealer lets you choose again.',
  waitingFor: 'Waiting for',
  dealerDecides: 'The dealer decides for',
  stalled: {
    'no answer': 'The pad does not answer.',
    'no seal': 'Nothing was chosen in time.',
    'seal lost': 'The choice was lost.',
    gone: 'The pad is gone.',
  },

  open: (cards) => (cards === 1 ? '1 card open' : `${cards} cards open`),
  pointsOpen: 'Points are still open',
  countPiles: 'Count the piles!',
  leadsSoFar: 'In the lead so far',
  winner: 'The winner',
  winners: 'The winners',
  sharedWin: 'A shared win',
  series: 'All games',
  seriesLead: (leaders, points) => `All games: ${names.format(leaders)} ${points}`,

  correction({ kind, steps, round }) {
    const where = steps > 1 ? `${steps} steps` : round;
    return where === undefined ? CORRECTIONS[kind] : `${CORRECTIONS[kind]}: ${where}`;
  },
  effect: EFFECT_EN,

  recordFailing: (since) => `Nothing has been saved since ${since}`,
  unrecorded: (since) => `Unrecorded since ${since}`,

  list: (list) => names.format(list),
};
