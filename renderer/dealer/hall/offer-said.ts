import type { HallOffer } from '../../../host/contract/hall-link.ts';
import { isolated } from '../../../words/language.ts';
import type { DealersDesk } from '../desk/dealers-desk.svelte.ts';
import { mayTake } from '../desk/hall-offer.ts';
import { consoleUiOf } from '../desk/ui.ts';

/** Whom the hall has seated here, for which round, and what they play if this version knows the game. */
export function offerSaid(
  { words, language }: Pick<DealersDesk, 'words' | 'language'>,
  offer: HallOffer & { readonly table: number },
): string {
  const game = mayTake(offer) ? consoleUiOf(offer.rulebook).words(language).name : undefined;
  const names = offer.players.map(({ name }) => isolated(name));
  return words.hallLink.offer({ round: offer.round, table: offer.table, game, names });
}
