import { Bonjour, type Service } from 'bonjour-service';
import type { Broker } from './broker/broker.ts';
import { SERVICE_TYPE } from './wire/address.ts';
import { HALL_VERSION } from './wire/messages.ts';

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
  say(name: string, { port, addresses }: Pick<Broker, 'port' | 'addresses'>): void {
    const at = hostsOf(addresses);
    const said = JSON.stringify([name, port, at]);
    if (said === this.#said) return;
    this.#said = said;
    this.#service?.stop();
    this.#service = undefined;
    if (port === undefined) return;
    this.#bonjour ??= new Bonjour(undefined, () => undefined);
    const txt = { hall: this.#hall, v: String(HALL_VERSION), name, at };
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

/** A string of a TXT record, with its name, holds no more (RFC 6763, 6.1). */
const LONGEST = 250;

/**
 * Where the broker listens, with commas between: this computer may have other addresses, which the network names too. As many as
 * there is room for.
 */
export function hostsOf(addresses: Broker['addresses']): string {
  const hosts = addresses.filter(({ address }) => address.startsWith('mqtts:')).map(({ address }) => new URL(address).hostname);
  return hosts.reduce((text, host) => (text.length + host.length < LONGEST ? `${text}${text && ','}${host}` : text), '');
}
