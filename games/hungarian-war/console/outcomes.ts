import { presentationOf } from '../rules/judgement.ts';
import type { State } from '../rules/types.ts';
import type { Language } from '../../../words/language.ts';
import { ROOM_WORDS } from '../../../words/room/words.ts';
import type { SaidOutcome } from '../../../renderer/dealer/desk/ui.ts';
import { sayStep } from '../table/said.ts';

/** Every outcome of the last opening in words, in the order told; none before the first. */
export function sayOutcomes({ opening }: State, language: Language): readonly SaidOutcome[] {
  if (opening === undefined) return [];
  const words = ROOM_WORDS[language];
  return presentationOf(opening.judgement).map((step) => {
    const { stamp, seats, why, clause } = sayStep(opening, step, language);
    const who = words.list(seats.map((seat) => opening.players[seat]?.name ?? ''));
    return { what: stamp === undefined ? words.stays : words.stamps[stamp], who, why, clause };
  });
}
