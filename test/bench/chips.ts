import { readFileSync } from 'node:fs';
import type { Face } from '../../firmware-protocol/codec/message.ts';
import { PRESS_MS } from '../../firmware-protocol/testing/chip-bench.ts';
import { deepest, FLASH_MOST, RAM_MOST } from '../firmware/ram.ts';
import { ChipTable } from './chip-table.ts';
import { once, within, type Measured } from './measure.ts';

const ROUNDS = 12;
/** Until the host has heard every pad's answer. */
const QUIET_MS = 60;

interface Took {
  readonly presses: readonly number[];
  readonly reveals: readonly number[];
  readonly replugs: readonly number[];
}

const played = once(play);

async function play(seats: number): Promise<Took> {
  const table = await ChipTable.open(seats);
  const [presses, reveals, replugs]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    // A pad plays in no attempt whose number is not above its last.
    const attempt = 2 * round;
    table.arm(attempt);
    await table.until(() => table.devices.every(({ pad }) => pad.state === 'armed'));
    await table.pass(QUIET_MS);
    presses.push(await pressed(table, attempt));
    await table.pass(2 * PRESS_MS);
    reveals.push(await revealed(table, attempt));
    if (round % 3 === 0) replugs.push(await replugged(table, attempt + 1));
  }
  await table.close();
  return { presses, reveals, replugs };
}

/** All press at once; the last of them is sealed at the host. */
async function pressed(table: ChipTable, attempt: number): Promise<number> {
  // Players press at any moment between two ticks of a pad.
  await table.pass(((attempt * 7) % 20) / 10);
  table.events.length = 0;
  for (const [seat, { pad }] of table.devices.entries()) pad.press(faceOf(seat, attempt));
  return table.until(() => table.events.filter(({ type }) => type === 'sealed').length === table.devices.length);
}

async function revealed(table: ChipTable, attempt: number): Promise<number> {
  const { source } = table;
  const ids = source.pads().map(({ id }) => id);
  const { signal } = new AbortController();
  const { done: seals } = await table.during(Promise.all(ids.map((id) => source.pad(id).close(attempt, signal))));
  const opening = ids.map((id, i) => {
    const seal = seals[i];
    if (seal === undefined || typeof seal === 'string') throw new Error(`${id} has sealed nothing`);
    return source.pad(id).reveal(attempt, seal, signal);
  });
  const { took, done: faces } = await table.during(Promise.all(opening));
  for (const [i, { face }] of faces.entries())
    if (face !== faceOf(Number(ids[i]?.slice('pad-'.length)), attempt)) throw new Error('a pad opened another face');
  for (const id of ids) source.pad(id).result(attempt, 'nothing');
  return took;
}

/** From plugging in until every pad has been greeted and armed. */
async function replugged(table: ChipTable, attempt: number): Promise<number> {
  table.unplug();
  await table.until(() => !table.isLive);
  const began = table.now;
  table.plug();
  await table.until(() => table.isLive);
  table.arm(attempt);
  await table.until(() => table.devices.every(({ pad }) => pad.state === 'armed'));
  const took = table.now - began;
  for (const { id } of table.source.pads()) table.source.pad(id).abort(attempt);
  await table.pass(QUIET_MS);
  return took;
}

const faceOf = (seat: number, attempt: number): Face => (((seat + attempt) % 6) + 1) as Face;

function simulated(promised: number, samples: readonly number[]): Measured {
  const { detail = '', ...measured } = within(promised, samples);
  return { ...measured, detail: `${detail}, simulated` };
}

export const chipsPressing = async (seats: number): Promise<Measured> => simulated(100, (await played(seats)).presses);
export const chipsRevealing = async (seats: number): Promise<Measured> => simulated(40, (await played(seats)).reveals);
export const chipsReplugging = async (seats: number): Promise<Measured> => ({
  ...simulated(4000, (await played(seats)).replugs),
  beside: 'without the wait of a bootloader, up to 1 s more on an Uno',
});

const pad = new URL('../../firmware-protocol/firmware/pad.json', import.meta.url);
const made = () => JSON.parse(readFileSync(pad, 'utf8')) as { readonly flash: number; readonly ram: number };
const bytes = (taken: number, most: number, detail: string) => ({ figure: `${taken} bytes`, detail, ratio: taken / most });

export const firmwareFlash = (): Measured => bytes(made().flash, FLASH_MOST, 'program and tables');
export function firmwareRam(): Measured {
  const [own, stack] = [made().ram, deepest()];
  return bytes(own + stack, RAM_MOST, `${own} and ${stack} of stack at its deepest`);
}
