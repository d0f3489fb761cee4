import { HOUSE_RULES } from '../rules/begin.ts';
import { cardsOn } from '../rules/place.ts';
import { SEATS } from '../rules/seats.ts';
import { standings } from '../rules/standings.ts';
import { cardsToName } from '../rules/cards.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { CardId, Command, State } from '../rules/types.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { CardNaming, ConsoleBook, SeatDeed } from '../../../renderer/dealer/desk/book.ts';
import { readName } from './name-keys.ts';

/** The one place where the view's state becomes this rulebook's own: the host sent it for a game of this id. */
export const stateOf = (state: unknown) => state as State;

/** Holds a command to the rulebook's type on its way into the untyped contract. */
export const commandOf = (command: Command): Command => command;

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
  readName: (state, written, press) => readName(stateOf(state), written, press),
  nameCommand: (id, card, confirm) => commandOf({ type: 'name', id, card: card as Card, ...(confirm ? { confirm } : {}) }),
  needsConfirmation: ({ code }) => code === 'card cannot be there',
};

export const BOOK: ConsoleBook = {
  id: 'hungarian-war',
  seats: SEATS,
  house: HOUSE_RULES,
  teaches: true,
  kits: ['pads', 'dice', 'nothing'],
  houseFor: (kit) => ({ cards: kit === 'nothing' ? 'dealt' : 'taken' }),
  houseOf: (state) => ({ ...stateOf(state).house }),
  absence(state, seat) {
    const seated = stateOf(state).seats[seat];
    if (seated?.presence === 'away') return 'away';
    return seated?.standing === 'out' ? 'out' : undefined;
  },
  naming: NAMING,
  counting: {
    toCount(state) {
      const game = stateOf(state);
      return game.phase === 'over' ? standings(game).filter(({ open }) => open > 0) : [];
    },
    countCommand: (player, points) => commandOf({ type: 'countPile', player, points }),
  },
  people: {
    deeds: (state, seat) => deeds(stateOf(state), seat),
    joinCommand: (seat, player) => commandOf({ type: 'join', seat, player }),
    turnCircleCommand: () => commandOf({ type: 'turnCircle' }),
  },
};
