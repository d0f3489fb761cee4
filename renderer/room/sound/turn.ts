/** Held by the one window of this computer that is heard. */
const LOCK = 'referee.sound';

/**
 * Calls `onTurn` when this window is the one of its computer to be heard, at once where windows cannot know of each other
 * (a page from the network, on a computer of its own). Returns the way to give the turn back, which another one takes.
 */
export function takeTurn(locks: LockManager | undefined, onTurn: () => void): () => void {
  if (locks === undefined) {
    onTurn();
    return () => undefined;
  }
  const given = new AbortController();
  let giveBack = () => {
    given.abort();
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      giveBack = resolve;
      onTurn();
    });
  // Given back before it came.
  locks.request(LOCK, { signal: given.signal }, hold).catch(() => undefined);
  return () => {
    giveBack();
  };
}
