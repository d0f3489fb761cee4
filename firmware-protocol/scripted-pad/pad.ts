import { parseFrame } from '../codec/frame.ts';
import { parseHostMessage } from '../codec/codec.ts';
import { PROTOCOL_VERSION, type Face, type PadMessage, type PadState, type ResetCause, type Verdict } from '../codec/message.ts';
import { Buttons } from './buttons.ts';
import { lied, type Fault } from './fault.ts';
import { LastAnswer, type Command, FrameReader, OVERRUN, Wire } from './wire.ts';
import { Leds, type Light } from './leds.ts';
import { blank, idOf, execute, statusOf, type Memory, sealed, settled, withdrawn } from './machine.ts';
import { Notices, type After } from './notices.ts';

/** What a pad is made of besides its program. */
export interface Hardware {
  /** Bytes to the host. */
  readonly send: (bytes: Uint8Array) => void;
  readonly after: After;
  /** 16 fresh random hex digits. */
  readonly nonce: () => string;
  /** The LEDs show something else now. */
  readonly lit?: (light: Light) => void;
}

/** What is burnt in or kept in EEPROM. Without `id` the pad's store is empty or corrupt. */
export interface PadOptions {
  readonly id?: string;
  readonly firmware?: string;
}

/**
 * The pad as PROTOCOL.md describes it, in TypeScript: what a pad's firmware is held against, and what stands in for one
 * in tests. Without power until `powerCycle`.
 */
export class ScriptedPad {
  readonly #hardware: Hardware;
  readonly #firmware: string;
  readonly #notices: Notices;
  readonly #buttons: Buttons;
  readonly #leds: Leds;
  readonly #wire: Wire;
  readonly #after: After;
  readonly #lastAnswer = new LastAnswer();
  #on = false;
  #reader = new FrameReader();
  #memory: Memory;
  #cause: ResetCause = 'none';
  #verdict: Verdict | undefined;
  /** The host has the seal that stands, as far as the pad knows. */
  #heard = false;
  #cancelClose: () => void = () => undefined;

  constructor({ id, firmware = 'scripted' }: PadOptions, hardware: Hardware) {
    this.#hardware = hardware;
    this.#firmware = firmware;
    this.#memory = blank(id);
    this.#wire = new Wire((bytes) => this.sendRaw(bytes), hardware.after);
    this.#after = hardware.after;
    this.#notices = new Notices(
      {
        send: (message) => this.#wire.say(0, message),
        beacon: () => ({ type: 'beacon', version: PROTOCOL_VERSION }),
        sealHeard: () => this.#sealHeard(true),
        sealUnheard: () => this.#sealHeard(false),
      },
      hardware.after,
    );
    this.#buttons = new Buttons(
      { press: (face) => this.#seal(face), halt: (seal) => this.#halt(seal), released: () => this.#settle() },
      hardware.after,
    );
    this.#leds = new Leds(hardware.after, hardware.lit ?? (() => undefined));
  }

  get faults(): readonly Fault[] {
    return this.#wire.faults;
  }

  /** What goes wrong from now on. */
  set faults(faults: readonly Fault[]) {
    this.#wire.faults = faults;
  }

  get state(): PadState {
    return this.#memory.round.state;
  }

  get light(): Light {
    return this.#leds.light;
  }

  /** Power comes (again): only the id is left. */
  powerCycle(): void {
    this.powerOff();
    this.#boot('power');
  }

  /** A reset with the power on: attempt, seal and face are kept. */
  reset(cause: Exclude<ResetCause, 'power'>): void {
    if (this.#on) this.#boot(cause);
  }

  /** Power goes: nothing is heard, said or kept but the id. */
  powerOff(): void {
    this.#on = false;
    this.#memory = blank(this.#memory.id);
    this.#verdict = undefined;
    this.#cancelClose();
    this.#notices.silence();
    this.#buttons.forget();
    this.#leds.end();
    this.#show();
  }

  /** Bytes from the host. */
  receive(bytes: Uint8Array): void {
    if (!this.#on) return;
    for (const text of this.#reader.read(this.#wire.arriving(bytes))) {
      if (text === OVERRUN) this.#wire.say(0, { type: 'error', code: 'overrun' });
      else this.#hear(text);
    }
  }

  /** A button is pressed and let go. */
  press(face: Face): void {
    this.down(face);
    this.up(face);
  }

  /** Two buttons go down, `first` before `second`, and stay down until `up`. */
  holdTwo(first: Face = 2, second: Face = 3): void {
    this.down(first);
    this.down(second);
  }

  down(face: Face): void {
    if (this.#on) this.#buttons.down(face);
  }

  up(face: Face): void {
    if (this.#on) this.#buttons.up(face);
  }

  /** Bytes that no pad should send: a boot log, a flood. Sent as they are. */
  sendRaw(bytes: Uint8Array): void {
    if (this.#on) this.#hardware.send(bytes);
  }

  #boot(cause: ResetCause): void {
    this.#on = true;
    this.#cause = cause;
    this.#reader = new FrameReader();
    this.#lastAnswer.forget();
    this.#buttons.forget();
    this.#settle();
    this.#cancelClose();
    this.#heard = false;
    this.#leds.end();
    this.#show();
    this.#notices.boot(() => this.#hello());
    this.#tellSeal();
  }

  #hear(text: string): void {
    const parsed = parseHostMessage(text);
    if (!parsed.ok) return this.#wire.say(seqIn(text), { type: 'error', code: parsed.code });
    const { seq, message } = parsed.value;
    this.#notices.heard();
    if (message.type === 'ack') return this.#notices.acknowledged(message.event);
    this.#wire.say(
      seq,
      this.#lastAnswer.once({ seq, message }, (command) => this.#answer(command)),
    );
  }

  #answer(message: Command): PadMessage {
    switch (message.type) {
      case 'hello':
        this.#notices.greeted();
        return this.#hello();
      case 'ping':
        return { type: 'ping', ...statusOf(this.#memory) };
      case 'identify':
        this.#leds.pass('identify');
        return message;
      default:
        return this.#execute(message);
    }
  }

  #execute(command: Parameters<typeof execute>[1]): PadMessage {
    const { memory, answer } = execute(this.#memory, command);
    this.#memory = memory;
    if (answer.type === 'error') return answer;
    if (command.type === 'result') this.#verdict = command.verdict;
    if (command.type === 'arm' || command.type === 'abort') this.#verdict = undefined;
    if (command.type === 'closeIn') this.#closeIn(command);
    if (command.type === 'arm' || command.type === 'halted') this.#cancelClose();
    if (command.type === 'arm' && memory.round.state === 'armed') this.#notices.drop('halt');
    this.#changed();
    if (command.type === 'arm') this.#tellSeal();
    if (command.type === 'nudge' && !this.#heard) this.#leds.pass('nudged');
    if (command.type === 'halted') this.#leds.pass('halted');
    return answer.type === 'reveal' ? { ...answer, face: lied(this.faults, answer.face) } : answer;
  }

  #hello(): PadMessage {
    return {
      type: 'hello',
      version: PROTOCOL_VERSION,
      firmware: this.#firmware,
      id: idOf(this.#memory),
      ...statusOf(this.#memory),
      reset: this.#cause,
    };
  }

  #seal(face: Face): number {
    const round = sealed(this.#memory, face, this.#hardware.nonce());
    if (round === undefined) return 0;
    this.#memory = { ...this.#memory, round };
    this.#changed();
    this.#tellSeal();
    return round.seal.number;
  }

  #halt(withdraws: number): void {
    const { round } = this.#memory;
    if (round.state !== 'armed' && round.state !== 'sealed') return;
    this.#memory = { ...this.#memory, round: withdrawn(round, withdraws) };
    this.#notices.halt((event) => {
      const { attempt, seal } = statusOf(this.#memory);
      return { type: 'halt', event, attempt, seal };
    });
    this.#changed();
    this.#leds.pass('halted');
    this.#tellSeal();
  }

  /** What stands sealed: the host must have its commitment before T, and may not have heard of it. */
  #tellSeal(): void {
    const { round } = this.#memory;
    if (round.state !== 'sealed') return;
    const { attempt, seal } = round;
    const { number, commitment } = seal;
    this.#notices.sealed((event) => ({ type: 'sealed', event, attempt, seal: number, commitment }));
  }

  #sealHeard(heard: boolean): void {
    this.#heard = heard;
    this.#show();
  }

  #closeIn({ attempt, ms }: { readonly attempt: number; readonly ms: number }): void {
    this.#cancelClose();
    this.#cancelClose = this.#after(ms, () => {
      const { round } = this.#memory;
      if (round.state !== 'armed' && round.state !== 'sealed') return;
      this.#memory = execute(this.#memory, { type: 'close', attempt }).memory;
      this.#changed();
    });
  }

  /** Notices of what is over are dropped, and a seal that is gone has not been heard. */
  #changed(): void {
    const { state } = this.#memory.round;
    if (state === 'idle' || state === 'armed') this.#heard = false;
    if (state !== 'sealed') this.#notices.drop('sealed');
    if (state !== 'sealed' && state !== 'armed') this.#notices.drop('halt');
    this.#show();
  }

  #settle(): void {
    this.#memory = { ...this.#memory, round: settled(this.#memory.round) };
  }

  #show(): void {
    this.#leds.show({ state: this.state, heard: this.#heard, verdict: this.#verdict });
  }
}

/** The sequence of a frame that is sound but no message, 0 where there is none. */
function seqIn(text: string): number {
  const frame = parseFrame(text);
  return frame.ok ? frame.value.seq : 0;
}
