import type { PhoneRules } from '../../../host/contract/phones.ts';
import type { SeatReport } from '../../../host/games/game-schema.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { Language } from '../../../words/language.ts';
import { pageLines, rulesIn } from '../../../words/rulebook.ts';
import { cardOf } from '../rules/cards.ts';
import { suggestionNow } from '../rules/lesson/lesson.ts';
import { AIMS, cardAt, leftOf, placeAimed, rightOf, seatsAt } from '../rules/place.ts';
import { verdictsOf } from '../rules/judgement.ts';
import { isInGame } from '../rules/seats.ts';
import type { Opening, SeatState, State } from '../rules/types.ts';
import words from '../../../words/generated/hungarian-war.js';
import { inId, sayIn } from '../../../words/say.ts';
import { dealerLines, takesOf } from '../words/hands.ts';
import { RULES } from '../words/rules.ts';
import { centreId, sayAsk, sayTarget } from '../words/said.ts';

/** What this player does, why the last round ended so for them, and the cards they may aim at. */
export function seatReport(state: State, seat: Seat, language: Language, deals: boolean): SeatReport {
  const now = state.seats[seat];
  if (now === undefined) throw new RangeError(`no seat ${seat}`);
  const say = sayIn(language, words);
  const { opening } = state;
  // Whoever has joined since was not there.
  const then = opening?.players.findIndex(({ id }) => id === now.player.id) ?? -1;
  const takes = takesOf(state, language).filter((take) => take.seat === then);
  const rests =
    state.phase === 'over' || isInGame(now)
      ? undefined
      : say(`hungarian-war-seat-rests-${now.presence === 'away' ? 'away' : 'out'}`);
  const cards = cardsBefore(state, seat);
  return {
    todo: [
      ...takes.map(({ target }) => say('hungarian-war-take.you', { target })),
      ...(deals ? dealerLines(state, language) : []),
    ],
    ...(opening !== undefined && then >= 0
      ? { why: why(opening, then, now, language), verdict: verdict(state, opening, then, now, language) }
      : { why: [] }),
    ...(rests !== undefined && { rests }),
    ...(cards !== undefined && { cards }),
  };
}

/** What the lesson suggests to this seat for the round that is chosen for, once these goals have come up. */
export function suggestedTo(state: State, seat: Seat, language: Language, met: readonly string[]): string | undefined {
  const ask = suggestionNow(state, new Set(met))?.asks.find(({ seats }) => seats.includes(seat));
  return ask && sayAsk(state, { ...ask, seats: [seat] }, language);
}

export function rulesReport(language: Language, onPhone: boolean): PhoneRules {
  const rules = rulesIn(words, RULES, language);
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
  const say = sayIn(language, words);
  const { faces, judgement } = opening;
  if (judgement.rejoined.includes(seat)) return [say(`hungarian-war-rejoin-${inId(judgement.rejoin)}.you`)];
  if (typeof faces[seat] === 'number') return [whyOfAim(opening, seat, language)];
  if (now.standing === 'out') return [say('hungarian-war-rejoin-block-attempted.you')];
  return now.presence === 'away' ? [] : [say('hungarian-war-seat-no-die')];
}

/** In a word or three what became of a seat at the opening. */
function verdict(state: State, { faces, judgement, players }: Opening, seat: Seat, now: SeatState, language: Language): string {
  const say = sayIn(language, words);
  const outcome = verdictsOf(state)[seat];
  const face = faces[seat];
  if (outcome === 'out' || outcome === 'back') return say(`hungarian-war-verdict-${outcome}`);
  if (typeof face !== 'number') return say(`hungarian-war-verdict-${now.standing === 'out' ? 'out' : 'nothing'}`);
  const place = placeAimed(seat, face, players.length);
  const at = place === 'centre' ? judgement.centre : judgement.sides[place];
  if (at?.by === seat) return say('hungarian-war-verdict-took');
  if (outcome === 'blocked') return say('hungarian-war-verdict-stands');
  if (at?.outcome === 'taken' && at.takers.includes(seat))
    return say('hungarian-war-verdict-blocked', { name: players[at.by ?? -1]?.name ?? '' });
  return say(`hungarian-war-verdict-${at?.outcome === 'discarded' ? 'nobody' : 'nothing'}`);
}

/** Why the card that this seat aimed at ended as it did (HW-9 to HW-13). */
function whyOfAim({ faces, judgement, players }: Opening, seat: Seat, language: Language): string {
  const { known } = sayIn(language, words);
  const face = faces[seat];
  if (face === null || face === undefined) throw new RangeError(`no face of seat ${seat}`);
  const as = AIMS[face].does === 'take' ? 'taker' : 'blocker';
  const place = placeAimed(seat, face, players.length);
  if (place === 'centre') {
    const { reason, blockers, takers, needed } = judgement.centre;
    const target = sayTarget(players, seat, place, language);
    const given = { blocked: blockers.length, needed, takers: takers.length, target };
    // What ends a side card as well is said as there.
    const judged =
      reason === 'lone taker'
        ? known(`hungarian-war-side-lone-taker.${as}`, given)
        : known(`hungarian-war-centre-card-${centreId(reason)}.${as}`, given);
    return said(judged ?? known(`hungarian-war-centre-card-block-fails.${as}`, given), reason);
  }
  const side = judgement.sides[place];
  if (side === undefined) throw new RangeError(`no side card ${place}`);
  const other = seatsAt(place, players.length).find((one) => one !== seat) ?? seat;
  const shared = side.takers.length + side.blockers.length === 2 && players.length > 2;
  const target = shared ? sayIn(language, words)('hungarian-war-target-shared') : sayTarget(players, seat, place, language);
  const given = { target, other: players[other]?.name ?? '' };
  return said(known(`hungarian-war-side-${inId(side.reason)}.${as}`, given), side.reason);
}

/** Throws where the rules do not let this seat have aimed so and the card end so. */
function said(sentence: string | undefined, reason: string): string {
  if (sentence === undefined) throw new RangeError(`nobody aims so where a card ends by ${reason}`);
  return sentence;
}
