/** A rectangle of the desktop, in device-independent pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of Electron's `Display` that is used here. */
export interface Screen {
  readonly id: number;
  readonly bounds: Area;
}

/**
 * The screen for the table display: the largest one that the console is not on. Undefined if there is only one, which is
 * the console's; it can show the table itself, if the dealer says that everybody looks at it.
 */
export function screenOfTable(screens: readonly Screen[], consoles: Screen): Area | undefined {
  const size = ({ bounds }: Screen) => bounds.width * bounds.height;
  return screens.filter(({ id }) => id !== consoles.id).sort((a, b) => size(b) - size(a))[0]?.bounds;
}
