import { Bonjour, type Service } from 'bonjour-service';
import type { FoundHall } from '../../contract/hall-link.ts';
import { LONGEST, seenOnly } from '../../contract/text.ts';
import { parseAddress, SERVICE_TYPE } from '../wire/address.ts';

/** More than a building has; the others are a flood. */
const MOST_FOUND = 20;

/** Looks for halls on the local network; calls back with all of them at every change. Returns the way to stop. */
export type LookForHalls = (onFound: (halls: readonly FoundHall[]) => void) => () => void;

/** Asks the local network by mDNS (RFC 6762). Where it cannot be asked, no hall is found. */
export const lookOnNetwork: LookForHalls = (onFound) => {
  const bonjour = new Bonjour({}, () => undefined);
  const found = new Map<string, FoundHall>();
  const tell = () => onFound([...found.values()]);
  const browser = bonjour.find({ type: SERVICE_TYPE }, (service) => {
    const hall = foundIn(service);
    if (hall === undefined || found.size >= MOST_FOUND) return;
    found.set(service.fqdn, hall);
    tell();
  });
  browser.on('down', ({ fqdn }) => {
    if (found.delete(fqdn)) tell();
  });
  return () => {
    browser.stop();
    bonjour.destroy();
  };
};

/** What an announcement says, which anybody may have made. */
export function foundIn({
  txt,
  port,
  addresses = [],
  referer,
}: Pick<Service, 'txt' | 'port' | 'addresses' | 'referer'>): FoundHall | undefined {
  const { hall, name, at } = (txt ?? {}) as Readonly<Record<string, unknown>>;
  const listening = typeof at === 'string' && at !== '' ? at.split(',') : undefined;
  // The address that the answer came from can be reached from here.
  const near = listening?.find((one) => one === referer?.address) ?? listening?.[0];
  const host = near ?? addresses.find((address) => /^[\d.]+$/.test(address)) ?? referer?.address;
  if (typeof hall !== 'string' || typeof name !== 'string' || host === undefined) return undefined;
  const address = `mqtts://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}/${hall}`;
  if (parseAddress(address) === undefined) return undefined;
  return { name: seenOnly(name).slice(0, LONGEST.night), address };
}
