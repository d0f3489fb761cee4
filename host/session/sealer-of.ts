import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from '../clock/clock.ts';
import type { SeatInput } from '../contract/view.ts';
import { BotSealer } from '../sealing/bot-sealer.ts';
import { MemorySealer } from '../sealing/memory-sealer.ts';
import { isPhone } from '../contract/phone-socket.ts';
import { PadSealer } from '../sealing/pad-sealer.ts';
import type { PadSource } from '../sealing/pads/source.ts';
import type { Sealer, SealerListener } from '../sealing/sealer.ts';
import type { Phones } from './port.ts';
import type { RandomSource } from './random.ts';
import { bookOf, facesAsked, gameOf, type TableNow } from './state/table-now.ts';

export interface SealerParts {
  readonly clock: Clock;
  readonly pads: PadSource;
  readonly phones: Pick<Phones, 'sealer'> | undefined;
  readonly random: RandomSource;
}

/** A new sealer for a seat, by its input; undefined for a real die, which is typed after T. */
export function sealerOf(
  seat: Seat,
  input: SeatInput = { kind: 'die' },
  listener: SealerListener,
  now: () => TableNow,
  { clock, pads, phones, random }: SealerParts,
): Sealer | undefined {
  const nonce = () => random.nonce();
  const below = (most: number) => random.below(most);
  switch (input.kind) {
    case 'pad':
      if (phones !== undefined && isPhone(input.pad)) return phones.sealer(seat, input.pad, listener);
      return new PadSealer(seat, input.pad, pads, listener);
    case 'keys':
      return new MemorySealer(seat, 'keys', `keys-${input.cluster}`, listener, { clock, nonce });
    case 'keypad':
      return new MemorySealer(seat, 'keys', `keypad-${seat}`, listener, { clock, nonce });
    case 'bot':
      return new BotSealer(seat, listener, { clock, nonce, random: below, choose: () => botFace(now(), below, seat) });
    case 'die':
      return undefined;
  }
}

/** In a lesson bots play the faces that it asks for, and choose as usual if it asks for none. */
function botFace(now: TableNow, random: (below: number) => number, seat: Seat): number {
  const game = gameOf(now);
  const ask = game && bookOf(game).next(game.state);
  if (game === undefined || ask === undefined) throw new Error('no question for a bot');
  const chosen = Number(bookOf(game).bot(game.state, ask, random, seat));
  const asked = facesAsked(now, seat) ?? [];
  return asked.length === 0 || asked.includes(chosen) ? chosen : (asked[random(asked.length)] ?? chosen);
}
