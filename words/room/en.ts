import { counted, listIn, titled, type Worded } from '../language.ts';
import type { EndedBy } from '../../rulebook/rulebook.ts';
import { EFFECT_EN } from '../effect/en.ts';

/** What is said of a game that is over, of the night's tablecloth, and on the keepsake. Names stand as they are. */
export const ENDING_EN = {
  notCertain: 'Not certain yet',
  race: 'How the race went',
  /** Why the lines of the race climb at its end. */
  countedAtEnd: 'Unnamed cards count only at the end.',
  /** A line of the race, for people who cannot see it. */
  raceLine: (name: string, points: number) => `${name}: ${points}`,
  /** Why a game ended as it did, and what then counted. */
  endedBy: {
    'ended early': (unit: string) => `Ended early: the most ${unit} win`,
    'time up': (unit: string) => `Time is up: the most ${unit} win`,
    'last one in': () => 'The last one in the game wins',
    'all out': (unit: string) => `All out at once: the most ${unit} win`,
    'run-off': () => 'Decided by a run-off',
    'as agreed': (unit: string, round: string) => `Over as agreed, after ${round}: the most ${unit} win`,
  } satisfies Record<EndedBy, (unit: string, round: string) => string>,
  /** The same if nobody has won. */
  endedForNobody: (unit: string) => `Ended early: nobody at the table has any ${unit} yet`,
  /** Where the winner is certain, and the points of unnamed cards are still open. */
  provisional: 'Points so far: not every card is named',
  figures: 'This game in figures',

  /** Which tablecloth of the night, with so many flowers. */
  cloth: (number: number, flowers: number) =>
    number === 1 ? `${counted(flowers, 'flower', 'flowers')}` : `Cloth ${number}: ${counted(flowers, 'flower', 'flowers')}`,
  earlierFlowers: (flowers: number) => `and ${counted(flowers, 'flower', 'flowers')} on earlier cloths`,

  print: 'Print the keepsake',
  keepsake: 'The tablecloth of the night',
  /** Of the last line of the record, for `referee verify --head`. */
  head: (fingerprint: string) => `Head of the record: ${fingerprint}`,
  players: 'At the table',
  points: 'Points',
  gamesWon: 'Games won',
  flowersHead: 'Flowers',
  games: (games: number) => counted(games, 'game', 'games'),
  /** Under a game that goes on, or whose points are open. */
  notYetWon: 'Not over yet',
};
export type EndingWords = Worded<typeof ENDING_EN>;

const list = listIn('en');

/**
 * What the table display says whatever the game. Names stand as they are, never with an ending. Times are written
 * `21:04`.
 */
export const ROOM_EN = {
  title: 'Referee',
  settingUp: 'The dealer is setting up',
  connecting: 'Connecting …',
  notLive: (since: string) => `no connection since ${since}`,
  /** Below it, if the host went while it counted. */
  countStopped: 'The count has stopped.',
  /** A browser lets this window sound only after somebody has touched it. */
  soundWaits: 'Press a key or tap for sound',

  /** How an outcome is stamped; short enough for a stamp. */
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
  padLost: 'No contact',
  dealer: 'dealer',

  /** What a game calls a round within a sentence, where it has no word of its own: "round 7". */
  /** In place of a round's name, of a game that ended before its first. */
  notBegun: 'not begun',
  round: (round: number) => `round ${round}`,
  /** A round of that name brought back, card by card: the heading over outcome `at` of `of`. */
  again: (round: string, at: number, of: number) => `${titled(round)} again: ${at} of ${of}`,
  /** A player who has passed `places` others in the standings. */
  rose: (places: number) => `up ${places}`,
  game: (game: number) => `Game ${game}`,
  /** In place of how many are ready, where everybody holds a real die. */
  choose: 'Choose!',
  readyCount: (ready: number, of: number) => `${ready} of ${of} ready`,
  late: (late: readonly string[]) => `Still to choose: ${late.join(', ')}`,
  naming: 'The keyboard is naming cards: nobody can choose with keys.',
  /** By whom: the dealer, the host (a commitment did not match), or the computer's sleep. */
  calledOff: {
    dealer: () => 'The dealer called it off. Choose again.',
    mismatch: (name: string | undefined) =>
      `Called off: a face did not match its seal${name === undefined ? '' : ` (${name})`}. Choose again.`,
    sleep: () => 'Called off: the computer slept or its clock was changed. Count again.',
    restart: () => 'The referee was restarted. Count again.',
  },
  /** `name` is the player who halted the last count; undefined for the dealer. */
  halted: (name: string | undefined) => (name === undefined ? 'The dealer halted the count.' : `${name} halted the count.`),

  /** `turning` are the names of those who turn their cards when the count ends, where not everybody does. */
  turnTogether: (turning?: readonly string[]) =>
    turning === undefined
      ? 'On “Up!” everybody turns their cards at once.'
      : `On “Up!” ${list(turning)} turn their cards at once.`,
  faceDown: (cards: number) => (cards === 1 ? 'face down' : `${cards} cards face down`),
  pile: (cards: number) => `${cards} in the pile`,
  /** Time left in a game that ends by the clock, `12:05`, for people who cannot see it. */
  timeLeft: (time: string) => `${time} left`,
  timeUp: 'Time is up. Finish what is under way.',
  /** The clock of a tournament, before the time that is left; what stands there at the end. */
  hallClock: {
    ...{ end: 'Hall', start: 'Next round in', time: 'Time!', halted: 'paused' },
    minutes: (minutes: number) => `${minutes}\u00a0min`,
    seconds: (seconds: number) => `${seconds}\u00a0s`,
  },
  lastMinute: 'One minute left.',

  up: 'Up!',
  /** The eight characters that the record of this round can be held against. */
  fingerprint: 'fingerprint',
  typing: 'Dice on the table! The dealer enters them.',
  unjudged: 'The referee could not judge this round. Nothing is lost; the dealer will let you choose again.',
  /** Names follow: pads that may still answer. */
  waitingFor: 'Waiting for',
  /** Names follow: no press of theirs counts any more. */
  dealerDecides: 'The dealer decides for',
  /** Why a face has not come. */
  stalled: {
    'no answer': 'No answer comes.',
    'no seal': 'Nothing was chosen in time.',
    'seal lost': 'The choice was lost.',
    gone: 'The connection is gone.',
  },

  /** Cards whose points are still open. */
  open: (cards: number) => (cards === 1 ? '1 card to count' : `${cards} cards to count`),
  pointsOpen: 'Some points are missing',
  countPiles: 'Count the piles!',
  leadsSoFar: 'In the lead so far',
  winner: 'The winner',
  /** Several who have won as one side. */
  winners: 'The winners',
  sharedWin: 'A shared win',
  nobodyWon: 'Nobody wins',
  /** Points of all games of the night together, as a column is headed. */
  series: 'All games',
  night: 'The night',
  seriesLead: (leaders: readonly string[], points: number) => `The night so far: ${list(leaders)} ${points}`,

  /** What heads a correction, before the name of its round or how many steps it took. */
  corrected: { undo: 'Undone', redo: 'Redone', override: 'Corrected' },
  steps: (steps: number) => `${steps} steps`,
  effect: EFFECT_EN,

  notSaved: {
    failing: (since: string) => `Nothing has been saved since ${since}`,
    unrecorded: (since: string) => `Unrecorded since ${since}`,
  },
};
export type RoomWords = Worded<typeof ROOM_EN>;
