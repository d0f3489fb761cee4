/** Whether a name holds what is looked for; everything does if nothing is. Neither case nor accents count. */
export function holdsName(name: string, sought: string): boolean {
  return bare(name).includes(bare(sought.trim()));
}

const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** As many rows as are drawn; the others are found by name. */
export const MOST_ROWS = 200;
