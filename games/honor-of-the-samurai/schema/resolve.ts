import { disgracesOf, judgeBattle } from '../rules/battle.ts';
import type { Battle, BattleOutcome } from '../rules/battle.ts';
import { DECK, SEATS } from '../rules/deck.ts';
import { refuseBattle, type BattleRefusal } from '../rules/refuse-battle.ts';
import { ASKED_SENTENCES, placed, refuseSeats, refuseSurplus, refuseUnknown, type Placed } from '../../kit/schema/refusals.ts';
import { check } from '../../../host/games/checked.ts';
import { refusedBy, refusedField, type HeadlessAnswer, type HeadlessSentences } from '../../../host/games/headless.ts';
import { resolveSchema } from './schema.ts';

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
