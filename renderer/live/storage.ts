/** What a page keeps, by name. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A browser's storage that never throws. Some browsers throw as soon as a page names its storage, others have no room left: what
 * cannot be kept there stays in the page, and a reload forgets it.
 */
export function safeStorage(open: () => Store): Store {
  const inPage = new Map<string, string>();
  return {
    getItem: (name) => inPage.get(name) ?? unlessRefused(() => open().getItem(name)) ?? null,
    setItem(name, value) {
      inPage.set(name, value);
      unlessRefused(() => (open().setItem(name, value), inPage.delete(name)));
    },
    removeItem(name) {
      inPage.delete(name);
      unlessRefused(() => open().removeItem(name));
    },
  };
}

function unlessRefused<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
