import names from './keys.json';
import type { Language } from './language.ts';

/** Keys by their codes, each as it is called in that language: `Escape Escape` is Esc Esc, and `Ctrl+Y` in German Strg+Y. */
export function nameKeys(keys: string, language: Language): string {
  const named: Readonly<Partial<Record<string, string>>> = names[language];
  return keys.replace(/[A-Z][a-z]+/g, (code) => named[code] ?? code);
}
