import { join } from 'node:path';

const DOCS = 'docs/';

/** Whether a picture is the README's, and lies in the project. */
export const isDocumented = (name: string) => name.startsWith(DOCS);

/** Whether a picture is to be taken: all but the README's, which lie in the project, or those with a part of the name. */
export function isWanted(name: string, parts: readonly string[]): boolean {
  return parts.length === 0 ? !isDocumented(name) : parts.some((part) => name.includes(part));
}

/** Where a picture goes: into `folder`, the README's into the project. */
export function pathOf(name: string, folder: string): string {
  return isDocumented(name)
    ? join(import.meta.dirname, '../..', `${name}.png`)
    : join(folder, `${name.replaceAll('; ', '_').replaceAll(/[:, ]+/g, '-')}.png`);
}
