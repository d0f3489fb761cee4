import type { Sound } from './sounds.ts';
import { play } from './play.ts';

/** From the last sound until the loudspeaker rests, ms: awake and silent it takes 2 % of a core. */
export const AWAKE_MS = 5_000;

/** What a browser takes as leave to make sounds. */
const GESTURES = ['keydown', 'pointerdown'] as const;

function pageContext(): AudioContext | undefined {
  return typeof AudioContext === 'undefined' ? undefined : new AudioContext({ latencyHint: 'interactive' });
}

/**
 * The loudspeaker of this window. Browsers keep it shut until a key is pressed or the page is touched. It rests while nothing
 * sounds, and the next sound wakes it.
 */
export class Speaker {
  #open = $state(false);
  #context: AudioContext | undefined;
  #isResting = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #connect: () => AudioContext | undefined;

  /** `connect` gives undefined where the window has no loudspeaker. */
  constructor(connect = pageContext) {
    this.#connect = connect;
  }

  get open(): boolean {
    return this.#open;
  }

  /** Opens as soon as the browser allows it. Returns a function that closes it. */
  start(window: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const context = this.#connect();
    if (context === undefined) return () => undefined;
    this.#context = context;
    const look = () => {
      const { state } = context;
      if (state === 'running') {
        this.#isResting = false;
        this.#restLater();
      }
      this.#open = state === 'running' || (this.#isResting && state === 'suspended');
    };
    const unlock = () => void (this.#open || context.resume().then(look));
    context.addEventListener('statechange', look);
    for (const gesture of GESTURES) window.addEventListener(gesture, unlock, { capture: true, passive: true });
    look();
    return () => {
      for (const gesture of GESTURES) window.removeEventListener(gesture, unlock, { capture: true });
      context.removeEventListener('statechange', look);
      clearTimeout(this.#rest);
      this.#isResting = false;
      this.#open = false;
      this.#context = undefined;
      void context.close();
    };
  }

  /** `volume` from 0 to 1. */
  play(sounds: readonly Sound[], volume: number): void {
    const context = this.#context;
    if (context === undefined || !this.#open || volume === 0) return;
    if (this.#isResting) void context.resume();
    // Until it is awake its time stands still, so nothing of the sounds is missed.
    play(context, sounds, volume);
    this.#restLater();
  }

  /** Puts off the rest, which begins once nothing has sounded for a while. */
  #restLater(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#context?.state !== 'running') return;
      this.#isResting = true;
      void this.#context.suspend();
    }, AWAKE_MS);
  }
}

/** Held by the one window of this computer that is heard. */
const LOCK = 'referee.sound';

/**
 * Calls `onTurn` when this window is the one of its computer to be heard, at once where windows cannot know of each other
 * (a page from the network, on a computer of its own). Returns a function that gives the turn to the next window.
 */
export function takeTurn(locks: LockManager | undefined, onTurn: () => void): () => void {
  if (locks === undefined) {
    onTurn();
    return () => undefined;
  }
  const over = new AbortController();
  const hold = () =>
    new Promise<void>((giveBack) => {
      over.signal.addEventListener('abort', () => giveBack());
      onTurn();
    });
  // Rejects if the turn is given back before it came.
  locks.request(LOCK, { signal: over.signal }, hold).catch(() => undefined);
  return () => over.abort();
}
