import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Card } from '../../../rulebook/card.ts';
import { unseen } from '../../../rulebook/deck.ts';
import { DECK, HAND, SEATS } from '../rules/house.ts';
import { hyrule } from '../rules/rulebook.ts';
import { answered, begun, type HyruleState } from '../rules/testing/played.ts';
import { play } from './play.ts';

type Turns = 'chance' | 'strategy';
type Entry = readonly Card[] | { readonly swap: Card } | { readonly cards: readonly Card[] };

interface Dealt {
  readonly seats: number;
  readonly tallest: number;
  readonly deck: readonly Card[];
  /** Choices used in order: which card of a hand is laid, and whether the leader swaps. */
  readonly choices: readonly number[];
}

const dealt: fc.Arbitrary<Dealt> = fc.integer({ min: SEATS.least, max: SEATS.most }).chain((seats) =>
  fc.record({
    seats: fc.constant(seats),
    tallest: fc.integer({ min: 0, max: seats - 1 }),
    deck: fc.shuffledSubarray(unseen(DECK, []), { minLength: 54 }),
    choices: fc.array(fc.nat({ max: 41 }), { minLength: 200, maxLength: 200 }),
  }),
);

/** Answers every question with cards of known hands until the hand is over, and records what was played by entry. */
function playAsked(turns: Turns, { seats, tallest, deck, choices }: Dealt) {
  const hands = Array.from({ length: seats }, (_, seat) => deck.slice(seat * HAND, (seat + 1) * HAND));
  const stock = deck.slice(seats * HAND);
  const now = { hands: hands.map((hand) => [...hand]), stock: [...stock], choices: [...choices] };
  const choose = (below: number) => (now.choices.shift() ?? 0) % below;
  const entries: Entry[] = [];
  let laid: Card[] = [];
  let state = begun(seats, { turns });
  for (;;) {
    const ask = hyrule.next(state);
    if (ask === undefined || ask.what === 'run-off') return { state, request: { hands, stock, turns: entries } };
    if (ask.what === 'tallest') {
      state = answered(state, String(tallest));
      continue;
    }
    const hand = now.hands[ask.seat ?? 0] ?? [];
    if (ask.options.length > 0 && choose(3) === 0) {
      const [card] = hand.splice(choose(hand.length), 1);
      hand.push(now.stock.shift() as Card);
      entries.push({ swap: card as Card });
      state = answered(state, 'swap', card as Card);
      continue;
    }
    const [card] = hand.splice(choose(hand.length), 1);
    state = answered(state, card as Card);
    laid[ask.seat ?? 0] = card as Card;
    if (Object.keys(laid).length < seats) continue;
    entries.push(turns === 'chance' ? laid : { cards: laid });
    laid = [];
  }
}

test.each<Turns>(['chance', 'strategy'])(
  'by %s rules the table that is asked captures what the headless referee says',
  (turns) => {
    fc.assert(
      fc.property(dealt, (given) => {
        const { state, request } = playAsked(turns, given);
        const players = state.players.map(({ name }) => name);
        const house = turns === 'chance' ? { turns } : { turns, tallest: given.tallest };
        const told = play({ players, house, ...request }, false) as { turns: readonly object[]; winners: number[] };
        expect(told.turns.at(-1)).toMatchObject({ captured: pointsOf(state) });
        expect(told.turns.filter((turn) => !('swap' in turn))).toMatchObject(
          state.play.turns.map(({ judged, lead }) => ({ winner: judged.winner, ...(lead && { leader: lead.leader }) })),
        );
        const most = Math.max(...pointsOf(state));
        expect(told.winners).toEqual([...players.keys()].filter((seat) => pointsOf(state)[seat] === most));
      }),
      { numRuns: 60 },
    );
  },
);

function pointsOf(state: HyruleState): number[] {
  return hyrule.standings(state).map(({ points }) => points);
}
