import { renderUnicodeCompact } from 'uqr';
import type { SharingView } from '../../host/contract/view.ts';

/** White on black whatever the terminal's colours are: phones do not read inverted codes. */
const INK = { on: '\u001b[97;40m', off: '\u001b[0m' };

/**
 * Every address of the shared table display, and the first one as a QR code.
 * @param colours whether the terminal supports colours
 */
export function roomNotice({ addresses, refused }: SharingView, colours: boolean): string {
  if (refused !== undefined) return `The table display cannot be shared with the room (${refused}).\n`;
  const [first] = addresses;
  if (first === undefined)
    return 'This computer is not in a private network yet. Once it is, the console shows the address for the room.\n';
  const lines = addresses.map(({ url, network }) => `    ${url}  (${network})`);
  const picture = renderUnicodeCompact(first.url, { ecc: 'M', border: 3 }).split('\n');
  const inked = picture.map((line) => (colours ? `${INK.on}${line}${INK.off}` : line));
  return ['  table display for the room:', ...lines, ...inked, ''].join('\n');
}
