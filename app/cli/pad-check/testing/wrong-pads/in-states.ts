import { changing, miscoding, mishearing, shirking, type WrongPad } from './tools.ts';

/** Mistakes in what it does in its states, and when. */
export const IN_STATES: readonly WrongPad[] = [
  {
    mistake: 'mixes up codes in idle',
    check: 'idle',
    says: /look at: the row "closeIn n" of the table, in the column idle/,
    wrong: {
      say: (line, fake) => {
        const about = fake.pad.state === 'idle' && fake.notes.get('heard')?.startsWith('|L');
        return about ? miscoding('state', 'attempt')(line, fake) : [line];
      },
      hear: (text, { notes }) => {
        notes.set('heard', text);
        return text;
      },
    },
  },
  {
    mistake: 'mixes up codes while armed',
    check: 'armed',
    says: /in the column armed/,
    wrong: { say: miscoding('attempt', 'seal', 'armed') },
  },
  {
    mistake: 'mixes up codes once closed',
    check: 'closed',
    also: ['sealed'],
    says: /the row "reveal n, another seal" of the table, in the column closed/,
    wrong: { say: miscoding('seal', 'state', 'closed') },
  },
  {
    mistake: 'mixes up codes while sealed',
    check: 'sealed',
    says: /in the column sealed/,
    wrong: { say: miscoding('attempt', 'seal', 'sealed') },
  },
  {
    mistake: 'forgets which attempt is spent',
    check: 'spent',
    says: /expected: \|p,\d+,i,\d+,0.*came: \|p,\d+,i,0,0.*highest spent attempt/,
    wrong: { say: changing('p', (fields) => (fields[0] === 'i' ? ['i', '0', '0'] : fields)) },
  },
  {
    mistake: 'counts down too slowly',
    check: 'countdown',
    says: /expected: the state closed after 800 ms.*came: the state armed/,
    wrong: { hear: mishearing('L', ([attempt = '', ms = '']) => [attempt, Number(ms) > 30_000 ? ms : String(2 * Number(ms))]) },
  },
  {
    mistake: 'counts down too fast',
    check: 'countdown',
    says: /expected: the state closed after 800 ms.*came: the state closed after/,
    wrong: {
      hear: mishearing('L', ([attempt = '', ms = '']) => [attempt, Number(ms) > 30_000 ? ms : String(Math.ceil(Number(ms) / 2))]),
    },
  },
  {
    mistake: 'does not stop its countdown',
    check: 'halted',
    says: /after: \|W,.*, then \|P,.*expected: \|p,\d+,a,.*came: \|p,\d+,c,/,
    wrong: {
      hear: (text, pad) =>
        pad.pad.state === 'armed' && pad.notes.has('counts')
          ? shirking('W')(text, pad)
          : (text.includes(',300*') && pad.notes.set('counts', ''), text),
    },
  },
  {
    mistake: 'never rests',
    check: 'rest',
    says: /expected: the same line every 250 ms.*came: 0 of them/,
    wrong: { say: (line) => (line.startsWith('|b,') ? [] : [line]) },
  },
  {
    mistake: 'rests too late',
    check: 'rest',
    says: /expected: the first beacon after 2 s.*came: after 2[6-9]\d\d ms/,
    wrong: {
      hear: (text, { notes }) => {
        notes.set('beacons', '0');
        return text;
      },
      say: (line, { notes }) => {
        if (!line.startsWith('|b,')) return [line];
        const beacons = Number(notes.get('beacons')) + 1;
        notes.set('beacons', String(beacons));
        return beacons > 4 ? [line] : [];
      },
    },
  },
  {
    mistake: 'has another version in its beacon',
    check: 'rest',
    says: /expected: the version of hello, 2.*came: \|b,0,9/,
    wrong: { say: changing('b', () => ['9']) },
  },
  {
    mistake: 'forgets its attempt when its port is opened',
    check: 'host',
    also: ['kept'],
    says: /expected: \|h,.*,a,\d+,0,….*came: \|h,.*,i,0,0,.*look at: what survives a reset/,
    wrong: { opened: ({ pad }) => pad.powerCycle() },
  },
];
