import { mayLieBeside, deckSize, unseen } from '../../../rulebook/deck.ts';
import { rankOf, type Card } from '../../../rulebook/card.ts';
import { refuse, type Decision, type Refusal } from '../../../rulebook/refusal.ts';
import { cardOf, whereIs, type Whereabouts, owners, deckOf, pointsOf, pointsRange } from './cards.ts';
import { swap, refill } from './deal.ts';
import { accept } from './evolve.ts';
import { cardsOn, cardAt } from './place.ts';
import type { CardId, Command, Event, RefusalCode, State, Playing } from './types.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import type { PlayerId } from '../../../rulebook/seat.ts';
import { isInGame, seatsInGame } from './seats.ts';

type Of<Type extends Command['type']> = Extract<Command, { type: Type }>;
type Decided = Decision<State, Event, RefusalCode>;

/**
 * HW-20, HW-21: a card named, or its name corrected. A card that cannot be there is refused with where it was last seen,
 * and accepted with `confirm`. Where this makes every card on the table known, HW-5 follows.
 */
export function nameCard(state: State, command: Of<'name'>): Decided {
  const { id, card } = command;
  if (state.house.cards === 'untracked') return refuse('cards are not named in this game', {}, 'HW-21');
  if (whereIs(state, id) === undefined) return refuse('no such card', { id });
  const others = [...state.cards.keys()].filter((other) => other !== id);
  const fits = mayLieBeside(
    card,
    others.map((other) => cardOf(state, other)),
    deckOf(state.house),
  );
  if (!fits && command.confirm !== true)
    return refuse('card cannot be there', { card, ...lastSeen(state, card, others) }, 'HW-20');
  const named = accept(state, { type: 'CardNamed', id, card, ...(fits ? {} : { confirmed: true }) });
  // A swap that only now is known, never one that the dealer did by eye before.
  return cardsOn(state.table).includes(id) ? swap(named) : named;
}

/** Where this very card was last seen; else where all of its rank are; `deck` for a card no deck of this game holds. */
function lastSeen(state: State, card: Card, others: readonly CardId[]): Refusal['params'] {
  const same = card.endsWith('?') ? undefined : others.findLast((other) => cardOf(state, other) === card);
  const rank = rankOf(card);
  const alike = rank === undefined ? [] : others.filter((other) => rankOf(cardOf(state, other)) === rank);
  const seen = (same === undefined ? alike : [same]).flatMap((id) => whereIs(state, id) ?? []);
  const [first] = seen;
  if (same !== undefined && first !== undefined) return { ...first };
  if (first === undefined) return { where: 'deck', name: '' };
  const at = (where: Whereabouts['where']) => seen.filter((one) => one.where === where);
  const names = new Set(at('pile').map(({ name }) => name));
  return {
    where: 'all',
    count: seen.length,
    table: at('table').length,
    discard: at('discard').length,
    name: [...names].join(', '),
  };
}

/** No pile or correction comes near this; it only keeps a slip of the keyboard out of the scores. */
const POINTS_MOST = 99_999;

/**
 * HW-17, HW-20: the real deck counted. `unfilled` are places of the last refill the deck did not reach, so they go with
 * `left` 0 only. Where cards are left, empty places are filled from them.
 */
export function countDeck(state: State, { left, unfilled, reason }: Of<'countDeck'>, chance: Chance): Decided {
  const wrong = unfilled.find(
    (place, i) => !state.laid.includes(place) || cardAt(state.table, place) === null || unfilled.indexOf(place) < i,
  );
  if (wrong !== undefined) return refuse('no such place', { place: wrong });
  const most = mostInDeck(state, unfilled);
  if (!Number.isInteger(left) || left < 0 || left > most) return refuse('deck count', { given: left, most }, 'HW-20');
  return refill(accept(state, { type: 'DeckCounted', left, unfilled, reason }), chance);
}

/** HW-21: a count below what the cards of the pile bring by their names is a slip; one of them may have a wrong name. */
export function countPile(state: State, { player, points }: Of<'countPile'>): Decided {
  const pile = owners(state).find((owner) => owner.player.id === player)?.pile;
  if (pile === undefined) return refuse('no such player', { player });
  if (!Number.isInteger(points) || points < 0 || points > POINTS_MOST) return refuse('points', { given: points });
  const { least: unknown } = pointsRange(state.house);
  const least = pile.cards.reduce((sum, id) => sum + (pointsOf(cardOf(state, id), state.house) ?? unknown), 0);
  if (points < least) return refuse('fewer points than cards', { given: points, least }, 'HW-21');
  return accept(state, { type: 'PileCounted', player, points });
}

export function adjustPoints(state: State, { player, by, reason }: Of<'adjustPoints'>): Decided {
  if (!hasPile(state, player)) return refuse('no such player', { player });
  if (!Number.isInteger(by) || by === 0 || Math.abs(by) > POINTS_MOST) return refuse('points', { given: by });
  return accept(state, { type: 'PointsAdjusted', player, by, reason });
}

/** The dealer puts a player out or back in, as HW-12 or HW-14 would. */
export function setStanding(state: Playing, { seat, standing, reason }: Of<'setStanding'>): Decided {
  const before = state.seats[seat];
  if (before === undefined) return refuse('no such seat', { seat });
  const { name } = before.player;
  if (before.standing === standing) return refuse('standing is already so', { name, standing });
  if (standing === 'out' && isInGame(before) && seatsInGame(state).length === 1)
    return refuse('would leave nobody in the game', { name }, 'HW-15');
  return accept(state, { type: 'StandingSet', seat, standing, reason });
}

/** A dealt game draws from the unseen and can draw no more than those; a real deck may get cards back. */
function mostInDeck(state: State, unfilled: Of<'countDeck'>['unfilled']): number {
  if (unfilled.length > 0) return 0;
  if (state.house.cards !== 'dealt') return deckSize(deckOf(state.house));
  return unseen(deckOf(state.house), state.cards).length;
}

function hasPile(state: State, player: PlayerId): boolean {
  return owners(state).some((owner) => owner.player.id === player);
}
