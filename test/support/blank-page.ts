import { beforeAll } from 'vitest';

/** Files of tests share a window: what one has left in it is no concern of the next. */
beforeAll(() => {
  localStorage.clear();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
