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

  /** Starts to watch. Returns the way to stop. */
  watch(viewNow: () => ConsoleView | undefined): () => void {
    const ask = (event: BeforeUnloadEvent) => {
      const view = viewNow();
      if (this.asked || !holdsWindow(view)) return;
      event.preventDefault();
      this.asked = view?.shell === 'electron';
    };
    this.#window.addEventListener('beforeunload', ask);
    return () => this.#window.removeEventListener('beforeunload', ask);
  }

  stay(): void {
    this.asked = false;
  }

  leave(): void {
    this.#window.close();
  }
}
