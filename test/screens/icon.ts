/** `tsx test/screens/icon.ts`: draws the app's icon from our flowers, `electron/icons/icon.svg` and `icon.png`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flowerOf, type Ring } from '../../renderer/ui/flowers.ts';
import { launchBrowser } from '../support/browser.ts';

const SIZE = 512;
const ROOT = join(import.meta.dirname, '../..');
const MARIGOLD = flowerOf(2);
const POPPY = flowerOf(0);

const tokens = readFileSync(join(ROOT, 'renderer/ui/tokens.css'), 'utf8');

/** A colour of the table, for a picture that stands alone. */
function token(name: string): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`no token ${name}`);
  return colour;
}

function petals({ path, count, fill, turn = 0 }: Ring): string {
  const colour = fill.replace(/var\(--(\w+)\)/, (_, name: string) => token(name));
  const around = Array.from({ length: count }, (_, petal) => turn + (petal * 360) / count);
  return around
    .map((degrees) => `<path d="${path}" fill="${colour}" transform="rotate(${degrees.toFixed(2)} 50 50)"/>`)
    .join('\n    ');
}

/** A poppy on a marigold, and in its heart a die that shows five: take the card on the left. */
function icon(): string {
  const pips = [
    [42.5, 42.5],
    [57.5, 42.5],
    [50, 50],
    [42.5, 57.5],
    [57.5, 57.5],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3.1"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${SIZE}" height="${SIZE}">
  <rect width="100" height="100" rx="21" fill="${token('ground')}"/>
  <g stroke="${token('ground')}" stroke-width="1.2" transform="translate(50 50) scale(0.92) translate(-50 -50)">
    ${MARIGOLD.map(petals).join('\n    ')}
  </g>
  <g stroke="${token('ground')}" stroke-width="1.6" transform="translate(50 50) scale(0.7) translate(-50 -50)">
    ${POPPY.map(petals).join('\n    ')}
  </g>
  <rect x="35" y="35" width="30" height="30" rx="6.5" fill="${token('paper')}" stroke="${token('ground')}" stroke-width="2"/>
  <g fill="${token('ink')}">${pips.join('')}</g>
</svg>
`;
}

const svg = icon();
writeFileSync(join(ROOT, 'electron/icons/icon.svg'), svg);
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });
  await page.setContent(`<style>body { margin: 0 }</style>${svg}`);
  await page.screenshot({ path: join(ROOT, 'electron/icons/icon.png'), omitBackground: true });
} finally {
  await browser.close();
}
