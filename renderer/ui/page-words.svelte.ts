import type { Language } from '../../words/language.ts';
import { loadWords, wordsIn, type Catalogue, type Say, type Subject } from '../../words/say.ts';

/** What a page says. It loads one language, and another when that is wished for. */
export class PageWords<S extends Subject> {
  #say: Say<S> = $state.raw() as Say<S>;
  #wished: Language;
  readonly #catalogues: readonly Catalogue<S>[];

  /** Loads the catalogues in this language. */
  static async in<S extends Subject>(language: Language, ...catalogues: readonly Catalogue<S>[]): Promise<PageWords<S>> {
    return new PageWords(await loadWords(language, ...catalogues), ...catalogues);
  }

  /** `say` has these catalogues. */
  constructor(say: Say<S>, ...catalogues: readonly Catalogue<S>[]) {
    this.#say = say;
    this.#wished = say.language;
    this.#catalogues = catalogues;
  }

  get say(): Say<S> {
    return this.#say;
  }

  /** Shows this language as soon as it is loaded; until then, and if it cannot be loaded, the page says what it said. */
  speak(language: Language): void {
    this.#wished = language;
    const said = wordsIn(language, ...this.#catalogues);
    if (said !== undefined) this.#say = said;
    else
      void loadWords(language, ...this.#catalogues).then(
        () => this.#wished === language && this.speak(language),
        () => undefined,
      );
  }
}
