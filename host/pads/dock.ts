import type { PadMessage } from '../../firmware-protocol/codec/message.ts';
import type { PortView } from '../contract/view.ts';
import type { Binding } from './binding.ts';
import { Heartbeat } from './heartbeat.ts';
import type { LineTally } from './line-tally.ts';
import { Link, PATIENT, Unanswered, YIELDING } from './link.ts';
import { openErrorCode } from './open-error.ts';
import { openPort, type Port } from './port.ts';
import type { Clock } from '../round/clock.ts';

export type Hello = Extract<PadMessage, { readonly type: 'hello' }>;

/** Opening resets most boards and they boot for about two seconds, so the greeting is repeated. */
const GREET_EVERY_MS = 250;
const GREET_FOR_MS = 5000;
/** Some drivers keep whoever opens them waiting; after so long the port is said not to open. */
const OPEN_FOR_MS = 5000;
/** How soon a path is tried again: where a pad is expected, where the system refused, and where a foreign device is. */
const RETRY_MS = { expected: 500, refused: 5000, foreign: 60_000 } as const;

export interface DockListener {
  /** A pad has said hello: greeted, or booted again. */
  greeted(dock: Dock, hello: Hello): void;
  heard(dock: Dock, message: PadMessage): void;
  /** The pad that was greeted here is gone. */
  lost(dock: Dock): void;
  changed(): void;
}

export interface DockOptions {
  readonly binding: Binding;
  readonly clock: Clock;
  /** A pad is expected here and greeted until it answers; elsewhere a silent device is left alone for a minute. */
  readonly expected: boolean;
  /** A pad that was there is missing: it may be any silent device. */
  readonly missing: () => boolean;
  /** The program that holds a port, where the system tells. */
  readonly holder: (path: string) => Promise<string | undefined>;
}

/** A path at which a pad may be: opened, greeted, kept alive, and tried again for as long as the path is of interest. */
export class Dock {
  readonly path: string;
  readonly #options: DockOptions;
  readonly #listener: DockListener;
  #expected: boolean;
  #view: PortView;
  #port: Port | undefined;
  #link: Link | undefined;
  #heartbeat: Heartbeat | undefined;
  #tally: LineTally | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(path: string, options: DockOptions, listener: DockListener) {
    this.path = path;
    this.#options = options;
    this.#listener = listener;
    this.#expected = options.expected;
    this.#view = { path, state: 'greeting' };
    void this.#open();
  }

  get view(): PortView {
    return this.#view;
  }

  /** The connection to the pad greeted here. */
  get link(): Link | undefined {
    return this.#heartbeat === undefined ? undefined : this.#link;
  }

  /** Greets anew what is connected. */
  greet(): void {
    const link = this.#link;
    link
      ?.ask({ type: 'hello' }, { every: GREET_EVERY_MS }, (hello) => this.#greeted(hello))
      .catch(() => {
        // The connection ended; `#lost` has seen to it.
      });
  }

  /** From now on this line is counted here; until its pad has said who it is nobody counts. */
  countedBy(tally: LineTally): void {
    if (this.#tally === tally) return;
    this.#tally = tally;
    tally.opened(this.#options.clock.now());
  }

  /** Shows which pad it is, whoever it says it is. */
  identify(): void {
    this.link?.ask({ type: 'identify' }, YIELDING).catch(() => {
      // A lost sign to whoever looks at its LEDs.
    });
  }

  /**
   * Gives the pad here another id, and greets it by that. An attempt it still holds is wiped. Rejects with `Unanswered`
   * or `Declined`; it is greeted anew all the same, since it may have done it.
   */
  async rename(id: string): Promise<void> {
    const { link } = this;
    if (link === undefined) throw new Unanswered('no pad answers here');
    const { state, attempt } = await link.ask({ type: 'hello' }, PATIENT);
    if (state !== 'idle') await link.ask({ type: 'abort', attempt }, PATIENT);
    try {
      await link.ask({ type: 'setId', id }, PATIENT);
    } catch (error) {
      this.greet();
      throw error;
    }
    await link.ask({ type: 'hello' }, PATIENT, (hello) => this.#greeted(hello));
  }

  /** Marks that this pad's id is already held by another port. */
  refuse(code: string): void {
    this.#show({ ...this.#view, state: 'refused', code });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#leave();
  }

  async #open(): Promise<void> {
    const { binding, clock } = this.#options;
    let lost = false;
    const given = clock.after(OPEN_FOR_MS, () => this.#refused('ETIMEDOUT'));
    try {
      const port = await openPort(binding, this.path, {
        line: (line) => this.#line(line),
        lost: () => {
          lost = true;
          if (this.#port !== undefined) this.#lost();
        },
      });
      given();
      if (this.#stopped) return await port.close();
      if (lost) return this.#again(RETRY_MS.expected);
      this.#port = port;
    } catch (error) {
      given();
      if (this.#stopped) return;
      this.#refused(openErrorCode(error as Error));
      return this.#again(this.#expected ? RETRY_MS.expected : RETRY_MS.refused);
    }
    const port = this.#port;
    this.#link = new Link((frame) => port.send(frame), clock, {
      heard: (message) => this.#heard(message),
      answered: () => this.#tally?.answered(clock.now()),
      bad: (kind) => this.#tally?.bad(kind),
      retried: () => this.#tally?.retried(),
    });
    this.#show({ path: this.path, state: 'greeting' });
    this.#stopTimer = clock.after(GREET_FOR_MS, () => this.#foreign());
    this.greet();
  }

  #refused(code: string): void {
    // Tried again every so often, and asked for its holder only once.
    if (this.#view.state === 'refused' && this.#view.code === code) return;
    const view: PortView = { path: this.path, state: 'refused', code };
    this.#show(view);
    if (code !== 'EBUSY') return;
    void this.#options.holder(this.path).then((by) => {
      if (by !== undefined && this.#view === view) this.#show({ ...view, by });
    });
  }

  #line(line: string): void {
    if (this.#link?.receive(line)) this.#heartbeat?.heard();
  }

  #heard(message: PadMessage): void {
    if (message.type === 'hello') {
      // At boot a pad says hello until it is acknowledged.
      this.#link?.acknowledge(0);
      this.#tally?.booted(this.#options.clock.now());
      this.#greeted(message);
    } else if (this.#heartbeat !== undefined) this.#listener.heard(this, message);
  }

  #greeted(hello: Hello): void {
    this.#stopTimer();
    this.#expected = true;
    this.#heartbeat ??= new Heartbeat(
      this.#options.clock,
      () => this.#ping(),
      () => this.#lost(),
    );
    this.#show({ path: this.path, state: 'pad', pad: hello.id });
    this.#listener.greeted(this, hello);
  }

  #ping(): void {
    if (!this.#link?.idle) return;
    const { clock } = this.#options;
    const askedAt = clock.now();
    this.#link
      .ask({ type: 'ping' }, { every: GREET_EVERY_MS, times: 1, yields: true }, (pong) => {
        this.#tally?.pinged(clock.now() - askedAt);
        this.#listener.heard(this, pong);
      })
      .catch(() => {
        // A missed answer is the heartbeat's to count.
      });
  }

  #foreign(): void {
    if (this.#view.state !== 'foreign') this.#show({ path: this.path, state: 'foreign' });
    if (this.#expected) return;
    if (this.#options.missing()) {
      // Still being greeted; its port stays open, for opening it again would reset it.
      this.#stopTimer = this.#options.clock.after(GREET_FOR_MS, () => this.#foreign());
      return;
    }
    void this.#leave();
    this.#again(RETRY_MS.foreign);
  }

  #lost(): void {
    const wasPad = this.#heartbeat !== undefined;
    void this.#leave();
    this.#show({ path: this.path, state: 'greeting' });
    if (wasPad) this.#listener.lost(this);
    if (!this.#stopped) this.#again(RETRY_MS.expected);
  }

  async #leave(): Promise<void> {
    const port = this.#port;
    this.#stopTimer();
    this.#heartbeat?.stop();
    this.#heartbeat = undefined;
    this.#link?.stop();
    this.#link = undefined;
    this.#tally = undefined;
    this.#port = undefined;
    await port?.close();
  }

  #again(ms: number): void {
    this.#stopTimer = this.#options.clock.after(ms, () => void this.#open());
  }

  #show(view: PortView): void {
    this.#view = view;
    if (!this.#stopped) this.#listener.changed();
  }
}
