import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { Seat } from '../../rulebook/seat.ts';
import type { Clock } from '../clock/clock.ts';
import { MemorySealer } from './memory-sealer.ts';
import type { SealerListener } from './sealer.ts';

/** ms after which a bot chooses; drawn before its face, so that the time does not depend on it. */
const THINKS_FROM = 300;
const THINKS_FOR = 900;

interface BotMind {
  readonly clock: Clock;
  /** A whole number from 0 to below its argument, unpredictable. */
  random(below: number): number;
  nonce(): string;
  /** The face, chosen from what lies open on the table. */
  choose(): number;
}

export class BotSealer extends MemorySealer {
  readonly #mind: BotMind;
  #cancel: () => void = () => undefined;

  constructor(seat: Seat, listener: SealerListener, mind: BotMind) {
    super(seat, 'bot', `bot-${seat}`, listener, mind);
    this.#mind = mind;
  }

  override arm(attempt: number, hostNonce: string): number {
    this.#cancel();
    const mind = this.#mind;
    this.#cancel = mind.clock.after(THINKS_FROM + mind.random(THINKS_FOR), () => this.#choose());
    return super.arm(attempt, hostNonce);
  }

  override abort(): void {
    this.#cancel();
    super.abort();
  }

  /** If the rulebook fails, the seat has not chosen, and the opening stalls for the dealer to decide. */
  #choose(): void {
    let face: number;
    try {
      face = this.#mind.choose();
    } catch {
      return;
    }
    // The rulebook's faces are digits of a die; the seal holds no other.
    this.press(face as Face);
  }
}
