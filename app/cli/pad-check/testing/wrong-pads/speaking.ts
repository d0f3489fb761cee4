import { miscoding, withChecksum, type WrongPad } from './tools.ts';

/** Mistakes in how it reads and answers lines. */
export const SPEAKING: readonly WrongPad[] = [
  {
    mistake: 'answers twice',
    check: 'sequences',
    also: ['frames', 'overrun', 'dollars'],
    says: /expected: one answer, to the ping/,
    wrong: { say: (line) => (line.startsWith('|p,') ? [line, line] : [line]) },
  },
  {
    mistake: 'carries out a repeated command',
    check: 'repeats',
    says: /expected: \|a,62,.*look at: a command with the type and sequence of the last one/,
    wrong: {
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
  },
  {
    mistake: 'remembers its answers beyond a hello',
    check: 'forgets',
    says: /expected: \|a,71,.*look at: hello makes the pad forget/,
    wrong: {
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
    },
  },
  {
    mistake: 'does not compare checksums',
    check: 'checksums',
    also: ['repeats', 'fields', 'frames'],
    says: /after: \|P,6\*0000.*expected: \|e,0,crc\*81cf/,
    wrong: { hear: (text) => (/^\|.*\*[0-9a-f]{4}\n$/.test(text) ? withChecksum(text) : text) },
  },
  {
    mistake: 'calls unknown letters wrong',
    check: 'unknown',
    also: ['overrun'],
    says: /after: \|Z,7\*.*expected: \|e,7,unknown.*came: \|e,7,syntax/,
    wrong: { say: miscoding('unknown', 'syntax') },
  },
  {
    mistake: 'reads numbers with leading zeros',
    check: 'fields',
    says: /after: \|A,14,05,.*expected: \|e,14,syntax.*look at: the table under "Fields"/,
    wrong: { hear: (text) => (text.startsWith('|A,14,05') ? withChecksum(text.replace(',05,', ',5,')) : text) },
  },
  {
    mistake: 'reads a whole line from its first bar',
    check: 'frames',
    says: /after: \|P,4\|P,31.*look at: "\|" starts a new frame/,
    wrong: { hear: (text) => text.replace('|P,4|', '|P,4') },
  },
  {
    mistake: 'drops long lines silently',
    check: 'overrun',
    says: /expected: \|e,0,overrun.*came: nothing.*64th byte/,
    wrong: { say: (line) => (line.includes(',overrun*') ? [] : [line]) },
  },
  {
    mistake: 'obeys noise',
    check: 'noise',
    says: /after: 1500 bytes of noise.*expected: the state idle/,
    wrong: {
      hear: (text, { notes }) => {
        if (text.length < 40 || text.startsWith('|') || notes.has('obeyed')) return text;
        notes.set('obeyed', '');
        return `${text}\n${withChecksum('|A,9,4000,0011223344556677')}`;
      },
    },
  },
  {
    mistake: 'reads frames of version 1 too',
    check: 'dollars',
    says: /frames begin with "\|"; those of version 1/,
    wrong: { hear: (text) => text.replaceAll('$', '|') },
  },
];
