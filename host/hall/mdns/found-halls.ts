import { isIP } from 'node:net';
import type { Service } from 'bonjour-service';
import type { FoundHall } from '../../contract/hall-link.ts';
import { LONGEST, seenOnly } from '../../../rulebook/text.ts';
import { isPrivate } from '../../lan/addresses.ts';
import { parseAddress } from '../wire/address.ts';

/** More than a building has; the others are a flood. */
const MOST_FOUND = 40;
/** Said by one computer, so that one neighbour's false halls leave room for a true one. */
const MOST_OF_ONE = 2;

/** What an announcement says, and where it came from. */
type Heard = Pick<Service, 'fqdn' | 'txt' | 'port' | 'addresses' | 'referer'>;

/** The halls that were heard of, in the order in which they were. Anybody may have said anything. */
export class FoundHalls {
  /** By address: two halls may give themselves the same name. */
  readonly #found = new Map<string, { readonly hall: FoundHall; readonly fqdn: string; readonly by: string }>();

  get all(): readonly FoundHall[] {
    return [...this.#found.values()].map(({ hall }) => hall);
  }

  hear(service: Heard): void {
    const hall = foundIn(service);
    if (hall === undefined) return;
    const { fqdn, referer } = service;
    const by = referer?.address ?? '';
    this.#replace(hall, fqdn, by);
    const known = this.#found.get(hall.address);
    // Nobody renames the hall of another computer.
    if (known !== undefined && known.by !== by && hostOfHall(hall) !== by) return;
    if (known === undefined && (this.#found.size >= MOST_FOUND || this.#saidBy(by) >= MOST_OF_ONE)) return;
    this.#found.set(hall.address, { hall, fqdn, by });
  }

  forget({ fqdn }: Pick<Service, 'fqdn'>): void {
    for (const [address, one] of this.#found) if (one.fqdn === fqdn) this.#found.delete(address);
  }

  /** A hall that is back may listen at another port of the same computer. */
  #replace({ address }: FoundHall, fqdn: string, by: string): void {
    for (const [before, one] of this.#found) {
      const isSame = one.fqdn === fqdn && one.by === by && hostOfHall(one.hall) === new URL(address).hostname;
      if (isSame && before !== address) this.#found.delete(before);
    }
  }

  #saidBy(remote: string): number {
    return [...this.#found.values()].filter(({ by }) => by === remote).length;
  }
}

/** The hall of an announcement; undefined if it names none in a private network. */
export function foundIn({ txt, port, addresses = [], referer }: Omit<Heard, 'fqdn'>): FoundHall | undefined {
  const { hall, name, at, cert } = (txt ?? {}) as Readonly<Record<string, unknown>>;
  const listening = typeof at === 'string' && at !== '' ? at.split(',') : undefined;
  // The address that the answer came from can be reached from here.
  const near = listening?.find((one) => one === referer?.address) ?? listening?.[0];
  const given = near ?? addresses.find((address) => isIP(address) === 4) ?? referer?.address ?? '';
  const host = given.replace(/^\[(.*)\]$/, '$1');
  if (typeof hall !== 'string' || !isPrivate(host)) return undefined;
  const address = `mqtts://${isIP(host) === 6 ? `[${host}]` : host}:${port}/${hall}`;
  if (parseAddress(address) === undefined) return undefined;
  const certificate = typeof cert === 'string' && /^[0-9a-f]{64}$/.test(cert) ? cert : undefined;
  // Readers lose a name that is empty.
  const seen = typeof name === 'string' ? seenOnly(name).slice(0, LONGEST.night) : '';
  return { name: seen, address, ...(certificate !== undefined && { certificate }) };
}

function hostOfHall({ address }: FoundHall): string {
  return new URL(address).hostname;
}
