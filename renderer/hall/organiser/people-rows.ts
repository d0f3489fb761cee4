import type { PersonView } from '../../../host/contract/hall.ts';

/** Whether a name holds what is looked for; everything does if nothing is. Neither case nor accents count. */
export function holdsName(name: string, sought: string): boolean {
  return bare(name).includes(bare(sought.trim()));
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** So many may play: they are here, or have not checked in yet. */
export function expected(people: readonly PersonView[]): number {
  return people.filter(({ here, awaited }) => here || awaited === true).length;
}

/** As many rows as are drawn; the others are found by name. */
export const MOST_ROWS = 200;
