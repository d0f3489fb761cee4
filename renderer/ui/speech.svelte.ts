import { createContext } from 'svelte';
import type { ConsoleWords } from '../../words/console/en.ts';
import { CONSOLE_WORDS } from '../../words/console/words.ts';
import type { Language } from '../../words/language.ts';
import type { HostRefusalSentences } from '../../words/refusals/en.ts';
import { REFUSAL_WORDS } from '../../words/refusals/words.ts';

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
