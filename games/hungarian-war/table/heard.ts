import { rankAlone, type Card } from '../../../rulebook/card.ts';
import { cardOf } from '../rules/cards.ts';
import { cardAt } from '../rules/place.ts';
import { outcomeAt, presentationOf } from '../rules/judgement.ts';
import type { Opening, Place, State } from '../rules/types.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { type Language, titled } from '../../../words/language.ts';
import { frenchCardName } from '../../../words/cards.ts';
import words from '../../../words/generated/hungarian-war.js';
import { inId, sayIn } from '../../../words/say.ts';
import { pairIn, roomSay, sentenceIn, type StampKind } from '../../../words/room.ts';
import type { OutcomeHeard } from '../../../renderer/room/table/ui.ts';
import { SPOKEN_LONGEST } from '../../../words/reading.ts';
import { sayPlace, sayStep, stampOf } from '../words/said.ts';

/** A card as it is spoken of in passing: by its rank where that is known, else by where it lies, and seen from whom. */
type CardSpoken =
  | { readonly at: 'known'; readonly card: Card }
  | { readonly at: 'centre' }
  | { readonly at: 'next to'; readonly neighbour: string }
  | { readonly at: 'somewhere' };

/** Outcome number `at` of the last opening by ear, from 0; silence where it has none. */
export function hearStep(state: State, at: number, language: Language): OutcomeHeard {
  const { opening } = state;
  const step = opening && presentationOf(opening.judgement)[at];
  if (opening === undefined || step === undefined) return { stamps: [], said: '', announced: '' };
  const { why } = sayStep(opening, step, language);
  if (step.what === 'rejoin') {
    const said = sayPlayers(opening, opening.judgement.rejoined, 'back', language);
    return { stamps: ['back'], said, announced: `${said} ${why}` };
  }
  const { place } = step;
  const said = sayCard(state, opening, place, language);
  return {
    stamps: stampsOf(opening, place),
    said,
    announced: `${said === '' ? unchanged(opening, place, language) : said} ${why}`,
  };
}

function stampsOf(opening: Opening, place: Place): readonly StampKind[] {
  const stamp = stampOf(opening, place);
  const out = place === 'centre' && opening.judgement.eliminated.length > 0;
  return [...(stamp === undefined ? [] : [stamp]), ...(out ? (['out'] as const) : [])];
}

/** What has changed: who takes the card, that it goes, or who is out by it; empty where everything stays. */
function sayCard(state: State, opening: Opening, place: Place, language: Language): string {
  const { eliminated } = opening.judgement;
  if (place === 'centre' && eliminated.length > 0) return sayPlayers(opening, eliminated, 'out', language);
  const judged = outcomeAt(opening.judgement, place);
  if (judged === undefined) return '';
  const { outcome, by, reason } = judged;
  switch (outcome) {
    case 'taken': {
      const name = opening.players[by ?? -1]?.name ?? '';
      const verb = reason === 'blocker wins' ? 'blocks' : 'takes';
      return inTime(cardsSpoken(state, opening, place, by).map((card) => sayMoved(verb, name, card, language)));
    }
    case 'discarded':
      return inTime(cardsSpoken(state, opening, place, undefined).map((card) => sayMoved('discarded', '', card, language)));
    case 'stays':
      return '';
  }
}

function sayMoved(verb: 'takes' | 'blocks' | 'discarded', name: string, card: CardSpoken, language: Language): string {
  const neighbour = card.at === 'next to' ? card.neighbour : '';
  const known = card.at === 'known' ? frenchCardName(card.card, language) : '';
  return sayIn(language, words)(`hungarian-war-spoken-${verb}-${inId(card.at)}`, { name, neighbour, card: known });
}

function sayPlayers({ players }: Opening, seats: readonly Seat[], what: 'back' | 'out', language: Language): string {
  const say = sayIn(language, words);
  const names = seats.map((seat) => players[seat]?.name ?? '');
  return inTime([
    say(`hungarian-war-spoken-${what}`, { names }),
    say(`hungarian-war-spoken-${what}.many`, { players: seats.length }),
  ]);
}

/** The card in words, the best first. */
function cardsSpoken(state: State, opening: Opening, place: Place, by: Seat | undefined): readonly CardSpoken[] {
  // In passing a suit says nothing: points go by rank (HW-4).
  const card = rankAlone(cardSeen(state, opening, place));
  if (card !== '??') return [{ at: 'known', card }];
  if (place === 'centre') return [{ at: 'centre' }];
  const seats = opening.players.length;
  const neighbour = by === undefined || seats === 2 ? undefined : opening.players[by === place ? (place + 1) % seats : place];
  return [...(neighbour === undefined ? [] : [{ at: 'next to' as const, neighbour: neighbour.name }]), { at: 'somewhere' }];
}

function cardSeen(state: State, { table }: Opening, place: Place): Card {
  const id = cardAt(table, place);
  return id === null ? '??' : cardOf(state, id);
}

/** The first sentence that can be spoken in time, else the last. */
function inTime(sentences: readonly string[]): string {
  return sentences.find(({ length }) => length <= SPOKEN_LONGEST) ?? sentences.at(-1) ?? '';
}

/** "The centre card: stays." */
function unchanged(opening: Opening, place: Place, language: Language): string {
  const say = roomSay(language);
  const stamp = stampOf(opening, place);
  const what = stamp === undefined ? say('room-stays') : say(`room-stamps-${stamp}`);
  return sentenceIn(language, pairIn(language, titled(sayPlace(opening.players, place, language)), what));
}
