import * as v from 'valibot';
import { SUITS } from '../../../rulebook/card.ts';
import { cardSchema, someHouse } from '../../../host/games/schemas.ts';
import { disgracesOf, judgeBattle, type Battle, type BattleOutcome, refuseBattle, type BattleRefusal } from '../rules/battle.ts';
import { DECK, SEATS } from '../rules/house.ts';
import { ASKED_SENTENCES, placed, refuseSeats, refuseSurplus, refuseUnknown, type Placed } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import { refusedBy, refusedField, type HeadlessAnswer, type HeadlessSentences } from '../../../host/games/headless.ts';

/** `referee resolve`: one battle; counts, decks and charges are judged after this. */
export const resolveSchema = v.strictObject({
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

/** `referee resolve`: one battle, its armies and charges as they are revealed together. */
export function resolve(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(resolveSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { armies, charges = armies.map(() => null), house } = checked.value;
  const battle: Battle = { armies, charges, illegal: house.illegal };
  const cards = cardsOf(battle);
  const refusal =
    refuseSeats('armies', armies.length, SEATS, 'HS-1') ??
    refuseBattle(battle, house) ??
    refuseUnknown(cards, 'HS-4') ??
    refuseSurplus(cards, DECK, 'HS-1');
  if (refusal !== undefined) return refusedBy(SENTENCES, refusal.refusal);
  return answerJson(judgeBattle(battle), reasons);
}

function answerJson(outcome: BattleOutcome, reasons: boolean): object {
  const { winner, heads, totals, ...why } = outcome;
  return { winner, heads, totals, disgraces: disgracesOf(outcome), ...(reasons ? why : {}) };
}

function cardsOf({ armies, charges }: Battle): Placed[] {
  const drawn = armies.map((army) => army ?? []);
  const added = charges.flatMap((card, seat) => (card === null ? [] : [{ at: `charges[${seat}]`, card }]));
  return [...placed('armies', drawn), ...added];
}

const SENTENCES = {
  ...ASKED_SENTENCES,
  'army size': ({ seat, given, size }) =>
    `armies[${seat}]: ${given} cards, where an army is ${size} (a card added to it goes into charges)`,
  'everybody out': () => 'armies: every seat is out, and a battle needs an army',
  'charges count': ({ given, seats }) => `charges: ${given} entries for ${seats} seats (null for no charge)`,
  'house plays no charges': ({ seat }) => `charges[${seat}]: this house plays without charges; house.charges true allows them`,
  'charge of a seat out': ({ seat }) => `charges[${seat}]: seat ${seat} is out and has no charge to add, only null`,
} as const satisfies HeadlessSentences;

true satisfies BattleRefusal extends keyof typeof SENTENCES ? true : never;
