import type { ConsoleView } from '../../../host/contract/view.ts';
import { ASKED_WORDS } from '../../../words/questions/words.ts';
import type { Language } from '../../../words/language.ts';
import type { ConsoleUi } from './ui.ts';
import { nameOf, type AskedNow } from './next-thing.ts';
import { likeliestOf } from './asking-keys.ts';

/** Undefined where nothing is asked. */
export function askedNow(view: ConsoleView, { asking }: ConsoleUi, language: Language): AskedNow | undefined {
  const { strip } = ASKED_WORDS[language];
  const { answerer, table } = view;
  switch (answerer?.kind) {
    case undefined:
      return undefined;
    case 'all bots':
      return { question: strip.alone };
    case 'bot':
      return { question: strip.thinking(nameOf(view, answerer.seat)) };
    case 'dealer': {
      const ask = table.game?.ask;
      if (asking === undefined || ask === undefined) return undefined;
      const names = table.game?.seats.map(({ player }) => player.name) ?? [];
      const words = asking.words(language);
      const value = likeliestOf(ask);
      const option = ask.options.find((one) => one.value === value);
      // The screen may be read by all: nobody learns a card from it before it is turned.
      const likeliest = option === undefined ? value && strip.asExpected : words.option(option, ask, names);
      return { question: words.ask(ask, names), ...(likeliest !== undefined && { likeliest }) };
    }
    default:
      return answerer satisfies never;
  }
}
