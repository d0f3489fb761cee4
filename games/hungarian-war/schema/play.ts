import type { Card } from '../../../rulebook/card.ts';
import { mayLieBeside } from '../../../rulebook/deck.ts';
import { begin, completeHouse, refuseHouse } from '../rules/begin.ts';
import { cardOf, deckOf } from '../rules/cards.ts';
import { decide } from '../rules/decide.ts';
import { evolve } from '../rules/evolve.ts';
import { cardsOn } from '../rules/place.ts';
import { judgedSeats, refuseFaces } from '../rules/seats.ts';
import { standings, winners } from '../rules/standings.ts';
import type { Event, Face, House, State } from '../rules/types.ts';
import { refuse, type Decision, type Refusal } from '../../../rulebook/refusal.ts';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { check } from '../../../host/games/checked.ts';
import { isRefused, refusedField, type HeadlessAnswer, type HeadlessRefusal } from '../../../host/games/headless.ts';
import { judgementJson, refused } from './resolve.ts';
import { facesSchema, playSchema } from './schema.ts';

/** `referee play`: a whole game with a known deck, first card dealt first, and given faces. */
export function play(unchecked: unknown, reasons: boolean): HeadlessAnswer {
  const checked = check(playSchema, unchecked);
  if (!checked.ok) return refusedField(checked);
  const { players, deck, house, rounds } = checked.value;
  const refusal = refuseHouse(house) ?? refuseDeck(deck, completeHouse(house));
  if (refusal !== undefined) return refused(refusal.refusal);
  const chance = dealing(deck);
  const setup = {
    players: players.map((name, seat) => ({ id: `seat-${seat}`, name })),
    house: { ...house, cards: 'dealt' as const },
    deck: deck.length,
  };
  const begun = begin(setup, chance);
  if (!begun.ok) return refused(begun.refusal);
  return playRounds(after(undefined, begun.events), rounds, chance, reasons);
}

function playRounds(first: State, rounds: readonly unknown[], chance: Chance, reasons: boolean): HeadlessAnswer {
  let state = first;
  const played: object[] = [];
  for (const [i, unchecked] of rounds.entries()) {
    if (state.phase === 'over') break;
    const table = cardsOn(state.table);
    const opened = open(state, unchecked, `rounds[${i}]`, chance);
    if (isRefused(opened)) return opened;
    const before = state;
    state = opened.state;
    if (state.opening === undefined) throw new Error('an opening leaves an opening');
    played.push({
      table: table.map((id) => cardOf(before, id)),
      ...judgementJson(state.opening.judgement, reasons),
      out: judgedSeats(state).out,
      scores: scoresOf(state),
    });
  }
  const won = new Set(winners(state));
  const seats = [...state.seats.keys()].filter((seat) => won.has(state.seats[seat]?.player.id ?? ''));
  return { rounds: played, scores: scoresOf(state), winners: seats, ended: state.phase === 'over' };
}

function open(state: State, unchecked: unknown, at: string, chance: Chance): { readonly state: State } | HeadlessRefusal {
  const checked = check(facesSchema, unchecked);
  if (!checked.ok) return refusedField({ ...checked, field: at + (checked.field === 'value' ? '' : checked.field) });
  const refusal = refuseFaces(judgedSeats(state), checked.value, String);
  if (refusal !== undefined) return refused(refusal.refusal, at);
  // `refuseFaces` let only faces of a die through.
  const decided: Decision<Event> = decide(state, { type: 'open', faces: checked.value as (Face | null)[] }, chance);
  return decided.ok ? { state: after(state, decided.events) } : refused(decided.refusal, at);
}

/** HW-20: a deck may be short, but every card in it is known and there no more often than the decks in use hold it. */
function refuseDeck(deck: readonly Card[], house: House): { readonly ok: false; readonly refusal: Refusal } | undefined {
  for (const [i, card] of deck.entries()) {
    if (card.endsWith('?')) return refuse('card not known', { i, card }, 'HW-20');
    if (!mayLieBeside(card, deck.slice(0, i), deckOf(house))) return refuse('card cannot be there', { i, card }, 'HW-20');
  }
  return undefined;
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

function after(state: State | undefined, events: readonly Event[]): State {
  const last = events.reduce<State | undefined>(evolve, state);
  if (last === undefined) throw new Error('a game begins with an event');
  return last;
}

function scoresOf(state: State): readonly number[] {
  return standings(state).map(({ points }) => points);
}
