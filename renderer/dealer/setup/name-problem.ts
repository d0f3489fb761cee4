import { cleanName, faultOf, isSameName, lookAlike } from '../../../host/contract/name.ts';
import { LONGEST } from '../../../host/contract/text.ts';
import type { ConsoleWords } from '../../../words/console/en.ts';

interface Given {
  readonly name: string;
  /** Names of those already at the table. It seats `most` people, the new one included. */
  readonly others: readonly string[];
  readonly most: number;
}

/** Says in a sentence what keeps a name from being added. One that only looks like another is taken when it is given again. */
export class NameCheck {
  #doubted: string | undefined;

  problem({ name: typed, others, most }: Given, words: ConsoleWords['setup']['problem']): string | undefined {
    const name = cleanName(typed);
    const fault = faultOf(name);
    if (fault !== undefined)
      return { empty: words.empty, 'too long': words.tooLong(LONGEST.name), garbled: words.garbled }[fault];
    if (others.length >= most) return words.tableFull(most);
    if (others.some((other) => isSameName(other, name))) return words.alreadyThere(name);
    const as = typed === this.#doubted ? undefined : lookAlike(name, others);
    this.#doubted = as && typed;
    return as && words.looksTheSame(as);
  }
}
