import { PROTOCOL_VERSION, type PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { BadFrame } from '../../contract/pads.ts';
import type { PortView } from '../../contract/view.ts';
import type { Binding } from './binding.ts';
import { Heartbeat } from './heartbeat.ts';
import type { LineTally } from './line-tally.ts';
import { Link, PATIENT, Unanswered, YIELDING } from './link.ts';
import { OldPadEar } from './old-pad.ts';
import { openErrorCode } from './open-error.ts';
import { openPort, type Port } from './port.ts';
import type { Clock } from '../../course/clock.ts';

export type Hello = Extract<PadMessage, { readonly type: 'hello' }>;

/** A pad that has just spoken is asked who it is so often; then it is listened to again. */
const GREETING = { every: 250, times: 8 } as const;
/** Opening resets most boards: they boot for up to two seconds, and say what they are after two more at the latest. */
const LISTEN_FOR_MS = 8000;
/** A ping is not repeated: the next one follows with the next beat. */
const PONG_WITHIN_MS = 250;
/** Some drivers keep whoever opens them waiting; after so long the port is said not to open. */
const OPEN_FOR_MS = 5000;
/** How soon a path is tried again: where a pad is expected, and where the system refused. */
const RETRY_MS = { expected: 500, refused: 5000 } as const;

export interface DockListener {
  /** A pad has said hello: greeted, or booted again. */
  greeted(dock: Dock, hello: Hello): void;
  heard(dock: Dock, message: PadMessage): void;
  /** The pad that was greeted here is gone. */
  lost(dock: Dock): void;
  /** Nothing that a pad would say was heard: the port is closed for good. */
  foreign(dock: Dock): void;
  changed(): void;
}

export interface DockOptions {
  readonly binding: Binding;
  readonly clock: Clock;
  /** A pad is expected here, and the port stays open however long nothing is heard. */
  readonly expected: boolean;
  /** Whether what is at this path at this moment may be opened. */
  readonly mayOpen: () => Promise<boolean>;
  /** The program that holds a port, where the system tells. */
  readonly holder: (path: string) => Promise<string | undefined>;
}

/**
 * A path at which a pad may be: opened, listened to, greeted once a pad has spoken, kept alive, and tried again for as
 * long as the path is of interest. Nothing is sent to a device that has not said a sound frame by itself.
 */
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
  #oldPads = new OldPadEar();
  #greeting = false;
  #sequence = 0;
  /** The version of the beacon in the line that is looked at: its pad says that it hears nothing. */
  #unheard: number | undefined;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(path: string, options: DockOptions, listener: DockListener) {
    this.path = path;
    this.#options = options;
    this.#listener = listener;
    this.#expected = options.expected;
    this.#view = { path, state: 'listening' };
    void this.#open();
  }

  get view(): PortView {
    return this.#view;
  }

  /** The connection to the pad greeted here. */
  get link(): Link | undefined {
    return this.#heartbeat === undefined ? undefined : this.#link;
  }

  /** Greets anew the pad that is connected, if one is. */
  greet(): void {
    if (this.link !== undefined) this.#greet();
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
    const { path, view } = this;
    this.#show({ path, state: 'refused', code, ...(view.state === 'pad' && { pad: view.pad }) });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#leave();
  }

  async #open(): Promise<void> {
    const { binding, clock } = this.#options;
    const may = await this.#options.mayOpen();
    if (this.#stopped) return;
    if (!may) return this.#again(RETRY_MS.expected);
    let lost = false;
    const given = clock.after(OPEN_FOR_MS, () => this.#refused('ETIMEDOUT'));
    try {
      const port = await openPort(binding, this.path, {
        line: (line) => this.#line(line),
        bytes: (bytes) => this.#listenForOldPad(bytes),
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
    this.#listen(this.#port);
  }

  #listen(port: Port): void {
    const { clock } = this.#options;
    this.#oldPads = new OldPadEar();
    const listener = {
      heard: (message: PadMessage) => this.#heard(message),
      answered: () => this.#tally?.answered(clock.now()),
      bad: (kind: BadFrame) => this.#tally?.bad(kind),
      retried: () => this.#tally?.retried(),
    };
    this.#link = new Link((frame) => port.send(frame), clock, listener, this.#sequence);
    this.#show({ path: this.path, state: 'listening' });
    this.#listenOn();
  }

  #listenOn(): void {
    this.#stopTimer = this.#options.clock.after(LISTEN_FOR_MS, () => this.#silent());
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
    this.#unheard = undefined;
    if (!this.#link?.receive(line)) return;
    if (this.#heartbeat === undefined) this.#spoken(this.#unheard);
    else if (this.#unheard === undefined) this.#heartbeat.heard();
  }

  /** Something here has said a sound frame: a pad; with a beacon of another version one that could make nothing of ours. */
  #spoken(version: number = PROTOCOL_VERSION): void {
    if (version === PROTOCOL_VERSION) return this.#greet();
    this.#otherVersion({ version, age: version < PROTOCOL_VERSION ? 'older' : 'newer' });
  }

  /** Asked by what a pad has said: who is it? Given up after a while, and asked again by its next frame. */
  #greet(): void {
    const link = this.#link;
    if (link === undefined || this.#greeting) return;
    this.#stopTimer();
    this.#greeting = true;
    link
      .ask({ type: 'hello' }, GREETING, (hello) => this.#greeted(hello))
      .catch(() => {
        // The connection ended, and `#lost` has seen to it, or it will speak again.
      })
      .finally(() => {
        if (this.#link !== link) return;
        this.#greeting = false;
        if (this.#heartbeat === undefined) this.#listenOn();
      });
  }

  #listenForOldPad(bytes: Uint8Array): void {
    if (this.#heartbeat !== undefined) return;
    const old = this.#oldPads.hear(bytes);
    if (old !== undefined) this.#otherVersion({ version: old.version, age: 'older', pad: old.id });
  }

  /** It gets no word, and no more of our time: until it has the other program it is no pad for this table. */
  #otherVersion(said: Omit<Extract<PortView, { readonly state: 'other version' }>, 'path' | 'state'>): void {
    this.#stopTimer();
    this.#show({ path: this.path, state: 'other version', ...said });
    if (!this.#expected) this.#leaveAlone();
  }

  #heard(message: PadMessage): void {
    if (message.type === 'hello') {
      // At boot a pad says hello until it is acknowledged.
      this.#link?.acknowledge(0);
      this.#tally?.booted(this.#options.clock.now());
      this.#greeted(message);
    } else if (message.type === 'beacon') this.#unheard = message.version;
    else if (this.#heartbeat !== undefined) this.#listener.heard(this, message);
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
      .ask({ type: 'ping' }, { every: PONG_WITHIN_MS, times: 1, yields: true }, (pong) => {
        this.#tally?.pinged(clock.now() - askedAt);
        this.#listener.heard(this, pong);
      })
      .catch(() => {
        // A missed answer is the heartbeat's to count.
      });
  }

  #silent(): void {
    this.#show({ path: this.path, state: this.#expected ? 'silent' : 'foreign' });
    if (!this.#expected) this.#leaveAlone();
  }

  #leaveAlone(): void {
    void this.#leave();
    this.#listener.foreign(this);
  }

  #lost(): void {
    const wasPad = this.#heartbeat !== undefined;
    void this.#leave();
    this.#show({ path: this.path, state: 'listening' });
    if (wasPad) this.#listener.lost(this);
    if (!this.#stopped) this.#again(RETRY_MS.expected);
  }

  async #leave(): Promise<void> {
    const port = this.#port;
    this.#stopTimer();
    this.#heartbeat?.stop();
    this.#heartbeat = undefined;
    this.#sequence = this.#link?.sequence ?? this.#sequence;
    this.#link?.stop();
    this.#link = undefined;
    this.#tally = undefined;
    this.#greeting = false;
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
