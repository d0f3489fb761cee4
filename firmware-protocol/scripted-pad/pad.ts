import { parseFrame } from '../codec/frame.ts';
import { parseHostMessage } from '../codec/codec.ts';
import { PROTOCOL_VERSION, type Face, type PadMessage, type PadState, type ResetCause, type Verdict } from '../codec/message.ts';
import { Buttons } from './buttons.ts';
import { revealedFace, type Fault } from './fault.ts';
import { LastAnswer, type Command, FrameReader, OVERRUN, Wire } from './wire.ts';
import { Leds, type Light } from './leds.ts';
import { blank, idOf, execute, statusOf, type Memory, sealed, settled, withdrawn } from './machine.ts';
import { Notices, type After } from './notices.ts';

/** The hardware of a pad. */
export interface Hardware {
  /** Bytes to the host. */
  readonly send: (bytes: Uint8Array) => void;
  readonly after: After;
  /** 16 fresh random hex digits. */
  readonly nonce: () => string;
  /** Called when the LEDs change. */
  readonly lit?: (light: Light) => void;
}

/** Without `id`, the pad's store is empty or corrupt. */
export interface PadOptions {
  readonly id?: string;
  readonly firmware?: string;
}

/**
 * A pad in TypeScript, as described in PROTOCOL.md: the reference for the firmware, and the pad behind virtual pads. It has no
 * power until `powerCycle`.
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
  /** The host has acknowledged the current seal. */
  #acknowledged = false;
  #cancelClose: () => void = () => undefined;

  constructor({ id, firmware = 'scripted' }: PadOptions, hardware: Hardware) {
    this.#hardware = hardware;
    this.#firmware = firmware;
    this.#memory = blank(id);
    this.#wire = new Wire((bytes) => this.sendRaw(bytes), hardware.after);
    this.#after = hardware.after;
    this.#notices = new Notices(
      {
        send: (message) => this.#wire.send(0, message),
        beacon: () => ({ type: 'beacon', version: PROTOCOL_VERSION }),
        sealAcknowledged: (acknowledged) => {
          this.#acknowledged = acknowledged;
          this.#show();
        },
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

  /** The faults from now on. */
  set faults(faults: readonly Fault[]) {
    this.#wire.faults = faults;
  }

  get state(): PadState {
    return this.#memory.round.state;
  }

  get light(): Light {
    return this.#leds.light;
  }

  /** Switches the power on, after switching it off if needed: only the id survives. */
  powerCycle(): void {
    this.powerOff();
    this.#boot('power');
  }

  /** Resets the pad with the power on: attempt, seal and face survive. */
  reset(cause: Exclude<ResetCause, 'power'>): void {
    if (this.#on) this.#boot(cause);
  }

  /** Switches the power off: only the id survives. */
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
      if (text === OVERRUN) this.#wire.send(0, { type: 'error', code: 'overrun' });
      else this.#receiveFrame(text);
    }
  }

  /** Presses and releases a button. */
  press(face: Face): void {
    this.down(face);
    this.up(face);
  }

  /** Two buttons go down, `first` before `second`, until `up`. */
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

  /** Sends any bytes, such as a boot log or a flood. */
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
    this.#acknowledged = false;
    this.#leds.end();
    this.#show();
    this.#notices.boot(() => this.#hello());
    this.#postSeal();
  }

  #receiveFrame(text: string): void {
    const parsed = parseHostMessage(text);
    if (!parsed.ok) return this.#wire.send(seqIn(text), { type: 'error', code: parsed.code });
    const { seq, message } = parsed.value;
    this.#notices.heard();
    if (message.type === 'ack') return this.#notices.acknowledged(message.event);
    this.#wire.send(
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
    if (command.type === 'arm') this.#postSeal();
    if (command.type === 'nudge' && !this.#acknowledged) this.#leds.pass('nudged');
    if (command.type === 'halted') this.#leds.pass('halted');
    return answer.type === 'reveal' ? { ...answer, face: revealedFace(this.faults, answer.face) } : answer;
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
    this.#postSeal();
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
    this.#postSeal();
  }

  /** Sends the current seal: the host needs its commitment before T, and may have missed it. */
  #postSeal(): void {
    const { round } = this.#memory;
    if (round.state !== 'sealed') return;
    const { attempt, seal } = round;
    const { number, commitment } = seal;
    this.#notices.sealed((event) => ({ type: 'sealed', event, attempt, seal: number, commitment }));
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

  /** Drops obsolete notices; without a seal, none is acknowledged. */
  #changed(): void {
    const { state } = this.#memory.round;
    if (state === 'idle' || state === 'armed') this.#acknowledged = false;
    if (state !== 'sealed') this.#notices.drop('sealed');
    if (state !== 'sealed' && state !== 'armed') this.#notices.drop('halt');
    this.#show();
  }

  #settle(): void {
    this.#memory = { ...this.#memory, round: settled(this.#memory.round) };
  }

  #show(): void {
    this.#leds.show({ state: this.state, acknowledged: this.#acknowledged, verdict: this.#verdict });
  }
}

/** The sequence of a valid frame that is no message; 0 if the text is no frame. */
function seqIn(text: string): number {
  const frame = parseFrame(text);
  return frame.ok ? frame.value.seq : 0;
}
