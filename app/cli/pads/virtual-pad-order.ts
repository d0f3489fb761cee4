import type { Face } from '../../../firmware-protocol/codec/message.ts';

/** What a person types to operate virtual pads. `pad` counts from 1. */
export type Order =
  | { readonly type: 'press'; readonly pad: number; readonly face: Face }
  | { readonly type: 'halt' | 'plug' | 'unplug' | 'reset'; readonly pad: number }
  | { readonly type: 'all' }
  | { readonly type: 'quit' };

export const ORDERS_HELP =
  '"2 6" pad 2 presses face 6; "2 halt", "2 unplug", "2 plug", "2 reset"; "all" each presses some face; "quit"';

/** The order, or a sentence that says what is wrong with it. `pads` is how many there are. */
export function parseOrder(line: string, pads: number): Order | string {
  const words = line.trim().toLowerCase().split(/\s+/);
  const [first = '', second = ''] = words;
  if (words.length === 1 && (first === 'all' || first === 'quit')) return { type: first };
  if (words.length !== 2) return `One order a line: ${ORDERS_HELP}.`;
  const pad = Number(first);
  if (!/^\d{1,2}$/.test(first) || pad < 1 || pad > pads) return `"${first}" is no pad: there are 1 to ${pads}.`;
  if (/^[1-6]$/.test(second)) return { type: 'press', pad, face: Number(second) as Face };
  switch (second) {
    case 'halt':
    case 'plug':
    case 'unplug':
    case 'reset':
      return { type: second, pad };
    default:
      return `"${second}" is neither a face from 1 to 6 nor halt, plug, unplug or reset.`;
  }
}
