import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readLinks } from './links.ts';
import { NetworkChoice } from './network-choice.ts';

const WLAN = { network: 'wlan0', address: '192.168.1.5', doubt: 0.5 };
const WLAN6 = { network: 'wlan0', address: 'fd00::5', doubt: 8.5 };
const ETH = { network: 'eth0', address: '10.0.0.4', doubt: 0.1 };
const VPN = { network: 'tun0', address: '10.8.0.2', doubt: 17 };

/** Looks at these networks as the host does every few seconds, and returns whose address is shown. */
function shown(choice: NetworkChoice, ...served: readonly (typeof WLAN)[]) {
  choice.settle(served);
  return choice.inOrder(served)[0];
}

it('the network that was shown first stays when others come, stands back only while it is gone, and IPv4 goes before IPv6', () => {
  const choice = new NetworkChoice();
  expect(shown(choice, WLAN6)).toBe(WLAN6);
  expect(shown(choice, WLAN6, WLAN)).toBe(WLAN);
  expect(shown(choice, VPN, ETH, WLAN)).toBe(WLAN);
  expect(shown(choice, VPN, ETH)).toBe(ETH);
  expect(shown(choice, VPN)).toBe(VPN);
  expect(shown(choice, VPN, ETH, WLAN)).toBe(WLAN);
});

it('a tunnel is shown while there is nothing else, and is not kept', () => {
  const choice = new NetworkChoice();
  expect(shown(choice, VPN)).toBe(VPN);
  expect(shown(choice, VPN, WLAN)).toBe(WLAN);
});

it('the dealer chooses any of them, and it stays', () => {
  const choice = new NetworkChoice();
  shown(choice, WLAN, ETH);
  void choice.choose('tun0');
  expect(shown(choice, WLAN, ETH, VPN)).toBe(VPN);
  expect(shown(choice, WLAN)).toBe(WLAN);
  expect(shown(choice, WLAN, VPN)).toBe(VPN);
});

it('what the dealer chose is chosen again after a restart if it is there then, and else the likeliest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'referee-networks-'));
  const choice = await NetworkChoice.keptIn(folder);
  expect(shown(choice, WLAN, ETH)).toBe(ETH);
  await choice.choose('wlan0');
  expect(shown(await NetworkChoice.keptIn(folder), ETH, WLAN)).toBe(WLAN);
  const elsewhere = await NetworkChoice.keptIn(folder);
  expect(shown(elsewhere, ETH)).toBe(ETH);
  expect(shown(elsewhere, ETH, WLAN)).toBe(ETH);
  rmSync(folder, { recursive: true });
});

it('Linux says which networks have a device, also below a bridge, and where its routes lead', () => {
  const root = mkdtempSync(join(tmpdir(), 'referee-links-'));
  const networks = join(root, 'sys/class/net');
  for (const path of ['wlan0/device', 'br0/lower_eth0', 'eth0/device', 'docker0/lower_veth1', 'veth1', 'tun0', 'lo'])
    mkdirSync(join(networks, path), { recursive: true });
  mkdirSync(join(root, 'proc/net'), { recursive: true });
  const routes = [
    'Iface\tDestination',
    'wlan0\t00000000\t0101A8C0\t0003\t0\t0\t600',
    'br0\t00000000\t0101A8C0\t0003\t0\t0\t425',
    'tun0\t000008A0\t0\t1\t0\t0\t0',
    '',
  ];
  writeFileSync(join(root, 'proc/net/route'), routes.join('\n'));
  expect(readLinks(root)).toEqual({
    real: new Set(['br0', 'eth0', 'wlan0']),
    metrics: new Map([
      ['wlan0', 600],
      ['br0', 425],
    ]),
  });
  rmSync(root, { recursive: true });
  expect(readLinks(root)).toBeUndefined();
});
