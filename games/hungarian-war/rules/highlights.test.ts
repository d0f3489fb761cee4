import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun, fold } from '../../../test/support/hungarian-war.ts';
import type { Card } from '../../../rulebook/card.ts';
import type { Highlight } from '../../../rulebook/rulebook.ts';
import { evolve } from './evolve.ts';
import { highlights } from './highlights.ts';
import { emptyPlaces } from './place.ts';
import { standings, standingsThen } from './standings.ts';
import type { Event, DieFace, State } from './types.ts';

type Faces = readonly (DieFace | null)[];

/** The states of a game of four after each round; every empty place gets a five, or the cards of `next`. */
function game(
  rounds: readonly Faces[],
  table: readonly Card[] = ['KD', '9C', '2H', '3S', '4D'],
  next: Card = '5?',
): readonly State[] {
  const states: State[] = [fold(begun(table, 100))];
  for (const faces of rounds) {
    const before = states.at(-1) as State;
    const opened = evolve(before, { type: 'FacesOpened', faces });
    const cards = emptyPlaces(opened.table).map((place) => ({ place, card: next }));
    states.push(cards.length === 0 ? opened : evolve(opened, { type: 'CardsLaid', cards }));
  }
  return states;
}

const highlight = (states: readonly State[], what: string): Highlight | undefined =>
  highlights(states).find((each) => each.what === what);
const names = (found: Highlight | undefined) => found?.players.map(({ name }) => name);
const times = <T>(count: number, item: T): readonly T[] => Array.from({ length: count }, () => item);

describe('the figures of a game', () => {
  it('HW-9: name the player whose blocks won most cards', () => {
    // Dani blocks the card that Anna wants on her right, three times; Béla once one that Cili wants.
    const states = game([...times(3, [4, 2, 2, 2] as const), [2, 2, 4, 3]]);
    expect(highlight(states, 'blocks')).toMatchObject({ figure: 3 });
    expect(names(highlight(states, 'blocks'))).toEqual(['Dani']);
  });

  it('HW-9: name the biggest card that was blocked, and the player who lost it', () => {
    const states = game(
      [
        [5, 3, 2, 2],
        [2, 2, 5, 3],
      ],
      ['2D', 'QC', '2H', '3S', '4D'],
    );
    const stolen = highlight(states, 'stolen');
    expect(stolen).toMatchObject({ figure: 12, card: 'QC', from: [{ name: 'Anna' }] });
    expect(names(stolen)).toEqual(['Béla']);
  });

  it('HW-21: name no biggest card until every blocked card has a name', () => {
    const states = game(
      [
        [5, 3, 2, 2],
        [2, 2, 5, 3],
      ],
      ['2D', 'QC', '2H', '??', '4D'],
    );
    expect(highlight(states, 'stolen')).toBeUndefined();
    const now = states.at(-1) as State;
    const named = evolve(now, { type: 'CardNamed', id: 3, card: 'K?' } as Event);
    expect(highlight([...states.slice(0, -1), named], 'stolen')).toMatchObject({
      figure: 13,
      card: 'K?',
      from: [{ name: 'Cili' }],
    });
  });

  it('HW-12: name the player who was out most often', () => {
    // One blocker is needed of four; Anna takes and is out, then everybody else blocks and she is back (HW-14).
    const round: readonly Faces[] = [
      [6, 1, 2, 2],
      [null, 1, 1, 1],
    ];
    const states = game([...round, ...round, ...round]);
    expect(highlight(states, 'timesOut')).toMatchObject({ figure: 3 });
    expect(names(highlight(states, 'timesOut'))).toEqual(['Anna']);
  });

  it('name the players who took a card in most consecutive rounds, and who waited longest', () => {
    const states = game(times(12, [5, 2, 2, 3] as const));
    expect(highlight(states, 'streak')).toMatchObject({ figure: 12, players: [{ name: 'Anna' }] });
    // Three players waited equally long, which is not a highlight.
    expect(highlight(states, 'drought')).toBeUndefined();
    expect(highlight(game([...times(20, [5, 5, 5, 3] as const)]), 'drought')).toMatchObject({
      figure: 20,
      players: [{ name: 'Cili' }],
    });
  });

  it('HW-9, HW-13: name the two players who went for the same card most often', () => {
    const states = game(times(4, [5, 4, 2, 2] as const));
    expect(highlight(states, 'clashes')).toMatchObject({ figure: 4, players: [{ name: 'Anna' }, { name: 'Béla' }] });
  });

  it('HW-21: count no lead while a captured card has no name', () => {
    // Anna, Cili twice, Anna twice and so on: each leads in turn.
    const rounds = Array.from({ length: 16 }, (_, i): Faces => (((i + 1) >> 1) % 2 === 0 ? [5, 2, 2, 2] : [2, 2, 5, 2]));
    const known = game(rounds, ['KD', '9C', '2H', '9S', '4D'], '9?');
    const unknown = game(rounds, ['KD', '9C', '2H', '9S', '4D'], '??');
    expect(highlight(unknown, 'comeback') ?? highlight(unknown, 'leadChanges')).toBeUndefined();
    expect(highlight(known, 'leadChanges')).toMatchObject({ figure: 7, players: [] });
  });

  it('are at most three, and ignore what was undone', () => {
    const faces = fc.constantFrom<DieFace | null>(1, 2, 3, 4, 5, 6, null);
    // Nobody blocks the centre, so nobody goes out.
    const safe = fc.tuple(faces, faces, faces, faces).map((four) => four.map((face) => (face === 1 ? 2 : face)));
    fc.assert(
      fc.property(fc.array(safe, { maxLength: 25 }), fc.nat(25), (rounds, undone) => {
        const found = highlights(game(rounds));
        expect(found.length).toBeLessThanOrEqual(3);
        const kept = rounds.slice(0, Math.max(0, rounds.length - undone));
        expect(highlights(game(rounds).slice(0, kept.length + 1))).toEqual(highlights(game(kept)));
      }),
      { numRuns: 40 },
    );
  });
});

it('HW-21: include a race that counts a card from when it was taken, whenever it was named, and ends at the standings', () => {
  const states = game(
    [
      [5, 2, 2, 2],
      [2, 5, 2, 2],
    ],
    ['KD', '??', '2H', '3S', '4D'],
  );
  const now = evolve(states.at(-1) as State, { type: 'CardNamed', id: 1, card: 'J?' } as Event);
  const points = [...states.slice(0, -1), now].map((then) => standingsThen(then, now).map((each) => each.points));
  expect(points).toEqual([
    [0, 0, 0, 0],
    [11, 0, 0, 0],
    [11, 2, 0, 0],
  ]);
  expect(points.at(-1)).toEqual(standings(now).map((each) => each.points));
});
