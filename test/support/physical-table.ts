import { seededRandom, type Random } from '../../rulebook/random.ts';
import { rankOf, type Card, type Rank } from '../../rulebook/card.ts';
import { unseen } from '../../rulebook/deck.ts';
import { begin } from '../../games/hungarian-war/rules/begin.ts';
import { decide } from '../../games/hungarian-war/rules/decide.ts';
import { cardAt, placesShown } from '../../games/hungarian-war/rules/place.ts';
import { seatsInGame } from '../../games/hungarian-war/rules/seats.ts';
import { standings, winners } from '../../games/hungarian-war/rules/standings.ts';
import type { Command, Event, DieFace, Judgement, Opening, State } from '../../games/hungarian-war/rules/types.ts';
import type { Decision } from '../../rulebook/refusal.ts';
import type { Chance } from '../../rulebook/rulebook.ts';
import type { Seat } from '../../rulebook/seat.ts';

export type Faces = readonly (DieFace | null)[];

/** A round as it happened on the table, whatever the host understood of it. */
export interface PlayedRound {
  readonly faces: Faces;
  readonly judgement: Judgement;
  /** The cards taken, in the order shown: what the dealer names. */
  readonly taken: readonly Card[];
  readonly out: readonly Seat[];
  readonly scores: readonly number[];
}

/** Real people with a real, shuffled deck: follows only the rules, and is what a referee is compared with. */
export class PhysicalTable {
  #deck: readonly Card[];
  readonly rounds: PlayedRound[] = [];
  readonly #random: Random;
  readonly #chance: Chance;
  readonly #names: readonly string[];
  #state: State;

  constructor(names: readonly string[], seed: number) {
    this.#names = names;
    this.#random = seededRandom(seed);
    this.#deck = shuffled(unseen({ decks: 1, jokers: 0, extras: 0 }, []), this.#random);
    this.#chance = dealing(this.#deck);
    const players = names.map((name, seat) => ({ id: `seat-${seat}`, name }));
    this.#state = reached(begin({ players, house: { cards: 'dealt' } }, this.#chance));
  }

  /** The first card is dealt first. */
  get deck(): readonly Card[] {
    return this.#deck;
  }

  get over(): boolean {
    return this.#state.phase === 'over';
  }

  get inGame(): readonly Seat[] {
    return seatsInGame(this.#state);
  }

  get winners(): readonly string[] {
    return winners(this.#state).map((id) => this.#names[Number(id.slice('seat-'.length))] ?? id);
  }

  /** What everybody in the game chooses: any of the six, with equal chance. */
  choose(): Faces {
    const { inGame } = this;
    return this.#names.map((_, seat) => (inGame.includes(seat) ? ((this.#random(6) + 1) as DieFace) : null));
  }

  open(faces: Faces): PlayedRound {
    this.#do({ type: 'open', faces });
    const { opening } = this.#state;
    if (opening === undefined) throw new Error('the state has no opening after one');
    const round = {
      faces,
      judgement: opening.judgement,
      taken: takenIn(opening).map((id) => this.#state.cards[id] ?? '??'),
      out: [...this.#state.seats.keys()].filter((seat) => this.#state.seats[seat]?.standing === 'out'),
      scores: standings(this.#state).map(({ points }) => points),
    };
    this.rounds.push(round);
    return round;
  }

  /** HW-20: the deck turns out to hold only this many cards. */
  countDeck(left: number): void {
    const dealt = this.#state.cards.length;
    this.#do({ type: 'countDeck', left, unfilled: [], reason: SHORT_DECK });
    this.#deck = this.#deck.slice(0, dealt + left);
  }

  goAway(seat: Seat): void {
    this.#do({ type: 'away', seat });
  }

  comeBack(seat: Seat): void {
    this.#do({ type: 'back', seat });
  }

  #do(command: Command): void {
    this.#state = reached(decide(this.#state, command, this.#chance));
  }
}

/** Why a deck is counted before a game that is to end soon. */
export const SHORT_DECK = 'a short deck';

/** The key that names a taken card. */
export function rankKey(card: Card): Rank {
  const rank = rankOf(card);
  if (rank === undefined) throw new RangeError(`${card} has no rank`);
  return rank;
}

function takenIn({ table, judgement: { centre, sides } }: Opening): readonly number[] {
  return placesShown(table)
    .filter((place) => (place === 'centre' ? centre : sides[place])?.outcome === 'taken')
    .map((place) => cardAt(table, place))
    .filter((id) => id !== null);
}

function reached(decided: Decision<State, Event>): State {
  if (!decided.ok) throw new Error(`the table refuses: ${decided.refusal.code}`);
  return decided.state;
}

function dealing(deck: readonly Card[]): Chance {
  const cards = deck.values();
  return {
    draw() {
      const { value } = cards.next();
      if (value === undefined) throw new Error('the deck has run out');
      return value;
    },
  };
}

function shuffled(cards: readonly Card[], random: Random): Card[] {
  const left = [...cards];
  return cards.map(() => {
    const [card] = left.splice(random(left.length), 1);
    if (card === undefined) throw new Error('the shuffle lost a card');
    return card;
  });
}
