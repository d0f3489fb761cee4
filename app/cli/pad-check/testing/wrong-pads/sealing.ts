import { makeFrame } from '../../../../../firmware-protocol/codec/frame.ts';
import type { Face } from '../../../../../firmware-protocol/codec/message.ts';
import { partsOf, shirking, type WrongPad, wrongPad } from './tools.ts';

/** The checks in which a commitment is compared. */
const REVEALING = ['sealed', 'wiped', 'mind', 'notices', 'late', 'halt', 'kept', 'power'];
const SWAPPED: Readonly<Partial<Record<Face, Face>>> = { 5: 4, 4: 5 };

/** Mistakes in how it seals and reveals. */
export const SEALING: readonly WrongPad[] = [
  wrongPad(
    'has two wires swapped',
    'faces',
    /after: a press of "take left".*expected: face 5.*came: face 4 \("take right"\).*two wires are swapped/,
    { press: (face, { pad }) => pad.press(SWAPPED[face] ?? face) },
    'wiped',
    'mind',
    'kept',
  ),
  wrongPad(
    'does not debounce',
    'faces',
    /expected: one seal, number 1.*came: \|s,0,2.*look at: debouncing/,
    {
      press: (face, { pad }) => {
        pad.press(face);
        pad.press(face);
      },
    },
    'sealed',
    'wiped',
    'mind',
    'notices',
    'late',
    'halt',
    'kept',
    'power',
  ),
  wrongPad(
    'has a button without a wire',
    'faces',
    /after: a press of "take centre".*came: nothing|after: a press of "take centre".*came: \|p/,
    { press: (face, { pad }) => face !== 6 && pad.press(face) },
    'notices',
  ),
  wrongPad(
    'commits itself to other bytes',
    'commitment',
    /expected: the commitment [0-9a-f]{32}.*look at: the 45 bytes/,
    {
      say: (line) => {
        const { type, seq, fields } = partsOf(line);
        const at = type === 's' ? 3 : 2;
        if ((type !== 's' && type !== 'c') || fields[at] === '0'.repeat(32)) return [line];
        return [
          makeFrame({ type, seq, fields: fields.map((field, n) => (n === at ? field.split('').reverse().join('') : field)) }),
        ];
      },
    },
    ...REVEALING,
  ),
  wrongPad(
    'sends the face in the spaces after a line',
    'secrecy',
    /expected: the same lines whichever face was pressed.*with face 5: .*; with face 6: /,
    { say: (line, { pad }) => (line.startsWith('|s,') ? ['.'.repeat(pad.face ?? 1), line] : [line]) },
  ),
  wrongPad('sends its nonce with the seal', 'secrecy', /expected: no line with the pad's nonce/, {
    nonce: ({ notes }) => {
      const nonce = Array.from({ length: 16 }, () => '0123456789abcdef'[Math.floor(Math.random() * 16)]).join('');
      notes.set('nonce', nonce);
      return nonce;
    },
    say: (line, { notes }) => (line.startsWith('|s,') ? [`debug ${notes.get('nonce')}`, line] : [line]),
  }),
  wrongPad('answers later the higher the face', 'secrecy', /expected: the same time to answer.*with face 1 and .* with face 6/, {
    late: (line, { pad }) => (line.startsWith('|p,') && pad.state === 'sealed' ? 4 * (pad.face ?? 0) : 0),
  }),
  wrongPad('reveals too late', 'reveal', /expected: an answer within 500 ms.*came: 60\d ms/, {
    late: (line) => (line.startsWith('|r,') ? 600 : 0),
  }),
  wrongPad(
    'keeps a seal over another nonce',
    'wiped',
    /expected: \|p,\d+,a,.*came: \|p,\d+,s,.*look at: with another nonce the seal is wiped/,
    {
      hear: (text, pad) => {
        const { attempt = '', nonce } = Object.fromEntries(pad.notes) as { attempt?: string; nonce?: string };
        const other = shirking('A', ([now, given]) => pad.pad.state === 'sealed' && now === attempt && given !== nonce)(
          text,
          pad,
        );
        const { type, fields } = partsOf(text.trimEnd());
        if (type === 'A' && other !== '') pad.notes.set('attempt', fields[0] ?? '').set('nonce', fields[1] ?? '');
        return other;
      },
    },
  ),
];
