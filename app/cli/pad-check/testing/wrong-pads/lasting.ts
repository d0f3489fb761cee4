import { changing, type WrongPad, wrongPad } from './tools.ts';

/** Mistakes that show in a reset, without power, or in the long run. */
export const LASTING: readonly WrongPad[] = [
  wrongPad('loses its seal in a reset', 'kept', /expected: \|h,.*,s,\d+,1,….*came: \|h,.*,i,0,0,/, {
    opened: ({ pad }) => (pad.state === 'sealed' ? pad.powerCycle() : pad.reset('external')),
  }),
  wrongPad(
    'does not send its seal after a boot',
    'kept',
    /after: a boot that finds the pad sealed.*expected: \|s,0,….*came: \|h,0/,
    {
      say: (line, { notes }) => {
        if (line.startsWith('|h,0,')) notes.set('booted', '');
        if (line.startsWith('|a,')) notes.delete('booted');
        return line.startsWith('|s,') && notes.has('booted') ? [] : [line];
      },
      hear: (text, { notes }) => {
        if (text.startsWith('|A,')) notes.delete('booted');
        return text;
      },
    },
  ),
  wrongPad('keeps its seal without power', 'power', /expected: \|h,.*,i,0,0,….*came: \|h,.*,s,\d+,1,/, {
    power: ({ pad }) => pad.reset('external'),
  }),
  wrongPad(
    'goes on counting its events after a boot',
    'power',
    /after: a press of .*expected: \|s,0,1,.*look at: events are counted from 1/,
    { say: changing('s', ([event = '', ...fields]) => [String((Number(event) % 255) + 1), ...fields]) },
    'notices',
  ),
  wrongPad('draws the same nonces after every power-on', 'nonces', /expected: a different nonce for every seal.*twice/, {
    nonce: ({ notes }) => {
      const n = Number(notes.get('drawn') ?? 0) + 1;
      notes.set('drawn', String(n));
      return BigInt.asUintN(64, BigInt(n) * 0x9e3779b97f4a7c15n ** 3n)
        .toString(16)
        .padStart(16, '0');
    },
    power: ({ pad, notes }) => {
      notes.delete('drawn');
      pad.powerCycle();
    },
  }),
  wrongPad('counts its nonces up', 'nonces', /nonces that rise by|hex digits that are the same/, {
    nonce: ({ notes }) => {
      const n = Number(notes.get('drawn') ?? 0) + 1;
      notes.set('drawn', String(n));
      return n.toString(16).padStart(16, '0');
    },
  }),
  wrongPad('is slow', 'times', /expected: answers within 100 ms.*came: one of twenty after/, {
    late: (line) => (/^\|[a-z],0,/.test(line) ? 0 : 120),
  }),
  wrongPad('adds lines that are no frames', 'valid', /that are refused \(crc\), such as \|p,0\*0000/, {
    say: (line) => (line.startsWith('|p,') ? [line, '|p,0*0000'] : [line]),
  }),
  wrongPad(
    'restarts when it is asked to identify itself',
    'up',
    /came: \d+ of them, the first about the time of \|[IP],.*look at: why the program restarts/,
    {
      say: (line, { pad }) => {
        if (line.startsWith('|i,')) queueMicrotask(() => pad.reset('watchdog'));
        return [line];
      },
    },
  ),
];
