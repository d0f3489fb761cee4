import { makeHostMessage, parsePadMessage } from '../codec/codec.ts';
import type { Framed, HostMessage, PadMessage, PadState } from '../codec/message.ts';
import type { Light } from '../scripted-pad/leds.ts';
import { HOST_NONCE } from './state-commands.ts';
import type { PadOptions } from '../scripted-pad/pad.ts';
import type { After } from '../scripted-pad/notices.ts';
import { FaultyPad } from '../scripted-pad/testing/fake-faulty-pad.ts';

/** A clock that the test advances. */
export function manualTime(): { readonly after: After; pass(ms: number): void } {
  let now = 0;
  const due = new Set<{ at: number; run: () => void }>();
  const next = (until: number) => [...due].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  return {
    after(ms, run) {
      const timer = { at: now + ms, run };
      due.add(timer);
      return () => due.delete(timer);
    },
    pass(ms) {
      const until = now + ms;
      for (let timer = next(until); timer !== undefined; timer = next(until)) {
        now = timer.at;
        due.delete(timer);
        timer.run();
      }
      now = until;
    },
  };
}

/** A test bench with a scripted pad: powered, greeted, its nonces counted up, all bytes it sends recorded. */
export class ScriptedBench {
  readonly pad: FaultyPad;
  readonly time = manualTime();
  readonly lights: Light[] = [];
  #sent = '';
  #seq = 0;
  #nonces = 0;

  constructor(make: PadOptions = { id: 'anna' }) {
    this.pad = new FaultyPad(make, {
      send: (bytes) => (this.#sent += Buffer.from(bytes).toString('latin1')),
      after: this.time.after,
      nonce: () => (this.#nonces++).toString(16).padStart(16, '0'),
      lit: (light) => this.lights.push(light),
    });
    this.pad.powerCycle();
    this.ask({ type: 'hello' });
    this.taken();
  }

  /** Sends a command and returns its answer, which must be a single message. */
  ask(message: HostMessage): PadMessage {
    this.#seq = (this.#seq % 255) + 1;
    return this.askAs(this.#seq, message);
  }

  askAs(seq: number, message: HostMessage): PadMessage {
    const before = this.#sent.length;
    this.send({ seq, message });
    const answers = messagesIn(this.#sent.slice(before)).filter((answer) => answer.seq === seq);
    const [answer] = answers;
    if (answer === undefined || answers.length !== 1) throw new Error(`${answers.length} answers to ${message.type}`);
    return answer.message;
  }

  acknowledge(event: number): void {
    this.send({ seq: 0, message: { type: 'ack', event } });
  }

  send(framed: Framed<HostMessage>): void {
    this.type(`${makeHostMessage(framed)}\n`);
  }

  type(text: string): void {
    this.pad.receive(Buffer.from(text, 'latin1'));
  }

  /** Returns all bytes sent since the last call, as text. */
  raw(): string {
    const sent = this.#sent;
    this.#sent = '';
    return sent;
  }

  /** Returns all messages sent since the last call. */
  taken(): PadMessage[] {
    return this.framed().map(({ message }) => message);
  }

  /** The same, with sequences. */
  framed(): Framed<PadMessage>[] {
    return messagesIn(this.raw());
  }

  /** Brings a new pad into a state of attempt 5; its seal, if any, is of face 6. */
  into(state: PadState): this {
    if (state === 'idle') return this;
    this.ask({ type: 'arm', attempt: 5, hostNonce: HOST_NONCE });
    if (state !== 'armed') this.pad.press(6);
    this.acknowledge(1);
    if (state === 'closed' || state === 'revealed') this.ask({ type: 'close', attempt: 5 });
    if (state === 'revealed') this.ask({ type: 'reveal', attempt: 5, seal: 1 });
    this.taken();
    return this;
  }
}

function messagesIn(text: string): Framed<PadMessage>[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const parsed = parsePadMessage(line);
      if (!parsed.ok) throw new Error(`no message: ${line}`);
      return parsed.value;
    });
}
