import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from '../../../rulebook/rulebook.ts';
import { begun as begunWith, given, laid } from '../../../test/support/hungarian-war.ts';
import { begin } from '../rules/begin.ts';
import { decide } from '../rules/decide.ts';
import { isInGame } from '../rules/seats.ts';
import type { Command, Event, DieFace, State } from '../rules/types.ts';
import { sayHands } from './hands.ts';
import { apply, seeded, SHORT_NAMES } from '../table/testing/states.ts';

describe('HW-20, HW-22: what the dealer is told accounts for the whole deck, whoever leaves or comes', () => {
  /** Cards that the dealer is told to lay, and to discard. */
  function told(state: State): { readonly lays: number; readonly discards: number } {
    const line = sayHands(state, 'en').find((said) => said.startsWith('Dealer: ')) ?? '';
    const discards = [...line.matchAll(/discard ([^;.]*)/g)].flatMap(([, cards = '']) => cards.split(', '));
    return { lays: Number(/\blay (\d+)/.exec(line)?.[1] ?? 0), discards: discards.length };
  }

  it('after any round, and before the first', () => {
    const leaving = fc.record({ what: fc.constantFrom('leave' as const, 'join' as const, 'turnCircle' as const), at: fc.nat() });
    const rounds = fc.array(fc.array(leaving, { maxLength: 3 }), { minLength: 1, maxLength: 6 });
    const cards = fc.constantFrom('taken' as const, 'entered' as const, 'untracked' as const, 'dealt' as const);
    let left = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 7 }), fc.nat(), cards, rounds, (seats, seed, house, all) => {
        const random = seeded(seed);
        const chance: Chance = { draw: (from) => from[random(from.length)] ?? '??' };
        const players = SHORT_NAMES.slice(0, seats).map((name) => ({ id: name, name }));
        const begun = begin({ players, house: { cards: house } }, chance);
        if (!begun.ok) throw new Error(begun.refusal.code);
        let { state } = begun;
        let before = { deck: state.total, discard: 0 };
        for (const done of all) {
          for (const { what, at } of done) {
            const seat = at % state.seats.length;
            const name = `Zita ${String(at)}`;
            const commands = {
              leave: { type: what, seat },
              join: { type: what, seat, player: { id: name, name } },
              turnCircle: { type: what },
            };
            const decided = decide(state, commands[what] as Command, chance);
            if (decided.ok) state = decided.state;
            left += Number(decided.ok && what === 'leave');
          }
          if (state.phase === 'over') return;
          if (state.opening !== undefined || house !== 'dealt') {
            const { lays, discards } = told(state);
            expect([before.deck - lays, before.discard + discards]).toEqual([state.deck, state.discard.length]);
          }
          before = { deck: state.deck, discard: state.discard.length };
          const faces = state.seats.map((seat) => (isInGame(seat) ? ((random(6) + 1) as DieFace) : null));
          state = apply(state, { type: 'open', faces }, chance);
          if (state.phase === 'over') return;
        }
      }),
      { seed: 22, numRuns: 300 },
    );
    expect(left).toBeGreaterThan(100);
  });

  it('names the card of whoever left after the swap that came before', () => {
    const house = { cards: 'dealt' } as const;
    const table = begunWith(['KD', '9C', '2H', 'TS', '4D'], 20, house);
    const opened: Event = { type: 'FacesOpened', faces: [6, 2, 2, 5] };
    const round = [opened, laid(['centre', '3C'], [3, 'QD']), { type: 'CardsSwapped', side: 3 }] as const;
    const { state } = given(table, round).when({ type: 'leave', seat: 3 });
    expect(state.cards[state.table.centre ?? -1]).toBe('QD');
    expect(sayHands(state, 'en').at(-1)).toBe(
      'Dealer: lay 2, centre first; then swap the queen of diamonds into the centre; then discard Dani’s left card.',
    );
  });
});
