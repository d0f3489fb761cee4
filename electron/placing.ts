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
  readonly workArea: Area;
}

/** Where the table display goes: a screen of its own, filled to the edges, or a window beside the console. */
export interface Place {
  readonly area: Area;
  readonly fills: boolean;
}

/** The largest screen the console is not on; with one screen only, the lower right two thirds of it. */
export function placeOfTable(screens: readonly Screen[], consoles: Screen): Place {
  const size = ({ bounds }: Screen) => bounds.width * bounds.height;
  const own = screens.filter(({ id }) => id !== consoles.id).sort((a, b) => size(b) - size(a))[0];
  if (own !== undefined) return { area: own.bounds, fills: true };
  const { x, y, width, height } = consoles.workArea;
  const part = { width: Math.round((width * 2) / 3), height: Math.round((height * 2) / 3) };
  return { area: { x: x + width - part.width, y: y + height - part.height, ...part }, fills: false };
}
