import type { Clock } from '../clock/clock.ts';
import { PHONE_CLOSED } from '../contract/phone-socket.ts';
import type { PhoneConnection } from './phone-connection.ts';

/** A page sends the name as soon as it is connected; one that is silent for so many ms has none. */
const NAME_MS = 10_000;
const MOST = 32;
/** From one address: a whole table may be behind one router. */
const MOST_OF_ONE = 16;

/** Connections that have the secret of the room, and no name yet. The silent ones make room for those who come. */
export class NamelessPhones {
  /** How many were closed because they gave no name, since joining was last opened. */
  silent = 0;
  /** With what ends the waiting of each. */
  readonly #waiting = new Map<PhoneConnection, () => void>();
  readonly #clock: Pick<Clock, 'after'>;
  readonly #changed: () => void;

  constructor(clock: Pick<Clock, 'after'>, changed: () => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  add(connection: PhoneConnection): void {
    const stop = this.#clock.after(NAME_MS, () => this.#cutOff(connection));
    this.#waiting.set(connection, stop);
    const ofOne = [...this.#waiting.keys()].filter(({ remote }) => remote === connection.remote);
    if (ofOne.length > MOST_OF_ONE) this.#cutOff(ofOne[0]);
    else if (this.#waiting.size > MOST) this.#cutOff(this.#crowd()[0]);
  }

  has(connection: PhoneConnection): boolean {
    return this.#waiting.has(connection);
  }

  /** It has a name, or is gone. Returns whether it was here. */
  delete(connection: PhoneConnection): boolean {
    this.#waiting.get(connection)?.();
    return this.#waiting.delete(connection);
  }

  /** Closes all with this code. */
  clear(code: number): void {
    for (const connection of [...this.#waiting.keys()]) {
      this.delete(connection);
      connection.close(code);
    }
    this.silent = 0;
  }

  /** The connections of the address that has the most, the oldest first. */
  #crowd(): readonly PhoneConnection[] {
    const all = [...this.#waiting.keys()];
    const crowds = all.map(({ remote }) => all.filter((other) => other.remote === remote));
    return crowds.reduce((most, crowd) => (crowd.length > most.length ? crowd : most), []);
  }

  #cutOff(connection: PhoneConnection | undefined): void {
    if (connection === undefined || !this.delete(connection)) return;
    connection.close(PHONE_CLOSED.crowded);
    this.silent += 1;
    this.#changed();
  }
}
