import type { ClauseSaid } from '../rules-text.ts';

/** The rules to read and to print: all of them by number, and one page to lie on the table. */
export interface HungarianWarRules {
  readonly title: string;
  /** What the game is, and whose. */
  readonly lead: string;
  /** Marks a ruling, and says once what one is. */
  readonly ruling: string;
  readonly rulingIs: string;
  readonly sections: readonly { readonly title: string; readonly clauses: readonly ClauseSaid[] }[];
  readonly card: {
    readonly lead: string;
    readonly you: string;
    readonly take: string;
    readonly block: string;
    readonly side: string;
    readonly sideLines: readonly string[];
    readonly centre: string;
    readonly centreLines: readonly string[];
    /** The heads of the small table of HW-10. */
    readonly inGame: string;
    readonly needed: string;
    readonly points: string;
    readonly pointsLine: string;
  };
}
