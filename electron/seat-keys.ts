import type { RefereePort } from '../host/session/port.ts';

/** The part of Electron's `Input` that is read here. */
interface KeyInput {
  readonly type: string;
  readonly code: string;
  readonly isAutoRepeat: boolean;
  readonly control: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/**
 * The keys of seats, taken before any page sees them (Secrecy 2). One for all windows: a key may go down in one and up
 * in another.
 */
export class SeatKeys {
  readonly #referee: Pick<RefereePort, 'clusterCodes' | 'press'>;
  readonly #held = new Set<string>();

  constructor(referee: Pick<RefereePort, 'clusterCodes' | 'press'>) {
    this.#referee = referee;
  }

  /**
   * Whether the key is to be kept from the page. A key taken when it went down is kept until it is up, even if the
   * keyboard has been turned to naming meanwhile: its repeats and its release would tell which it was. A chord (Ctrl+Y)
   * is kept too, but is the dealer's, and nobody's choice.
   */
  take(input: KeyInput): boolean {
    const { type, code, isAutoRepeat } = input;
    const isSeats = this.#referee.clusterCodes().has(code);
    if (type === 'keyDown' && !isAutoRepeat) {
      if (!isSeats) {
        this.#held.delete(code);
        return false;
      }
      this.#held.add(code);
      if (!isChord(input)) this.#referee.press(code);
      return true;
    }
    const wasHeld = this.#held.has(code);
    if (type === 'keyUp') this.#held.delete(code);
    return isSeats || wasHeld;
  }
}

function isChord({ control, alt, meta }: KeyInput): boolean {
  return control || alt || meta;
}
