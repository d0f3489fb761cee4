const KEPT = 'referee.console.table';

/** Not in the DOM types yet: whether the desktop reaches over more than one screen. */
interface MaybeExtended {
  readonly isExtended?: boolean;
}

/**
 * Whether the table is shown large in the dealer's window. With one screen it is, unless the dealer chose otherwise
 * before; the choice is this window's own.
 */
export class Screens {
  #showsTable = $state(false);
  readonly #window: Window;

  constructor(window: Window) {
    this.#window = window;
    const kept = window.localStorage.getItem(KEPT);
    const { isExtended } = window.screen as MaybeExtended;
    this.#showsTable = kept === null ? isExtended !== true : kept === 'yes';
  }

  get showsTable(): boolean {
    return this.#showsTable;
  }

  set showsTable(shows: boolean) {
    this.#showsTable = shows;
    this.#window.localStorage.setItem(KEPT, shows ? 'yes' : 'no');
  }
}
