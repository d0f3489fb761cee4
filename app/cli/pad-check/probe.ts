import { makeHostMessage, makePadMessage } from '../../../firmware-protocol/codec/codec.ts';
import {
  HIGHEST_ATTEMPT,
  PROTOCOL_VERSION,
  type Face,
  type Hello,
  type HostMessage,
  type PadMessage,
} from '../../../firmware-protocol/codec/message.ts';
import type { Clock } from '../../../host/clock/clock.ts';
import { Fault, printable } from './fault.ts';
import { BUTTON, type Hands } from './hands.ts';
import type { Heard, HeardMessage, PadLine } from './pad-line.ts';
import type { PlayedRound } from './played-round.ts';

export type Command = Exclude<HostMessage, { readonly type: 'ack' }>;
type Sealed = Extract<PadMessage, { readonly type: 'sealed' }>;
/** A message of the pad, and the line and moment in which it came. */
export type Said<Message extends PadMessage> = HeardMessage & { readonly message: Message };
/** `took`: ms from the command to its answer. */
export type Answer<Message extends PadMessage = PadMessage> = Said<Message> & { readonly took: number };

/** An attempt that the pad was armed for. */
export interface Armed {
  readonly attempt: number;
  readonly hostNonce: string;
}

/** A pad answers in a few ms; the host asks again after 60 or 100, and gives up a reveal after this. PROTOCOL.md, "Heartbeat". */
export const ANSWER_MS = 500;
/** How long to watch that a command is not answered, ms. */
export const QUIET_MS = 250;
/** How long an ack and a repetition that crosses it may take on a busy computer, ms; less than a period, after which the next one comes. */
export const UNDER_WAY_MS = 200;
/** A pad that is not asked for 2 s rests. */
const BEAT_MS = 500;

const UNASKED: readonly PadMessage['type'][] = ['sealed', 'halt', 'beacon'];

/** Whether a line answers something: a notice or a beacon does not, nor does the hello at boot. */
export function isAnswer(heard: Heard): heard is HeardMessage {
  if (heard.kind !== 'message' || UNASKED.includes(heard.message.type)) return false;
  return heard.seq !== 0 || heard.message.type === 'error';
}

export const isOf =
  <Type extends PadMessage['type']>(type: Type) =>
  (heard: Heard): heard is Said<Extract<PadMessage, { readonly type: Type }>> =>
    heard.kind === 'message' && heard.message.type === type;

/** The host's side in the checks: one command at a time, whose answer must be as PROTOCOL.md says. */
export class Probe {
  readonly line: PadLine;
  readonly hands: Hands;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** 16 random hex digits. */
  readonly nonce: () => string;
  /** What the pad said of itself last; undefined before its first answer. */
  hello: Hello | undefined;
  /** The round of each face, once played. */
  readonly rounds: PlayedRound[] = [];
  /** The pad's nonces of all faces that it revealed, in order. */
  readonly nonces: string[] = [];
  /** How long each answer took, ms. */
  readonly answerTimes: number[] = [];
  /** What the pad was asked last, each time that it booted although nothing had reset it. */
  readonly boots: string[] = [];
  #asked = 'nothing';
  /** Whether a boot is expected. Its hello is then not acknowledged, so that the pad goes on announcing itself. */
  bootExpected = true;
  /** Whether the pad has answered a hello since it booted: from then on it never repeats that of its boot. */
  #greeted = false;
  #seq = 0;
  #attempt = 0;

  constructor(line: PadLine, hands: Hands, clock: Pick<Clock, 'now' | 'after'>, nonce: () => string) {
    this.line = line;
    this.hands = hands;
    this.clock = clock;
    this.nonce = nonce;
  }

  get id(): string {
    return this.hello?.id ?? '?';
  }

  /** The next sequence, 1 to 255 in turn. */
  nextSeq(): number {
    this.#seq = (this.#seq % 255) + 1;
    return this.#seq;
  }

  /** An attempt above all that this pad has heard of. */
  nextAttempt(): number {
    this.#attempt = Math.max(this.#attempt, this.hello?.attempt ?? 0) + 1;
    if (this.#attempt > HIGHEST_ATTEMPT)
      throw new Fault({
        expected: `an attempt up to ${HIGHEST_ATTEMPT} in its hello`,
        came: String(this.#attempt - 1),
        look: 'the number of the attempt in hello; unplug the pad for ten seconds, so that it forgets it',
      });
    return this.#attempt;
  }

  /** To be called with every line: acknowledges the hello at boot, and notes boots; not while one is expected. */
  noteBoot(heard: Heard): void {
    if (!isOf('hello')(heard)) return;
    const isBoot = heard.seq === 0;
    if (isBoot && this.#greeted && !this.bootExpected) this.boots.push(this.#asked);
    this.#greeted = !isBoot;
    if (isBoot && !this.bootExpected && heard.message.version === PROTOCOL_VERSION) this.acknowledge(0);
  }

  /** Sends a command and resolves with its answer. @throws `Fault` if none comes within `limit` ms */
  async ask(message: Command, seq = this.nextSeq(), limit = ANSWER_MS): Promise<Answer> {
    const text = makeHostMessage({ seq, message });
    const { mark } = this.line;
    const askedAt = this.clock.now();
    this.#asked = text;
    this.line.send(`${text}\n`);
    const answer = await this.line.until((heard) => isAnswer(heard) && heard.seq === seq, limit, mark);
    if (answer?.kind !== 'message')
      throw new Fault({
        after: text,
        expected: `an answer with sequence ${seq} within ${limit} ms`,
        came: this.cameSince(mark),
        look: 'whether every command is answered once, with its own sequence ("Commands and answers")',
      });
    const took = answer.at - askedAt;
    this.answerTimes.push(took);
    return { ...answer, took };
  }

  /** As `ask`; the answer must be of the same name as the command. */
  async do<C extends Command>(command: C, look: string): Promise<Answer<Extract<PadMessage, { readonly type: C['type'] }>>> {
    const seq = this.nextSeq();
    const answer = await this.ask(command, seq);
    if (answer.message.type !== command.type)
      throw new Fault({
        after: makeHostMessage({ seq, message: command }),
        expected: `the answer "${command.type}" to this command`,
        came: printable(answer.text),
        look,
      });
    return answer as Answer<Extract<PadMessage, { readonly type: C['type'] }>>;
  }

  /** Sends a command; its answer must be exactly this. */
  async expect(message: Command, answer: PadMessage, look: string, seq = this.nextSeq()): Promise<void> {
    const expected = makePadMessage({ seq, message: answer });
    const { text } = await this.ask(message, seq);
    if (text.replaceAll('\r', '') !== expected)
      throw new Fault({ after: makeHostMessage({ seq, message }), expected, came: printable(text), look });
  }

  /** Greets the pad. Calls off an attempt that still runs in it. */
  async settle(): Promise<void> {
    const hello = await this.greet();
    if (hello.state !== 'idle') await this.ask({ type: 'abort', attempt: hello.attempt });
  }

  async greet(): Promise<Hello> {
    const { message } = await this.do({ type: 'hello' }, 'how hello is answered');
    this.hello = message;
    return message;
  }

  /** Arms a new attempt. */
  async arm(): Promise<Armed> {
    const armed = { attempt: this.nextAttempt(), hostNonce: this.nonce() };
    const look = 'the command arm in the state idle ("The pad\'s states")';
    await this.expect({ type: 'arm', ...armed }, { type: 'arm', attempt: armed.attempt }, look);
    return armed;
  }

  /** The pad's state must be this one. */
  async expectState(state: Hello['state'], why: string, look: string): Promise<void> {
    const { message, text } = await this.do({ type: 'ping' }, 'how ping is answered');
    if (message.state !== state)
      throw new Fault({ after: why, expected: `the state ${state} in the answer to ping`, came: printable(text), look });
  }

  acknowledge(event: number): void {
    this.line.send(`${makeHostMessage({ seq: 0, message: { type: 'ack', event } })}\n`);
  }

  /** Has a button pressed, and resolves with the seal that comes of it. */
  async press(face: Face): Promise<Said<Sealed>> {
    const { mark } = this.line;
    await this.hands.press(face);
    const sealed = await this.byHand(isOf('sealed'), mark);
    if (sealed === undefined)
      throw new Fault({
        after: `a press of "${BUTTON[face]}"`,
        expected: `a line "sealed" (|s,0,…) within ${this.hands.patience / 1000} s`,
        came: this.cameSince(mark),
        look: 'the pin and the wire of this button, and what a press does while the pad is armed',
      });
    return sealed;
  }

  /** Waits for what comes of hands, and keeps the pad awake meanwhile. */
  async byHand<Found extends Heard>(matches: (heard: Heard) => heard is Found, mark: number): Promise<Found | undefined> {
    const until = this.clock.now() + this.hands.patience;
    while (this.clock.now() < until) {
      const heard = await this.line.until(matches, BEAT_MS, mark);
      if (heard !== undefined) return heard;
      this.line.send(`${makeHostMessage({ seq: this.nextSeq(), message: { type: 'ping' } })}\n`);
    }
    return undefined;
  }

  /** What has come since then, as it may be shown. */
  cameSince(mark: number): string {
    const lines = this.line.since(mark).map(({ text }) => printable(text));
    if (this.line.begun !== '') lines.push(`${printable(this.line.begun)} (without a newline)`);
    return lines.length === 0 ? 'nothing' : lines.slice(0, 6).join(' then ');
  }
}
