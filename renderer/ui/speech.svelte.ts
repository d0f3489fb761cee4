import { createContext } from 'svelte';
import type { ConsoleWords } from '../../words/console.ts';
import { CONSOLE_WORDS } from '../../words/consoles.ts';
import type { Language } from '../../words/language.ts';
import type { HostRefusalSentences } from '../../words/refusal.ts';
import { REFUSAL_WORDS } from '../../words/refusals.ts';

/** The language of this window; kept for the next time it opens. */
export class Speech {
  language: Language = $state('en');

  constructor(language: Language) {
    this.language = language;
  }

  get words(): ConsoleWords {
    return CONSOLE_WORDS[this.language];
  }

  get refusals(): HostRefusalSentences {
    return REFUSAL_WORDS[this.language];
  }
}

export const [getSpeech, setSpeech] = createContext<Speech>();
