import type { HallOffer } from '../../../host/contract/hall-link.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { isRulebookId } from '../../../rulebook/rulebooks.ts';
import type { Action } from './desk.ts';

/** The people whom the hall has seated here and who do not play yet, and the number of this table there. */
export function offerDue({
  hall,
  table,
}: Pick<ConsoleView, 'hall' | 'table'>): (HallOffer & { readonly table: number }) | undefined {
  const { joined } = hall ?? {};
  const { offer } = joined ?? {};
  if (joined === undefined || offer === undefined) return undefined;
  const here = new Set(table.game?.seats.map(({ player }) => player.id));
  return offer.players.some(({ id }) => here.has(id)) ? undefined : { ...offer, table: joined.table };
}

/** Whether its game is one of ours. */
export function mayTake({ rulebook }: HallOffer): boolean {
  return isRulebookId(rulebook);
}

/** The people whom the hall has seated here play the next game; undefined where no offer can be taken. */
export function takeOffer(view: Pick<ConsoleView, 'hall' | 'table'>): Action | undefined {
  const offer = offerDue(view);
  return offer !== undefined && mayTake(offer) ? { kind: 'setUp', from: 'offer' } : undefined;
}
