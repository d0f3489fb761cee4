import type { Face } from '../../firmware-protocol/codec/message.ts';
import type { PhoneChoice, PhoneTold } from '../../firmware-protocol/phone/choice.ts';
import type { Clock } from '../../host/clock/clock.ts';
import { PHONE_CLOSED } from '../../host/contract/phone-socket.ts';
import { FakePhone } from '../../host/phones/testing/fake-phone.ts';
import { Violation } from '../serial/fire/violation.ts';

/** A phone tries again after this, as the page does, ms. */
const AGAIN_MS = 500;
/** A connection on which nothing arrives is given up after this, as the page gives it up, ms. */
const SILENCE_MS = 2_500;

interface Surroundings {
  readonly clock: Clock;
  /** Through which network it reaches the host. */
  readonly url: string;
  /** Of the round, to hold that no face leaves a phone early. */
  readonly phase?: () => string;
}

/** A phone with its owner: whatever happens to its connection, the choice in it stands. */
export class RoamingPhone {
  readonly id: string;
  /** What it closed with in the attempt under way; undefined before that, or if nothing was sealed. */
  closedWith: Face | undefined;
  /** The host has said that it knows neither phone nor key. */
  turnedAway = false;
  readonly #around: Surroundings;
  readonly #resume: (before: FakePhone) => FakePhone;
  #phone: FakePhone;
  #heardAt: number;
  #left = false;

  /** @param first has joined */
  constructor(first: FakePhone, around: Surroundings) {
    const { bound } = first;
    if (bound === undefined) throw new Violation('a phone that has not joined');
    this.id = bound.id;
    this.#around = around;
    this.#phone = first;
    this.#heardAt = around.clock.now();
    this.#resume = (before) => FakePhone.resuming(around.url, around.clock, bound, before);
    this.#follow();
  }

  get pad(): PhoneChoice | undefined {
    return this.#phone.pad;
  }

  press(face: Face): void {
    this.pad?.press(face);
  }

  /** To be called often: gives up a connection on which nothing arrives, as the page does. */
  look(): void {
    const own = this.pad;
    if (own?.state === 'closed') this.closedWith = own.face;
    if (this.#around.clock.now() - this.#heardAt > SILENCE_MS) this.cut();
  }

  /** Its connection breaks; it tries again. */
  cut(): void {
    this.#phone.socket.terminate();
  }

  leave(): void {
    this.#left = true;
    this.cut();
  }

  #check(told: PhoneTold | undefined): PhoneTold | undefined {
    if (told?.face === undefined) return told;
    const phase = this.#around.phase?.();
    // PhoneAsked for again, it may leave once more when it has been shown, or after its round was called off.
    if (phase === 'counting' || phase === 'closed') throw new Violation(`a face left a phone while ${phase}`);
    return told;
  }

  #follow(): void {
    const { clock } = this.#around;
    const phone = this.#phone;
    phone.tells = (told) => this.#check(told);
    this.#heardAt = clock.now();
    phone.socket.on('message', () => (this.#heardAt = clock.now()));
    void phone.closed.then((code) => {
      if (this.#left) return;
      if (code === PHONE_CLOSED.unknown) this.turnedAway = true;
      clock.after(AGAIN_MS, () => {
        this.#phone = this.#resume(phone);
        this.#follow();
      });
    });
  }
}
