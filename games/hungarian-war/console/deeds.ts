import type { CardNaming, ComingAndGoing, PileCounting, SeatDeed } from '../../../renderer/dealer/desk/ui.ts';
import type { CardId, Command, State } from '../rules/types.ts';
import { cardsOn } from '../rules/place.ts';
import { hungarianWar } from '../rules/rulebook.ts';
import { standings } from '../rules/standings.ts';
import { cardsToName } from '../rules/cards.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { readingOf } from './naming.ts';
import { stateOf } from '../table/presented.ts';

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
  const coming = seated.presence === 'away' ? 'back' : 'away';
  return ([coming, 'leave'] as const).map((deed) => ({ deed, command: { type: deed, seat } }));
}

export const NAMING: CardNaming = {
  waiting: (state) => asked(stateOf({ state })),
  reading: (state, language) => readingOf(stateOf({ state }), language),
  nameCommand: (id, card, confirm) =>
    ({ type: 'name', id, card: card as Card, ...(confirm ? { confirm } : {}) }) satisfies Command,
  needsConfirmation: ({ code }) => code === 'card cannot be there',
};

export const COUNTING: PileCounting = {
  toCount(state) {
    const game = stateOf({ state });
    return game.phase === 'over' ? standings(game).flatMap(({ player, open }) => (open > 0 ? [player] : [])) : [];
  },
  countCommand: (player, points) => ({ type: 'countPile', player, points }) satisfies Command,
};

export const PEOPLE: ComingAndGoing = {
  newcomers: 'anywhere',
  rules: hungarianWar,
  deeds: (state, seat) => deeds(stateOf({ state }), seat),
  joinCommand: (seat, player) => ({ type: 'join', seat, player }) satisfies Command,
  turnCircleCommand: () => ({ type: 'turnCircle' }) satisfies Command,
};
