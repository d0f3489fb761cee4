import { changing, type WrongPad } from './tools.ts';

const isUnasked = (line: string): boolean => /^\|[hb],0,/.test(line);

/** Mistakes in how a pad makes itself known. */
export const ANNOUNCING: readonly WrongPad[] = [
  {
    mistake: 'waits until it is asked',
    check: 'announcement',
    says: /came: nothing.*look at: whether the program runs/,
    wrong: { say: (line) => (isUnasked(line) ? [] : [line]) },
  },
  {
    mistake: 'speaks version 1',
    check: 'announcement',
    says: /speaks protocol 1, whose frames began with "\$"/,
    wrong: { say: () => ['$h,0,1,1.0.0,anna,i,0,0,p*1b42'] },
  },
  {
    mistake: 'speaks at another speed',
    check: 'announcement',
    says: /came: \\x80x\\xe0.*look at: the speed of the line/,
    wrong: { say: () => ['\x80x\xe0'] },
  },
  {
    mistake: 'computes another checksum',
    check: 'announcement',
    says: /look at: the checksum: CRC-16\/CCITT-FALSE/,
    wrong: { say: (line) => [line.replace(/\*.*/, '*1234')] },
  },
  {
    mistake: 'announces itself once',
    check: 'announcement',
    also: ['rest', 'host', 'kept', 'power'],
    says: /expected: \|h,0,2.* again after 250 ms.*every period of 250 ms/,
    wrong: {
      say: (line, { notes }) => {
        if (isUnasked(line) && notes.has('announced')) return [];
        notes.set('announced', line);
        return [line];
      },
    },
  },
  {
    mistake: 'ignores the ack of its hello',
    check: 'announcement',
    says: /after: an ack of event 0.*expected: no further hello at boot/,
    wrong: { hear: (text) => (text.startsWith('|K,0,0*') ? '' : text) },
  },
  {
    mistake: 'has the version of tomorrow',
    check: 'hello',
    says: /expected: \|h,\d+,2,….*came: \|h,\d+,3,/,
    wrong: { say: changing('h', ([, ...rest]) => ['3', ...rest]) },
  },
  {
    mistake: 'has no name',
    check: 'name',
    says: /came: the id "\?".*--name NAME/,
    wrong: { make: {} },
  },
];
