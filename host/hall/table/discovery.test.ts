import { expect, it } from 'vitest';
import { hostsOf } from '../announcement.ts';
import { foundIn } from './discovery.ts';

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
