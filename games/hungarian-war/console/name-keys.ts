import type { House, State } from '../rules/types.ts';
import type { CardAlphabet, SpecialCards } from '../../../renderer/dealer/questions/alphabet.ts';
import { readCard } from '../../../renderer/dealer/questions/card-keys.ts';
import { frenchDeck } from '../../../renderer/dealer/questions/french-deck.ts';
import type { Naming } from '../../../renderer/dealer/desk/book.ts';
import type { KeyPress } from '../../../renderer/dealer/desk/key-press.ts';

/**
 * Reads one key as part of a card's name. One rank key names a card where ranks suffice; where every card is named, a
 * suit follows, or Enter where it is not known.
 */
export function readName({ house, cards }: State, written: string, press: KeyPress): Naming | undefined {
  const reading = {
    alphabet: alphabetOf(house),
    rankOnly: house.cards !== 'entered',
    suitMayBeUnknown: true,
    gone: (code: string) => cards.some((card) => card === code),
  };
  return readCard(reading, written, press);
}

/** X is a Joker, R a Rules Card, where the deck has them. */
function alphabetOf({ jokers, rulesCards }: House): CardAlphabet {
  const deck = frenchDeck(jokers);
  const codes = Array.from({ length: rulesCards }, (_, index) => `R${index + 1}`);
  const rules: readonly SpecialCards[] = rulesCards === 0 ? [] : [{ codes, keys: ['R'] }];
  return { ...deck, specials: [...deck.specials, ...rules] };
}
