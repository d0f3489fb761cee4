import fc from 'fast-check';
import { framedHostMessage, framedPadMessage } from './arbitrary.ts';
import { frameIn, makeFrame, parseFrame } from './frame.ts';
import { makeHostMessage, parseHostMessage } from './host-message.ts';
import { makePadMessage, parsePadMessage } from './pad-message.ts';

const line = fc.oneof(
  framedHostMessage.map(makeHostMessage),
  framedPadMessage.map(makePadMessage),
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
);

/** What a bad line makes of good ones: a piece replaced by something else, or two of them run together. */
const spoilt = fc
  .tuple(line, fc.nat(80), fc.nat(8), fc.oneof(fc.string({ maxLength: 8 }), line))
  .map(([text, from, length, other]) => text.slice(0, from) + other + text.slice(from + length));

/** Nothing throws, and whatever is accepted was made: as a frame, and as either side's message. */
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
