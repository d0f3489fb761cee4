import * as v from 'valibot';
import type { HeadlessSentences } from '../../../host/games/headless.ts';
import { cardSchema, someHouse } from '../../../rulebook/schemas.ts';
import { SUITS } from '../../../rulebook/card.ts';
import { answering, placed, placedInRows, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/answering.ts';
import { disgracesOf, judgeBattle, refuseBattle, type Battle, type BattleOutcome, type BattleRefusal } from '../rules/battle.ts';
import { DECK, SEATS } from '../rules/house.ts';

/** Counts, decks and charges are judged after this. */
const schema = v.strictObject({
  rulebook: v.literal('honor-of-the-samurai'),
  armies: v.array(v.nullable(v.array(cardSchema))),
  charges: v.exactOptional(v.array(v.nullable(cardSchema))),
  house: v.exactOptional(
    someHouse({
      illegal: v.exactOptional(v.nullable(v.picklist(SUITS)), null),
      charges: v.exactOptional(v.boolean(), false),
    }),
    {},
  ),
});

const SENTENCES = {
  'army size': ({ seat, given, size }) =>
    `armies[${seat}]: ${given} cards, where an army is ${size} (a card added to it goes into charges)`,
  'everybody out': () => 'armies: every seat is out, and a battle needs an army',
  'charges count': ({ given, seats }) => `charges: ${given} entries for ${seats} seats (null for no charge)`,
  'house plays no charges': ({ seat }) => `charges[${seat}]: this house plays without charges; house.charges true allows them`,
  'charge of a seat out': ({ seat }) => `charges[${seat}]: seat ${seat} is out and has no charge to add, only null`,
} satisfies HeadlessSentences & Readonly<Record<BattleRefusal, HeadlessSentences[string]>>;

/** `referee resolve`: one battle, its armies and charges as they are revealed together. */
export const resolve = answering({
  schema,
  refuse(request) {
    const battle = battleOf(request);
    const cards = [...placedInRows('armies', battle.armies), ...placed('charges', battle.charges)];
    return (
      refuseSeats('armies', battle.armies.length, SEATS, 'HS-1') ??
      refuseBattle(battle, request.house) ??
      refuseUnknown(cards, 'HS-4') ??
      refuseSurplus(cards, DECK, 'HS-1')
    );
  },
  answer(request, reasons) {
    return battleJson(judgeBattle(battleOf(request)), reasons);
  },
  sentences: SENTENCES,
});

/** `disgraces` are those of this battle, by seat. */
export function battleJson(outcome: BattleOutcome, reasons: boolean): object {
  const { winner, heads, totals, ...why } = outcome;
  return { winner, heads, totals, disgraces: disgracesOf(outcome), ...(reasons && why) };
}

function battleOf({ armies, charges = armies.map(() => null), house }: v.InferOutput<typeof schema>): Battle {
  return { armies, charges, illegal: house.illegal };
}
