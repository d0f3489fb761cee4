import { BlockList, isIP } from 'node:net';
import type { NetworkInterfaceInfo } from 'node:os';
import type { Links } from './links.ts';

/** An address of this computer at which the room can be served. */
export interface OwnAddress {
  /** As the system knows it: `192.168.1.5`, `fd00::5`. */
  readonly address: string;
  /** The network interface: `wlan0`. */
  readonly network: string;
  /** 0 is the likeliest to be the room's; from `NOT_THE_ROOMS` on, the network leads to no neighbour. */
  readonly doubt: number;
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

/** By name, networks inside this computer or through a tunnel, which no screen of the room is in. */
const VIRTUAL =
  /^(docker|veth(?!ernet)|br-|virbr|vmnet|vmenet|vnic|vboxnet|podman|lxc|lxd|cni|cali|flannel|tun|tap|utun|wg|ppp|zt|feth|tailscale|nordlynx|proton|ipsec|gpd|cscotun|awdl|llw|bridge)|virtual|vmware|vpn|wireguard|openvpn|nordlynx|mullvad|zerotier|radmin|hamachi/i;
/** By MAC address: none at all (tunnels), VirtualBox, VMware, Hyper-V's own networks, Docker, Xen and LXC. */
const VIRTUAL_MAC = /^(00:00:00:00:00:00|0a:00:27|00:50:56|00:15:5d|02:42|00:16:3e)/i;
/** Of a line to one other end, which has no neighbours. */
const ALONE = ['255.255.255.255', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'];

/** Doubts of an address, the heaviest first; the metric of a default route is less than the lightest. */
const DOUBT = { tunnel: 32, virtual: 16, ipv6: 8, selfAssigned: 4, noRoute: 1 } as const;
export const NOT_THE_ROOMS = DOUBT.virtual;
const WORST_METRIC = 65_536;

/** Where the room may reach this computer, the likeliest first: at all private addresses, or only at `named` if it has that. */
export function ownAddresses(interfaces: Interfaces, named?: string, links?: Links): readonly OwnAddress[] {
  const wanted = allOf(interfaces).filter(({ address, internal }) =>
    named === undefined ? !internal && isPrivate(address) : address === named,
  );
  return wanted.map((one) => ({ address: one.address, network: one.network, doubt: doubtOf(one, links) })).sort(likelierFirst);
}

/** Where nothing is served: an address that is not private, of a computer that has no other. It has to be named. */
export function outsideAddress(interfaces: Interfaces): string | undefined {
  const all = allOf(interfaces).filter(({ internal, address }) => !internal && !/^fe[89ab]/i.test(address));
  if (all.some(({ address }) => isPrivate(address))) return undefined;
  return [...all].sort((a, b) => isIP(a.address) - isIP(b.address))[0]?.address;
}

/** The likeliest first, as `Array.sort` wants it. */
export function likelierFirst(a: OwnAddress, b: OwnAddress): number {
  return a.doubt - b.doubt || a.address.localeCompare(b.address, 'en', { numeric: true });
}

/** The links to what is served, in this order. */
export function offered(served: Iterable<OwnAddress & { readonly port: number }>, urlAt: (host: string) => string) {
  return [...served].map(({ address, network, port }) => ({ url: urlAt(hostOf(address, port)), network }));
}

/** The `Host` header for this address and port (RFC 3986 puts IPv6 in brackets). */
export function hostOf(address: string, port: number): string {
  return `${isIP(address) === 6 ? `[${address}]` : address}:${String(port)}`;
}

export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

type Named = NetworkInterfaceInfo & { readonly network: string };

function allOf(interfaces: Interfaces): readonly Named[] {
  return Object.entries(interfaces).flatMap(([network, infos = []]) => infos.map((info) => ({ ...info, network })));
}

/** Whether the network has a device of its own is known on Linux; elsewhere names and MAC addresses have to tell. */
function doubtOf({ address, network, netmask, mac }: Named, links: Links | undefined): number {
  const looksVirtual = VIRTUAL.test(network) || VIRTUAL_MAC.test(mac);
  const isVirtual = links === undefined || links.real.size === 0 ? looksVirtual : !links.real.has(network);
  const metric = links?.metrics.get(network);
  return (
    (ALONE.includes(netmask) ? DOUBT.tunnel : 0) +
    (isVirtual ? DOUBT.virtual : 0) +
    (isIP(address) === 6 ? DOUBT.ipv6 : 0) +
    (address.startsWith('169.254.') ? DOUBT.selfAssigned : 0) +
    (metric === undefined ? DOUBT.noRoute : Math.min(metric, WORST_METRIC - 1) / WORST_METRIC)
  );
}
