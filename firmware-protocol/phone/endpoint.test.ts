import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Channel, MESSAGE_BYTES } from './channel.ts';
import { Endpoint } from './endpoint.ts';

const agreed = { fromInitiator: new Uint8Array(32).fill(1), fromResponder: new Uint8Array(32).fill(2), hash: new Uint8Array(32) };

function pair(longest = 4000) {
  return { phone: new Endpoint(Channel.ofPhone(agreed), longest), host: new Endpoint(Channel.ofHost(agreed), longest) };
}

/** Lets both sides tick; `lost` says which of the messages get lost, by turns phone and host. */
function tick(phone: Endpoint, host: Endpoint, times: number, lost: (at: number) => boolean = () => false) {
  const [atPhone, atHost]: [unknown[], unknown[]] = [[], []];
  for (let at = 0; at < times; at++) {
    const [up, down] = [phone.next(), host.next()];
    if (!lost(2 * at)) atHost.push(...(host.read(up)?.messages ?? []));
    if (!lost(2 * at + 1)) atPhone.push(...(phone.read(down)?.messages ?? []));
  }
  return { atPhone, atHost };
}

describe('one end of the line', () => {
  it('says nothing in as many bytes as it says something', () => {
    const { phone } = pair();
    const nothing = phone.next();
    phone.line('|s,0,1,7,1,0123456789abcdef0123456789abcdef*1234\n');
    phone.message({ type: 'here' });
    expect([nothing.length, phone.next().length, phone.next().length]).toEqual(Array(3).fill(MESSAGE_BYTES));
  });

  it('passes lines on in order, whole, as many as fit into a message', () => {
    const { phone, host } = pair();
    const lines = Array.from({ length: 6 }, (_, at) => `|p,${at},${'x'.repeat(50)}\n`);
    for (const line of lines) phone.line(line);
    const heard = [phone.next(), phone.next()].map((message) => host.read(message)?.lines ?? '');
    expect(heard[0]?.endsWith('\n')).toBe(true);
    expect(heard.join('')).toBe(lines.join(''));
  });

  it('sends a line that waits already only once, and keeps no more than a few', () => {
    const { phone, host } = pair();
    for (let at = 0; at < 40; at++) phone.line(`${at % 20}\n`);
    expect(host.read(phone.next())?.lines.split('\n')).toHaveLength(17);
  });

  it('brings every message whole, in order and once, whatever gets lost', () => {
    const values = fc.array(fc.string({ maxLength: 900 }), { maxLength: 6 });
    fc.assert(
      fc.property(values, values, fc.array(fc.boolean(), { maxLength: 60 }), (up, down, losses) => {
        const { phone, host } = pair();
        for (const value of up) phone.message(value);
        for (const value of down) host.message(value);
        const { atPhone, atHost } = tick(phone, host, 400, (at) => losses[at] === true);
        expect(atHost).toEqual(up);
        expect(atPhone).toEqual(down);
      }),
      { numRuns: 30 },
    );
  });

  it('has told a page of a seat after four ticks where nothing gets lost', () => {
    const { phone, host } = pair();
    host.message('x'.repeat(1200));
    expect(tick(phone, host, 4).atPhone).toHaveLength(1);
  });

  it('goes on after a message that is longer than it takes, or is no JSON', () => {
    const { phone, host } = pair(100);
    phone.message('x'.repeat(2000));
    phone.message('short');
    expect(tick(phone, host, 20).atHost).toEqual(['short']);
  });

  it('reads no message twice', () => {
    const { phone, host } = pair();
    phone.line('|b,0,2*1234\n');
    const message = phone.next();
    expect(host.read(message)).toEqual({ lines: '|b,0,2*1234\n', messages: [] });
    expect(host.read(message)).toBeUndefined();
  });
});
