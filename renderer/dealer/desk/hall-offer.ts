import { isSeatedByHall, type HallOffer } from '../../../host/contract/hall-link.ts';
import type { ConsoleView } from '../../../host/contract/view.ts';
import { RULEBOOKS } from '../../../rulebook/rulebooks.ts';
import { ask, type Action } from './desk.ts';

/** Whom the hall has seated here, unless they and nobody else play already, and the number of this table there. */
export function offerDue({
  hall,
  table,
}: Pick<ConsoleView, 'hall' | 'table'>): (HallOffer & { readonly table: number }) | undefined {
  const { joined } = hall ?? {};
  const { offer } = joined ?? {};
  if (joined === undefined || offer === undefined) return undefined;
  const here = new Set(table.game?.seats.map(({ player }) => player.id));
  const isPlayed = here.size === offer.players.length && offer.players.every(({ id }) => here.has(id));
  return isPlayed ? undefined : { ...offer, table: joined.table };
}

/** The people at this table are the hall's, and it has seated no others here yet: when their game is over, they wait for it. */
export function waitsForHall({ hall, table }: Pick<ConsoleView, 'hall' | 'table'>): boolean {
  if (hall?.joined === undefined || offerDue({ hall, table }) !== undefined) return false;
  return table.game?.seats.some(({ player }) => isSeatedByHall(player.id)) === true;
}

/** Something at the hall is for the dealer to know: it cannot be reached, or it has seated others here while a game goes on. */
export function hallNeedsLook(view: Pick<ConsoleView, 'hall' | 'table'>): boolean {
  return hallIsLost(view) || offerDue(view) !== undefined;
}

/** The hall of this table cannot be reached, or lets the table in no longer. */
export function hallIsLost({ hall }: Pick<ConsoleView, 'hall'>): boolean {
  return hall?.joined?.link === 'lost' || hall?.joined?.link === 'refused';
}

/** Whether its game is one of ours. */
export function mayTake({ rulebook }: HallOffer): boolean {
  return RULEBOOKS.has(rulebook);
}

/** The people whom the hall has seated here play the next game; undefined where no offer can be taken. */
export function takeOffer(view: Pick<ConsoleView, 'hall' | 'table'>): Action | undefined {
  const offer = offerDue(view);
  return offer !== undefined && mayTake(offer) ? { kind: 'setUp', from: 'offer' } : undefined;
}

/** What the two keys that are the organiser's do: F12 calls them or takes the call back, End confirms what they have written. */
export function talkToOrganiser({ hall }: Pick<ConsoleView, 'hall'>, code: string): Action | undefined {
  const { joined } = hall ?? {};
  if (joined !== undefined && code === 'F12') return ask({ type: 'callOrganiser', on: joined.calls !== true });
  const { message } = joined ?? {};
  return message !== undefined && code === 'End' ? ask({ type: 'confirmMessage', n: message.n }) : undefined;
}
