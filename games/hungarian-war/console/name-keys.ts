import type { House, State } from '../rules/types.ts';
import type { CardAlphabet, SpecialCards } from '../../../renderer/dealer/desk/alphabet.ts';
import type { CardReading } from '../../../renderer/dealer/desk/card-keys.ts';
import { frenchDeck } from '../../../renderer/dealer/desk/french-deck.ts';
import { wordsIn } from './typed.ts';

/** One rank names a card where ranks suffice; where every card is named, a suit follows, or Enter where it is not known. */
export function readingOf({ house, cards }: State): CardReading {
  return {
    alphabet: alphabetOf(house),
    rankOnly: house.cards !== 'entered',
    suitMayBeUnknown: true,
    gone: (code) => cards.some((card) => card === code),
  };
}

/** X is a Joker, R a Rules Card, where the deck has them. */
function alphabetOf({ jokers, rulesCards }: House): CardAlphabet {
  const deck = frenchDeck(jokers);
  const codes = Array.from({ length: rulesCards }, (_, index) => `R${index + 1}`);
  const rules: readonly SpecialCards[] = rulesCards === 0 ? [] : [{ codes, keys: ['R'] }];
  return {
    ...deck,
    specials: [...deck.specials, ...rules],
    names(language) {
      const names = deck.names(language);
      return rulesCards === 0 ? names : { ...names, specials: [...names.specials, wordsIn(language).naming.rulesCard] };
    },
  };
}
