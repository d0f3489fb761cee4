import { SEATS } from './house.ts';
import { UNKNOWN } from '../../../rulebook/card.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import { cardOf, owners, deckOf } from './cards.ts';
import { cardsOn, emptyPlaces } from './place.ts';
import { seatsInGame } from './seats.ts';
import type { CardId, GameCore, State } from './types.ts';

/** What does not hold after any event, with its clause and the values that do not fit. */
export function violations(state: State): readonly string[] {
  return [...ofSeats(state), ...ofCards(state)];
}

/** What does not hold after all events of a command: a game that goes on has a full table and cards to go on with. */
export function unsettled(state: State): readonly string[] {
  if (state.phase === 'over') return [];
  const found = emptyPlaces(state.table).map((place) => `HW-3: empty place, place ${place}`);
  return state.deck === 0 && !state.lastRound ? [...found, 'HW-17: empty deck'] : found;
}

function ofSeats(state: State): readonly string[] {
  const [seats, sides] = [state.seats.length, state.table.sides.length];
  const found: string[] = [];
  if (seats < SEATS.least || seats > SEATS.most) found.push(`HW-1: seats, seats ${seats}`);
  if (sides !== seats) found.push(`HW-3: table and seats differ, seats ${seats}, sides ${sides}`);
  if (seatsInGame(state).length === 0) found.push('HW-15: nobody in the game');
  return found;
}

/** HW-20 */
function ofCards(state: State): readonly string[] {
  const { total, deck } = state;
  const found: string[] = [];
  const ids = locatedCards(state);
  const held = deck + ids.length;
  if (held !== total || deck < 0) found.push(`HW-20: cards in all, held ${held}, total ${total}, deck ${deck}`);
  if (new Set(ids).size < ids.length) found.push(`HW-20: card in two places, id ${ids.find((id, at) => ids.indexOf(id) < at)}`);
  return [...found, ...tooOften(state, ids)];
}

function locatedCards(game: GameCore): readonly CardId[] {
  return [...cardsOn(game.table), ...owners(game).flatMap(({ pile }) => pile.cards), ...game.discard];
}

/** Cards the dealer confirmed are beside the count. Each other one must fit beside those of its rank that came before. */
function tooOften(game: GameCore, ids: readonly CardId[]): readonly string[] {
  const confirmed = new Set(game.confirmed);
  const counted = ids.filter((id) => !confirmed.has(id)).map((id) => cardOf(game, id));
  // What nobody has named takes no place beside others, and a long evening lays hundreds.
  const named = counted.filter((card) => card !== UNKNOWN);
  const deck = deckOf(game.house);
  return named
    .filter((card, at) => !mayLieBeside(card, named.slice(0, at), deck))
    .map((card) => `HW-20: card too often, card ${card}`);
}
