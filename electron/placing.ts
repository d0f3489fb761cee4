/** A rectangle of the desktop, in device-independent pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of Electron's `Display` that is read here. */
export interface Screen {
  readonly id: number;
  readonly bounds: Area;
}

/**
 * The screen the table display fills: the largest the console is not on. Undefined with one screen only; that is the
 * console's, which shows the table itself when the dealer says that everybody looks at it.
 */
export function screenOfTable(screens: readonly Screen[], consoles: Screen): Area | undefined {
  const size = ({ bounds }: Screen) => bounds.width * bounds.height;
  return screens.filter(({ id }) => id !== consoles.id).sort((a, b) => size(b) - size(a))[0]?.bounds;
}
