import { describe, expect, it } from 'vitest';
import { Channel, MESSAGE_BYTES, PLAIN_BYTES } from './channel.ts';

const agreed = { fromInitiator: new Uint8Array(32).fill(1), fromResponder: new Uint8Array(32).fill(2), hash: new Uint8Array(32) };
const plainOf = (value: number) => new Uint8Array(PLAIN_BYTES).fill(value);

function pair() {
  return { phone: Channel.ofPhone(agreed), host: Channel.ofHost(agreed) };
}

describe('a channel', () => {
  it('makes messages of one size, different even if they hold the same', () => {
    const { phone } = pair();
    const [one, other] = [phone.seal(plainOf(0)), phone.seal(plainOf(0))];
    expect([one.length, other.length]).toEqual([MESSAGE_BYTES, MESSAGE_BYTES]);
    expect(one).not.toEqual(other);
  });

  it('reads no message twice, and none that an earlier one has overtaken', () => {
    const { phone, host } = pair();
    const [first, second, third] = [1, 2, 3].map((value) => phone.seal(plainOf(value)));
    expect(host.open(second ?? plainOf(0))).toEqual(plainOf(2));
    expect(host.open(second ?? plainOf(0))).toBeUndefined();
    expect(host.open(first ?? plainOf(0))).toBeUndefined();
    expect(host.open(third ?? plainOf(0))).toEqual(plainOf(3));
  });

  it('reads nothing that was changed, and goes on after it', () => {
    const { phone, host } = pair();
    const message = phone.seal(plainOf(1));
    for (const at of message.keys())
      expect(host.open(message.map((byte, index) => (index === at ? byte ^ 0x10 : byte)))).toBeUndefined();
    expect(host.open(message)).toEqual(plainOf(1));
  });

  it('does not read its own messages: nobody can send them back', () => {
    const { phone } = pair();
    expect(phone.open(phone.seal(plainOf(1)))).toBeUndefined();
  });

  it('refuses to send anything of another size', () => {
    expect(() => pair().phone.seal(new Uint8Array(PLAIN_BYTES - 1))).toThrow(RangeError);
  });
});
