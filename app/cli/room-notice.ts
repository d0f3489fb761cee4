import { renderUnicodeCompact } from 'uqr';
import type { SharingView } from '../../host/contract/view.ts';

/** White on black whatever the terminal's colours are: a phone reads no code that is turned inside out. */
const INK = { on: '\u001b[97;40m', off: '\u001b[0m' };

/**
 * Where the room looks on, for the terminal: every address, and the first as a picture for phones.
 * @param colours whether the terminal takes colours
 */
export function roomNotice({ addresses, refused }: SharingView, colours: boolean): string {
  if (refused !== undefined) return `The table display cannot be shared with the room (${refused}).\n`;
  const [first] = addresses;
  if (first === undefined)
    return 'This computer is in no private network yet; the console shows the room’s address as soon as it is.\n';
  const lines = addresses.map(({ url, network }) => `    ${url}  (${network})`);
  const picture = renderUnicodeCompact(first.url, { ecc: 'M', border: 3 }).split('\n');
  const inked = picture.map((line) => (colours ? `${INK.on}${line}${INK.off}` : line));
  return ['  table display for the room:', ...lines, ...inked, ''].join('\n');
}
