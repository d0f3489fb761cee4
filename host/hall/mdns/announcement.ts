import type { Broker } from '../broker/broker.ts';
import { HALL_VERSION } from '../wire/topics.ts';
import { Mdns, type MdnsAt } from './mdns.ts';

/** Tells the local network where the hall's own broker is. Where it cannot, addresses can be typed. */
export class Announcement {
  readonly #hall: string;
  readonly #at: MdnsAt | undefined;
  #mdns: Mdns | undefined;
  #said = '';

  constructor(hall: string, at?: MdnsAt) {
    this.#hall = hall;
    this.#at = at;
  }

  /**
   * From now on under this name; nothing is told while the broker is not on the local network. `failed` gets the system's code
   * if nothing can be told.
   */
  say(
    name: string,
    { port, addresses, certificate }: Pick<Broker, 'port' | 'addresses' | 'certificate'>,
    failed: (code: string) => void,
  ): void {
    const at = hostsOf(addresses);
    const said = JSON.stringify([name, port, at, certificate]);
    if (said === this.#said || (port === undefined && this.#mdns === undefined)) return;
    this.#said = said;
    this.#mdns ??= new Mdns({ at: this.#at, failed });
    const txt = { hall: this.#hall, v: String(HALL_VERSION), name, at, cert: certificate };
    this.#mdns.tell({ kind: 'say', hall: port === undefined ? undefined : { name: `referee ${this.#hall}`, port, txt } });
  }

  async close(): Promise<void> {
    await this.#mdns?.end();
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
