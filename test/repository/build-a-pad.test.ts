import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tableRows } from '../../firmware-protocol/testing/protocol-text.ts';
import pads from '../../words/generated/pads.js';
import { sayIn } from '../../words/say.ts';
import { LANGUAGES } from '../../words/language.ts';

const root = join(import.meta.dirname, '../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const FIRMWARE = 'firmware-protocol/firmware';
const page = text('docs/build-a-pad.md');
const wiring = text('docs/pad-wiring.svg');

/** The cells of the page's tables whose head begins with these words. */
function rowsUnder(head: string): readonly (readonly string[])[] {
  const table = page.split('\n\n').find((block) => block.startsWith(`| ${head} |`)) ?? '';
  const cells = (row: string): string[] => row.split('|').slice(1, -1);
  return table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => cells(row).map((cell) => cell.trim()));
}

/** What the first group of a pattern finds in a file of the firmware. */
function inSource(file: string, pattern: RegExp): string {
  const [, found] = pattern.exec(text(`${FIRMWARE}/${file}`)) ?? [];
  if (found === undefined) throw new Error(`${file} holds no ${pattern.source}`);
  return found;
}

interface Pin {
  readonly pin: string;
  readonly chip: string;
}

/** An Uno calls PD0 to PD7 D0 to D7, and PB0 to PB5 D8 to D13. */
const port = (letter: 'B' | 'D', bit: number): Pin => ({ pin: `D${letter === 'B' ? bit + 8 : bit}`, chip: `P${letter}${bit}` });

/** The pins of the buttons and their faces, as the program reads them. */
function programsButtons(): readonly (Pin & { readonly face: string })[] {
  const mask = Number(inSource('chip/panel.c', /BUTTONS_MASK (0x[0-9A-F]{2})/));
  const pins = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => mask & (1 << bit)).map((bit) => port('D', bit));
  expect(inSource('chip/panel.c', /~PIND & BUTTONS_MASK\) >> (\d)/), 'the lowest bit is the first button').toBe(
    pins[0]?.pin.slice(1),
  );
  const faces = inSource('core/pad.c', /face_of_button\[BUTTONS\] IN_FLASH = \{([\d, ]+)\}/).split(', ');
  return pins.map((pin, at) => ({ ...pin, face: faces[at] ?? '' }));
}

const programsLed = (led: 'A' | 'B'): Pin =>
  port('B', Number(inSource('chip/panel.c', new RegExp(`LED_${led}\\)\\s+port \\|= _BV\\(PB(\\d)\\)`))));

/** Where a wire of the drawing begins and ends. */
function endsOf(wire: string, drawing = wiring): readonly [x: number, y: number][] {
  const [, path = ''] = new RegExp(`id="${wire}" d="([^"]+)"`).exec(drawing) ?? [];
  const corners: [number, number][] = [];
  for (const [, letter, first, second] of path.matchAll(/([MHV])(\d+)(?: (\d+))?/g)) {
    const [x, y] = corners.at(-1) ?? [0, 0];
    corners.push(letter === 'H' ? [Number(first), y] : letter === 'V' ? [x, Number(first)] : [Number(first), Number(second)]);
  }
  return [...corners.slice(0, 1), ...corners.slice(-1)];
}

const breadboard = text('docs/pad-breadboard.svg');

/** Where the names of two breadboards' holes lie in the drawing: `upper c48`. */
function hole(name: string): readonly [x: number, y: number] {
  const [, board = '', row = '', column = ''] = /^(upper|lower) ([a-j])(\d+)/.exec(name) ?? [];
  const rows = [...'jihgf--edcba'].indexOf(row);
  return [64 + 12 * (Number(column) - 1), (board === 'upper' ? 126 : 420) + 12 * rows];
}

/** Centre and radius of a circle of the drawing. */
function circle(id: string): readonly [x: number, y: number, r: number] {
  const [, ...numbers] = new RegExp(`id="${id}" cx="(\\d+)" cy="(\\d+)" r="(\\d+)"`).exec(wiring) ?? [];
  const [x = NaN, y = NaN, r = NaN] = numbers.map(Number);
  return [x, y, r];
}

describe('docs/build-a-pad.md', () => {
  const goesTo = new Map(rowsUnder('pin').map(([pin = '', chip, , to, face]) => [pin, { chip, to, face }]));

  it('connects each button to the pin from which the program reads its face', () => {
    const names = tableRows('Buttons').flatMap(([row = '', ...faces]) =>
      ['left', 'centre', 'right'].map((column, at) => [faces[at] ?? '', `button ${row} ${column}`] as const),
    );
    const buttons = programsButtons();
    expect(buttons).toHaveLength(6);
    for (const { pin, chip, face } of buttons) expect(goesTo.get(pin)).toEqual({ chip, to: new Map(names).get(face), face });
  });

  it('connects each LED to the pin with which the program lights it', () => {
    for (const led of ['A', 'B'] as const) {
      const { pin, chip } = programsLed(led);
      expect(goesTo.get(pin)?.chip).toBe(chip);
      expect(goesTo.get(pin)?.to).toContain(`LED ${led} `);
    }
    expect([...goesTo.keys()]).toHaveLength(9);
  });

  it('draws every wire from its pin to its button', () => {
    for (const { pin, face } of programsButtons()) {
      const [pinX, pinY] = circle(`pin-${pin}`);
      const [faceX, faceY, radius] = circle(`face-${face}`);
      expect(endsOf(`wire-${pin}`), pin).toEqual([
        [pinX, pinY],
        [faceX, faceY - radius],
      ]);
    }
  });

  it('connects an RP2040 or ESP32 board to the pins of its program', () => {
    const rows = rowsUnder('button or LED');
    const faces = programsButtons().map(({ face }) => face);
    expect(rows.slice(0, 6).map((row) => row[4])).toEqual(faces);
    for (const { face } of programsButtons())
      expect(rows.find((row) => row[4] === face)?.[0]).toBe([...goesTo.values()].find((pin) => pin.face === face)?.to);
    const numbers = (pattern: RegExp) => [...text(`${FIRMWARE}/usb/pins.h`).matchAll(pattern)].map(([, found = '']) => found);
    const buttons = numbers(/BUTTON_PINS \{([\d, ]+)\}/g).map((list) => list.split(', '));
    const ledA = numbers(/LED_A_PIN (\d+)/g);
    const ledB = numbers(/LED_B_PIN (\d+)/g);
    expect(buttons).toHaveLength(3);
    for (const [chip, pins] of buttons.entries())
      expect(rows.map((row) => row[chip + 1])).toEqual([...pins, ledA[chip], ledB[chip]]);
  });

  describe('on two breadboards', () => {
    const wires = rowsUnder('wire').map(([wire = '', from = '', to = '', face = '']) => ({ wire, from, to, face }));

    it('leads each pin to the button of its face', () => {
      for (const { pin, face } of programsButtons())
        expect(wires.find(({ wire }) => wire === pin)).toMatchObject({
          face,
          to: expect.stringContaining(goesTo.get(pin)?.to ?? ''),
        });
      for (const led of ['A', 'B'] as const)
        expect(wires.find(({ wire }) => wire === programsLed(led).pin)?.to).toContain(`LED ${led},`);
    });

    it('draws each wire from and to the holes that it names', () => {
      const drawn = wires.filter(({ wire }) => wire !== 'GND');
      expect(drawn).toHaveLength(8);
      for (const { wire, from, to } of drawn) expect(endsOf(`bread-${wire}`, breadboard), wire).toEqual([hole(from), hole(to)]);
    });

    it('ends each wire at a leg of its button, and begins it under its pin', () => {
      for (const { pin, face } of programsButtons()) {
        const [[fromX = NaN] = [], [toX = NaN] = []] = endsOf(`bread-${pin}`, breadboard);
        const [, legs = ''] = new RegExp(`id="switch-${face}"><path [^>]*d="([^"]+)"`).exec(breadboard) ?? [];
        expect(legs, face).toContain(`M${toX} `);
        const [, label = ''] = new RegExp(`translate\\((\\d+) \\d+\\) rotate\\(-90\\)"[^>]*>${pin}<`).exec(breadboard) ?? [];
        expect(Number(label) - 3, pin).toBe(fromX);
      }
    });
  });

  it('describes the LEDs as the protocol does', () => {
    expect(rowsUnder('when').map((row) => row.slice(0, 3))).toEqual(tableRows('LEDs'));
  });

  it('points its reader to a file that is complete', () => {
    const { sha256 } = JSON.parse(text(`${FIRMWARE}/pad.json`)) as { sha256: string };
    expect(
      createHash('sha256')
        .update(text(`${FIRMWARE}/pad.hex`))
        .digest('hex'),
    ).toBe(sha256);
    expect(existsSync(join(root, FIRMWARE, 'Makefile'))).toBe(true);
  });

  it.each(LANGUAGES)('has the heading that the console names, in %s, if a port may not be opened', (language) => {
    const EACCES = sayIn(language, pads)('pads-refused-EACCES');
    const [, named, heading = ''] = /(docs\/\S+\.md), [“„]([^“”]+)[“”]/.exec(EACCES) ?? [];
    expect(named).toBe('docs/build-a-pad.md');
    const [, under = ''] = page.split(`\n### ${heading}\n`);
    const command = 'sudo usermod -aG dialout $USER';
    expect(EACCES).toContain(command);
    expect(under.split('\n### ')[0]).toContain(command);
  });
});
