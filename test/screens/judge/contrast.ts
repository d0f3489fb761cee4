import { isHidden } from './layout.ts';
import { allWritten, type Box } from './text.ts';
import { allThings } from './things.ts';

/** A text with where it stands and what colour its letters have, as the page computes it. */
export interface Inked {
  readonly text: string;
  readonly colour: string;
  /** Opacity of the text with all its ancestors. */
  readonly opacity: number;
  readonly lines: readonly Box[];
}

type Colour = readonly [red: number, green: number, blue: number];

/** Part of the greatest difference that letters make on the page from which on a pixel belongs to them. */
const LETTER = 0.4;

/** Part of a text's pixels that may lie over a rim: a mark above a letter, an ornament's thread. */
const RIM = 0.05;

function opacityOf(element: Element): number {
  let opacity = 1;
  for (let one: Element | null = element; one !== null; one = one.parentElement) opacity *= Number(getComputedStyle(one).opacity);
  return opacity;
}

/** Every text to be read now, before its letters are hidden. */
export function inked(): Inked[] {
  return allWritten().flatMap(({ text, element, lines }) => {
    const { fill, color } = getComputedStyle(element);
    const seen = lines.filter((line) => !isHidden(element, line));
    const boxes = seen.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    if (boxes.length === 0) return [];
    return { text, colour: element instanceof SVGElement ? fill : color, opacity: opacityOf(element), lines: boxes };
  });
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

interface Picture {
  readonly width: number;
  at(x: number, y: number): Colour;
}

async function pictureOf(png: string): Promise<Picture> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const drawn = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
  if (drawn === null) throw new Error('this browser has no canvas');
  drawn.drawImage(image, 0, 0);
  const { data } = drawn.getImageData(0, 0, image.width, image.height);
  return {
    width: image.width,
    at(x, y) {
      const from = (y * image.width + x) * 4;
      return [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    },
  };
}

const difference = (a: Colour, b: Colour) => Math.max(...a.map((part, i) => Math.abs(part - (b[i] ?? 0))));

/** The colour of letters over a ground. */
function over(ground: Colour, { colour, opacity }: Inked): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const share = alpha * opacity;
  return [red, green, blue].map((part, i) => part * share + (ground[i] ?? 0) * (1 - share)) as unknown as Colour;
}

/** The lowest contrast of a text's letters with what is painted behind them, `RIM` aside; undefined if none is visible. */
function lowest(text: Inked, withText: Picture, without: Picture): number | undefined {
  const pixels = text.lines.flatMap(({ left, top, right, bottom }) => {
    const inside: { readonly ground: Colour; readonly differs: number }[] = [];
    for (let y = Math.max(0, Math.floor(top)); y < Math.ceil(bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(withText.width, Math.ceil(right)); x++) {
        const ground = without.at(x, y);
        inside.push({ ground, differs: difference(ground, withText.at(x, y)) });
      }
    return inside;
  });
  const most = pixels.reduce((sum, { differs }) => Math.max(sum, differs), 0);
  const letters = pixels.filter(({ differs }) => differs > 8 && differs >= most * LETTER);
  if (letters.length === 0) return undefined;
  const contrasts = letters.map(({ ground }) => contrast(over(ground, text), ground)).sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * RIM)];
}

/**
 * Texts whose contrast with what is painted behind their letters is lower than `least`. Measured from two pictures of the page:
 * one as it is and one with its letters hidden (PNG, base64). A text without visible letters is named too.
 */
export async function tooPale(least: number, texts: readonly Inked[], shown: string, hidden: string): Promise<string[]> {
  const [withText, without] = [await pictureOf(shown), await pictureOf(hidden)];
  return texts.flatMap((text) => {
    const ratio = lowest(text, withText, without);
    if (ratio !== undefined && ratio >= least) return [];
    return [ratio === undefined ? `“${text.text}” cannot be seen` : `“${text.text}” has a contrast of ${ratio.toFixed(1)}`];
  });
}

/** A sign as it stands on the page. */
export interface Sign {
  readonly what: string;
  readonly box: Box;
}

/** Part of a sign's pixels that must stand out for it to be seen: its outline, or what is drawn on it. */
const SEEN = 0.1;

/** Every sign to be read now, before it is hidden. */
export function signs(): Sign[] {
  const drawn = allThings().filter(({ element, box, isText }) => !isText && !isHidden(element, box));
  return drawn.map(({ what, box: { left, top, right, bottom } }) => ({ what, box: { left, top, right, bottom } }));
}

/** Signs of which too little stands out by `least` from what is painted behind; two pictures, as for `tooPale`. */
export async function tooFaint(least: number, found: readonly Sign[], shown: string, hidden: string): Promise<string[]> {
  const [withSign, without] = [await pictureOf(shown), await pictureOf(hidden)];
  return found.flatMap(({ what, box }) => {
    const contrasts: number[] = [];
    for (let y = Math.ceil(Math.max(0, box.top)); y < Math.floor(box.bottom); y++)
      for (let x = Math.ceil(Math.max(0, box.left)); x < Math.min(withSign.width, Math.floor(box.right)); x++) {
        const [sign, ground] = [withSign.at(x, y), without.at(x, y)];
        if (difference(sign, ground) > 8) contrasts.push(contrast(sign, ground));
      }
    const standsOut = contrasts.filter((ratio) => ratio >= least).length;
    if (contrasts.length > 0 && standsOut >= contrasts.length * SEEN) return [];
    return [`${what} hardly stands out: ${String(standsOut)} of ${String(contrasts.length)} pixels`];
  });
}
