/** How an outcome is stamped; short enough for a stamp. */
export type StampWord = 'takes' | 'blocks' | 'discarded' | 'out' | 'back';

/** Why a face has not come. */
export type StallWord = 'no answer' | 'no seal' | 'gone';

/** Who called an attempt off: the dealer, the host (a commitment did not match), or the computer's sleep. */
export type CalledOffWord = 'dealer' | 'mismatch' | 'sleep';

/** A public correction: what was done, to which round, and whose points it changed. */
export interface CorrectionSaid {
  readonly kind: 'undo' | 'redo' | 'override';
  readonly round: number;
  readonly points: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  readonly reason?: string;
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

  readonly stamps: Readonly<Record<StampWord, string>>;
  readonly stays: string;
  readonly away: string;
  readonly padLost: string;
  readonly dealer: string;

  round(round: number): string;
  game(game: number): string;
  /** In place of how many are ready, where everybody holds a real die. */
  readonly choose: string;
  readyCount(ready: number, of: number): string;
  late(names: readonly string[]): string;
  readonly naming: string;
  calledOff(why: CalledOffWord, name: string | undefined): string;

  /** Hands go up. */
  readonly up: string;
  /** Real dice lie open and the dealer types them. */
  readonly typing: string;
  readonly waitingFor: string;
  readonly stalled: Readonly<Record<StallWord, string>>;

  /** Cards whose points are still open (HW-21). */
  open(cards: number): string;
  /** The game is over and they still decide who wins. */
  readonly pointsOpen: string;
  /** What helps then. */
  readonly countPiles: string;
  /** Whoever has most points meanwhile, one or several. */
  readonly leadsSoFar: string;
  readonly winner: string;
  readonly sharedWin: string;
  /** Points of all games of the night together (HW-19), as a column is headed. */
  readonly series: string;
  /** Who leads over all games, with how many points. */
  seriesLead(names: readonly string[], points: number): string;

  correction(correction: CorrectionSaid): string;

  recordFailing(since: string): string;
  unrecorded(since: string): string;

  /** Names as a list that ends in "and". */
  list(names: readonly string[]): string;
}
