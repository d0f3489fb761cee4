import type { AllRulesText } from '../../../words/rules-text.ts';

/** The rules to read and to print: all of them by number, and one page to lie on the table. */
export interface HungarianWarRules extends AllRulesText {
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
