import type { Display, Rectangle } from 'electron';

export type Screen = Pick<Display, 'id' | 'bounds'>;

/**
 * The screen for the table display: the largest one that the console is not on. Undefined if there is only one, which is
 * the console's; it can show the table itself, if the dealer says that everybody looks at it.
 */
export function screenOfTable(screens: readonly Screen[], consoles: Screen): Rectangle | undefined {
  const size = ({ bounds }: Screen) => bounds.width * bounds.height;
  return screens.filter(({ id }) => id !== consoles.id).sort((a, b) => size(b) - size(a))[0]?.bounds;
}
