import keyNames from './generated/keys.js';
import type { Language } from './language.ts';
import { sayIn } from './say.ts';

/** Keys by their codes, each as it is called in that language: `Escape Escape` is Esc Esc, and `Ctrl+Y` in German Strg+Y. */
export function nameKeys(keys: string, language: Language): string {
  const say = sayIn(language, keyNames);
  return keys.replace(/[A-Z][a-z]+/g, (code) => say.known(`keys-named-${code}`) ?? code);
}
