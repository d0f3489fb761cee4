import type { Display, Rectangle } from 'electron';

export type Screen = Pick<Display, 'id' | 'bounds'>;

/** The screen for the table display: the largest one that the console is not on; undefined if there is no other. */
export function screenOfTable(screens: readonly Screen[], consoles: Screen): Rectangle | undefined {
  const size = ({ bounds }: Screen) => bounds.width * bounds.height;
  return screens.filter(({ id }) => id !== consoles.id).sort((a, b) => size(b) - size(a))[0]?.bounds;
}
