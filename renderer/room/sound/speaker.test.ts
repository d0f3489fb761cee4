import { describe, expect, it, vi } from 'vitest';
import { AWAKE_MS, Speaker, takeTurn } from './speaker.svelte.ts';

/** A loudspeaker that a browser suspends until `resume`. */
class Shut extends EventTarget {
  state: AudioContextState = 'suspended';
  resume(): Promise<void> {
    this.state = 'running';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    this.dispatchEvent(new Event('statechange'));
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
}

/** A loudspeaker with leave to sound, which counts what starts to sound. */
class Audible extends Shut {
  override state: AudioContextState = 'running';
  readonly currentTime = 0;
  readonly destination = {};
  played = 0;
  createGain = () => ({ gain: this.#parameter(), connect: () => undefined });
  createOscillator = () => ({
    frequency: this.#parameter(),
    connect: () => undefined,
    start: () => void (this.played += 1),
    stop: () => undefined,
  });

  #parameter() {
    return { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  }
}

describe('the loudspeaker', () => {
  it.each(['keydown', 'pointerdown'])('waits for permission, which a %s gives', (gesture) => {
    const context = new Shut();
    const speaker = new Speaker(() => context as unknown as AudioContext);
    const stop = speaker.start(window);
    expect(speaker.open).toBe(false);
    window.dispatchEvent(new Event(gesture));
    expect(speaker.open).toBe(true);
    stop();
    expect([speaker.open, context.state]).toEqual([false, 'closed']);
  });

  it('is open at once if the shell gives permission beforehand', () => {
    const context = new Shut();
    context.state = 'running';
    const speaker = new Speaker(() => context as unknown as AudioContext);
    speaker.start(window);
    expect(speaker.open).toBe(true);
  });

  it('rests while nothing sounds, stays open, and wakes for the next sound', () => {
    vi.useFakeTimers();
    const context = new Audible();
    const speaker = new Speaker(() => context as unknown as AudioContext);
    const stop = speaker.start(window);
    vi.advanceTimersByTime(AWAKE_MS - 1);
    speaker.play(['tick'], 1);
    expect(context).toMatchObject({ state: 'running', played: 1 });
    vi.advanceTimersByTime(AWAKE_MS);
    expect([context.state, speaker.open]).toEqual(['suspended', true]);
    speaker.play(['tick'], 1);
    expect(context).toMatchObject({ state: 'running', played: 2 });
    vi.advanceTimersByTime(AWAKE_MS);
    expect([context.state, speaker.open]).toEqual(['suspended', true]);
    stop();
    vi.useRealTimers();
  });

  it('is shut when it starts again without permission, though it rested when it was closed', () => {
    vi.useFakeTimers();
    const contexts: Shut[] = [new Audible(), new Shut()];
    const speaker = new Speaker(() => contexts.shift() as unknown as AudioContext);
    const stop = speaker.start(window);
    vi.advanceTimersByTime(AWAKE_MS);
    stop();
    const close = speaker.start(window);
    expect(speaker.open).toBe(false);
    close();
    vi.useRealTimers();
  });

  it('is shut if something else suspends it', async () => {
    const context = new Audible();
    const speaker = new Speaker(() => context as unknown as AudioContext);
    const stop = speaker.start(window);
    await context.suspend();
    expect(speaker.open).toBe(false);
    stop();
  });

  it('may be missing', () => {
    const speaker = new Speaker(() => undefined);
    speaker.start(window)();
    speaker.play(['tick'], 1);
    expect(speaker.open).toBe(false);
  });
});

/** Locks as a browser keeps them for all windows of a computer: one holder, the others wait in turn. */
function locks(): LockManager {
  let held: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<unknown>) => {
    held = held.then(() => (signal?.aborted === true ? undefined : hold()));
    return held;
  };
  return { request } as unknown as LockManager;
}

describe('of the windows of one computer', () => {
  it('one is heard at a time; when it closes, the next one is', async () => {
    const shared = locks();
    const heard: string[] = [];
    const first = takeTurn(shared, () => heard.push('first'));
    takeTurn(shared, () => heard.push('second'));
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    first();
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
  });

  it('one that closes before its turn is never heard', async () => {
    const shared = locks();
    const heard: string[] = [];
    const first = takeTurn(shared, () => heard.push('first'));
    takeTurn(shared, () => heard.push('second'))();
    takeTurn(shared, () => heard.push('third'));
    await vi.waitFor(() => expect(heard).toEqual(['first']));
    first();
    await vi.waitFor(() => expect(heard).toEqual(['first', 'third']));
  });

  it('each one is heard if windows cannot know of each other', () => {
    const onTurn = vi.fn();
    takeTurn(undefined, onTurn);
    expect(onTurn).toHaveBeenCalledOnce();
  });
});
