import { UNKNOWN } from '../../../rulebook/card.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import type { Violation } from '../../../rulebook/violation.ts';
import { cardOf, owners, deckOf } from './cards.ts';
import { cardsOn, emptyPlaces } from './place.ts';
import { SEATS, seatsInGame } from './seats.ts';
import type { CardId, Game, State } from './types.ts';

type Broken = Violation<
  'HW-1' | 'HW-3' | 'HW-15' | 'HW-17' | 'HW-20',
  | 'seats'
  | 'table and seats differ'
  | 'nobody in the game'
  | 'empty place'
  | 'empty deck'
  | 'cards in all'
  | 'card in two places'
  | 'card too often'
>;

/** What does not hold after any event. */
export function violations(state: State): readonly Broken[] {
  return [...ofSeats(state), ...ofCards(state)];
}

/** What does not hold after all events of a command: a game that goes on has a full table and cards to go on with. */
export function unsettled(state: State): readonly Broken[] {
  if (state.phase === 'over') return [];
  const found: Broken[] = emptyPlaces(state.table).map((place) => {
    return { clause: 'HW-3', what: 'empty place', params: { place } };
  });
  if (state.deck === 0 && !state.lastRound) found.push({ clause: 'HW-17', what: 'empty deck', params: {} });
  return found;
}

function ofSeats(state: State): readonly Broken[] {
  const seats = state.seats.length;
  const found: Broken[] = [];
  if (seats < SEATS.least || seats > SEATS.most) found.push({ clause: 'HW-1', what: 'seats', params: { seats } });
  const sides = state.table.sides.length;
  if (sides !== seats) found.push({ clause: 'HW-3', what: 'table and seats differ', params: { seats, sides } });
  if (seatsInGame(state).length === 0) found.push({ clause: 'HW-15', what: 'nobody in the game', params: {} });
  return found;
}

/** HW-20 */
function ofCards(state: State): readonly Broken[] {
  const found: Broken[] = [];
  const ids = locatedCards(state);
  const held = state.deck + ids.length;
  if (held !== state.total || state.deck < 0)
    found.push({ clause: 'HW-20', what: 'cards in all', params: { held, total: state.total, deck: state.deck } });
  const once = new Set<CardId>();
  // `add` answers the set itself, so that what is there already is all that is left.
  const twice = ids.find((id) => once.has(id) || !once.add(id));
  if (twice !== undefined) found.push({ clause: 'HW-20', what: 'card in two places', params: { id: twice } });
  return [...found, ...tooOften(state, ids)];
}

function locatedCards(game: Game): readonly CardId[] {
  return [...cardsOn(game.table), ...owners(game).flatMap(({ pile }) => pile.cards), ...game.discard];
}

/** Cards the dealer confirmed are beside the count. Each other one must fit beside those of its rank that came before. */
function tooOften(game: Game, ids: readonly CardId[]): readonly Broken[] {
  const seen: ReturnType<typeof cardOf>[] = [];
  const found: Broken[] = [];
  const confirmed = new Set(game.confirmed);
  const counted = ids.filter((id) => !confirmed.has(id)).map((id) => cardOf(game, id));
  // What nobody has named takes no place beside others, and a long evening lays hundreds.
  for (const card of counted.filter((one) => one !== UNKNOWN)) {
    if (!mayLieBeside(card, seen, deckOf(game.house))) found.push({ clause: 'HW-20', what: 'card too often', params: { card } });
    seen.push(card);
  }
  return found;
}
