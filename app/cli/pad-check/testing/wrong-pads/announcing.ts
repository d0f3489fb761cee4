import { changing, type WrongPad, wrongPad } from './tools.ts';

const isUnasked = (line: string): boolean => /^\|[hb],0,/.test(line);

/** Mistakes in how a pad makes itself known. */
export const ANNOUNCING: readonly WrongPad[] = [
  wrongPad('waits until it is asked', 'announcement', /came: nothing.*look at: whether the program runs/, {
    say: (line) => (isUnasked(line) ? [] : [line]),
  }),
  wrongPad('speaks version 1', 'announcement', /speaks protocol 1, whose frames began with "\$"/, {
    say: () => ['$h,0,1,1.0.0,anna,i,0,0,p*1b42'],
  }),
  wrongPad('speaks at another speed', 'announcement', /came: \\x80x\\xe0.*look at: the speed of the line/, {
    say: () => ['\x80x\xe0'],
  }),
  wrongPad('computes another checksum', 'announcement', /look at: the checksum: CRC-16\/CCITT-FALSE/, {
    say: (line) => [line.replace(/\*.*/, '*1234')],
  }),
  wrongPad(
    'announces itself once',
    'announcement',
    /expected: \|h,0,2.* again after 250 ms.*every period of 250 ms/,
    {
      say: (line, { notes }) => {
        if (isUnasked(line) && notes.has('announced')) return [];
        notes.set('announced', line);
        return [line];
      },
    },
    'rest',
    'host',
    'kept',
    'power',
  ),
  wrongPad('ignores the ack of its hello', 'announcement', /after: an ack of event 0.*expected: no further hello at boot/, {
    hear: (text) => (text.startsWith('|K,0,0*') ? '' : text),
  }),
  wrongPad('has the version of tomorrow', 'hello', /expected: \|h,\d+,2,….*came: \|h,\d+,3,/, {
    say: changing('h', ([, ...rest]) => ['3', ...rest]),
  }),
  wrongPad('has no name', 'name', /came: the id "\?".*--name NAME/, { make: {} }),
];
