import type { PadState } from '../../../../firmware-protocol/codec/message.ts';
import { check, type Check } from '../script.ts';

const STATES: readonly PadState[] = ['idle', 'armed', 'sealed', 'closed', 'revealed'];

/** A command, and the state after it or the error with which it is refused. */
export interface StateRow {
  readonly name: string;
  readonly stimulus: string;
  readonly outcome: Readonly<Record<PadState, string>>;
}

/** The table of PROTOCOL.md, "The pad's states", with each command as a script has it; a test compares them. */
export const STATE_TABLE: readonly StateRow[] = `
arm n, same nonce         | A n N     | armed armed     sealed    attempt   attempt
arm n, other nonce        | A n M     | armed armed     armed     attempt   attempt
arm above n               | A n+1 N   | armed armed     armed     armed     armed
arm below n               | A n-1 N   | armed attempt   attempt   attempt   attempt
closeIn n                 | L n 60000 | state armed     sealed    state     state
closeIn below n           | L n-1 1   | state attempt   attempt   attempt   attempt
closeIn above n           | L n+1 1   | state attempt   attempt   attempt   attempt
close n                   | C n       | state closed    closed    closed    revealed
close below n             | C n-1     | state attempt   attempt   attempt   attempt
close above n             | C n+1     | state attempt   attempt   attempt   attempt
reveal n, the closed seal | R n 1     | state state     state     revealed  revealed
reveal n, another seal    | R n 8     | state state     state     seal      seal
reveal below n            | R n-1 1   | state attempt   attempt   attempt   attempt
reveal above n            | R n+1 1   | state attempt   attempt   attempt   attempt
result n                  | V n t     | idle  state     state     idle      idle
result above n            | V n+1 t   | idle  idle      idle      idle      idle
result below n            | V n-1 t   | idle  attempt   attempt   attempt   attempt
abort n                   | X n       | idle  idle      idle      idle      idle
abort above n             | X n+1     | idle  idle      idle      idle      idle
abort below n             | X n-1     | idle  attempt   attempt   attempt   attempt
nudge n                   | N n       | state armed     sealed    state     state
nudge below n             | N n-1     | state attempt   attempt   attempt   attempt
nudge above n             | N n+1     | state attempt   attempt   attempt   attempt
halted n                  | W n       | state armed     sealed    state     state
halted below n            | W n-1     | state attempt   attempt   attempt   attempt
halted above n            | W n+1     | state attempt   attempt   attempt   attempt
setId                     | D id      | idle  state     state     state     state
ping                      | P         | idle  armed     sealed    closed    revealed
hello                     | H         | idle  armed     sealed    closed    revealed
identify                  | I         | idle  armed     sealed    closed    revealed`
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', stimulus = '', cells = ''] = line.split('|').map((part) => part.trim());
    const outcomes = cells.split(/\s+/);
    return {
      name,
      stimulus,
      outcome: Object.fromEntries(STATES.map((state, at) => [state, outcomes[at]])) as StateRow['outcome'],
    };
  });

/** The command of a row, its answer in this state, and the state after it. */
function rowsOf({ name, stimulus, outcome }: StateRow, state: PadState): string {
  const expected = outcome[state];
  const look = `; the row "${name}" of the table, in the column ${state}`;
  const letter = stimulus.charAt(0);
  const attempt = letter === 'A' ? stimulus.split(' ')[1] : 'n';
  if (expected === 'idle') return `${look}\n${stimulus} -> ${letter.toLowerCase()}\nP -> p i`;
  return (STATES as readonly string[]).includes(expected)
    ? `${look}\n${stimulus} -> ${letter.toLowerCase()}\nP -> p ${expected.charAt(0)} ${attempt}`
    : `${look}\n${stimulus} -> e ${expected}\nP -> p ${state.charAt(0)} ; an error changes nothing`;
}

/** The way into a state without a press; closed is then closed without a seal. */
const INTO = {
  idle: 'new',
  armed: 'arm',
  closed: 'arm\nC n -> c n 0 none ; close without a seal: seal 0 and 32 zeros',
} as const;

/** Follows every row from a state that needs no press; in idle, result spends its attempt, so each row gets numbers of its own. */
const column = (state: keyof typeof INTO): string =>
  // Without a seal there is no closed one.
  STATE_TABLE.filter(({ name }) => state !== 'closed' || name !== 'reveal n, the closed seal')
    .map((row) => `settle\n${INTO[state]}\n${rowsOf(row, state)}`)
    .join('\n');

/** All rows that do not leave this state. */
const staysIn = (state: PadState): string =>
  STATE_TABLE.filter(({ outcome }) => outcome[state] === state || ['state', 'attempt', 'seal'].includes(outcome[state]))
    .map((row) => rowsOf(row, state))
    .join('\n');

/** One seal through the states sealed, closed and revealed. */
const SEALED = `
  arm
  seal 3 -> s * n 1
  ${staysIn('sealed')}
  C n -> c n 1 # ; close: the number and the commitment of the last seal
  ${staysIn('closed')}
  open 3
  ${staysIn('revealed')}
  A n+1 N -> a n+1 ; the row "arm above n" of the table, in the column revealed`;

/** Another nonce wipes the seal, and numbers go on; calling off wipes it, and numbers start again. */
const WIPED = `
  arm
  seal 1 -> s * n 1
  A n M -> a n ; arm of the same attempt with another nonce
  P -> p a n 0 ; with another nonce the seal is wiped, since it was made over the old one
  seal 2 -> s * n 2 ; the numbers of seals continue within an attempt
  open 2
  settle
  arm
  seal 4 -> s * n 1
  X n -> x n ; abort of the running attempt
  A n N -> a n ; an attempt that is called off before its close may be armed again
  P -> p a n 0 ; abort wipes the seal
  seal 5 -> s * n 1 ; after abort, seals are numbered from 1 again
  open 5`;

const SPENT = `
  ${INTO.closed}
  X n -> x n ; abort after close
  ; close and result spend their attempt: it and all below are never armed again, since some of its faces may be known
  A n N -> e attempt
  A n-1 N -> e attempt
  V n-1 t -> e attempt
  P -> p i n 0 ; in idle, as after close and abort, hello and ping name the highest spent attempt`;

const SECTION = "The pad's states";

export const states: readonly Check[] = [
  check('idle', 'follows the table of states in idle', SECTION, column('idle')),
  check('armed', 'follows the table of states while armed', SECTION, column('armed')),
  check('closed', 'follows the table of states once closed', SECTION, column('closed')),
  check('spent', 'never arms a spent attempt again', SECTION, SPENT),
];

export const statesOfSeals: readonly Check[] = [
  check('sealed', 'follows the table of states from a seal to its reveal', SECTION, SEALED, 'buttons'),
  check(
    'wiped',
    'wipes its seal when it is armed with another nonce, and when the attempt is called off',
    SECTION,
    WIPED,
    'buttons',
  ),
];
