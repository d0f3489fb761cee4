import type { DebOrder } from './order.ts';

/** Where a program lies that electron-builder puts into `/opt`, and where it shall lie. */
export interface DebPlace {
  readonly given: string;
  readonly ours: string;
}

/**
 * The folder of the program without the spaces of its name: from a folder with a space, Chromium cannot start the helper of its
 * sandbox that is needed where users may make no namespaces.
 */
export function placeOf({ contents, fields }: DebOrder): DebPlace {
  const given = contents.find(({ to }) => to.startsWith('/opt/'))?.to;
  if (given === undefined) throw new Error('the package holds no program in /opt');
  return { given, ours: `/opt/${fields['Package'] ?? ''}` };
}

/** A text, or a path, that names the one place, with the other. */
export function placed(text: string, { given, ours }: DebPlace): string {
  return text.replaceAll(given, ours);
}
