import { describe, expect, it } from 'vitest';
import { OldPadDetector } from './old-pad.ts';

/** From the specification of protocol 1, with its real checksum. */
const HELLO = '$h,0,1,1.0.0,anna,i,0,0,p*1b42\n';

/** What is detected in these pieces, in order. */
function detected(...pieces: readonly string[]) {
  const detector = new OldPadDetector();
  return pieces.map((piece) => detector.receive(Buffer.from(piece, 'latin1'))).filter((old) => old !== undefined);
}

describe('a pad of protocol 1', () => {
  it.each([
    ['whole', [HELLO]],
    ['with a carriage return', [HELLO.replace('\n', '\r\n')]],
    ['after a boot log', [`\u00ff\u0000ets Jul 29 2019\r\n$h,0,1,${HELLO}`]],
    ['after a damaged one', [HELLO.replace('anna', 'anma'), HELLO]],
    ['byte by byte', [...HELLO]],
    ['after a flood', ['$h,'.repeat(100_000), HELLO]],
  ])('is recognised by its hello, %s', (_how, pieces) => {
    expect(detected(...pieces)).toEqual(['anna']);
  });

  it.each([
    ['a damaged checksum', HELLO.replace('1b42', '1b43')],
    ['a hello of another version', HELLO.replace(',1,', ',2,')],
    ['one of today', '|h,0,2,2.0.0,anna,i,0,0,p*0000\n'],
    ['half of one', HELLO.slice(0, -1)],
    ['Grbl', "Grbl 0.9j ['$' for help]\r\n$0=10 (step pulse, usec)\r\n"],
    ['a GPS receiver', '$GPGGA,092750.000,5321.6802,N,00630.3372,W,1,8,1.03,61.7,M,55.2,M,,*76\r\n'],
  ])('is not detected in %s', (_what, text) => {
    expect(detected(text)).toEqual([]);
  });
});
