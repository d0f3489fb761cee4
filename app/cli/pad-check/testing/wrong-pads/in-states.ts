import { changing, miscoding, mishearing, shirking, type WrongPad, wrongPad } from './tools.ts';

/** Mistakes in what it does in its states, and when. */
export const IN_STATES: readonly WrongPad[] = [
  wrongPad('mixes up codes in idle', 'idle', /look at: the row "closeIn n" of the table, in the column idle/, {
    say: (line, fake) => {
      const about = fake.pad.state === 'idle' && fake.notes.get('heard')?.startsWith('|L');
      return about ? miscoding('state', 'attempt')(line, fake) : [line];
    },
    hear: (text, { notes }) => {
      notes.set('heard', text);
      return text;
    },
  }),
  wrongPad('mixes up codes while armed', 'armed', /in the column armed/, { say: miscoding('attempt', 'seal', 'armed') }),
  wrongPad(
    'mixes up codes once closed',
    'closed',
    /the row "reveal n, another seal" of the table, in the column closed/,
    { say: miscoding('seal', 'state', 'closed') },
    'sealed',
  ),
  wrongPad('mixes up codes while sealed', 'sealed', /in the column sealed/, { say: miscoding('attempt', 'seal', 'sealed') }),
  wrongPad('forgets which attempt is spent', 'spent', /expected: \|p,\d+,i,\d+,0.*came: \|p,\d+,i,0,0.*highest spent attempt/, {
    say: changing('p', (fields) => (fields[0] === 'i' ? ['i', '0', '0'] : fields)),
  }),
  wrongPad('counts down too slowly', 'countdown', /expected: the state closed after 800 ms.*came: the state armed/, {
    hear: mishearing('L', ([attempt = '', ms = '']) => [attempt, Number(ms) > 30_000 ? ms : String(2 * Number(ms))]),
  }),
  wrongPad('counts down too fast', 'countdown', /expected: the state closed after 800 ms.*came: the state closed after/, {
    hear: mishearing('L', ([attempt = '', ms = '']) => [attempt, Number(ms) > 30_000 ? ms : String(Math.ceil(Number(ms) / 2))]),
  }),
  wrongPad('does not stop its countdown', 'halted', /after: \|W,.*, then \|P,.*expected: \|p,\d+,a,.*came: \|p,\d+,c,/, {
    hear: (text, pad) =>
      pad.pad.state === 'armed' && pad.notes.has('counts')
        ? shirking('W')(text, pad)
        : (text.includes(',300*') && pad.notes.set('counts', ''), text),
  }),
  wrongPad('never rests', 'rest', /expected: the same line every 250 ms.*came: 0 of them/, {
    say: (line) => (line.startsWith('|b,') ? [] : [line]),
  }),
  wrongPad('rests too late', 'rest', /expected: the first beacon after 2 s.*came: after 2[6-9]\d\d ms/, {
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
  }),
  wrongPad('has another version in its beacon', 'rest', /expected: the version of hello, 2.*came: \|b,0,9/, {
    say: changing('b', () => ['9']),
  }),
  wrongPad(
    'forgets its attempt when its port is opened',
    'host',
    /expected: \|h,.*,a,\d+,0,….*came: \|h,.*,i,0,0,.*look at: what survives a reset/,
    { opened: ({ pad }) => pad.powerCycle() },
    'kept',
  ),
];
