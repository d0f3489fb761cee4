import { miscoding, withChecksum, type WrongPad, wrongPad } from './tools.ts';

/** Mistakes in how it reads and answers lines. */
export const SPEAKING: readonly WrongPad[] = [
  wrongPad(
    'answers twice',
    'sequences',
    /expected: one answer, to the ping/,
    { say: (line) => (line.startsWith('|p,') ? [line, line] : [line]) },
    'frames',
    'overrun',
    'dollars',
  ),
  wrongPad(
    'carries out a repeated command',
    'repeats',
    /expected: \|a,62,.*look at: a command with the type and sequence of the last one/,
    {
      // A hello makes the program forget, so that it does not notice the repetition.
      hear: (text, { notes }) => {
        // Acks and lines that cannot be read are no commands.
        if (text.startsWith('|K') || text.includes('*0000')) return text;
        const again = notes.get('last') === text.slice(0, 5);
        notes.set('last', text.slice(0, 5));
        if (again) notes.set('hidden', '');
        return again ? withChecksum('|H,255*') + text : text;
      },
      say: (line, { notes }) => (line.startsWith('|h,255') && notes.delete('hidden') ? [] : [line]),
    },
  ),
  wrongPad('remembers its answers beyond a hello', 'forgets', /expected: \|a,71,.*look at: hello makes the pad forget/, {
    hear: (text, { notes, sendRaw }) => {
      const said = notes.get(text.slice(0, 5));
      if (!text.startsWith('|A,71,') || said === undefined) return text;
      sendRaw(said);
      return '';
    },
    say: (line, { notes }) => {
      if (line.startsWith('|a,71,')) notes.set('|A,71', line);
      return [line];
    },
  }),
  wrongPad(
    'does not compare checksums',
    'checksums',
    /after: \|P,6\*0000.*expected: \|e,0,crc\*81cf/,
    { hear: (text) => (/^\|.*\*[0-9a-f]{4}\n$/.test(text) ? withChecksum(text) : text) },
    'repeats',
    'fields',
    'frames',
  ),
  wrongPad(
    'calls unknown letters wrong',
    'unknown',
    /after: \|Z,7\*.*expected: \|e,7,unknown.*came: \|e,7,syntax/,
    { say: miscoding('unknown', 'syntax') },
    'overrun',
  ),
  wrongPad(
    'reads numbers with leading zeros',
    'fields',
    /after: \|A,14,05,.*expected: \|e,14,syntax.*look at: the table under "Fields"/,
    { hear: (text) => (text.startsWith('|A,14,05') ? withChecksum(text.replace(',05,', ',5,')) : text) },
  ),
  wrongPad('reads a whole line from its first bar', 'frames', /after: \|P,4\|P,31.*look at: "\|" starts a new frame/, {
    hear: (text) => text.replace('|P,4|', '|P,4'),
  }),
  wrongPad('drops long lines silently', 'overrun', /expected: \|e,0,overrun.*came: nothing.*64th byte/, {
    say: (line) => (line.includes(',overrun*') ? [] : [line]),
  }),
  wrongPad('obeys noise', 'noise', /after: 1500 bytes of noise.*expected: the state idle/, {
    hear: (text, { notes }) => {
      if (text.length < 40 || text.startsWith('|') || notes.has('obeyed')) return text;
      notes.set('obeyed', '');
      return `${text}\n${withChecksum('|A,9,4000,0011223344556677')}`;
    },
  }),
  wrongPad('reads frames of version 1 too', 'dollars', /frames begin with "\|"; those of version 1/, {
    hear: (text) => text.replaceAll('$', '|'),
  }),
];
