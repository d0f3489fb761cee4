import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Channel, MESSAGE_BYTES } from './channel.ts';
import type { PhoneAsked, PhoneTold } from './choice.ts';
import { Endpoint } from './endpoint.ts';

const agreed = { fromInitiator: new Uint8Array(32).fill(1), fromResponder: new Uint8Array(32).fill(2), hash: new Uint8Array(32) };

function pair(longest = 4000) {
  return { phone: new Endpoint(Channel.ofPhone(agreed), longest), host: new Endpoint(Channel.ofHost(agreed), longest) };
}

/** Lets both sides tick; `lost` says which of the messages get lost, by turns phone and host. */
function tick(phone: Endpoint, host: Endpoint, times: number, lost: (at: number) => boolean = () => false) {
  const [atPhone, atHost]: [unknown[], unknown[]] = [[], []];
  for (let at = 0; at < times; at++) {
    const [up, down] = [phone.next(undefined), host.next(undefined)];
    if (!lost(2 * at)) atHost.push(...(host.read(up)?.messages ?? []));
    if (!lost(2 * at + 1)) atPhone.push(...(phone.read(down)?.messages ?? []));
  }
  return { atPhone, atHost };
}

const [nonce, commitment] = ['f'.repeat(16), 'f'.repeat(32)];
const LONGEST_TOLD: PhoneTold = { nonce, stage: 'opened', seal: 65_535, commitment, halts: 65_535, face: 6, faceNonce: nonce };
const LONGEST_ASKED: PhoneAsked = {
  attempt: 0xffff_ffff,
  nonce,
  stage: 65_535,
  heard: 65_535,
  count: { n: 65_535, ms: 3_600_000 },
  nudged: true,
};

describe('one end of the line', () => {
  it.each([undefined, LONGEST_TOLD, LONGEST_ASKED])('tells the state %j, in as many bytes as nothing', (state) => {
    const { phone, host } = pair();
    const message = phone.next(state);
    expect(message).toHaveLength(MESSAGE_BYTES);
    phone.message({ type: 'here' });
    expect(phone.next(state)).toHaveLength(MESSAGE_BYTES);
    expect(host.read(message)).toEqual({ state, messages: [] });
    expect(host.read(message)).toBeUndefined();
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

  it('takes no message that is longer than it takes', () => {
    const { phone, host } = pair(100);
    host.message('x'.repeat(2000));
    expect(tick(phone, host, 40).atPhone).toEqual([]);
  });

  it('reads what no phone sends without an error', () => {
    const plain = fc.uint8Array({ minLength: 492, maxLength: 492 });
    fc.assert(
      fc.property(plain, (bytes) => {
        const { host } = pair(400);
        expect(host.read(Channel.ofPhone(agreed).seal(bytes))).toBeDefined();
      }),
    );
  });
});
