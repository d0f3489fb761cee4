import { makeFrame } from '../../../../../firmware-protocol/codec/frame.ts';
import { changing, partsOf, withChecksum, type WrongPad, wrongPad } from './tools.ts';

/** Mistakes in what its player may change, and when. */
export const CHOOSING: readonly WrongPad[] = [
  wrongPad('makes no new seal of the same face', 'mind', /after: a press of "take left".*expected: \|s,0,/, {
    press: (face, { pad }) => pad.face !== face && pad.press(face),
  }),
  wrongPad(
    'counts its events by the face',
    'mind',
    /expected: \|s,0,3,\d+,2,….*came: \|s,0,5,.*the numbers of seals and of events/,
    { say: changing('s', (fields, { pad }) => [String(pad.face ?? 1), ...fields.slice(1)]) },
    'notices',
    'power',
  ),
  wrongPad('sends each seal once', 'notices', /expected: the same line every 250 ms.*came: 0 of them/, {
    say: (line, { notes }) => {
      if (!line.startsWith('|s,')) return [line];
      const said = notes.get('said') === line;
      notes.set('said', line);
      return said ? [] : [line];
    },
  }),
  wrongPad('sends its seal after the close', 'notices', /after: \|C,.*expected: no seal/, {
    say: (line, { notes, sendRaw, clock }) => {
      const seal = notes.get('seal');
      if (line.startsWith('|c,') && seal !== undefined) clock.after(250, () => sendRaw(seal));
      notes.delete('seal');
      if (line.startsWith('|s,')) notes.set('seal', line);
      return [line];
    },
  }),
  wrongPad(
    'takes any ack for its own',
    'notices',
    /after: \|K,0,.*expected: \|s,0,.*came: nothing.*until an ack with its event number/,
    {
      hear: (text, { notes }) =>
        text.startsWith('|K,0,') && notes.has('event') ? withChecksum(`|K,0,${notes.get('event')}`) : text,
      say: (line, { notes }) => {
        const { type, fields } = partsOf(line);
        if (type === 's' || type === 't') notes.set('event', fields[0] ?? '');
        return [line];
      },
    },
  ),
  wrongPad('lets a late press change the face', 'late', /expected: \|r,\d+,\d+,1,1,.*came: \|r,\d+,\d+,1,6,.*after the count/, {
    press: (face, { pad, notes }) => {
      if (pad.state === 'closed') notes.set('late', String(face));
      else pad.press(face);
    },
    hear: (text, { notes }) => {
      if (text.startsWith('|A,')) notes.delete('late');
      return text;
    },
    say: changing('r', (fields, { notes }) => [...fields.slice(0, 2), notes.get('late') ?? fields[2] ?? '', ...fields.slice(3)]),
  }),
  wrongPad('seals after the count', 'late', /after: a press of "take centre".*expected: no seal.*after the count/, {
    press: (face, { pad, sendRaw }) => {
      if (pad.state === 'closed') sendRaw(makeFrame({ type: 's', seq: 0, fields: ['9', '1', '2', '0'.repeat(32)] }));
      else pad.press(face);
    },
  }),
  wrongPad('knows no halt', 'halt', /held together.*expected: \|t,0,…,\d+,1/, {
    hold: (first, _second, { pad }) => pad.down(first),
  }),
  wrongPad('keeps a seal that only halted', 'halt', /held together.*expected: \|t,0,…,\d+,0.*if there was none before/, {
    say: changing('t', ([event = '', attempt = '', seal]) => [event, attempt, seal === '0' ? '1' : (seal ?? '')]),
  }),
  wrongPad('halts at once', 'halt', /expected: the halt after 0.7 s.*came: after \d+ ms/, {
    hold: (first, _second, { pad }) => {
      pad.press(first);
      pad.halt();
    },
  }),
];
