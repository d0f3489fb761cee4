import { PROTOCOL_VERSION, type Hello, type PadMessage } from '../../../firmware-protocol/codec/message.ts';
import type { PortView } from '../../contract/view.ts';
import { every, type Clock } from '../../clock/clock.ts';
import { type SerialBinding, openErrorCode, Port } from './port.ts';
import type { LineStatistics } from './line-statistics.ts';
import { Link, PATIENT, Unanswered, YIELDING, type LinkEvent } from './link.ts';
import { OldPadDetector } from './old-pad.ts';

/** How often a pad that has spoken is asked for its hello; then the host listens again. */
const GREETING = { every: 250, times: 8 } as const;
/** Opening resets most boards: they boot for up to two seconds, and announce themselves within two more. */
const LISTEN_MS = 8000;
/** PROTOCOL.md, "Heartbeat": a ping at every beat; after three beats in which nothing was heard the pad is lost. */
const BEAT_MS = 500;
const MAX_MISSED = 3;
/** A ping is not repeated, since the next one follows with the next beat. */
const PING = { every: 250, times: 1, yields: true } as const;
/** Some drivers block for a long time; after this the port is reported as not opening. */
const OPEN_TIMEOUT_MS = 5000;
/** When to try a path again: where a pad is expected, and where the system refused. */
const RETRY_MS = { expected: 500, refused: 5000 } as const;

export interface SerialConnectionListener {
  /** A pad has said hello: it was greeted, or it has booted again. */
  greeted(connection: SerialConnection, hello: Hello): void;
  heard(connection: SerialConnection, message: PadMessage): void;
  /** The pad that was greeted here is gone. */
  lost(connection: SerialConnection): void;
  /** Nothing that a pad would send was heard: the port is closed for good. */
  foreign(connection: SerialConnection): void;
  changed(): void;
}

export interface SerialConnectionOptions {
  readonly binding: SerialBinding;
  readonly clock: Clock;
  /** A pad is expected here: the port stays open however long it is silent. */
  readonly expected: boolean;
  /** Whether the device at this path may be opened now. */
  readonly mayOpen: () => Promise<boolean>;
  /** The program that has a port open, if the system tells. */
  readonly owner: (path: string) => Promise<string | undefined>;
}

/** `listening`: open, but no pad has said hello yet. */
type State =
  | { readonly kind: 'closed' }
  | { readonly kind: 'listening'; readonly port: Port; readonly link: Link; readonly oldPads: OldPadDetector }
  | { readonly kind: 'live'; readonly port: Port; readonly link: Link; readonly stopBeating: () => void };

/**
 * The connection at a path: opens it, listens, greets a pad once it has spoken, keeps it alive, and tries again for as long as
 * the path is of interest. Nothing is sent to a device that has not sent a valid frame by itself.
 */
export class SerialConnection {
  readonly path: string;
  readonly #options: SerialConnectionOptions;
  readonly #listener: SerialConnectionListener;
  #expected: boolean;
  #view: PortView;
  #state: State = { kind: 'closed' };
  /** Set once it is known whose line this is. */
  #statistics: LineStatistics | undefined;
  #greeting = false;
  /** Beats since a pad was last heard here. */
  #missed = 0;
  /** The last sequence used here, on any connection. */
  #sequence = 0;
  #stopTimer: () => void = () => undefined;
  #stopped = false;

  constructor(path: string, options: SerialConnectionOptions, listener: SerialConnectionListener) {
    this.path = path;
    this.#options = options;
    this.#listener = listener;
    this.#expected = options.expected;
    this.#view = { path, kind: 'listening' };
    void this.#open();
  }

  get view(): PortView {
    return this.#view;
  }

  /** The link to the pad here; undefined before its hello. */
  get link(): Link | undefined {
    return this.#state.kind === 'live' ? this.#state.link : undefined;
  }

  greet(): void {
    if (this.#state.kind === 'live') this.#greet();
  }

  /** Counts what passes from now on. */
  countWith(statistics: LineStatistics): void {
    if (this.#statistics === statistics) return;
    this.#statistics = statistics;
    statistics.opened(this.#options.clock.now());
  }

  /** Makes the pad's LEDs flash, even if it cannot play. */
  identify(): void {
    this.link?.ask({ type: 'identify' }, YIELDING).catch(() => {
      // Only a flash of the LEDs is lost.
    });
  }

  /**
   * Gives the pad here another id and greets it by that. An attempt it still holds is wiped. Rejects with `Unanswered` or
   * `Declined`; even then the pad is greeted again, since it may have stored the id.
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

  /** Shows that the pad here is refused, as its id belongs to the pad at another port. */
  refuse(code: string): void {
    const { path, view } = this;
    this.#show({ path, kind: 'refused', code, ...(view.kind === 'pad' && { pad: view.pad }) });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#close();
  }

  async #open(): Promise<void> {
    const { binding, clock, mayOpen } = this.#options;
    const may = await mayOpen();
    if (this.#stopped) return;
    if (!may) return this.#openAfter(RETRY_MS.expected);
    const stopTimeout = clock.after(OPEN_TIMEOUT_MS, () => this.#showRefused('ETIMEDOUT'));
    let port: Port;
    try {
      port = await Port.open(binding, this.path);
    } catch (error) {
      if (this.#stopped) return;
      this.#showRefused(openErrorCode(error as Error));
      return this.#openAfter(this.#expected ? RETRY_MS.expected : RETRY_MS.refused);
    } finally {
      stopTimeout();
    }
    if (this.#stopped) return port.close();
    this.#listen(port);
  }

  #listen(port: Port): void {
    const link = new Link(
      (frame) => port.send(frame),
      this.#options.clock,
      (event) => this.#on(event),
      this.#sequence,
    );
    this.#state = { kind: 'listening', port, link, oldPads: new OldPadDetector() };
    this.#show({ path: this.path, kind: 'listening' });
    this.#waitForPad();
    port.listen({
      line: (line) => link.receive(line),
      bytes: (bytes) => this.#detectOldPad(bytes),
      lost: () => this.#lost(),
    });
  }

  #waitForPad(): void {
    this.#stopTimer = this.#options.clock.after(LISTEN_MS, () => this.#silent());
  }

  #on(event: LinkEvent): void {
    this.#statistics?.note(event, this.#options.clock.now());
    if (event.kind === 'answer') this.#alive();
    else if (event.kind === 'unasked') this.#unasked(event.message);
  }

  #unasked(message: PadMessage): void {
    if (message.type === 'beacon') return this.#beacon(message.version);
    if (message.type === 'hello') {
      // After a boot, a pad repeats its hello until it is acknowledged.
      if (this.#state.kind !== 'closed') this.#state.link.acknowledge(0);
      this.#greeted(message);
    } else if (message.type !== 'error' && this.#state.kind === 'live') this.#listener.heard(this, message);
    this.#alive();
  }

  /** A pad that does not hear the host sends a beacon, so it is no sign that a live connection works. */
  #beacon(version: number): void {
    if (this.#state.kind !== 'listening') return;
    if (version === PROTOCOL_VERSION) this.#greet();
    else this.#otherVersion({ version, age: version < PROTOCOL_VERSION ? 'older' : 'newer' });
  }

  /** A valid frame has arrived: a pad is here. */
  #alive(): void {
    this.#missed = 0;
    if (this.#state.kind === 'listening') this.#greet();
  }

  /** Asks the pad that has spoken for its hello. After giving up, the next frame makes the host ask again. */
  #greet(): void {
    if (this.#state.kind === 'closed' || this.#greeting) return;
    const { link } = this.#state;
    this.#stopTimer();
    this.#greeting = true;
    link
      .ask({ type: 'hello' }, GREETING, (hello) => this.#greeted(hello))
      .catch(() => {
        // The connection ended, which `#lost` handles, or the pad will speak again.
      })
      .finally(() => {
        if (this.#state.kind === 'closed' || this.#state.link !== link) return;
        this.#greeting = false;
        if (this.#state.kind === 'listening') this.#waitForPad();
      });
  }

  #detectOldPad(bytes: Uint8Array): void {
    if (this.#state.kind !== 'listening') return;
    const pad = this.#state.oldPads.receive(bytes);
    if (pad !== undefined) this.#otherVersion({ version: 1, age: 'older', pad });
  }

  /** Sends nothing to a pad of another protocol version, and closes the port unless a pad is expected here. */
  #otherVersion(pad: Omit<Extract<PortView, { readonly kind: 'other version' }>, 'path' | 'kind'>): void {
    this.#stopTimer();
    this.#show({ path: this.path, kind: 'other version', ...pad });
    if (!this.#expected) this.#giveUp();
  }

  #greeted(hello: Hello): void {
    if (this.#state.kind === 'closed') return;
    this.#stopTimer();
    this.#expected = true;
    if (this.#state.kind === 'listening') {
      const { port, link } = this.#state;
      this.#missed = 0;
      this.#state = { kind: 'live', port, link, stopBeating: every(this.#options.clock, BEAT_MS, () => this.#beat(link)) };
    }
    this.#show({ path: this.path, kind: 'pad', pad: hello.id });
    this.#listener.greeted(this, hello);
  }

  #beat(link: Link): void {
    if (this.#missed === MAX_MISSED) return this.#lost();
    this.#missed += 1;
    if (!link.idle) return;
    const { clock } = this.#options;
    const askedAt = clock.now();
    link
      .ask({ type: 'ping' }, PING, (pong) => {
        this.#statistics?.pinged(clock.now() - askedAt);
        this.#listener.heard(this, pong);
      })
      .catch(() => {
        // The beats count what was not heard.
      });
  }

  #silent(): void {
    this.#show({ path: this.path, kind: this.#expected ? 'silent' : 'foreign' });
    if (!this.#expected) this.#giveUp();
  }

  #giveUp(): void {
    void this.#close();
    this.#listener.foreign(this);
  }

  #lost(): void {
    const wasLive = this.#state.kind === 'live';
    void this.#close();
    this.#show({ path: this.path, kind: 'listening' });
    if (wasLive) this.#listener.lost(this);
    if (!this.#stopped) this.#openAfter(RETRY_MS.expected);
  }

  async #close(): Promise<void> {
    const state = this.#state;
    this.#stopTimer();
    this.#state = { kind: 'closed' };
    this.#statistics = undefined;
    this.#greeting = false;
    if (state.kind === 'closed') return;
    if (state.kind === 'live') state.stopBeating();
    this.#sequence = state.link.sequence;
    state.link.stop();
    await state.port.close();
  }

  #openAfter(ms: number): void {
    this.#stopTimer = this.#options.clock.after(ms, () => void this.#open());
  }

  #showRefused(code: string): void {
    // The path is tried again and again, but its owner is looked up only once.
    if (this.#view.kind === 'refused' && this.#view.code === code) return;
    const view: PortView = { path: this.path, kind: 'refused', code };
    this.#show(view);
    if (code !== 'EBUSY') return;
    void this.#options.owner(this.path).then((by) => {
      if (by !== undefined && this.#view === view) this.#show({ ...view, by });
    });
  }

  #show(view: PortView): void {
    this.#view = view;
    if (!this.#stopped) this.#listener.changed();
  }
}
