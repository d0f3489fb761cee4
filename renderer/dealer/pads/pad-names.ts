/** PROTOCOL.md, "Fields": what an id may be. */
const LONGEST_ID = 16;

/** What is typed, as far as a pad can keep it: no accents, no spaces, nothing but letters, digits, `-` and `_`. */
export function reducedName(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, LONGEST_ID);
}

/** Names for a pad that no other has: its player's first, then the next number. */
export function offeredNames(taken: readonly string[], player: string | undefined): readonly string[] {
  const has = new Set(taken);
  const own = reducedName((player ?? '').trim());
  const numbered = Array.from({ length: has.size + 1 }, (_, i) => `pad-${i + 1}`).find((name) => !has.has(name));
  return [own, numbered ?? ''].filter((name) => name !== '' && !has.has(name));
}
