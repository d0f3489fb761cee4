/** How a night is told to be read: on paper, in a message, years later. Names and cards stand as they are, never with an ending. */
export interface NightReportWords {
  readonly noRound: string;
  game(game: number, rulebook: string): string;
  /** `cards` lie on the table, in a game that has such. */
  round(round: number, cards: readonly string[]): string;
  readonly noDie: string;
  laid(cards: readonly string[]): string;
  took(cards: readonly string[]): string;
  /** Of a player who is not simply in the game. */
  readonly standing: Readonly<Record<'out' | 'away' | 'left', string>>;
  /** `open` cards have no name and count nothing yet. */
  points(name: string, points: number, open: number): string;
  /** Heads what each has, where points are counted. */
  readonly score: string;
  /** `together` where they have won as one side. */
  winners(names: readonly string[], together: boolean): string;
  /** Heads the points of several games of one rulebook. */
  readonly series: string;
  /** Heads how many games of whichever rulebook each has won. */
  readonly gamesWon: string;
  total(name: string, points: number, gamesWon: number): string;
  /** Of the seals of a round, as people note it. */
  fingerprint(fingerprint: string): string;
  /** Of the last line of the record: its fingerprint, and the whole hash. */
  head(fingerprint: string, hash: string): string;
  /** The record is not good from this line on, counted from 1. */
  upTo(line: number): string;
}
