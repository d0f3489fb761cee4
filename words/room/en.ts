import { titled, type Worded } from '../language.ts';
import { EFFECT_EN } from '../effect/en.ts';

/** How an outcome is stamped; short enough for a stamp. */
type StampWord = 'takes' | 'blocks' | 'discarded' | 'out' | 'back' | 'tie' | 'waits' | 'swap' | 'head' | 'disgrace' | 'loses';

/** Why a face has not come. */
type StallWord = 'no answer' | 'no seal' | 'seal lost' | 'gone';

/** Who called an attempt off: the dealer, the host (a commitment did not match), or the computer's sleep. */
type CalledOffWord = 'dealer' | 'mismatch' | 'sleep';

/** A public correction: what was done, how many steps of it at once, and to the round of which name. */
interface CorrectionSaid {
  readonly kind: 'undo' | 'redo' | 'override';
  readonly steps: number;
  readonly round: string | undefined;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What is said of a game that is over, of the night's tablecloth, and on the keepsake. Names stand as they are. */
export const ENDING_EN = {
  /** Open points may still decide who wins. */
  notCertain: 'Not certain yet',
  /** The points after each round, as a chart. */
  race: 'How the race went',
  /** Why the lines of the race climb at its end. */
  countedAtEnd: 'Cards without a name count only at the end.',
  /** A line of the race for who cannot see it. */
  raceLine: (name: string, points: number) => `${name}: ${points}`,
  /** Three figures people talk about. */
  figures: 'This game in figures',

  /** Which tablecloth of the night, with so many flowers. */
  cloth: (number: number, flowers: number) =>
    number === 1 ? `${counted(flowers, 'flower', 'flowers')}` : `Cloth ${number}: ${counted(flowers, 'flower', 'flowers')}`,
  /** So many more on the full ones before. */
  earlierFlowers: (flowers: number) => `and ${counted(flowers, 'flower', 'flowers')} on the cloths before`,

  /** Prints the keepsake of the night. */
  print: 'Print the keepsake',
  printKey: 'Ctrl+P',
  keepsake: 'The tablecloth of the night',
  /** Of the last line of the record, for `referee verify --head`. */
  head: (fingerprint: string) => `Head of the record: ${fingerprint}`,
  players: 'At the table',
  points: 'Points',
  gamesWon: 'Games won',
  flowersHead: 'Flowers',
  /** Which games the scores are of, by how many there were. */
  games: (games: number) => counted(games, 'game', 'games'),
  /** Under a game that goes on, or whose points are open. */
  notYetWon: 'Not over yet',
};
export type EndingWords = Worded<typeof ENDING_EN>;

const names = new Intl.ListFormat('en', { type: 'conjunction' });
const CORRECTIONS = { undo: 'Undone', redo: 'Done again', override: 'Corrected' } as const;

/**
 * What the table display says whatever the game. Names stand as they are, never with an ending. Times are written
 * `21:04`.
 */
export const ROOM_EN = {
  title: 'Referee',
  settingUp: 'The dealer is setting up',
  connecting: 'Connecting …',
  notLive: (since: string) => `not live since ${since}`,
  /** A browser lets this window sound only after somebody has touched it. */
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
  } satisfies Record<StampWord, string>,
  stays: 'stays',
  away: 'away',
  padLost: 'Pad lost',
  dealer: 'dealer',

  /** What a game calls a round within a sentence, where it has no word of its own: "round 7". */
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
  naming: 'The keyboard names cards now: nobody can choose by keys.',
  calledOff(why: CalledOffWord, name: string | undefined) {
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
  /** Who halted the last count; undefined for the dealer. */
  halted: (name: string | undefined) => (name === undefined ? 'The dealer halted the count.' : `${name} halted the count.`),

  /** Cards that lie face down before the count: everybody turns them when it ends. */
  /** Names of who turns, where not everybody does. */
  turnTogether: (turning?: readonly string[]) =>
    turning === undefined
      ? 'On “Up!” everybody turns their cards at once.'
      : `On “Up!” ${names.format(turning)} turn their cards at once.`,
  /** So many cards that lie face down, one on the other. */
  faceDown: (cards: number) => (cards === 1 ? 'face down' : `${cards} cards face down`),
  /** A player's stack of so many cards. */
  pile: (cards: number) => `${cards} in the pile`,
  /** Time left in a game that ends by the clock, `12:05`, for who does not see it. */
  timeLeft: (time: string) => `${time} left`,
  /** The clock has run out, and what is under way is still played to its end. */
  timeUp: 'Time is up. What is under way is still played to its end.',
  lastMinute: 'One minute left.',

  /** Hands go up. */
  up: 'Up!',
  /** The eight characters that the record of this round can be held against. */
  fingerprint: 'fingerprint',
  /** Real dice lie open and the dealer types them. */
  typing: 'Dice on the table: the dealer enters them.',
  /** The referee failed at judging the round. */
  unjudged: 'The referee could not judge this round. Nothing is lost; the dealer lets you choose again.',
  /** Names follow: pads that may still answer. */
  waitingFor: 'Waiting for',
  /** Names follow: no press of theirs counts any more. */
  dealerDecides: 'The dealer decides for',
  stalled: {
    'no answer': 'The pad does not answer.',
    'no seal': 'Nothing was chosen in time.',
    'seal lost': 'The choice was lost.',
    gone: 'The pad is gone.',
  } satisfies Record<StallWord, string>,

  /** Cards whose points are still open. */
  open: (cards: number) => (cards === 1 ? '1 card open' : `${cards} cards open`),
  /** The game is over and they still decide who wins. */
  pointsOpen: 'Points are still open',
  /** What helps then. */
  countPiles: 'Count the piles!',
  /** Whoever has most points meanwhile, one or several. */
  leadsSoFar: 'In the lead so far',
  winner: 'The winner',
  /** Several who have won as one side. */
  winners: 'The winners',
  sharedWin: 'A shared win',
  /** Points of all games of the night together, as a column is headed. */
  series: 'All games',
  /** Who leads over all games, with how many points. */
  seriesLead: (leaders: readonly string[], points: number) => `All games: ${names.format(leaders)} ${points}`,

  /** The head of a correction: "Undone: round 7". */
  correction({ kind, steps, round }: CorrectionSaid) {
    const where = steps > 1 ? `${steps} steps` : round;
    return where === undefined ? CORRECTIONS[kind] : `${CORRECTIONS[kind]}: ${where}`;
  },
  /** What it changed. */
  effect: EFFECT_EN,

  recordFailing: (since: string) => `Nothing has been saved since ${since}`,
  unrecorded: (since: string) => `Unrecorded since ${since}`,

  /** Names as a list that ends in "and". */
  list: (list: readonly string[]) => names.format(list),
};
export type RoomWords = Worded<typeof ROOM_EN>;
