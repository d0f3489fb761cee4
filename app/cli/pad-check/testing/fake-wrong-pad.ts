import { randomBytes } from 'node:crypto';
import type { Face } from '../../../../firmware-protocol/codec/message.ts';
import { ScriptedPad, type PadOptions } from '../../../../firmware-protocol/scripted-pad/pad.ts';
import type { Clock } from '../../../../host/clock/clock.ts';
import type { Hands } from '../hands.ts';
import type { OpenWire, WireListener } from '../pad-line.ts';

/** What is wrong with a pad: each part replaces what a right one does. */
export interface Wrongness {
  readonly make?: PadOptions;
  /** What is sent in place of a line; both without newlines. */
  readonly say?: (line: string, pad: FakeWrongPad) => readonly string[];
  /** How many ms too late a line is sent. */
  readonly late?: (line: string, pad: FakeWrongPad) => number;
  /** What the program hears in place of these characters. */
  readonly hear?: (text: string, pad: FakeWrongPad) => string;
  readonly nonce?: (pad: FakeWrongPad) => string;
  readonly press?: (face: Face, pad: FakeWrongPad) => void;
  readonly hold?: (first: Face, second: Face, pad: FakeWrongPad) => void;
  /** What opening the port does; by default a reset, as DTR on an Arduino. */
  readonly opened?: (pad: FakeWrongPad) => void;
  readonly power?: (pad: FakeWrongPad) => void;
}

/** A scripted pad with something wrong, at a port of this process, and the hands that press its buttons. */
export class FakeWrongPad {
  readonly pad: ScriptedPad;
  readonly hands: Hands;
  /** For a wrongness that has to remember something. */
  readonly notes = new Map<string, string>();
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly #wrong: Wrongness;
  #host: WireListener | undefined;

  constructor(clock: Pick<Clock, 'now' | 'after'>, wrong: Wrongness = {}) {
    this.clock = clock;
    this.#wrong = wrong;
    const { make = { id: 'anna' }, nonce = () => randomBytes(8).toString('hex') } = wrong;
    this.pad = new ScriptedPad(make, {
      send: (bytes) => this.#say(Buffer.from(bytes).toString('latin1').trimEnd()),
      after: (ms, run) => clock.after(ms, run),
      nonce: () => nonce(this),
    });
    this.pad.powerCycle();
    this.hands = this.#madeHands();
  }

  /** The port: open for one host at a time. */
  readonly open: OpenWire = async (listener) => {
    this.#host = listener;
    this.clock.after(1, () => (this.#wrong.opened ?? resets)(this));
    return {
      send: (text) => this.#hear(text),
      close: async () => void (this.#host = undefined),
    };
  };

  /** Sends a line as it is. */
  readonly sendRaw = (line: string): void => this.#host?.bytes(Buffer.from(`${line}\n`, 'latin1'));

  get isOpen(): boolean {
    return this.#host !== undefined;
  }

  /** The cable is pulled. */
  unplug(): void {
    const host = this.#host;
    this.#host = undefined;
    this.pad.powerOff();
    host?.lost();
  }

  #say(line: string): void {
    const { say = (one: string) => [one], late = () => 0 } = this.#wrong;
    for (const said of say(line, this)) this.clock.after(1 + late(said, this), () => this.sendRaw(said));
  }

  #hear(text: string): void {
    const { hear = (all: string) => all } = this.#wrong;
    this.pad.receive(Buffer.from(hear(text, this), 'latin1'));
  }

  #madeHands(): Hands {
    const { press = (face: Face) => this.pad.press(face), hold = (one: Face, two: Face) => this.pad.holdTwo(one, two) } =
      this.#wrong;
    const { power = ({ pad }: FakeWrongPad) => pad.powerCycle() } = this.#wrong;
    const later = async (act: () => void) => void this.clock.after(2, act);
    return {
      patience: 3000,
      watch: 300,
      press: (face) => later(() => press(face, this)),
      hold: (first, second) => later(() => hold(first, second, this)),
      release: () => later(() => ([1, 2, 3, 4, 5, 6] as const).forEach((face) => this.pad.up(face))),
      power: () => later(() => power(this)),
    };
  }
}

function resets({ pad }: FakeWrongPad): void {
  pad.reset('external');
}
