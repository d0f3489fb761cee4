import type { Input } from 'electron';
import type { RefereePort } from '../host/session/port.ts';

type KeyInput = Pick<Input, 'code' | 'isAutoRepeat' | 'control' | 'alt' | 'meta'> & { readonly type: string };

/** Takes the keys of seats before any page sees them (Secrecy 2); one for all windows, since a key may come up in another one. */
export class SeatKeys {
  readonly #referee: Pick<RefereePort, 'clusterCodes' | 'press'>;
  readonly #held = new Set<string>();

  constructor(referee: Pick<RefereePort, 'clusterCodes' | 'press'>) {
    this.#referee = referee;
  }

  /**
   * Whether to keep the key from the page. A key that was taken when it went down is kept until it is up, even if the
   * keyboard has switched to naming meanwhile, because its repeats and its release would reveal it. A chord (Ctrl+Y) is
   * kept, too, but chooses nothing.
   */
  take({ type, code, isAutoRepeat, control, alt, meta }: KeyInput): boolean {
    const isSeats = this.#referee.clusterCodes().has(code);
    if (type === 'keyDown' && !isAutoRepeat) {
      if (!isSeats) {
        this.#held.delete(code);
        return false;
      }
      this.#held.add(code);
      if (!control && !alt && !meta) this.#referee.press(code);
      return true;
    }
    const wasHeld = this.#held.has(code);
    if (type === 'keyUp') this.#held.delete(code);
    return isSeats || wasHeld;
  }
}
