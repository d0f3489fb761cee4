import { parseLanguage, type Language } from '../../words/language.ts';

const KEPT = 'referee.console.language';

/** The language asked for in the address, kept from before, or the browser's own, in this order. */
export function windowLanguage(window: Window): Language {
  const asked = new URL(window.location.href).searchParams.get('lang');
  return parseLanguage(asked ?? window.localStorage.getItem(KEPT) ?? window.navigator.language);
}

export function keepLanguage(window: Window, language: Language): void {
  window.localStorage.setItem(KEPT, language);
}
