import type { FoundHall } from '../../contract/hall-link.ts';
import type { Broker } from '../broker/broker.ts';
import { HALL_VERSION } from '../wire/topics.ts';
import { Mdns, type MdnsAt } from './mdns.ts';
import { parseAddress } from '../wire/address.ts';

/** Tells the local network where the hall's own broker is. Where it cannot, addresses can be typed. */
export class Announcement {
  readonly #hall: string;
  readonly #at: MdnsAt | undefined;
  /** Where this hall has been since it was opened: a network that is gone may still be said to lead to it. */
  readonly #own = new Set<string>();
  #mdns: Mdns | undefined;
  #said = '';
  /** The system's code, if nothing can be told. */
  unannounced: string | undefined;
  /** Where another hall with this id announces itself. */
  another: string | undefined;

  constructor(hall: string, at?: MdnsAt) {
    this.#hall = hall;
    this.#at = at;
  }

  /**
   * From now on under this name; nothing is told while the broker is not on the local network. `changed` is called when what is known
   * of the network is something else.
   */
  say(
    name: string,
    { port, addresses, certificate }: Pick<Broker, 'port' | 'addresses' | 'certificate'>,
    changed: () => void,
  ): void {
    const at = hostsOf(addresses);
    const said = JSON.stringify([name, port, at, certificate]);
    if (said === this.#said || (port === undefined && this.#mdns === undefined)) return;
    this.#said = said;
    for (const { address } of addresses) this.#own.add(`${address}/${this.#hall}`);
    this.#mdns ??= this.#begin(changed);
    const txt = { hall: this.#hall, v: String(HALL_VERSION), name, at, cert: certificate };
    this.#mdns.announce(port === undefined ? undefined : { name: `referee ${this.#hall}`, port, txt });
  }

  #begin(changed: () => void): Mdns {
    const found = (halls: readonly FoundHall[]) => {
      const isAnother = ({ address }: FoundHall) => parseAddress(address)?.hall === this.#hall && !this.#own.has(address);
      this.another = halls.find(isAnother)?.address;
      changed();
    };
    const failed = (code: string) => {
      this.unannounced = code;
      changed();
    };
    return new Mdns(found, failed, this.#at);
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
