import {
  NO_ID,
  PROTOCOL_VERSION,
  type Face,
  type PadMessage,
  type PadState,
  type ResetCause,
  type Verdict,
} from '../codec/message.ts';
import { Buttons } from './buttons.ts';
import { Leds, type Light } from './leds.ts';
import { blank, execute, isOpen, sealed, settled, statusOf, withdrawn, type Memory, type StateCommand } from './machine.ts';
import { BOOT, Notices, type After } from './notices.ts';
import { PadWire, type PadCommand } from './wire.ts';

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
  readonly #wire: PadWire;
  readonly #notices: Notices;
  readonly #buttons: Buttons;
  readonly #leds: Leds;
  #on = false;
  #memory: Memory;
  #cause: ResetCause = 'none';
  #verdict: Verdict | undefined;
  /** The host has acknowledged the current seal. */
  #acknowledged = false;
  #cancelClose: () => void = () => undefined;

  constructor({ id, firmware = 'scripted' }: PadOptions, hardware: Hardware) {
    const { after, lit = () => undefined } = hardware;
    this.#hardware = hardware;
    this.#firmware = firmware;
    this.#memory = blank(id);
    this.#wire = new PadWire({
      send: (bytes) => this.sendRaw(bytes),
      heard: () => this.#notices.heard(),
      acknowledged: (event) => this.#notices.acknowledged(event),
      answer: (command) => this.#answer(command),
    });
    this.#notices = new Notices(
      {
        send: (message) => this.#wire.send({ seq: 0, message }),
        sealAcknowledged: (acknowledged) => {
          this.#acknowledged = acknowledged;
          this.#show();
        },
      },
      after,
    );
    this.#buttons = new Buttons(
      { press: (face) => this.#seal(face), halt: (seal) => this.#halt(seal), released: () => this.#settle() },
      after,
    );
    this.#leds = new Leds(after, lit);
  }

  get state(): PadState {
    return this.#memory.round.state;
  }

  get light(): Light {
    return this.#leds.light;
  }

  /** What its player has sealed and may see again: a button box has nothing to show it on. */
  get face(): Face | undefined {
    const { round } = this.#memory;
    return 'seal' in round ? round.seal?.face : undefined;
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
    if (this.#on) this.#wire.receive(bytes);
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

  /** Halts the count at once, as only a faulty pad does. */
  halt(): void {
    if (this.#on) this.#halt(0);
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
    this.#wire.forget();
    this.#buttons.forget();
    this.#settle();
    this.#cancelClose();
    this.#acknowledged = false;
    this.#leds.end();
    this.#show();
    this.#notices.boot(() => this.#hello());
    this.#postSeal();
  }

  #answer(message: PadCommand): PadMessage {
    switch (message.type) {
      case 'hello':
        this.#notices.acknowledged(BOOT);
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

  #execute(command: StateCommand): PadMessage {
    const { memory, answer } = execute(this.#memory, command);
    this.#memory = memory;
    if (answer.type === 'error') return answer;
    if (command.type === 'result') this.#verdict = command.verdict;
    if (command.type === 'arm' || command.type === 'abort') this.#verdict = undefined;
    if (command.type === 'closeIn') this.#closeIn(command.attempt, command.ms);
    if (command.type === 'arm' || command.type === 'halted') this.#cancelClose();
    if (command.type === 'arm' && this.state === 'armed') this.#notices.drop('halt');
    this.#changed();
    if (command.type === 'arm') this.#postSeal();
    if (command.type === 'nudge' && !this.#acknowledged) this.#leds.pass('nudged');
    if (command.type === 'halted') this.#leds.pass('halted');
    return answer;
  }

  #hello(): PadMessage {
    const { id = NO_ID } = this.#memory;
    const status = statusOf(this.#memory);
    return { type: 'hello', version: PROTOCOL_VERSION, firmware: this.#firmware, id, ...status, reset: this.#cause };
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
    if (!isOpen(round)) return;
    this.#memory = { ...this.#memory, round: withdrawn(round, withdraws) };
    this.#notices.post('halt', (event) => {
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
    this.#notices.post('sealed', (event) => ({ type: 'sealed', event, attempt, seal: number, commitment }));
  }

  #closeIn(attempt: number, ms: number): void {
    this.#cancelClose();
    this.#cancelClose = this.#hardware.after(ms, () => {
      if (!isOpen(this.#memory.round)) return;
      this.#memory = execute(this.#memory, { type: 'close', attempt }).memory;
      this.#changed();
    });
  }

  /** Drops obsolete notices; without a seal, none is acknowledged. */
  #changed(): void {
    if (this.state === 'idle' || this.state === 'armed') this.#acknowledged = false;
    if (this.state !== 'sealed') this.#notices.drop('sealed');
    if (!isOpen(this.#memory.round)) this.#notices.drop('halt');
    this.#show();
  }

  #settle(): void {
    this.#memory = { ...this.#memory, round: settled(this.#memory.round) };
  }

  #show(): void {
    this.#leds.show({ state: this.state, acknowledged: this.#acknowledged, verdict: this.#verdict });
  }
}
