import { gameSay } from '../../../words/rulebook.ts';
import type { HallOffer } from '../../../host/contract/hall-link.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { mayTake } from '../desk/hall-offer.ts';
import { consoleUiOf } from '../desk/ui.ts';

/** Whom the hall has seated here, for which round, and what they play if this version knows the game. */
export function offerSaid(
  { say, language }: Pick<DealersDesk, 'say' | 'language'>,
  offer: HallOffer & { readonly table: number },
): string {
  const game = mayTake(offer) ? gameSay(consoleUiOf(offer.rulebook).catalogue, language)('name') : undefined;
  const said = { round: offer.round, table: offer.table, names: offer.players.map(({ name }) => name) };
  return game === undefined ? say('hall-link-offer-unknown', said) : say('hall-link-offer', { ...said, game });
}
