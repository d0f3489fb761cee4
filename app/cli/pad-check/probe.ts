import { makeHostMessage } from '../../../firmware-protocol/codec/codec.ts';
import { HIGHEST_ATTEMPT, PROTOCOL_VERSION, type Hello } from '../../../firmware-protocol/codec/message.ts';
import type { Clock } from '../../../host/clock/clock.ts';
import { Fault, printable } from './fault.ts';
import type { Hands } from './hands.ts';
import { isBoot, isOf, type Heard, type PadLine } from './pad-line.ts';

/** A pad that is not asked for 2 s rests. */
const BEAT_MS = 500;

/** The host's side in the checks. */
export class Probe {
  readonly line: PadLine;
  readonly hands: Hands;
  readonly clock: Pick<Clock, 'now' | 'after'>;
  /** What scripts speak of. */
  readonly now = {
    /** The attempt n, and nonces for it; that with which the pad was armed. */
    attempt: 0,
    hostNonce: '',
    otherNonce: '',
    armedNonce: '',
    /** The current seal. */
    seal: 0,
    commitment: '',
    event: 0,
    /** All lines after this mark belong to the attempt. */
    begun: 0,
    /** What was done last, in words. */
    did: '',
    /** The last command, when it was sent, and when a line came last that was waited for. */
    asked: 'nothing',
    askedAt: 0,
    answeredAt: 0,
  };
  /** What the pad said of itself last; undefined before its first answer. */
  hello: Hello | undefined;
  /** The pad's nonces of all faces that it revealed, in order. */
  readonly nonces: string[] = [];
  /** How long each answer took, ms. */
  readonly answerTimes: number[] = [];
  /** What the pad was asked last, each time that it booted although nothing had reset it. */
  readonly boots: string[] = [];
  /** Whether a boot is expected. Its hello is then not acknowledged, so that the pad goes on announcing itself. */
  bootExpected = true;
  readonly #nonce: () => string;
  /** Whether the pad has answered a hello since it booted: from then on it never repeats that of its boot. */
  #greeted = false;
  #seq = 0;
  #attempt = 0;

  /** `nonce` draws 16 random hex digits. */
  constructor(line: PadLine, hands: Hands, clock: Pick<Clock, 'now' | 'after'>, nonce: () => string) {
    this.line = line;
    this.hands = hands;
    this.clock = clock;
    this.#nonce = nonce;
  }

  get id(): string {
    return this.hello?.id ?? '?';
  }

  /** The next sequence, 1 to 255 in turn. */
  nextSeq(): number {
    this.#seq = (this.#seq % 255) + 1;
    return this.#seq;
  }

  /** Three attempts in a row above all that this pad has heard of; n is the middle one. */
  newAttempt(): void {
    const attempt = Math.max(this.#attempt, this.hello?.attempt ?? 0) + 2;
    this.#attempt = attempt + 1;
    if (this.#attempt > HIGHEST_ATTEMPT)
      throw new Fault({
        expected: `an attempt below ${HIGHEST_ATTEMPT} in its hello`,
        came: String(attempt - 2),
        look: 'the number of the attempt in hello; unplug the pad for ten seconds, so that it forgets it',
      });
    const [hostNonce, otherNonce] = [this.#nonce(), this.#nonce()];
    Object.assign(this.now, { attempt, hostNonce, otherNonce, seal: 0, begun: this.line.mark });
  }

  /** To be called with every line: acknowledges the hello at boot, and notes boots; not while one is expected. */
  noteBoot(heard: Heard): void {
    if (!isOf('hello')(heard)) return;
    if (isBoot(heard) && this.#greeted && !this.bootExpected) this.boots.push(this.now.asked);
    this.#greeted = !isBoot(heard);
    if (isBoot(heard) && !this.bootExpected && heard.message.version === PROTOCOL_VERSION) this.acknowledge(0);
  }

  acknowledge(event: number): void {
    this.line.send(`${makeHostMessage({ seq: 0, message: { type: 'ack', event } })}\n`);
  }

  /** Keeps the pad awake. */
  beat(): void {
    this.line.send(`${makeHostMessage({ seq: this.nextSeq(), message: { type: 'ping' } })}\n`);
  }

  /** Waits for what comes of hands, and keeps the pad awake meanwhile. */
  async byHand(matches: (heard: Heard) => boolean, mark: number): Promise<Heard | undefined> {
    const until = this.clock.now() + this.hands.patience;
    while (this.clock.now() < until) {
      const heard = await this.line.until(matches, BEAT_MS, mark);
      if (heard !== undefined) return heard;
      this.beat();
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
