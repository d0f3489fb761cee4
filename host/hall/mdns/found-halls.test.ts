import { expect, it } from 'vitest';
import { hostsOf } from './announcement.ts';
import { foundIn, FoundHalls } from './found-halls.ts';

const HALL = { hall: 'k7q2', name: 'Kávéház', v: '1' };
const NETWORKS = ['10.0.0.4', '192.168.1.5'];
const from = (address: string) => ({ address, family: 'IPv4' as const, port: 5353, size: 0 });
/** The announcement of a hall on a computer in two networks, as it is heard from one of them. */
const found = (txt: object, heardFrom = '192.168.1.5') =>
  foundIn({ txt: { ...HALL, ...txt }, port: 8883, addresses: NETWORKS, referer: from(heardFrom) })?.address;

it('a hall is found where it listens, in the network in which it was heard', () => {
  expect(found({ at: '10.0.0.4,192.168.1.5' })).toBe('mqtts://192.168.1.5:8883/k7q2');
  expect(found({ at: '10.0.0.4' })).toBe('mqtts://10.0.0.4:8883/k7q2');
  expect(found({ at: '[fd00::5]' })).toBe('mqtts://[fd00::5]:8883/k7q2');
});

it('a hall that does not say where it listens is looked for at an address of its computer', () => {
  expect(found({})).toBe('mqtts://10.0.0.4:8883/k7q2');
  expect(found({ at: '' })).toBe('mqtts://10.0.0.4:8883/k7q2');
});

it('an announcement that names no address is none', () => {
  for (const at of ['not/an address', '192.168.1.5:1/', '@'.repeat(250)]) expect(found({ at }, '1.2.3.4'), at).toBeUndefined();
});

it('a hall announces its encrypted addresses, as many as a record holds', () => {
  const at = (address: string) => ({ address, network: 'x' });
  expect(hostsOf([at('mqtts://192.168.1.5:8883'), at('mqtts://[fd00::5]:8883'), at('mqtt://127.0.0.1:1883')])).toBe(
    '192.168.1.5,[fd00::5]',
  );
  const many = Array.from({ length: 40 }, (_, n) => at(`mqtts://192.168.100.${n + 100}:8883`));
  expect(hostsOf(many).length).toBeLessThanOrEqual(250);
});

it.each(['203.0.113.9', '[2001:db8::4]', '127.0.0.1', 'hall.example', ''])(
  'a hall at %s, which is no private address, is none',
  (at) => {
    expect(
      foundIn({ txt: { ...HALL, at }, port: 8883, addresses: ['203.0.113.9'], referer: from('203.0.113.9') }),
    ).toBeUndefined();
  },
);

/** The hall `id` that the computer at `by` announces. */
const heard = (by: string, id: string, { at = by, name = id, fqdn = `referee ${id}` } = {}) => ({
  ...{ fqdn, port: 8883, addresses: [], referer: from(by) },
  txt: { ...HALL, hall: id, name, at },
});
const names = (found: FoundHalls) => found.all.map(({ name }) => name);

it('false halls of one neighbour do not hide a true one', () => {
  const found = new FoundHalls();
  for (let n = 0; n < 4_000; n += 1) found.hear(heard('10.0.0.66', (n + 46_656).toString(36)));
  found.hear(heard('10.0.0.4', 'k7q2', { name: 'Kávéház' }));
  expect(names(found)).toEqual(['1000', '1001', 'Kávéház']);
});

it('false halls of twenty neighbours do not, either, and the list ends', () => {
  const found = new FoundHalls();
  for (let n = 100; n < 120; n += 1) found.hear(heard(`10.0.0.${n}`, 'fa1s'));
  found.hear(heard('10.0.0.4', 'k7q2', { name: 'Kávéház' }));
  expect(names(found)).toContain('Kávéház');
  for (let n = 0; n < 250; n += 1) found.hear(heard(`10.0.1.${n}`, 'fa1s'));
  expect(found.all).toHaveLength(40);
});

it('a hall that comes back at other ports again and again is one hall, at the last of them', () => {
  const found = new FoundHalls();
  for (const port of [8883, 40_001, 40_002, 40_003]) found.hear({ ...heard('10.0.0.4', 'k7q2'), port });
  expect(found.all.map(({ address }) => address)).toEqual(['mqtts://10.0.0.4:40003/k7q2']);
});

it('a false hall of the same service name stands beside the true one, and does not rename it', () => {
  const found = new FoundHalls();
  found.hear(heard('10.0.0.66', 'k7q2', { name: 'False' }));
  found.hear(heard('10.0.0.66', 'k7q2', { at: '10.0.0.4', name: 'False, too' }));
  found.hear(heard('10.0.0.4', 'k7q2', { name: 'Kávéház' }));
  found.hear(heard('10.0.0.66', 'k7q2', { at: '10.0.0.4', name: 'False again' }));
  expect(names(found)).toEqual(['False', 'Kávéház']);
  found.forget({ fqdn: 'referee k7q2' });
  expect(found.all).toEqual([]);
});
