import { BlockList, isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { SharingView } from '../contract/sharing.ts';

/** An address of this computer at which the room can be served. */
export interface OwnAddress {
  /** As the system knows it: `192.168.1.5`, `fd00::5`. */
  readonly address: string;
  /** The network interface: `wlan0`. */
  readonly network: string;
}

/** As `os.networkInterfaces()` returns them. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Private (RFC 1918), link-local (RFC 3927) and unique local (RFC 4193) networks, which the internet does not reach. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('169.254.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** Networks inside this computer or through a tunnel, which no screen of the room is in. */
const VIRTUAL = /^(docker|veth|br-|virbr|vmnet|vboxnet|vethernet|tun|tap|utun|wg|zt|tailscale)/i;

/** Where the room may reach this computer, the likeliest first: at all private addresses, or only at `named` if it has that. */
export function ownAddresses(interfaces: Interfaces, named?: string): readonly OwnAddress[] {
  const all = Object.entries(interfaces).flatMap(([network, infos = []]) => infos.map((info) => ({ ...info, network })));
  const wanted = all.filter(({ address, internal }) =>
    named === undefined ? !internal && isPrivate(address) : address === named,
  );
  return wanted.map(({ address, network }) => ({ address, network })).sort(likelierFirst);
}

/** The links to what is served, the likeliest first however late its network came: IPv4 is often assigned after IPv6. */
export function offered(
  served: Iterable<OwnAddress & { readonly port: number }>,
  urlAt: (host: string) => string,
): SharingView['addresses'] {
  return [...served].sort(likelierFirst).map(({ address, network, port }) => ({ url: urlAt(hostOf(address, port)), network }));
}

/** The `Host` header for this address and port (RFC 3986 puts IPv6 in brackets). */
export function hostOf(address: string, port: number): string {
  return `${isIP(address) === 6 ? `[${address}]` : address}:${String(port)}`;
}

export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function likelierFirst(a: OwnAddress, b: OwnAddress): number {
  return likelihood(a) - likelihood(b) || a.address.localeCompare(b.address, 'en', { numeric: true });
}

/** Lower is likelier: real networks before virtual ones, IPv4 before IPv6, assigned before self-assigned. */
function likelihood({ address, network }: OwnAddress): number {
  return (VIRTUAL.test(network) ? 4 : 0) + (isIP(address) === 6 ? 2 : 0) + (address.startsWith('169.254.') ? 1 : 0);
}
