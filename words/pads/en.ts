import { listIn, type Worded } from '../language.ts';
import { BUTTON_WORDS } from './buttons.ts';
import { damageOf, type LineCounts } from './damage.ts';

type Names = readonly string[];

const list = listIn('en');

/** What is said of pads, their lines and their ports. */
export const PADS_EN = {
  none: 'No pad has answered yet. Plug one in and tick its port.',
  free: 'Free',
  ofSeat: (name: string) => `${name}’s`,
  link: { live: 'Answers', lost: 'Lost: plug it in again, any port will do' },
  identify: 'Which one is it?',
  /** Of a pad that answers: its seat chooses with it, or it is being tried out. */
  doing: { round: 'Its seat is choosing with it', practice: 'Being tried out' },
  trouble: {
    'same id twice': 'Two pads have this name; the one connected first plays. Rename the other one.',
    'protocol version': 'This pad uses another protocol version and cannot play. Use another pad, keys or a real die (F3).',
    'store corrupt': 'This pad has no name or has forgotten it, so it cannot play. Give it one.',
  },
  unnamed: 'New pad',
  second: 'A second pad with this name',
  firmware: (version: string) => `firmware ${version}`,
  heard: (time: string) => `heard ${time}`,
  ping: (ms: number) => (ms < 1 ? 'answers at once' : `answers in ${ms} ms`),
  line: ({ good, bad, retries, resets }: LineCounts) => {
    const { damaged, which } = damageOf(bad, { crc: 'checksum', syntax: 'form', unknown: 'unknown', overrun: 'too long' });
    const damage = damaged === 0 ? 'none damaged' : `${damaged} damaged (${which})`;
    const boots = resets === 1 ? '1 reset' : `${resets} resets`;
    return `${good} good answers, ${damage}, ${retries} asked again, ${boots}`;
  },
  notCounted: 'While seats choose, their pads’ lines are not counted: that would reveal who changes their mind.',
  booting: 'A pad takes up to two seconds to answer after you plug it in.',
  rename: {
    open: 'Rename…',
    openNew: 'Give it a name…',
    field: (pad: string) => (pad === '' ? 'Name of the new pad' : `New name of pad ${pad}`),
    allowed: '1 to 16 letters A–Z, digits, - and _, without accents. The pad keeps it permanently; write it on the box.',
    store: 'Store in the pad',
    cancel: 'Cancel',
  },
  ...BUTTON_WORDS.en,
  pairing: {
    open: 'Pair: everybody presses a button',
    ask: (name: string) => `${name}: press any button on your pad`,
    hint: 'Any button will do, and nobody looks at which. The pad that was pressed flashes.',
    skip: 'Skip',
    back: 'Back',
    done: 'Done',
    cancel: 'Stop pairing',
    takenBy: (pad: string, name: string) => `Pad ${pad} already belongs to ${name}. Press another one.`,
    over: 'Everybody has been asked.',
    without: 'no pad',
    nobody: 'Every seat is choosing with its pad now. Pair again when the game is over, or change single seats (F3).',
  },
  preflight: {
    open: 'Preflight: try every button',
    warning:
      'This screen will show everybody which buttons are pressed. None of it counts. Start it only while nobody is choosing.',
    start: 'Start, and show the faces',
    notNow: 'Not now',
    press: 'Everybody: press all six buttons, in any order. A button that works lights up here.',
    hold: 'Now hold any two buttons together for a second, if you like: that halts a count.',
    halt: 'Halt',
    finish: 'Finish',
    close: 'Put away',
    inRound: 'Its seat is choosing with it, so it was left alone. Give the seat a real die first (F3).',
    lost: 'Does not answer. Plug it in again, any port will do; then try another cable (docs/build-a-pad.md, “The console does not list the pad”).',
    lied: 'It opened a different face from the one it had sealed. Do not play with this pad: flash it again (docs/build-a-pad.md, “Flash”).',
    allWork: 'All six buttons work.',
    silent: 'No button registered. One may be stuck, or the black wire is off GND (docs/build-a-pad.md, “A press does nothing”).',
    missing: (buttons: Names) =>
      `Not registered: ${list(buttons)}. Check that button and its wire (docs/build-a-pad.md, “A press does nothing”).`,
    remedy: 'Does the wrong button light up? Two wires are swapped (docs/build-a-pad.md, “A press gives the wrong face”).',
    worked: (pad: string, faces: number) => `Pad ${pad}: ${faces} of 6 buttons work`,
  },
  practicePad: {
    offer: 'No hardware at hand? Practise with a pad on the screen.',
    plug: 'Plug in the practice pad',
    unplug: 'Unplug it',
    title: 'Practice pad',
    caution: 'Anyone who sees this screen sees what is pressed here: it is for practice, not for play.',
    halt: 'Hold two',
    lights: {
      dark: 'Dark: nothing to do',
      choose: 'Green blinks: press a face',
      nudged: 'Both blink fast: they are waiting for you',
      ready: 'Green is on: ready',
      halted: 'Yellow is on: the count was halted',
      identify: 'Both flash: this is the one',
      nothing: 'Dark: nothing came of it',
      took: 'Green blinks twice: took',
      blocked: 'Yellow blinks twice: blocked',
      out: 'Yellow is on: out',
      back: 'Both are on: back in',
    },
  },
  ports: 'Ports',
  noPorts: 'This computer reports no serial port.',
  /** `code` is the system's own word. */
  unlisted: (code: string) =>
    `The system does not list its serial ports (${code}). Start the referee with --port PATH for each pad.`,
  newPorts: {
    offer: (count: number) =>
      count === 1 ? '1 new port looks like a pad: use it' : `${count} new ports look like pads: use them`,
    /** No more than what it is about, where room is scarce. */
    short: (count: number) => (count === 1 ? '1 new port' : `${count} new ports`),
    notNow: 'Not now',
    means:
      'No port is opened until you tick it, because opening one resets most boards. Nothing is sent until a pad has announced itself.',
    /** The tick of one port. */
    use: 'Use this port',
    /** Of a device without a serial number. */
    unmarked: 'no serial number, so you are asked again next time',
  },
  port: {
    new: 'New, and not opened.',
    listening: 'Listening for a pad…',
    silent: 'It says nothing a pad would say, so nothing is sent to it. Unplug it and plug it in again.',
    pad: (pad: string) => `Pad ${pad}`,
    /** `pad` is undefined where it has not said its name. */
    older: (pad: string | undefined, version: number) =>
      `${pad === undefined ? 'A pad' : `Pad ${pad}`} with an old program (protocol ${version}): flash the new program, see docs/build-a-pad.md, “Flash”.`,
    newer: (pad: string | undefined, version: number) =>
      `${pad === undefined ? 'A pad' : `Pad ${pad}`} with a newer program (protocol ${version}) than this referee: update the referee.`,
    foreign: 'Some other device; it is left alone. If it is a pad, unplug it, plug it in again and tick it.',
    refused: {
      EACCES:
        'No permission. Type in a terminal: sudo usermod -aG dialout $USER. Then log out and in again. More: docs/build-a-pad.md, “No permission”.',
      /** `program` holds it; undefined if the system does not say. */
      EBUSY: (program: string | undefined) =>
        program === undefined
          ? 'Another program is using it: a serial monitor, or ModemManager. Close it; the port is tried again by itself.'
          : `The program “${program}” is using it. Close it; the port is tried again by itself.`,
      ENOENT: 'Nothing is plugged in here. Plug the pad in; it is found by itself.',
      ENODEV: 'The device behind it is gone. Unplug it and plug it in again.',
      ENOTTY: 'This is not a serial port. Start the referee with the path of one.',
      EIO: 'It reports errors. Try another cable or port.',
      EMFILE: 'The system does not let the referee open more files. Close other programs and start it again.',
      ETIMEDOUT: 'It does not open. Unplug it and plug it in again.',
      'same id': 'Another pad with this name is plugged in and playing. Rename one of the two.',
      other: (code: string) => `It could not be opened (${code}). Unplug it and plug it in again.`,
    },
  },
};
export type PadsWords = Worded<typeof PADS_EN>;
