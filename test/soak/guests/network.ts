import { spawnSync } from 'node:child_process';
import type { Random } from '../../../rulebook/random.ts';

/** Of the room's Wi-Fi, in a namespace of the test's own. */
export const HOST_ADDRESS = '192.168.77.2';
const GUESTS = Array.from({ length: 40 }, (_, n) => `192.168.77.${100 + n}`);
/** Interfaces of other programs, with the address that each has. */
const OTHERS = [
  ['nordlynx', '10.5.0.2/16'],
  ['ppp0', '10.64.1.7/32'],
  ['podman0', '10.88.0.1/16'],
  ['tailscale0', '100.101.7.9/32'],
] as const;

/** The networks of this namespace: a Wi-Fi with many guests, and what other programs add to a computer. */
export class Networks {
  readonly addresses = GUESTS;
  readonly #there = new Set<string>();

  constructor() {
    ip('link', 'set', 'lo', 'up');
    add('wlan0');
    ip('address', 'add', `${HOST_ADDRESS}/24`, 'dev', 'wlan0');
    // mDNS goes where the Wi-Fi is.
    ip('route', 'add', '224.0.0.0/4', 'dev', 'wlan0');
    for (const address of GUESTS) ip('address', 'add', `${address}/32`, 'dev', 'lo');
  }

  /** A network of another program comes, or goes. */
  change(random: Random): void {
    const [name, address] = OTHERS[random(OTHERS.length)] ?? OTHERS[0];
    if (this.#there.delete(name)) ip('link', 'delete', name);
    else {
      add(name);
      ip('address', 'add', address, 'dev', name);
      this.#there.add(name);
    }
  }

  /** The Wi-Fi itself goes. */
  lose(): void {
    ip('address', 'delete', `${HOST_ADDRESS}/24`, 'dev', 'wlan0');
  }

  comeBack(): void {
    ip('address', 'add', `${HOST_ADDRESS}/24`, 'dev', 'wlan0');
    spawnSync('ip', ['route', 'add', '224.0.0.0/4', 'dev', 'wlan0']);
  }
}

function add(name: string): void {
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', `${name}-far`);
  ip('link', 'set', name, 'up');
  ip('link', 'set', `${name}-far`, 'up');
}

function ip(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
}
