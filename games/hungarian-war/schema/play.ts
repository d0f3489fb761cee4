import * as v from 'valibot';
import { begin } from '../rules/begin.ts';
import { cardOf, deckOf } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { SEATS, completeHouse, HOUSE_RULES } from '../rules/house.ts';
import { cardsOn } from '../rules/place.ts';
import { judgedSeats } from '../rules/seats.ts';
import { standings, winners } from '../rules/standings.ts';
import type { DieFace, State } from '../rules/types.ts';
import type { Card } from '../../../rulebook/card.ts';
import { refuseHouse } from '../../../rulebook/house.ts';
import { cardsSchema, eachSeat, nameSchema, someHouse } from '../../../rulebook/schemas.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { check } from '../../../host/games/checked.ts';
import { isRefused, refusedBy, refusedField, type HeadlessAnswer, type HeadlessRefusal } from '../../../host/games/headless.ts';
import { answering, placed, refuseSeats, refuseSurplus, refuseUnknown } from '../../kit/schema/answering.ts';
import { judgementJson, SENTENCES } from './resolve.ts';

const number = v.exactOptional(v.number());

/**
 * Every card is known and dealt. Values of house rules are checked by the rules; a round is checked
 * when it is played, since rounds left over are ignored.
 */
const schema = v.strictObject({
  rulebook: v.exactOptional(v.string()),
  players: eachSeat(nameSchema),
  deck: cardsSchema,
  house: v.exactOptional(
    someHouse({
      decks: number,
      jokers: number,
      rulesCards: number,
      jokerValue: number,
      rulesCardValue: number,
      lastTable: v.exactOptional(v.picklist(['leave', 'play'])),
    }),
    () => ({}),
  ),
  rounds: v.array(v.unknown()),
});

/** One round's `faces` within a `play` request. */
const facesSchema = v.array(v.nullable(v.number()));

/** `referee play`: a whole game with a known deck, first card dealt first, and given faces. A deck may be short (HW-20). */
export const play = answering({
  schema,
  refuse({ players, deck, house }) {
    const cards = placed('deck', deck);
    return (
      refuseSeats('players', players.length, SEATS, 'HW-1') ??
      refuseHouse(HOUSE_RULES, house) ??
      refuseUnknown(cards, 'HW-20') ??
      refuseSurplus(cards, deckOf(completeHouse(house)), 'HW-20')
    );
  },
  answer({ players, deck, house, rounds }, reasons) {
    const chance = dealing(deck);
    const setup = {
      players: players.map((name, seat) => ({ id: `seat-${seat}`, name })),
      house: { ...house, cards: 'dealt' as const },
      deck: deck.length,
    };
    const begun = begin(setup, chance);
    if (!begun.ok) return refusedBy(SENTENCES, begun.refusal);
    return playRounds(begun.state, rounds, chance, reasons);
  },
  sentences: SENTENCES,
});

function playRounds(first: State, rounds: readonly unknown[], chance: Chance, reasons: boolean): HeadlessAnswer {
  let state = first;
  const played: object[] = [];
  for (const [i, unchecked] of rounds.entries()) {
    if (state.phase === 'over') break;
    const opened = open(state, unchecked, `rounds[${i}]`, chance);
    if (isRefused(opened)) return opened;
    state = opened.state;
    played.push({ ...round(state, reasons), out: judgedSeats(state).out, scores: scoresOf(state) });
  }
  const won = new Set(winners(state));
  const seats = [...state.seats.keys()].filter((seat) => won.has(state.seats[seat]?.player.id ?? ''));
  return { rounds: played, scores: scoresOf(state), winners: seats, ended: state.phase === 'over' };
}

/** What lay there when the faces opened, and how it was judged. */
export function round(state: State, reasons: boolean): object {
  const { opening } = state;
  if (opening === undefined) throw new Error('an opening leaves an opening');
  return { table: cardsOn(opening.table).map((id) => cardOf(state, id)), ...judgementJson(opening.judgement, reasons) };
}

function open(state: State, unchecked: unknown, at: string, chance: Chance): { readonly state: State } | HeadlessRefusal {
  const checked = check(facesSchema, unchecked);
  if (!checked.ok) return refusedField({ ...checked, field: at + (checked.field === 'value' ? '' : checked.field) });
  // What is no face of a die is refused.
  const decided = decide(state, { type: 'open', faces: checked.value as (DieFace | null)[] }, chance);
  return decided.ok ? decided : refusedBy(SENTENCES, decided.refusal, at);
}

/** The deck as the only chance: the first card is dealt first. The rules draw once for each card they lay. */
function dealing(deck: readonly Card[]): Chance {
  const cards = deck.values();
  return {
    draw() {
      const { value } = cards.next();
      if (value === undefined) throw new Error('more cards were drawn than the deck holds');
      return value;
    },
  };
}

function scoresOf(state: State): readonly number[] {
  return standings(state).map(({ points }) => points);
}
