import fc from 'fast-check';
import type { Face, Framed, HostMessage, PadErrorCode, PadMessage, PadState, ResetCause, Verdict } from '../codec/message.ts';
import { frameIn, makeFrame, parseFrame } from '../codec/frame.ts';
import { makeHostMessage, parseHostMessage, makePadMessage, parsePadMessage } from '../codec/codec.ts';

/** Arbitrary messages within the ranges of PROTOCOL.md, for round trips and fuzzing. */
const attempt = fc.integer({ min: 1, max: 0xffffffff });
const attemptOrNone = fc.integer({ min: 0, max: 0xffffffff });
const seal = fc.integer({ min: 1, max: 0xffff });
const sealOrNone = fc.integer({ min: 0, max: 0xffff });
const event = fc.integer({ min: 1, max: 255 });
const digits = (count: number) => fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: count, maxLength: count });
const word = (characters: string, most: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: most });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const id = word(`${LETTERS}_-`, 16);
const state = fc.constantFrom<PadState>('idle', 'armed', 'sealed', 'closed', 'revealed');
const face = fc.constantFrom<Face>(1, 2, 3, 4, 5, 6);
const verdict = fc.constantFrom<Verdict>('nothing', 'took', 'blocked', 'out', 'back');
const reset = fc.constantFrom<ResetCause>('power', 'external', 'brownout', 'watchdog', 'none');
const code = fc.constantFrom<PadErrorCode>('crc', 'syntax', 'state', 'attempt', 'seal', 'store', 'unknown', 'overrun');
const type = <T extends string>(name: T) => fc.constant(name);

const hostMessage: fc.Arbitrary<HostMessage> = fc.oneof(
  fc.record({ type: fc.constantFrom('hello', 'ping', 'identify') }),
  fc.record({ type: type('arm'), attempt, hostNonce: digits(16) }),
  fc.record({ type: fc.constantFrom('close', 'nudge', 'abort', 'halted'), attempt }),
  fc.record({ type: type('closeIn'), attempt, ms: seal }),
  fc.record({ type: type('reveal'), attempt, seal }),
  fc.record({ type: type('result'), attempt, verdict }),
  fc.record({ type: type('setId'), id }),
  fc.record({ type: type('ack'), event: fc.integer({ min: 0, max: 255 }) }),
);

const padMessage: fc.Arbitrary<PadMessage> = fc.oneof(
  fc.record({
    type: type('hello'),
    version: fc.integer({ min: 1, max: 255 }),
    firmware: word(`${LETTERS}.-`, 8),
    id: fc.oneof(id, fc.constant('?')),
    state,
    attempt: attemptOrNone,
    seal: sealOrNone,
    reset,
  }),
  fc.record({ type: fc.constantFrom('arm', 'closeIn', 'result', 'nudge', 'abort', 'halted'), attempt }),
  fc.record({ type: type('close'), attempt, seal: sealOrNone, commitment: digits(32) }),
  fc.record({ type: type('reveal'), attempt, seal, face, nonce: digits(16) }),
  fc.record({ type: type('ping'), state, attempt: attemptOrNone, seal: sealOrNone }),
  fc.record({ type: type('identify') }),
  fc.record({ type: type('setId'), id }),
  fc.record({ type: type('sealed'), event, attempt, seal, commitment: digits(32) }),
  fc.record({ type: type('halt'), event, attempt, seal: sealOrNone }),
  fc.record({ type: type('beacon'), version: fc.integer({ min: 1, max: 255 }) }),
  fc.record({ type: type('error'), code }),
);

const asked = fc.integer({ min: 1, max: 255 });
const either = fc.integer({ min: 0, max: 255 });

export const framedHostMessage: fc.Arbitrary<Framed<HostMessage>> = hostMessage.chain((message) =>
  fc.record({ seq: message.type === 'ack' ? fc.constant(0) : asked, message: fc.constant(message) }),
);

export const framedPadMessage: fc.Arbitrary<Framed<PadMessage>> = padMessage.chain((message) =>
  fc.record({ seq: seqOf(message), message: fc.constant(message) }),
);

function seqOf({ type }: PadMessage): fc.Arbitrary<number> {
  if (type === 'sealed' || type === 'halt' || type === 'beacon') return fc.constant(0);
  return type === 'hello' || type === 'error' ? either : asked;
}

const line = fc.oneof(
  framedHostMessage.map(makeHostMessage),
  framedPadMessage.map(makePadMessage),
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** A line with a part replaced by something else or by another line. */
const spoilt = fc
  .tuple(line, fc.nat(80), fc.nat(8), fc.oneof(fc.string({ maxLength: 8 }), line))
  .map(([text, from, length, other]) => text.slice(0, from) + other + text.slice(from + length));

/** Checks that parsing never throws, and that making what was parsed gives the same line: for frames and for messages of both sides. */
export function fuzzLines(seed: number, runs: number): void {
  fc.assert(
    fc.property(fc.oneof(line, spoilt), (text) => {
      const frame = parseFrame(text);
      if (frame.ok && makeFrame(frame.value) !== text) return false;
      const host = parseHostMessage(text);
      if (host.ok && makeHostMessage(host.value) !== frameIn(text)) return false;
      const pad = parsePadMessage(text);
      return !pad.ok || makePadMessage(pad.value) === frameIn(text);
    }),
    { seed, numRuns: runs },
  );
}
