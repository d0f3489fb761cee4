import { Declined, Unanswered } from '../sealing/pads/link.ts';
import { padAt, type PadSource } from '../sealing/pads/source.ts';
import type { PracticePad } from '../sealing/practice/practice-pad.ts';
import type { Practice, PracticeKind } from '../sealing/practice/practice.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import { refused } from './answer.ts';
import type PQueue from 'p-queue';
import type { Phones } from './port.ts';
import { setInput } from './settings.ts';
import type { Table } from './table.ts';

/** What commands about pads need. None of them is a step of the night, and none holds a face of a round. */
export interface PadDesk {
  readonly pads: PadSource;
  readonly practice: Practice;
  /** Undefined if the shell has none. */
  readonly practicePad: PracticePad | undefined;
  readonly table: Table;
  readonly queue: PQueue;
  changed(): void;
}

export function identify(
  { pads, phones }: { readonly pads: PadSource; readonly phones: Phones | undefined },
  pad: string,
  port: string | undefined,
): Refusal | undefined {
  if (phones?.identify(pad) === true) return undefined;
  if (!pads.pads().some(({ id }) => id === pad)) return refused('no such pad', { pad });
  const isThere = port === undefined || pads.ports().some((at) => at.path === port && padAt(at) === pad);
  return isThere ? void pads.identify(pad, port) : refused('no such port', { port });
}

export function practise(desk: PadDesk, what: PracticeKind): Refusal | undefined {
  const { round } = desk.table;
  if (round.underWay) return refused('round under way', { phase: round.phase });
  if (round.phase === 'shown') return refused('wrong phase', { phase: round.phase });
  if (desk.practice.free.length === 0) return refused('no pad free');
  return void desk.practice.begin(what, round.step);
}

export function setPracticePad({ practicePad, pads }: PadDesk, plugged: boolean): Refusal | undefined {
  if (practicePad === undefined) return refused('no practice pad');
  return void (plugged ? practicePad.plug(pads) : practicePad.unplug(pads));
}

/** Gives a pad another id, under which its seat goes on playing with it. */
export async function rename(desk: PadDesk, port: string, id: string): Promise<Refusal | undefined> {
  const { pads, table } = desk;
  const at = pads.ports().find(({ path }) => path === port);
  const before = at && padAt(at);
  if (before === undefined) return refused('no such port', { port });
  if (pads.pads().some((other) => other.id === id && other.link === 'live')) return refused('id taken', { id });
  // Of two pads with one id, only the first to come is in the round.
  const plays = pads.details().get(before)?.port === port;
  if (plays && table.inRound().has(before)) return refused('pad in round', { pad: before });
  desk.practice.end();
  try {
    await pads.rename(port, id);
  } catch (error) {
    desk.changed();
    if (error instanceof Declined) return refused('pad refuses', { port, code: error.code });
    if (error instanceof Unanswered) return refused('pad silent', { port });
    throw error;
  }
  const seat = plays ? table.state.inputs.findIndex((input) => input.kind === 'pad' && input.pad === before) : -1;
  return seat < 0 ? undefined : desk.queue.add(() => setInput(table, seat, { kind: 'pad', pad: id }));
}
