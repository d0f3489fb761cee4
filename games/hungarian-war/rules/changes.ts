import type { Becoming, Change } from '../../../rulebook/rulebook.ts';
import type { Player, PlayerId } from '../../../rulebook/seat.ts';
import { owners } from './cards.ts';
import { cardsOn } from './place.ts';
import type { GameCore, SeatState } from './types.ts';

/** What differs between two states of a game besides points: people, then deck and table, then names of cards. */
export function changesBetween(from: GameCore, to: GameCore): readonly Change[] {
  return [...ofPeople(from, to), ...ofDeck(from, to), ...ofTable(from, to), ...ofCards(from, to)];
}

function ofPeople(from: GameCore, to: GameCore): readonly Change[] {
  const seated = new Map<PlayerId, SeatState>(from.seats.map((seat) => [seat.player.id, seat]));
  const found: Change[] = [];
  for (const seat of to.seats) {
    for (const becomes of becomings(seated.get(seat.player.id), seat)) found.push(person(seat.player, becomes));
    seated.delete(seat.player.id);
  }
  for (const { player } of seated.values()) found.push(person(player, 'gone'));
  return orderOf(from, to) === orderOf(to, from) ? found : [...found, { what: 'turned' }];
}

function person(player: Player, becomes: Becoming): Change {
  return { what: 'player', player, becomes };
}

/** HW-22: being out and being away are independent. */
function becomings(before: SeatState | undefined, { standing, presence }: SeatState): readonly Becoming[] {
  if (before === undefined) return ['seated'];
  return [...(before.standing === standing ? [] : [standing]), ...(before.presence === presence ? [] : [presence])];
}

function orderOf(one: GameCore, other: GameCore): string {
  const both = new Set(other.seats.map(({ player }) => player.id));
  return JSON.stringify(one.seats.map(({ player }) => player.id).filter((id) => both.has(id)));
}

function ofDeck(from: GameCore, to: GameCore): readonly Change[] {
  return from.deck === to.deck ? [] : [{ what: 'deck', from: from.deck, to: to.deck }];
}

function ofTable(from: GameCore, to: GameCore): readonly Change[] {
  const [before, after] = [cardsOn(from.table), cardsOn(to.table)];
  const laid = after.filter((id) => !before.includes(id)).length;
  const gone = before.filter((id) => !after.includes(id)).length;
  if (laid + gone > 0) return [{ what: 'table', cards: Math.max(laid, gone) }];
  return from.table.centre === to.table.centre ? [] : [{ what: 'swap' }];
}

function ofCards(from: GameCore, to: GameCore): readonly Change[] {
  return from.cards.flatMap((card, id): Change[] => {
    const now = to.cards[id];
    if (now === undefined || now === card) return [];
    const player = [...owners(to), ...owners(from)].find(({ pile }) => pile.cards.includes(id))?.player;
    return [{ what: 'card', from: card, to: now, ...(player && { player }) }];
  });
}
