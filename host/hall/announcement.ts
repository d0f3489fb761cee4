import { Bonjour, type Service } from 'bonjour-service';
import type { Broker } from './broker/broker.ts';
import { HALL_VERSION } from './wire/messages.ts';

/** The type of service under which halls are found (RFC 6763): `_referee-hall._tcp`. */
export const SERVICE_TYPE = 'referee-hall';

/** Tells the local network where the hall's own broker is. What the network refuses is not told; addresses can be typed. */
export class Announcement {
  readonly #hall: string;
  #bonjour: Bonjour | undefined;
  #service: Service | undefined;
  #said = '';

  constructor(hall: string) {
    this.#hall = hall;
  }

  /** From now on under this name; nothing is told while the broker is not on the local network. */
  say(name: string, { port }: Pick<Broker, 'port'>): void {
    const said = JSON.stringify([name, port]);
    if (said === this.#said) return;
    this.#said = said;
    this.#service?.stop();
    this.#service = undefined;
    if (port === undefined) return;
    this.#bonjour ??= new Bonjour(undefined, () => undefined);
    const txt = { hall: this.#hall, v: String(HALL_VERSION), name };
    this.#service = this.#bonjour.publish({ name: `referee ${this.#hall}`, type: SERVICE_TYPE, port, txt, probe: false });
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      const bonjour = this.#bonjour;
      if (bonjour === undefined) return resolve();
      bonjour.unpublishAll(() => bonjour.destroy(() => resolve()));
    });
  }
}
