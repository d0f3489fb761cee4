/** What a lesson says whatever the game: on the table display, and to the dealer who gives it. */
export interface LessonWords {
  /** Heads what is suggested. */
  readonly title: string;
  /** So many of all things have come up. */
  progress(met: number, of: number): string;
  /** Everything has come up. */
  readonly done: string;
  readonly doneHint: string;
  /** Heads the titles of what has not come up yet, where it comes by the cards. */
  readonly stillToCome: string;
  /** Everybody who can choose. */
  readonly everybody: string;
  readonly others: string;
  /** Marks what a ruling says, and not the author's rule. */
  readonly ruling: string;
  /** Said once above all the rules of a game. */
  readonly rulingIs: string;

  /** The dealer's panel. */
  readonly panel: {
    readonly begin: string;
    readonly beginHint: string;
    /** In a game without faces. */
    readonly beginHintByCards: string;
    readonly stop: string;
    readonly stopHint: string;
    readonly show: string;
    readonly hide: string;
    readonly hints: string;
    readonly rules: string;
    readonly card: string;
    readonly pages: string;
    readonly print: string;
    readonly back: string;
  };
}
