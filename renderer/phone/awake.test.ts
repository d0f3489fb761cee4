import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepAwake } from './awake.ts';

class FakeAudio {
  static closed = 0;
  createMediaStreamDestination = () => ({ stream: { getTracks: () => ['silence'] } });
  resume = () => Promise.resolve();
  close(): Promise<void> {
    FakeAudio.closed += 1;
    return Promise.resolve();
  }
}

const video = () => document.querySelector('video');
const changed = () => document.dispatchEvent(new Event('visibilitychange'));
const tap = () => document.body.click();

let end: () => void = () => undefined;
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function start(navigator: object): void {
  end = keepAwake({ document, navigator } as unknown as Window);
}

/** A stream as the browser makes it, and what is added to it. */
function streamed() {
  const stream = document.createElement('canvas').captureStream();
  vi.spyOn(HTMLCanvasElement.prototype, 'captureStream').mockReturnValue(stream);
  return vi.spyOn(stream, 'addTrack').mockReturnValue(undefined);
}

describe('a browser with wake locks', () => {
  it('holds one, asks again once it was taken away, and plays nothing', async () => {
    const lock = { released: false, release: vi.fn() };
    const request = vi.fn(() => Promise.resolve(lock));
    start({ wakeLock: { request } });
    await Promise.resolve();
    changed();
    tap();
    expect(request).toHaveBeenCalledTimes(1);
    lock.released = true;
    changed();
    expect(request).toHaveBeenCalledTimes(2);
    expect(video()).toBeNull();
  });

  it('asks at the next tap if it was refused', async () => {
    const request = vi.fn(() => Promise.reject(new Error('NotAllowedError')));
    start({ wakeLock: { request } });
    await Promise.resolve();
    tap();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('a browser without wake locks, as on plain http', () => {
  it('plays a video from the first tap on, which loads nothing, and ends it', () => {
    const addTrack = streamed();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    start({ vendor: 'Google Inc.' });
    changed();
    expect(video()).toBeNull();
    tap();
    tap();
    expect(document.querySelectorAll('video')).toHaveLength(1);
    expect(play).toHaveBeenCalledTimes(2);
    expect(video()?.muted).toBe(true);
    expect(video()?.getAttribute('src')).toBeNull();
    expect(addTrack).not.toHaveBeenCalled();
    end();
    expect(video()).toBeNull();
  });

  it('adds silence in WebKit, which lets the screen sleep over a muted video', () => {
    const addTrack = streamed();
    vi.stubGlobal('AudioContext', FakeAudio);
    start({ vendor: 'Apple Computer, Inc.' });
    tap();
    expect(video()?.muted).toBe(false);
    expect(addTrack).toHaveBeenCalledWith('silence');
    const before = FakeAudio.closed;
    end();
    expect(FakeAudio.closed).toBe(before + 1);
  });
});
