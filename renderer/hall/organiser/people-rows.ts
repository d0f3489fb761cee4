/** Whether a name holds what is looked for; everything does if nothing is. Case does not count. */
export function holdsName(name: string, sought: string): boolean {
  return name.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}

/** As many rows as are drawn; the others are found by name. */
export const MOST_ROWS = 200;
