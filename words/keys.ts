import names from './keys.json';
import { inEach, type Language } from './language.ts';

const NAMES = inEach<Readonly<Partial<Record<string, string>>>>(names.en, names.hu, names.de);

/** Keys by their codes, each as it is called in that language: `Escape Escape` is Esc Esc, and `Ctrl+Y` in German Strg+Y. */
export function nameKeys(keys: string, language: Language): string {
  return keys.replace(/[A-Z][a-z]+/g, (code) => NAMES[language][code] ?? code);
}
