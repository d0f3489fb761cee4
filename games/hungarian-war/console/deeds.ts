import type { CardNaming, ComingAndGoing, PileCounting, SeatDeed } from '../../../renderer/dealer/desk/ui.ts';
import type { CardId, Command, State } from '../rules/types.ts';
import { cardsOn } from '../rules/place.ts';
import { standings } from '../rules/standings.ts';
import { cardsToName } from '../rules/cards.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { readingOf } from './naming.ts';
import { commandOf, stateOf } from './typed.ts';

/** HW-17: what lies on the table when the game is over belongs to nobody, so nobody asks for it any more. */
function asked(state: State): readonly CardId[] {
  const cards = cardsToName(state);
  if (state.phase === 'playing') return cards;
  const lying = cardsOn(state.table);
  return cards.filter((id) => !lying.includes(id));
}

function deeds(state: State, seat: Seat): readonly { deed: SeatDeed; command: Command }[] {
  const seated = state.seats[seat];
  if (seated === undefined || state.phase === 'over') return [];
  const coming =
    seated.presence === 'away'
      ? { deed: 'back' as const, command: commandOf({ type: 'back', seat }) }
      : { deed: 'away' as const, command: commandOf({ type: 'away', seat }) };
  return [coming, { deed: 'leave', command: commandOf({ type: 'leave', seat }) }];
}

export const NAMING: CardNaming = {
  waiting: (state) => asked(stateOf(state)).map((id) => ({ id })),
  reading: (state) => readingOf(stateOf(state)),
  nameCommand: (id, card, confirm) => commandOf({ type: 'name', id, card: card as Card, ...(confirm ? { confirm } : {}) }),
  needsConfirmation: ({ code }) => code === 'card cannot be there',
};

export const COUNTING: PileCounting = {
  toCount(state) {
    const game = stateOf(state);
    return game.phase === 'over' ? standings(game).filter(({ open }) => open > 0) : [];
  },
  countCommand: (player, points) => commandOf({ type: 'countPile', player, points }),
};

export const PEOPLE: ComingAndGoing = {
  deeds: (state, seat) => deeds(stateOf(state), seat),
  joinCommand: (seat, player) => commandOf({ type: 'join', seat, player }),
  turnCircleCommand: () => commandOf({ type: 'turnCircle' }),
};
