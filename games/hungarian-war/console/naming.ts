import { RANKS, UNKNOWN } from '../../../rulebook/card.ts';
import type { Player } from '../../../rulebook/seat.ts';
import { cardOf, owners } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { outcomeAt } from '../rules/judgement.ts';
import { cardAt, placesOf, seatsAt } from '../rules/place.ts';
import type { House } from '../rules/house.ts';
import type { CardId, Place, State } from '../rules/types.ts';
import { frenchCardName, rankLetter, suitName } from '../../../words/cards.ts';
import type { Language } from '../../../words/language.ts';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';
import type { CardAlphabet } from '../../../renderer/dealer/desk/alphabet.ts';
import type { CardReading } from '../../../renderer/dealer/desk/card-keys.ts';
import { frenchDeck, SUIT_ORDER } from '../../../renderer/dealer/desk/french-deck.ts';

/** How many cards in the piles that nobody has counted could have a name and have none, beside those that are `asked` for. */
export function earlierUnnamed(state: State, asked: readonly CardId[]): number {
  if (state.house.cards === 'untracked') return 0;
  // What has been counted needs no names.
  const uncounted = owners(state).flatMap(({ pile }) => pile.cards.slice(pile.countedOf));
  return uncounted.filter((id) => cardOf(state, id) === UNKNOWN && !asked.includes(id)).length;
}

export function placeWords(place: Place, players: readonly Player[], language: Language): string {
  const say = sayIn(language, words);
  if (place === 'centre') return say('hungarian-war-lying-centre');
  const [one = '', other = ''] = seatsAt(place, players.length).map((seat) => players[seat]?.name);
  if (players.length === 2) return say('hungarian-war-lying-left', { name: one });
  return say('hungarian-war-lying-between', { one, other });
}

/** What the dealer is asked about a card without a name: who took it from where, or where it lies. */
export function question({ opening, table, seats }: State, id: CardId, language: Language): string {
  const say = sayIn(language, words);
  const from = opening && placesOf(opening.table).find((place) => cardAt(opening.table, place) === id);
  if (opening !== undefined && from !== undefined) {
    const outcome = outcomeAt(opening.judgement, from);
    const place = placeWords(from, opening.players, language);
    const taker = opening.players[outcome?.by ?? -1];
    if (taker !== undefined) return say('hungarian-war-naming-taken-by', { name: taker.name, place });
    if (outcome?.outcome === 'discarded') return say('hungarian-war-naming-discarded-from', { place });
  }
  const players = seats.map(({ player }) => player);
  const lies = placesOf(table).find((place) => cardAt(table, place) === id);
  return say('hungarian-war-naming-lies-at', { place: placeWords(lies ?? 'centre', players, language) });
}

/** One rank names a card where ranks suffice; where every card is named, a suit follows, or Enter where it is not known. */
export function readingOf({ house, cards }: State, language: Language): CardReading {
  return {
    alphabet: alphabetOf(house, language),
    rankOnly: house.cards !== 'entered',
    suitMayBeUnknown: true,
    gone: (code) => cards.some((card) => card === code),
  };
}

/** X is a Joker, R a Rules Card, where the deck has them. */
function alphabetOf({ jokers, rulesCards }: House, language: Language): CardAlphabet {
  const deck = frenchDeck(language, jokers);
  if (rulesCards === 0) return deck;
  const codes = Array.from({ length: rulesCards }, (_, index) => `R${index + 1}`);
  return { ...deck, specials: [...deck.specials, { codes, label: frenchCardName('R1', language), keys: ['R'] }] };
}

/** Naming a card draws none. */
const NO_CHANCE = { draw: () => UNKNOWN };

/**
 * HW-20: the ranks, or the suits of a rank given before, that this card cannot have by the rules themselves; by code, with
 * where that card was last seen.
 */
export function misplaced(state: State, id: CardId, written: string, language: Language): Readonly<Record<string, string>> {
  const rank = RANKS.find((known) => known === written);
  const parts =
    rank === undefined
      ? RANKS.map((code) => ({ code, card: `${code}?` as const, name: rankLetter(code, language) }))
      : SUIT_ORDER.map((code) => ({ code, card: `${rank}${code}` as const, name: suitName(code, language) }));
  return Object.fromEntries(
    parts.flatMap(({ code, card, name }) => {
      const decided = decide(state, { type: 'name', id, card }, NO_CHANCE);
      const cannot = !decided.ok && decided.refusal.code === 'card cannot be there';
      return cannot
        ? [[code, sayIn(language, words).known('hungarian-war-misplaced', { ...decided.refusal.params, card: name }) ?? name]]
        : [];
    }),
  );
}
