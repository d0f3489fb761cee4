import type { Language } from '../../words/language.ts';
import { hasLoaded, loadWords } from '../../words/say.ts';

/** ms until a page that could not have its words is loaded again. */
const AGAIN_MS = 2_000;

/** Loads what a page says before it draws. Where a file is lost on the way, the page is loaded again: without words it would stay blank. */
export async function loadPageWords(...languages: readonly Language[]): Promise<void> {
  try {
    await Promise.all(languages.map(loadWords));
  } catch {
    setTimeout(() => window.location.reload(), AGAIN_MS);
    await new Promise(() => undefined);
  }
}

/** The language of a page, which loads another when that is wished for. */
export class PageLanguage {
  #shown: Language = $state.raw('en');
  #wished: Language;

  /** The words of this language are loaded. */
  constructor(shown: Language) {
    this.#shown = shown;
    this.#wished = shown;
  }

  get shown(): Language {
    return this.#shown;
  }

  /** Shows this language as soon as it is loaded; until then, and if it cannot be loaded, the page stays as it is. */
  speak(language: Language): void {
    this.#wished = language;
    if (hasLoaded(language)) this.#shown = language;
    else
      void loadWords(language).then(
        () => this.#wished === language && this.speak(language),
        () => undefined,
      );
  }
}
