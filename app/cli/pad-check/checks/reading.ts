import { Fault } from '../fault.ts';
import { check, play, type Check } from '../script.ts';
import { QUIET_MS } from '../pad-line.ts';
import type { Probe } from '../probe.ts';

const CHECKSUMS = `
  ; how the checksum of what arrives is compared; the error carries sequence 0, since the sequence may be wrong too
  bytes |P,6*0000~ -> 0:e crc
  bytes |P,7*874c~ -> 0:e crc
  bytes |P,8~ -> 0:e syntax ; a line without "*" and four hex digits: syntax
  bytes |P,26*373E~ -> 0:e syntax ; hex digits are lower case
  P -> p i ; whether a refused line changes anything`;

const UNKNOWN = `
  ; a letter that this version does not know: "unknown", with the sequence of the frame, so that later versions can ask
  7:Z -> 7:e unknown
  0:Z -> 0:e unknown
  8:Y a '' b -> 8:e unknown
  9:p -> 9:e unknown ; to a pad, every lower-case letter is unknown
  P -> p i ; whether a refused line changes anything`;

const NONCE = '0011223344556677';
const FIELDS = `
  ; sequences: commands 1 to 255, ack always 0; an error carries the sequence of the frame if the checksum is right
  0:P -> 0:e syntax
  256:P -> 0:e syntax
  07:P -> 0:e syntax
  9:K 1 -> 9:e syntax
  ; the table under "Fields": ranges, number of fields, no leading zeros, lower-case hex
  10:P 1 -> 10:e syntax
  11:A 5 -> 11:e syntax
  12:A 0 ${NONCE} -> 12:e syntax
  13:A 4294967296 ${NONCE} -> 13:e syntax
  14:A 05 ${NONCE} -> 14:e syntax
  15:A 5 AABBCCDDEEFF0011 -> 15:e syntax
  16:A 5 ${NONCE.slice(1)} -> 16:e syntax
  17:L 5 0 -> 17:e syntax
  18:L 5 65536 -> 18:e syntax
  19:R 5 0 -> 19:e syntax
  20:V 5 q -> 20:e syntax
  21:D '' -> 21:e syntax
  22:D seventeen-letters -> 22:e syntax
  P -> p i ; whether a refused line changes anything`;

const FRAMES = `
  ; "|" starts a new frame, whatever came before it
  bytes |P,4<31:P> -> only 31:p
  bytes |A,4,5,${NONCE}*00<32:P> -> only 32:p
  bytes ~~boot: ok * , 7^~<33:P> -> only 33:p ; everything outside a frame is ignored
  bytes |P,34^*244d^^~ -> only 34:p ; carriage returns are ignored and not counted
  slowly <35:P> -> only 35:p ; a frame may arrive byte by byte: it ends with its newline, not with a pause`;

const OVERRUN = `
  7:Z ${'x'.repeat(53)} -> 7:e unknown ; a frame may be 64 bytes long, with the "|" and the newline
  ; a frame whose 64th byte is not its newline is dropped with that byte; the rest is ignored until the next "|"
  bytes ${'|Z,7,'.padEnd(64, 'x')} -> 0:e overrun
  bytes xxxx,9*0000~<41:P> -> only 41:p`;

const DOLLARS = `
  ; frames begin with "|"; those of version 1, with "$", are text outside a frame
  bytes $H,1*1d69~$A,2,5,${NONCE}*0000~<51:P> -> only 51:p`;

const NOISE = 1500;
const PIECE = 48;

/** The same noise every time: characters of one byte, newlines and bars among them. */
function noise(): string {
  let state = 1912;
  return Array.from({ length: NOISE }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return String.fromCharCode(1 + ((state >>> 16) % 126));
  }).join('');
}

async function survivesNoise(probe: Probe): Promise<void> {
  const text = `${noise()}\n`;
  for (let at = 0; at < text.length; at += PIECE) {
    probe.line.send(text.slice(at, at + PIECE));
    await probe.line.pass(8);
  }
  await probe.line.pass(QUIET_MS);
  const before = probe.hello;
  await play(probe, 'H -> h');
  const said = (hello: Probe['hello']) => `the state ${hello?.state}, attempt ${hello?.attempt}, id ${hello?.id}`;
  if (said(before) !== said(probe.hello))
    throw new Fault({
      after: `${NOISE} bytes of noise`,
      expected: `${said(before)} as before`,
      came: said(probe.hello),
      look: 'whether a line can be obeyed without a right checksum',
    });
}

const SEQUENCES = `
  ; whether each command is answered exactly once; an ack is never answered
  1:P -> p
  2:P -> p
  127:P -> p
  254:P -> p
  255:P -> p
  1:P -> p
  K 200
  2:P -> only p`;

const REPEATS = `
  new
  61:C n -> e state
  ; the type and sequence of the last command are remembered together with its answer, whatever the fields, even if it was an error
  61:C n+1 -> e state
  62:A n N -> a n
  ; neither an ack nor a line that cannot be read is remembered in its place
  K 200
  bytes |P,6*0000~
  62:A n+1 M -> a n ; a command with the type and sequence of the last one is answered as that was, whatever its fields
  H -> h * * id a n ; whether a repeated command is carried out once only`;

const FORGETS = `
  ; hello makes the pad forget what it remembered: a host that starts anew may use any sequence
  new
  71:A n N -> a n
  72:H -> h
  71:A n+1 M -> a n+1`;

/** How a pad reads its line, and which commands it answers. */
export const reading: readonly Check[] = [
  check('sequences', 'answers every command once, with its own sequence', 'Commands and answers', SEQUENCES),
  check('repeats', 'repeats its answer if a command comes again', 'Commands and answers', REPEATS),
  check('forgets', 'starts anew at hello', 'Commands and answers', FORGETS),
  check('checksums', 'refuses lines whose checksum is wrong or missing', 'Frames', CHECKSUMS),
  check('unknown', 'answers letters of later versions with "unknown"', 'Other versions', UNKNOWN),
  check('fields', 'refuses impossible fields and sequences', 'Fields', FIELDS),
  check('frames', 'finds a frame after half a line, in pieces, and among other text', 'Frames', FRAMES),
  check('overrun', 'drops a line that is too long, and reads one of 64 bytes', 'Frames', OVERRUN),
  check('noise', 'is the same after noise on the line', 'Frames', survivesNoise),
  check('dollars', 'ignores frames of version 1', 'Other versions', DOLLARS),
];
