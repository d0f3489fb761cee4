import { expect } from 'vitest';
import type { DieFace } from '../../games/hungarian-war/rules/types.ts';
import type { Overheard } from './overheard-pad.ts';
import { PATIENT } from '../browser/real-table.ts';
import { domOf, maskedFrame } from './witness.ts';
import type { WitnessedTable } from './witnessed-table.ts';

/** Everything visible of one attempt until it was called off. */
export interface Seen {
  readonly messages: ReadonlySet<string>;
  readonly pages: Readonly<Record<'ready' | 'opening' | 'calledOff', readonly string[]>>;
  readonly record: readonly string[];
  readonly lines: ReadonlySet<string>;
}

/** Everybody chooses `face`, everything but the die is opened, and the dealer calls it off. */
export async function attempt(at: WitnessedTable, face: DieFace, like?: Seen): Promise<Seen> {
  const frames = at.witness.frames.length;
  const heard = at.pads.map(({ heard }) => heard.length);
  const written = at.record.length;
  await at.choose(face);
  const ready = await domsLike(at, like?.pages.ready);
  await at.dealer.press('Space');
  await at.shows('opening');
  // The faces of the pads are with the host now.
  await at.padsAre('revealed');
  const opening = await domsLike(at, like?.pages.opening);
  await at.dealer.press('Escape', 'Escape');
  await at.shows('choosing');
  await at.padsAre('armed');
  const calledOff = await domsLike(at, like?.pages.calledOff);
  return {
    messages: new Set(
      at.witness
        .since(frames)
        .filter(({ text }) => !text.includes('"press"'))
        .map(maskedFrame),
    ),
    pages: { ready, opening, calledOff },
    record: at.record.slice(written).map(maskedLine),
    lines: new Set(at.pads.flatMap(({ heard: all }, n) => untilReveal(all.slice(heard[n])).map((line) => `${n} ${line}`))),
  };
}

/** Both pages once they look as before; the first time, once they have received everything. */
async function domsLike(at: WitnessedTable, before: readonly string[] | undefined): Promise<readonly string[]> {
  const doms = () => Promise.all(at.pages.map(domOf));
  if (before === undefined) await at.beats(1);
  else await expect.poll(doms, PATIENT).toEqual(before);
  return doms();
}

function maskedLine(line: string): string {
  return line
    .replaceAll(/"(hash|commitment|hostNonce|at)":"[^"]*"/g, '"$1":"(differs)"')
    .replaceAll(/"answered":\d+/g, '"answered":"(real time)"')
    .replaceAll(/"(attempt|n)":\d+/g, '"$1":"(rises)"');
}

/** What a line carried before the pad was asked to open, without what is drawn or counted anew. */
function untilReveal(heard: readonly Overheard[]): readonly string[] {
  const at = heard.findIndex(({ way, message }) => way === 'down' && message.type === 'reveal');
  return heard
    .slice(0, at)
    .filter(({ message }) => message.type !== 'ping')
    .map(({ way, message }) => {
      const masked = Object.entries(message).map(([key, value]) => [
        key,
        /^(attempt|event|hostNonce|commitment|ms)$/.test(key) ? '' : value,
      ]);
      return `${way} ${JSON.stringify(masked)}`;
    });
}
