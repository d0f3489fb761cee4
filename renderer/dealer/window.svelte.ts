import type { ConsoleView } from '../../host/contract/view.ts';

/** Whether closing this window would end or interrupt something: in the desktop shell the game, in a browser an open round. */
export function holdsWindow(view: ConsoleView | undefined): boolean {
  const phase = view?.table.game?.course.phase;
  if (phase === undefined || phase === 'over') return false;
  return view?.shell === 'electron' || phase === 'counting' || phase === 'closed' || phase === 'opening';
}

/**
 * Asks before this window is closed over a game. A browser asks by itself; the desktop shell closes nothing and says
 * nothing, so there the page asks, and whoever closes it once more means it.
 */
export class Leaving {
  /** The question stands. */
  asked = $state(false);
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
  }

  /** The window is about to close over this view. */
  ask(event: Event, view: ConsoleView | undefined): void {
    if (this.asked || !holdsWindow(view)) return;
    event.preventDefault();
    this.asked = view?.shell === 'electron';
  }

  stay(): void {
    this.asked = false;
  }

  leave(): void {
    this.#window.close();
  }
}

/** What the console is written for, in pixels, and what it fills once there is more room than that. */
const LEAST = { width: 1024, height: 600 } as const;
const ROOMY = { width: 1280, height: 720 } as const;
/** Up to this width upright, or this size across, it is laid out by `phone.css`; a side below the least makes all smaller. */
const PHONE = { upright: 600, across: { width: 960, height: 480 }, least: 360 } as const;

/**
 * How large the console is drawn in a window of this size: as written at 1024 by 600, and from 1280 by 720 on it grows
 * with the window, so that it is read at arm's length on any screen. In a smaller window it shrinks and stays whole, except
 * that a phone has a layout of its own.
 */
export function scaleFor(width: number, height: number): number {
  const isPhone = width <= PHONE.upright || (width <= PHONE.across.width && height <= PHONE.across.height);
  if (isPhone) return Math.min(1, Math.min(width, height) / PHONE.least);
  const whole = Math.min(1, width / LEAST.width, height / LEAST.height);
  return Math.max(whole, Math.min(width / ROOMY.width, height / ROOMY.height));
}

/** A window in the background hears no key, and a browser does not always say when it loses the focus. */
const LOOK_EVERY_MS = 500;

/** Whether keys reach this window. */
export class KeyboardFocus {
  has = $state(true);

  /** Starts to look. Returns the way to stop. */
  watch(window: Window): () => void {
    const look = () => (this.has = window.document.hasFocus());
    look();
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
    };
  }
}

/**
 * Called while a component is made: what had the focus when the first panel was opened gets it back when the last one is
 * closed, unless something else has taken it.
 */
export function keepFocus(panelOpen: () => boolean): void {
  let before: Element | null | undefined;
  // Before the page is drawn anew: what a panel lies over loses the focus then.
  $effect.pre(() => {
    if (panelOpen()) before ??= document.activeElement;
  });
  $effect(() => {
    if (panelOpen() || before === undefined) return;
    if (before instanceof HTMLElement && document.activeElement === document.body) before.focus({ preventScroll: true });
    before = undefined;
  });
}

/** Called while a part of a panel is made: as long as something in it is `entered` and not given, no key closes the panel unseen. */
export function keepEntered(desk: { entered: number }, entered: () => boolean): void {
  $effect(() => {
    if (!entered()) return undefined;
    desk.entered += 1;
    return () => (desk.entered -= 1);
  });
}

/** An attachment: what is drawn takes the focus as it comes. */
export function takeFocus(element: HTMLElement): void {
  element.focus();
}
