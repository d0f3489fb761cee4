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
