import { listIn, type Worded } from '../language.ts';
import { damageOf, type LineCounts } from './damage.ts';

type Names = readonly string[];

const list = listIn('en');

/** What is said of pads, their lines and their ports. */
export const PADS_EN = {
  none: 'No pad has answered yet. Plug one in, and use its port.',
  free: 'Free',
  ofSeat: (name: string) => `${name}’s`,
  link: { live: 'Answers', lost: 'Lost: plug it in again, any port will do' },
  identify: 'Which one is it?',
  /** Of a pad that answers: its seat chooses with it, or it is being tried out. */
  doing: { round: 'Its seat chooses with it', practice: 'Being tried out' },
  trouble: {
    'same id twice': 'Two pads carry this name; the one that came first plays. Give the other one another name.',
    'protocol version': 'This pad speaks another version and cannot play. Take another pad, keys or a real die (F3).',
    'store corrupt': 'This pad has no name, or has forgotten it, and cannot play. Give it one.',
  },
  unnamed: 'New pad',
  second: 'A second one of this name',
  firmware: (version: string) => `firmware ${version}`,
  heard: (time: string) => `heard ${time}`,
  ping: (ms: number) => (ms < 1 ? 'answers at once' : `answers in ${ms} ms`),
  line: ({ good, bad, retries, resets }: LineCounts) => {
    const { damaged, which } = damageOf(bad, { crc: 'checksum', syntax: 'form', unknown: 'unknown', overrun: 'too long' });
    const damage = damaged === 0 ? 'none damaged' : `${damaged} damaged (${which})`;
    const boots = resets === 1 ? '1 reset' : `${resets} resets`;
    return `${good} good answers, ${damage}, ${retries} asked again, ${boots}`;
  },
  notCounted: 'While seats choose, their pads’ lines are not counted: that would tell who changes the mind.',
  booting: 'A pad needs up to two seconds after it is plugged in before it answers.',
  rename: {
    open: 'Rename…',
    openNew: 'Give it a name…',
    field: (pad: string) => (pad === '' ? 'Name of the new pad' : `New name of pad ${pad}`),
    allowed: '1 to 16 letters A–Z, digits, - and _, without accents. The pad keeps it for good; write it on the box.',
    store: 'Store in the pad',
    cancel: 'Cancel',
  },
  buttons: { 5: 'take left', 6: 'take centre', 4: 'take right', 2: 'block left', 1: 'block centre', 3: 'block right' },
  pairing: {
    open: 'Pair: everybody presses a button',
    ask: (name: string) => `${name}: press any button on your pad`,
    hint: 'Which button does not matter and is not looked at. The pad that was pressed flashes.',
    skip: 'Skip',
    back: 'Back',
    done: 'Done',
    cancel: 'Stop pairing',
    takenBy: (pad: string, name: string) => `Pad ${pad} is ${name}’s already. Press another one.`,
    over: 'Everybody has been asked.',
    without: 'no pad',
    nobody: 'Every seat chooses with its pad now. Pair anew when the game is over, or change single seats (F3).',
  },
  preflight: {
    open: 'Preflight: try every button',
    warning:
      'This screen will show which buttons are pressed, for everybody to see. Nothing of it counts. Start it only while nobody plays a face.',
    start: 'Start, and show the faces',
    notNow: 'Not now',
    press: 'Everybody: press all six buttons, in any order. A button that works lights up here.',
    hold: 'Now hold any two buttons together for a second, if you like: that halts a count.',
    halt: 'Halt',
    finish: 'Finish',
    close: 'Put away',
    inRound: 'Its seat chooses with it now: left alone. Give the seat a real die first (F3).',
    lost: 'Does not answer. Plug it in again, any port will do; then try another cable (docs/build-a-pad.md, “The console does not list the pad”).',
    lied: 'Opened another face than it had sealed. Do not play with this pad: flash it anew (docs/build-a-pad.md, “Flash”).',
    allWork: 'All six buttons work.',
    silent: 'No button came. One may be stuck, or black is off GND (docs/build-a-pad.md, “A press does nothing”).',
    missing: (buttons: Names) =>
      `Did not come: ${list(buttons)}. Look at that button and its wire (docs/build-a-pad.md, “A press does nothing”).`,
    remedy:
      'Another button lights than was pressed? Two wires have changed places (docs/build-a-pad.md, “A press gives the wrong face”).',
    worked: (pad: string, faces: number) => `Pad ${pad}: ${faces} of 6 buttons work`,
  },
  practicePad: {
    offer: 'No hardware at hand? Practise with a pad on the screen.',
    plug: 'Plug in the practice pad',
    unplug: 'Unplug it',
    title: 'Practice pad',
    caution: 'Everybody who sees this screen sees what is pressed here: it is for practice, not for play.',
    halt: 'Hold two',
    lights: {
      dark: 'Dark: nothing is asked',
      choose: 'Green blinks: press a face',
      nudged: 'Both blink fast: they wait for you',
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
    /** As it is written on the key Insert. */
    key: 'Insert',
    notNow: 'Not now',
    means: 'No port is opened before you tick it, for opening one resets most boards. Nothing is sent before a pad has spoken.',
    /** The tick of one port. */
    use: 'Use this port',
    /** Of a device without a serial number. */
    unmarked: 'no serial number, so you are asked again next time',
  },
  port: {
    new: 'New, and not opened.',
    listening: 'Listening for a pad…',
    silent: 'Nothing that a pad would say; nothing is sent to it. Unplug it and plug it in again.',
    pad: (pad: string) => `Pad ${pad}`,
    /** `pad` is undefined where it has not said its name. */
    older: (pad: string | undefined, version: number) =>
      `${pad === undefined ? 'A pad' : `Pad ${pad}`} with an old program (protocol ${version}): flash the new program, see docs/build-a-pad.md, “Flash”.`,
    newer: (pad: string | undefined, version: number) =>
      `${pad === undefined ? 'A pad' : `Pad ${pad}`} with a newer program (protocol ${version}) than this referee: get the newer referee.`,
    foreign: 'Some other device; it is left alone. If it is a pad, unplug it, plug it in again and tick it.',
    refused: {
      EACCES:
        'No permission. Type in a terminal: sudo usermod -aG dialout $USER. Then log out and in again. More: docs/build-a-pad.md, “No permission”.',
      /** `program` holds it; undefined if the system does not say. */
      EBUSY: (program: string | undefined) =>
        program === undefined
          ? 'Another program holds it: a serial monitor, or ModemManager. Close it; the port is tried again by itself.'
          : `The program “${program}” holds it. Close it; the port is tried again by itself.`,
      ENOENT: 'Nothing is plugged in here. Plug the pad in; it is found by itself.',
      ENODEV: 'The device behind it is gone. Unplug it and plug it in again.',
      ENOTTY: 'This is no serial port. Start the referee with the path of one.',
      EIO: 'It answers with errors. Try another cable or port.',
      EMFILE: 'The system lets the referee open no more files. Close other programs and start it again.',
      ETIMEDOUT: 'It does not open. Unplug it and plug it in again.',
      'same id': 'Another pad of this name is plugged in and plays. Rename one of the two.',
      other: (code: string) => `It could not be opened (${code}). Unplug it and plug it in again.`,
    },
  },
};
export type PadsWords = Worded<typeof PADS_EN>;
