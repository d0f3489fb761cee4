import { cleanName, faultOf, isSameName, lookAlike, type NameFault } from '../../../host/contract/name.ts';
import { LONGEST } from '../../../host/contract/text.ts';
import type { ConsoleWords } from '../../../words/console/en.ts';

export type NameProblem = NameFault | 'already there' | 'looks the same' | 'table full';

interface Given {
  readonly name: string;
  /** Of those at the table, who are at most `most` with the new one. */
  readonly others: readonly string[];
  readonly most: number;
}

/**
 * What keeps a name from being added, if anything does. Names are compared as people hear them: without case.
 * @param doubted a name that was said to look like another: given again it is accepted
 */
export function nameProblem({ name: typed, others, most }: Given, doubted?: string): NameProblem | undefined {
  const name = cleanName(typed);
  const fault = faultOf(name);
  if (fault !== undefined) return fault;
  if (others.length >= most) return 'table full';
  if (others.some((other) => isSameName(other, name))) return 'already there';
  return typed !== doubted && lookAlike(name, others) !== undefined ? 'looks the same' : undefined;
}

export function problemSaid(
  problem: NameProblem,
  { name, others, most }: Given,
  words: ConsoleWords['setup']['problem'],
): string {
  switch (problem) {
    case 'empty':
      return words.empty;
    case 'too long':
      return words.tooLong(LONGEST.name);
    case 'garbled':
      return words.garbled;
    case 'table full':
      return words.tableFull(most);
    case 'already there':
      return words.alreadyThere(cleanName(name));
    case 'looks the same':
      return words.looksTheSame(lookAlike(name, others) ?? name);
  }
}
