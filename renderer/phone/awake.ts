interface Playing {
  readonly video: HTMLVideoElement;
  readonly canvas: HTMLCanvasElement;
  readonly sound: AudioContext | undefined;
}

/** A frame a second: a video that stands still lets the screen sleep. */
const FRAME_MS = 1_000;

/**
 * Keeps the screen on while the page is seen: by a wake lock, or where there is none, as on plain http, by a black video
 * that the first tap starts. Its pictures are drawn here, so the page loads no file for it and needs no `media-src`. Chromium
 * and Firefox want a stream with pictures; WebKit wants sound too, not muted (`HTMLMediaElement::shouldDisableSleep`),
 * so there it plays silence. Returns a function that ends it.
 */
export function keepAwake({ document, navigator }: Window): () => void {
  const locks = (navigator as Partial<Pick<Navigator, 'wakeLock'>>).wakeLock;
  let lock: WakeLockSentinel | undefined;
  let playing: Playing | undefined;

  async function hold(): Promise<void> {
    // The browser takes it away whenever the page is hidden.
    if (lock?.released !== false) lock = await locks?.request('screen');
  }
  // At once, while the browser still knows of the tap. What it refuses, as while the battery is low, the next tap asks for again.
  const wake = () => {
    if (document.visibilityState === 'visible')
      void Promise.allSettled([hold(), playing?.sound?.resume(), playing?.video.play()]);
  };
  const tapped = () => {
    if (locks === undefined) playing ??= start(document, navigator.vendor.startsWith('Apple'));
    wake();
  };
  const timer = setInterval(() => playing && draw(playing), FRAME_MS);
  wake();
  document.addEventListener('visibilitychange', wake);
  document.addEventListener('click', tapped);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', wake);
    document.removeEventListener('click', tapped);
    playing?.video.remove();
    void playing?.sound?.close();
    void lock?.release();
  };
}

function start(document: Document, audible: boolean): Playing {
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
  const video = document.createElement('video');
  const stream = canvas.captureStream();
  const sound = audible ? new AudioContext() : undefined;
  for (const track of sound?.createMediaStreamDestination().stream.getTracks() ?? []) stream.addTrack(track);
  Object.assign(video, { className: 'awake', muted: !audible, playsInline: true, srcObject: stream, tabIndex: -1 });
  video.setAttribute('aria-hidden', 'true');
  document.body.append(video);
  const playing = { video, canvas, sound };
  draw(playing);
  return playing;
}

function draw({ canvas }: Playing): void {
  canvas.getContext('2d')?.fillRect(0, 0, 1, 1);
}
