import { sayHighlight } from '../words/said.ts';
import type { Card } from '../../../rulebook/card.ts';
import { placesOf, cardAt } from '../rules/place.ts';
import type { CardId, CentreOutcome, DieFace, SideOutcome, State } from '../rules/types.ts';
import type { Player } from '../../../rulebook/seat.ts';
import type { RoundReport, ReportWords } from '../../../host/games/game-schema.ts';
import type { Language } from '../../../words/language.ts';
import { frenchCardName } from '../../../words/cards.ts';
import buttons from '../../../words/generated/buttons.js';
import words from '../../../words/generated/hungarian-war.js';
import { sayIn } from '../../../words/say.ts';

/** The last opening, as exports have it. */
export function report(state: State): RoundReport | undefined {
  const { opening } = state;
  if (opening === undefined) return undefined;
  const { judgement, players, faces, table } = opening;
  const cardOf = (id: CardId | null): Card => state.cards[id ?? -1] ?? '??';
  const tookBy = (seat: number): Card[] => [
    ...(judgement.centre.by === seat ? [cardOf(table.centre)] : []),
    ...judgement.sides.flatMap((side, i) => (side.by === seat ? [cardOf(table.sides[i] ?? null)] : [])),
  ];
  return {
    table: placesOf(table).map((place) => cardOf(cardAt(table, place))),
    seats: players.map((player, seat) => ({
      player,
      face: faces[seat] ?? null,
      took: tookBy(seat),
      standing: standingOf(state, player),
    })),
  };
}

/** As it is now, in whatever seat: out and away are independent (HW-22). */
function standingOf(state: State, { id }: Player): 'in' | 'out' | 'away' | 'left' {
  const now = state.seats.find(({ player }) => player.id === id);
  if (now === undefined) return 'left';
  return now.presence === 'away' ? 'away' : now.standing;
}

/** Of an opening, what the record keeps beside its faces: who got what and why, who is out and who is back. */
export function shown({ opening }: State): object | undefined {
  if (opening === undefined) return undefined;
  const { centre, sides, eliminated, rejoined } = opening.judgement;
  return { centre: outcomeShown(centre), sides: sides.map(outcomeShown), eliminated, rejoined };
}

function outcomeShown({ outcome, by, reason }: CentreOutcome | SideOutcome): object {
  return by === undefined ? { outcome, reason } : { outcome, by, reason };
}

/** This game's words for the report of a night. */
export function reportWords(language: Language): ReportWords {
  const say = sayIn(language, words, buttons);
  return {
    name: say('hungarian-war-name'),
    card: (card) => frenchCardName(card, language),
    highlight: (of) => sayHighlight(of, language),
    // An export holds only faces that have passed this rulebook's schema.
    face: (face) => say(`buttons-faces-${face as DieFace}`),
  };
}
