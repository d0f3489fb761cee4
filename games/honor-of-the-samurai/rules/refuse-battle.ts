import { refuse } from '../../../rulebook/refusal.ts';
import type { Refusal } from '../../../rulebook/refusal.ts';
import type { Battle } from './battle.ts';
import { ARMY } from './deck.ts';

export type BattleRefusal = 'army size' | 'everybody out' | 'charges count' | 'house plays no charges' | 'charge of a seat out';

/**
 * Why this battle cannot be judged: an army of another size than three cards (HS-1), nobody with an army (HS-5), another
 * number of charges than seats, a charge where the house plays none or from a seat that is out (HS-8). Undefined where it can.
 */
export function refuseBattle(
  { armies, charges }: Battle,
  house: { readonly charges: boolean },
): { readonly ok: false; readonly refusal: Refusal<BattleRefusal> } | undefined {
  for (const [seat, army] of armies.entries())
    if (army !== null && army.length !== ARMY) return refuse('army size', { seat, given: army.length, size: ARMY }, 'HS-1');
  if (armies.every((army) => army === null)) return refuse('everybody out', {}, 'HS-5');
  if (charges.length !== armies.length) return refuse('charges count', { given: charges.length, seats: armies.length }, 'HS-8');
  for (const [seat, charge] of charges.entries()) {
    if (charge === null) continue;
    if (!house.charges) return refuse('house plays no charges', { seat }, 'HS-8');
    if (armies[seat] === null) return refuse('charge of a seat out', { seat }, 'HS-8');
  }
  return undefined;
}
