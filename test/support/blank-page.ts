import { beforeAll } from 'vitest';

/** Test files share a window: this removes what the previous one left in it. */
beforeAll(() => {
  localStorage.clear();
  document.body.replaceChildren();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
