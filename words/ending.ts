/** What is said of a game that is over, of the night's tablecloth, and on the keepsake. Names stand as they are. */
export interface EndingWords {
  /** Open points may still decide who wins (HW-21). */
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
