import { makeFrame } from '../../../../../firmware-protocol/codec/frame.ts';
import { changing, partsOf, withChecksum, type WrongPad } from './tools.ts';

/** Mistakes in what its player may change, and when. */
export const CHOOSING: readonly WrongPad[] = [
  {
    mistake: 'makes no new seal of the same face',
    check: 'mind',
    says: /after: a press of "take left".*expected: \|s,0,/,
    wrong: { press: (face, { pad }) => pad.face !== face && pad.press(face) },
  },
  {
    mistake: 'counts its events by the face',
    check: 'mind',
    also: ['notices', 'power'],
    says: /expected: \|s,0,3,\d+,2,….*came: \|s,0,5,.*the numbers of seals and of events/,
    wrong: { say: changing('s', (fields, { pad }) => [String(pad.face ?? 1), ...fields.slice(1)]) },
  },
  {
    mistake: 'sends each seal once',
    check: 'notices',
    says: /expected: the same line every 250 ms.*came: 0 of them/,
    wrong: {
      say: (line, { notes }) => {
        if (!line.startsWith('|s,')) return [line];
        const said = notes.get('said') === line;
        notes.set('said', line);
        return said ? [] : [line];
      },
    },
  },
  {
    mistake: 'sends its seal after the close',
    check: 'notices',
    says: /after: \|C,.*expected: no seal/,
    wrong: {
      say: (line, { notes, sendRaw, clock }) => {
        const seal = notes.get('seal');
        if (line.startsWith('|c,') && seal !== undefined) clock.after(250, () => sendRaw(seal));
        notes.delete('seal');
        if (line.startsWith('|s,')) notes.set('seal', line);
        return [line];
      },
    },
  },
  {
    mistake: 'takes any ack for its own',
    check: 'notices',
    says: /after: \|K,0,.*expected: \|s,0,.*came: nothing.*until an ack with its event number/,
    wrong: {
      hear: (text, { notes }) =>
        text.startsWith('|K,0,') && notes.has('event') ? withChecksum(`|K,0,${notes.get('event')}`) : text,
      say: (line, { notes }) => {
        const { type, fields } = partsOf(line);
        if (type === 's' || type === 't') notes.set('event', fields[0] ?? '');
        return [line];
      },
    },
  },
  {
    mistake: 'lets a late press change the face',
    check: 'late',
    says: /expected: \|r,\d+,\d+,1,1,.*came: \|r,\d+,\d+,1,6,.*after the count/,
    wrong: {
      press: (face, { pad, notes }) => {
        if (pad.state === 'closed') notes.set('late', String(face));
        else pad.press(face);
      },
      hear: (text, { notes }) => {
        if (text.startsWith('|A,')) notes.delete('late');
        return text;
      },
      say: changing('r', (fields, { notes }) => [
        ...fields.slice(0, 2),
        notes.get('late') ?? fields[2] ?? '',
        ...fields.slice(3),
      ]),
    },
  },
  {
    mistake: 'seals after the count',
    check: 'late',
    says: /after: a press of "take centre".*expected: no seal.*after the count/,
    wrong: {
      press: (face, { pad, sendRaw }) => {
        if (pad.state === 'closed') sendRaw(makeFrame({ type: 's', seq: 0, fields: ['9', '1', '2', '0'.repeat(32)] }));
        else pad.press(face);
      },
    },
  },
  {
    mistake: 'knows no halt',
    check: 'halt',
    says: /held together.*expected: \|t,0,…,\d+,1/,
    wrong: { hold: (first, _second, { pad }) => pad.down(first) },
  },
  {
    mistake: 'keeps a seal that only halted',
    check: 'halt',
    says: /held together.*expected: \|t,0,…,\d+,0.*if there was none before/,
    wrong: { say: changing('t', ([event = '', attempt = '', seal]) => [event, attempt, seal === '0' ? '1' : (seal ?? '')]) },
  },
  {
    mistake: 'halts at once',
    check: 'halt',
    says: /expected: the halt after 0.7 s.*came: after \d+ ms/,
    wrong: {
      hold: (first, _second, { pad }) => {
        pad.press(first);
        pad.halt();
      },
    },
  },
];
