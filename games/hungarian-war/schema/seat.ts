import type { RulesReport, SeatReport } from '../../../host/games/game-schema.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { pageLines } from '../../../words/rulebook.ts';
import { cardOf } from '../rules/cards.ts';
import { AIMS, cardAt, leftOf, placeAimed, rightOf, seatsAt } from '../rules/place.ts';
import { isInGame } from '../rules/seats.ts';
import type { Opening, SeatState, State } from '../rules/types.ts';
import { HUNGARIAN_WAR_RULES } from '../words/console/words.ts';
import { dealerLines, takesOf } from '../words/hands.ts';
import { sayTarget } from '../words/said.ts';
import { HUNGARIAN_WAR_SEAT } from '../words/seat/words.ts';
import { HUNGARIAN_WAR_WORDS } from '../words/words.ts';

/** What this player does, why the last round ended so for them, and the cards they may aim at. */
export function seatReport(state: State, seat: Seat, language: Language, deals: boolean): SeatReport {
  const now = state.seats[seat];
  if (now === undefined) throw new RangeError(`no seat ${seat}`);
  const words = HUNGARIAN_WAR_SEAT[language];
  const { opening } = state;
  // Whoever has joined since was not there.
  const then = opening?.players.findIndex(({ id }) => id === now.player.id) ?? -1;
  const takes = takesOf(state, language).filter((take) => take.seat === then);
  const rests = state.phase === 'over' || isInGame(now) ? undefined : words.rests[now.presence === 'away' ? 'away' : 'out'];
  const cards = cardsBefore(state, seat);
  return {
    todo: [...takes.map(({ target }) => words.take(target)), ...(deals ? dealerLines(state, language) : [])],
    why: opening === undefined || then < 0 ? [] : why(opening, then, now, language),
    ...(rests !== undefined && { rests }),
    ...(cards !== undefined && { cards }),
  };
}

export function rulesReport(language: Language, onPhone: boolean): RulesReport {
  const rules = HUNGARIAN_WAR_RULES[language];
  return { game: rules.title, ...pageLines(rules, onPhone) };
}

/** The left card, the centre card, the right card (HW-2). */
function cardsBefore(state: State, seat: Seat): readonly Card[] | undefined {
  if (state.phase === 'over' || state.house.cards === 'untracked') return undefined;
  const places = [leftOf(seat), 'centre' as const, rightOf(seat, state.seats.length)];
  return places.map((place) => cardOf(state, cardAt(state.table, place) ?? -1));
}

/** `seat` as it was at the opening, `now` as it has become. */
function why(opening: Opening, seat: Seat, now: SeatState, language: Language): readonly string[] {
  const words = HUNGARIAN_WAR_SEAT[language];
  const { faces, judgement } = opening;
  if (judgement.rejoined.includes(seat)) return [words.rejoin[judgement.rejoin]];
  if (typeof faces[seat] === 'number') return [whyOfAim(opening, seat, language)];
  if (now.standing === 'out') return [words.rejoin['block attempted']];
  return now.presence === 'away' ? [] : [words.noDie];
}

/** Why the card that this seat aimed at ended as it did (HW-9 to HW-13). */
function whyOfAim({ faces, judgement, players }: Opening, seat: Seat, language: Language): string {
  const words = HUNGARIAN_WAR_SEAT[language];
  const face = faces[seat];
  if (face === null || face === undefined) throw new RangeError(`no face of seat ${seat}`);
  const { does } = AIMS[face];
  const place = placeAimed(seat, face, players.length);
  if (place === 'centre') {
    const { reason, blockers, takers, needed } = judgement.centre;
    return said(words.centre, does, reason)({ blocked: blockers.length, needed, takers: takers.length });
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const other = seatsAt(place, players.length).find((one) => one !== seat) ?? seat;
  const shared = side.takers.length + side.blockers.length === 2 && players.length > 2;
  const targets = HUNGARIAN_WAR_WORDS[language].target;
  const target = shared ? targets.shared : sayTarget(targets, players, seat, place);
  return said(words.side, does, side.reason)({ target, other: players[other]?.name ?? '' });
}

/** By what a seat did and the reason why a card ended so. */
interface Says<Aimed> {
  readonly take: Readonly<Partial<Record<string, (aimed: Aimed) => string>>>;
  readonly block: Readonly<Partial<Record<string, (aimed: Aimed) => string>>>;
}

/** Throws where the rules do not let this seat have aimed so and the card end so. */
function said<Aimed>(says: Says<Aimed>, does: 'take' | 'block', reason: string): (aimed: Aimed) => string {
  const found = does === 'take' ? says.take[reason] : says.block[reason];
  if (found === undefined) throw new RangeError(`nobody aims so where a card ends by ${reason}`);
  return found;
}
