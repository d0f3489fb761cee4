import type { EffectWords } from './effect.ts';

/** What is said of a game that is over, of the night's tablecloth, and on the keepsake. Names stand as they are. */
export interface EndingWords {
  /** Open points may still decide who wins. */
  readonly notCertain: string;
  /** The points after each round, as a chart. */
  readonly race: string;
  /** Why the lines of the race climb at its end. */
  readonly countedAtEnd: string;
  /** A line of the race for who cannot see it. */
  raceLine(name: string, points: number): string;
  /** Three figures people talk about. */
  readonly figures: string;

  /** Which tablecloth of the night, with so many flowers. */
  cloth(number: number, flowers: number): string;
  /** So many more on the full ones before. */
  earlierFlowers(flowers: number): string;

  /** Prints the keepsake of the night. */
  readonly print: string;
  readonly printKey: string;
  readonly keepsake: string;
  /** Of the last line of the record, for `referee verify --head`. */
  readonly head: (fingerprint: string) => string;
  readonly players: string;
  readonly points: string;
  readonly gamesWon: string;
  readonly flowersHead: string;
  /** Which games the scores are of, by how many there were. */
  games(games: number): string;
  /** Under a game that goes on, or whose points are open. */
  readonly notYetWon: string;
}

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

/**
 * What the table display says whatever the game. Names stand as they are, never with an ending. Times are written
 * `21:04`.
 */
export interface RoomWords {
  readonly title: string;
  readonly settingUp: string;
  readonly connecting: string;
  notLive(since: string): string;
  /** A browser lets this window sound only after somebody has touched it. */
  readonly soundWaits: string;

  readonly stamps: Readonly<Record<StampWord, string>>;
  readonly stays: string;
  readonly away: string;
  readonly padLost: string;
  readonly dealer: string;

  /** What a game calls a round within a sentence, where it has no word of its own: "round 7". */
  round(round: number): string;
  /** A round of that name brought back, card by card: the heading over outcome `at` of `of`. */
  again(round: string, at: number, of: number): string;
  /** A player who has passed `places` others in the standings. */
  rose(places: number): string;
  game(game: number): string;
  /** In place of how many are ready, where everybody holds a real die. */
  readonly choose: string;
  readyCount(ready: number, of: number): string;
  late(names: readonly string[]): string;
  readonly naming: string;
  calledOff(why: CalledOffWord, name: string | undefined): string;
  /** Who halted the last count; undefined for the dealer. */
  halted(name: string | undefined): string;

  /** Cards that lie face down before the count: everybody turns them when it ends. */
  /** Names of who turns, where not everybody does. */
  readonly turnTogether: (names?: readonly string[]) => string;
  /** So many cards that lie face down, one on the other. */
  faceDown(cards: number): string;
  /** A player's stack of so many cards. */
  pile(cards: number): string;
  /** Time left in a game that ends by the clock, `12:05`, for who does not see it. */
  timeLeft(time: string): string;
  /** The clock has run out, and what is under way is still played to its end. */
  readonly timeUp: string;
  readonly lastMinute: string;

  /** Hands go up. */
  readonly up: string;
  /** The eight characters that the record of this round can be held against. */
  readonly fingerprint: string;
  /** Real dice lie open and the dealer types them. */
  readonly typing: string;
  /** The referee failed at judging the round. */
  readonly unjudged: string;
  /** Names follow: pads that may still answer. */
  readonly waitingFor: string;
  /** Names follow: no press of theirs counts any more. */
  readonly dealerDecides: string;
  readonly stalled: Readonly<Record<StallWord, string>>;

  /** Cards whose points are still open. */
  open(cards: number): string;
  /** The game is over and they still decide who wins. */
  readonly pointsOpen: string;
  /** What helps then. */
  readonly countPiles: string;
  /** Whoever has most points meanwhile, one or several. */
  readonly leadsSoFar: string;
  readonly winner: string;
  /** Several who have won as one side. */
  readonly winners: string;
  readonly sharedWin: string;
  /** Points of all games of the night together, as a column is headed. */
  readonly series: string;
  /** Who leads over all games, with how many points. */
  seriesLead(names: readonly string[], points: number): string;

  /** The head of a correction: "Undone: round 7". */
  correction(correction: CorrectionSaid): string;
  /** What it changed. */
  readonly effect: EffectWords;

  recordFailing(since: string): string;
  unrecorded(since: string): string;

  /** Names as a list that ends in "and". */
  list(names: readonly string[]): string;
}
