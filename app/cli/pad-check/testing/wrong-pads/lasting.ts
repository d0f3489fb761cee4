import { changing, type WrongPad } from './tools.ts';

/** Mistakes that show in a reset, without power, or in the long run. */
export const LASTING: readonly WrongPad[] = [
  {
    mistake: 'loses its seal in a reset',
    check: 'kept',
    says: /expected: \|h,.*,s,\d+,1,….*came: \|h,.*,i,0,0,/,
    wrong: { opened: ({ pad }) => (pad.state === 'sealed' ? pad.powerCycle() : pad.reset('external')) },
  },
  {
    mistake: 'does not send its seal after a boot',
    check: 'kept',
    says: /after: a boot that finds the pad sealed.*expected: \|s,0,….*came: \|h,0/,
    wrong: {
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
  },
  {
    mistake: 'keeps its seal without power',
    check: 'power',
    says: /expected: \|h,.*,i,0,0,….*came: \|h,.*,s,\d+,1,/,
    wrong: { power: ({ pad }) => pad.reset('external') },
  },
  {
    mistake: 'goes on counting its events after a boot',
    check: 'power',
    also: ['notices'],
    says: /after: a press of .*expected: \|s,0,1,.*look at: events are counted from 1/,
    wrong: { say: changing('s', ([event = '', ...fields]) => [String((Number(event) % 255) + 1), ...fields]) },
  },
  {
    mistake: 'draws the same nonces after every power-on',
    check: 'nonces',
    says: /expected: a different nonce for every seal.*twice/,
    wrong: {
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
    },
  },
  {
    mistake: 'counts its nonces up',
    check: 'nonces',
    says: /nonces that rise by|hex digits that are the same/,
    wrong: {
      nonce: ({ notes }) => {
        const n = Number(notes.get('drawn') ?? 0) + 1;
        notes.set('drawn', String(n));
        return n.toString(16).padStart(16, '0');
      },
    },
  },
  {
    mistake: 'is slow',
    check: 'times',
    says: /expected: answers within 100 ms.*came: one of twenty after/,
    wrong: { late: (line) => (/^\|[a-z],0,/.test(line) ? 0 : 120) },
  },
  {
    mistake: 'adds lines that are no frames',
    check: 'valid',
    says: /that are refused \(crc\), such as \|p,0\*0000/,
    wrong: { say: (line) => (line.startsWith('|p,') ? [line, '|p,0*0000'] : [line]) },
  },
  {
    mistake: 'restarts when it is asked to identify itself',
    check: 'up',
    says: /came: \d+ of them, the first about the time of \|[IP],.*look at: why the program restarts/,
    wrong: {
      say: (line, { pad }) => {
        if (line.startsWith('|i,')) queueMicrotask(() => pad.reset('watchdog'));
        return [line];
      },
    },
  },
];
