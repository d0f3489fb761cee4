import type { SeatInput } from '../contract/view.ts';
import type { PadSource } from './pads/source.ts';
import type { Seat } from '../../rulebook/seat.ts';
import { BotSealer, type BotMind } from './bot-sealer.ts';
import { MemorySealer } from './memory-sealer.ts';
import { PadSealer } from './pad-sealer.ts';
import type { Sealer, SealerListener } from './sealer.ts';

/** A fresh sealer for a seat with this input; undefined for a real die, which is typed after T. */
export function sealerOf(
  seat: Seat,
  input: SeatInput,
  listener: SealerListener,
  parts: { readonly pads: PadSource; readonly mind: BotMind },
): Sealer | undefined {
  switch (input.kind) {
    case 'pad':
      return new PadSealer(seat, input.pad, parts.pads, listener);
    case 'keys':
      return new MemorySealer(seat, 'keys', `keys-${input.cluster}`, listener, parts.mind);
    case 'bot':
      return new BotSealer(seat, listener, parts.mind);
    case 'die':
      return undefined;
    default:
      return input satisfies never;
  }
}
