import { cleanName, faultOf, isSameName, lookAlike } from '../../../rulebook/name.ts';
import { LONGEST } from '../../../rulebook/text.ts';
import type { DeskSay } from '../desk/desk-say.ts';

interface Given {
  readonly name: string;
  /** Names of those already at the table. It seats `most` people, the new one included. */
  readonly others: readonly string[];
  readonly most: number;
}

/** Says in a sentence what keeps a name from being added. One that only looks like another is taken when it is given again. */
export class NameCheck {
  #doubted: string | undefined;

  problem({ name: typed, others, most }: Given, say: DeskSay): string | undefined {
    const name = cleanName(typed);
    const fault = faultOf(name);
    if (fault !== undefined)
      return fault === 'too long' ? say('console-problem-too-long', { longest: LONGEST.name }) : say(`console-problem-${fault}`);
    if (others.length >= most) return say('console-problem-table-full', { most });
    if (others.some((other) => isSameName(other, name))) return say('console-problem-already-there', { name });
    const as = typed === this.#doubted ? undefined : lookAlike(name, others);
    this.#doubted = as && typed;
    return as && say('console-problem-looks-the-same', { other: as });
  }
}
