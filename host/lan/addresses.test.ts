import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hostOf, offered, ownAddresses } from './addresses.ts';

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
    expect(ownAddresses(LAPTOP, '203.0.113.9')).toEqual([{ address: '203.0.113.9', network: 'wan' }]);
    expect(ownAddresses(LAPTOP, '127.0.0.1')).toEqual([{ address: '127.0.0.1', network: 'lo' }]);
    expect(ownAddresses(LAPTOP, '192.168.1.6')).toEqual([]);
  });

  it('are none without a network', () => {
    expect(ownAddresses({ lo: LAPTOP.lo, gone: undefined })).toEqual([]);
  });
});

it('offers IPv4 first even if its network came after IPv6', () => {
  const served = [
    { address: 'fd00::4', network: 'wlan0', port: 4712 },
    { address: '192.168.1.5', network: 'wlan0', port: 4712 },
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
