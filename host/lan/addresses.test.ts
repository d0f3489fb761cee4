import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hostOf, offered, outsideAddress, ownAddresses, type Interfaces } from './addresses.ts';

const info = (address: string, internal = false): NetworkInterfaceInfo =>
  address.includes(':')
    ? { address, family: 'IPv6', internal, netmask: '', mac: '', cidr: null, scopeid: 0 }
    : { address, family: 'IPv4', internal, netmask: '', mac: '', cidr: null };

const LAPTOP = {
  lo: [info('127.0.0.1', true), info('::1', true)],
  docker0: [info('172.17.0.1')],
  eth0: [info('10.0.0.14'), info('10.0.0.4'), info('fe80::1'), info('fd00::4'), info('2001:db8::4')],
  wlan0: [info('192.168.1.5')],
  wan: [info('203.0.113.9')],
  usb0: [info('169.254.7.7')],
};

describe('the addresses for the room', () => {
  it('are the private ones, the likeliest first', () => {
    const found = ownAddresses(LAPTOP).map(({ address }) => address);
    expect(found).toEqual(['10.0.0.4', '10.0.0.14', '192.168.1.5', '169.254.7.7', 'fd00::4', '172.17.0.1']);
  });

  it.each([
    ['172.15.0.1', 0],
    ['172.16.0.1', 1],
    ['172.31.255.254', 1],
    ['172.32.0.1', 0],
    ['192.169.0.1', 0],
    ['100.64.0.1', 0],
    ['fbff::1', 0],
    ['fdff::1', 1],
    ['::ffff:8.8.8.8', 0],
  ])('include %s: %d', (address, found) => {
    expect(ownAddresses({ any: [info(address)] })).toHaveLength(found);
  });

  it('are only the named one if this computer has it', () => {
    expect(ownAddresses(LAPTOP, '203.0.113.9')).toMatchObject([{ address: '203.0.113.9', network: 'wan' }]);
    expect(ownAddresses(LAPTOP, '127.0.0.1')).toMatchObject([{ address: '127.0.0.1', network: 'lo' }]);
    expect(ownAddresses(LAPTOP, '192.168.1.6')).toEqual([]);
  });

  it('are none without a network', () => {
    expect(ownAddresses({ lo: LAPTOP.lo, gone: undefined })).toEqual([]);
  });
});

/** A network with this address, MAC address and netmask; a row of a table. */
type Row = readonly [network: string, address: string, mac?: string, netmask?: string];
const computer = (rows: readonly Row[]): Interfaces =>
  Object.fromEntries(
    rows.map(([network, address, mac = '3c:7c:3f:01:02:03', netmask = '255.255.255.0']) => [
      network,
      [{ address, family: 'IPv4', internal: false, netmask, mac, cidr: null }],
    ]),
  );
const NO_MAC = '00:00:00:00:00:00';
const ALONE = '255.255.255.255';
const WLAN: Row = ['wlan0', '192.168.1.5'];
const likeliest = (interfaces: Interfaces, links?: Parameters<typeof ownAddresses>[2]) =>
  ownAddresses(interfaces, undefined, links)[0]?.network;

const OTHERS: readonly Row[] = [
  ['nordlynx', '10.5.0.2', NO_MAC, '255.255.0.0'],
  ['ppp0', '10.0.0.2', NO_MAC, ALONE],
  ['podman0', '10.88.0.1', '1a:2b:3c:4d:5e:6f', '255.255.0.0'],
  ['lxcbr0', '10.0.3.1', '00:16:3e:00:00:00'],
  ['cni0', '10.244.0.1', '2a:2b:3c:4d:5e:6f'],
  ['VirtualBox Host-Only Network', '10.0.56.1', '0a:00:27:00:00:0e'],
  ['Ethernet 3', '10.0.56.1', '0a:00:27:00:00:0e'],
  ['VMware Network Adapter VMnet8', '10.0.40.1', '00:50:56:c0:00:08'],
  ['vEthernet (WSL)', '172.20.0.1', '00:15:5d:01:02:03', '255.255.240.0'],
  ['Work', '10.8.0.6', NO_MAC],
  ['Office', '10.8.0.6', '3c:7c:3f:01:02:04', ALONE],
  ['ProtonVPN', '10.2.0.2', '3c:7c:3f:01:02:04'],
  ['utun4', '10.64.0.2', NO_MAC],
  ['bridge100', '10.211.55.2', 'be:d0:74:01:02:03'],
];

it.each(OTHERS.map((row) => [row[0], row] as const))(
  '%s is never likelier than a real network, by name or by device',
  (name, other) => {
    expect(likeliest(computer([other, WLAN]))).toBe('wlan0');
    const links = { real: new Set(['wlan0']), metrics: new Map([[name, 50]]) };
    expect(likeliest(computer([other, WLAN]), links)).toBe('wlan0');
    const [, address, mac = 'aa:bb:cc:01:02:03', netmask = '255.255.255.0'] = other;
    expect(likeliest(computer([['enp3s0', address, mac, netmask], WLAN]), links)).toBe('wlan0');
  },
);

it('a network is real whatever its name where the system knows its device, and among real ones the default route decides', () => {
  const real = (...names: string[]) => new Set(names);
  const two = computer([
    ['br-lan', '192.168.1.5'],
    ['eth0', '10.0.0.4'],
  ]);
  expect(likeliest(two, { real: real('br-lan'), metrics: new Map() })).toBe('br-lan');
  expect(likeliest(two, { real: real('br-lan', 'eth0'), metrics: new Map([['br-lan', 600]]) })).toBe('br-lan');
  const metrics = new Map([
    ['br-lan', 600],
    ['eth0', 100],
  ]);
  expect(likeliest(two, { real: real('br-lan', 'eth0'), metrics })).toBe('eth0');
  // In a container nothing has a device.
  expect(
    likeliest(
      computer([
        ['docker0', '10.0.0.1'],
        ['eth0', '172.17.0.2', '3a:42:ac:11:00:02'],
      ]),
      { real: real(), metrics },
    ),
  ).toBe('eth0');
});

it('an external switch of Hyper-V has the MAC address of the card, and is real', () => {
  const rows: readonly Row[] = [
    ['vEthernet (Default Switch)', '172.20.0.1', '00:15:5d:01:02:03'],
    ['vEthernet (External)', '192.168.1.5'],
  ];
  expect(likeliest(computer(rows))).toBe('vEthernet (External)');
});

it.each([
  [{ wan: [info('203.0.113.9')] }, '203.0.113.9'],
  [{ wan: [info('2001:db8::4'), info('fe80::1')] }, '2001:db8::4'],
  [{ wan: [info('2001:db8::4'), info('203.0.113.9')] }, '203.0.113.9'],
  [{ utun4: [info('100.64.0.1')] }, '100.64.0.1'],
  [{ lo: LAPTOP.lo, gone: undefined }, undefined],
  [{ wan: [info('fe80::1')] }, undefined],
  [LAPTOP, undefined],
])('an address outside private networks is named if there is no other: %#', (interfaces, outside) => {
  expect(outsideAddress(interfaces)).toBe(outside);
});

it('offers what is served in the order it is given', () => {
  const served = [
    { address: '192.168.1.5', network: 'wlan0', doubt: 0, port: 4712 },
    { address: 'fd00::4', network: 'wlan0', doubt: 8, port: 4712 },
  ];
  expect(offered(served, (host) => `http://${host}/key/`).map(({ url }) => url)).toEqual([
    'http://192.168.1.5:4712/key/',
    'http://[fd00::4]:4712/key/',
  ]);
});

it.each([
  ['192.168.1.5', '192.168.1.5:4712'],
  ['fd00::4', '[fd00::4]:4712'],
])('%s is %s in a Host header', (address, host) => {
  expect(hostOf(address, 4712)).toBe(host);
});
