import * as v from 'valibot';
import { cardSchema, eachSeat, nameSchema, someHouse, whole } from '../../../rulebook/schemas.ts';
import type { Card } from '../../../rulebook/card.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { answering, placedInRows, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/answering.ts';
import { VARIATIONS, warsIn, winnerOf, type Battle } from '../rules/battle.ts';
import { takenIn } from '../rules/play.ts';
import { countsOf, DECK, endingOf, fight, SEATS, type FromTheTop, type WarTable } from '../rules/table.ts';

/** A game may go round for ever (WR-2); its answer has to fit into memory. */
const MOST_BATTLES = 100_000;

/** `stacks` by seat, the top card first. `battles` is how many are fought at most. */
const schema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  stacks: v.array(v.array(cardSchema)),
  house: v.exactOptional(someHouse({ variation: v.exactOptional(v.picklist(VARIATIONS), 'classic') }), {}),
  battles: v.exactOptional(
    v.pipe(
      whole,
      v.maxValue(MOST_BATTLES, ({ received }) => `should be ${MOST_BATTLES} at most, not ${received}`),
    ),
    5_000,
  ),
});

/** `referee play`: a whole game with known stacks, until it ends or `battles` have been fought. */
export const play = answering({
  schema,
  refuse: ({ players, stacks, house }) =>
    refuseSeats('players', players.length, SEATS, 'WR-1') ??
    refuseStacks(stacks, players.length) ??
    (house.variation === 'suicide' ? refuse('cards are chosen', {}, 'WR-6') : undefined),
  answer({ stacks, house: { variation }, battles }, reasons) {
    if (variation === 'suicide') throw new RangeError('WR-6: stacks do not say which cards are chosen');
    return playBattles({ stacks, waiting: [] }, variation, battles, reasons);
  },
  sentences: {
    'stacks count': ({ given, seats }) => `stacks: ${given} stacks for ${seats} players`,
    'no cards': () => 'stacks: nobody has a card',
    'cards are chosen': () =>
      'house.variation: in suicide players choose the cards they lay, which stacks do not tell; play it as classic or three-card',
  },
});

function playBattles(first: WarTable, variation: FromTheTop, most: number, reasons: boolean): object {
  let table = first;
  let ending = endingOf(table, undefined);
  const battles: object[] = [];
  while (ending === undefined && battles.length < most) {
    const fought = fight(table, variation);
    battles.push(battleJson(fought.battle, table, fought.table, reasons));
    table = fought.table;
    ending = endingOf(table, fought.battle);
  }
  const why = reasons && ending !== undefined ? { clause: ending.clause } : {};
  return { battles, winners: ending?.winners ?? [], ended: ending !== undefined, ...why };
}

/** `cards` is what the winner takes; nobody takes what waits (WR-4). */
function battleJson(battle: Battle, before: WarTable, after: WarTable, reasons: boolean): object {
  const { next, clashes } = battle;
  if (next.what === 'lay') throw new Error('a battle is fought to its end');
  const cards = takenIn({ battle, waiting: before.waiting.length });
  const why = reasons ? { clause: next.clause, clashes: clashes.map(({ judged, ...rest }) => ({ ...rest, ...judged })) } : {};
  return { winner: winnerOf(battle) ?? null, cards, wars: warsIn(battle), counts: countsOf(after), ...why };
}

/** WR-1: stacks may be short or empty, but no card is there twice, and somebody has one. */
function refuseStacks(stacks: readonly (readonly Card[])[], seats: number) {
  if (stacks.length !== seats) return refuse('stacks count', { given: stacks.length, seats }, 'WR-1');
  const cards = placedInRows('stacks', stacks);
  if (cards.length === 0) return refuse('no cards', {}, 'WR-1');
  return refuseUnknown(cards, 'WR-1') ?? refuseSurplus(cards, DECK, 'WR-1');
}
