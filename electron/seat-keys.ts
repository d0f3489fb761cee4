import type { Input } from 'electron';
import type { ConsoleView } from '../host/contract/view.ts';
import type { RefereePort } from '../host/session/port.ts';

type KeyInput = Pick<Input, 'code' | 'isAutoRepeat' | 'control' | 'alt' | 'meta'> & { readonly type: string };

type SeatPort = Pick<RefereePort, 'clusterCodes' | 'keypadCodes' | 'press'>;

/** Whether a seat may press a key: a dialog of the system would hear it before any window, and show it (Secrecy 2). */
export function areSeatsAtKeys({ inputs, table }: Pick<ConsoleView, 'inputs' | 'table'>): boolean {
  const phase = table.game?.course.phase;
  return phase !== undefined && phase !== 'over' && inputs.some(({ kind }) => kind === 'keys' || kind === 'keypad');
}

/** Takes the keys of seats before any page sees them (Secrecy 2); one for all windows, since a key may come up in another one. */
export class SeatKeys {
  readonly #referee: SeatPort;
  readonly #held = new Set<string>();

  constructor(referee: SeatPort) {
    this.#referee = referee;
  }

  /**
   * Whether to keep the key from the page. A key that was taken when it went down is kept until it is up, even if the
   * keyboard has switched to naming meanwhile, because its repeats and its release would reveal it. A chord (Ctrl+Y) is
   * kept, too, but chooses nothing; of a keypad, whose keys may send one, it does.
   */
  take({ type, code, isAutoRepeat, control, alt, meta }: KeyInput): boolean {
    const isKeypads = this.#referee.keypadCodes().has(code);
    const isSeats = isKeypads || this.#referee.clusterCodes().has(code);
    if (type === 'keyDown' && !isAutoRepeat) {
      if (!isSeats) {
        this.#held.delete(code);
        return false;
      }
      this.#held.add(code);
      if (isKeypads || (!control && !alt && !meta)) this.#referee.press(code);
      return true;
    }
    const wasHeld = this.#held.has(code);
    if (type === 'keyUp') this.#held.delete(code);
    return isSeats || wasHeld;
  }
}
