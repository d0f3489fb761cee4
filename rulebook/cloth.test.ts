import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { CLOTH_FLOWERS, NEW_CLOTH, stitch, stitchesOn, tieOff, type Cloth } from './cloth.ts';
import type { Event } from '../games/hungarian-war/rules/types.ts';
import { rulebookOf } from './rulebooks.ts';
import type { Capture } from './rulebook.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';
import { current, EMPTY_TIMELINE, push, redo, undo, type Timeline } from './timeline.ts';

type Night = Timeline<GameEvent, NightState>;

const anna = { id: 'anna', name: 'Anna' };
const captures = (count: number): readonly Capture[] =>
  Array.from({ length: count }, (_, card) => ({ player: anna, seat: 0, card }));
const points = () => 7;

/** Anna, Béla and Cili with the king in the centre and three cards beside; the deck never runs out. */
const BEGUN = begun(['KD', '9C', '2H', '??'], 40);
const opened = (...faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): Event => ({ type: 'FacesOpened', faces });
const refill = (place: 'centre' | number, card: '5S' | '8S'): Event => ({ type: 'CardsLaid', cards: [{ place, card }] });

function night(...steps: readonly (readonly Event[])[]): Night {
  return steps.reduce<Night>((before, events, n) => push(before, n + 1, events, evolveNight), EMPTY_TIMELINE);
}

function flowers(timeline: Night): readonly string[] {
  const state = current(timeline);
  const game = state?.game;
  if (game === undefined) return [];
  const worth = (card: number) => rulebookOf(game.rulebook).captures?.points(game.state, card);
  return stitchesOn(state?.cloth ?? NEW_CLOTH, worth).map(
    (flower) => `${flower.seat} ${flower.player.name} ${flower.points ?? '?'}`,
  );
}

describe('the cloth of a night', () => {
  const taken = night(BEGUN, [opened(6, 2, 3), refill('centre', '5S')], [opened(5, 2, 3), refill(0, '8S')]);

  it('stitches a flower for each card taken, and for no other', () => {
    expect(flowers(night(BEGUN))).toEqual([]);
    expect(flowers(taken)).toEqual(['0 Anna 13', '0 Anna 9']);
    expect(flowers(night(BEGUN, [opened(6, 6, 3), refill('centre', '5S')]))).toEqual([]);
  });

  it('loses flowers by an undo, regains them by a redo, and is the same when everything is folded again', () => {
    const before = undo(taken);
    expect(flowers(before)).toEqual(['0 Anna 13']);
    expect(current(redo(before))?.cloth).toEqual(current(taken)?.cloth);
    expect(flowers(push(before, 9, [opened(2, 3, 6), refill('centre', '8S')], evolveNight))).toEqual(['0 Anna 13', '2 Cili 5']);
  });

  it('HW-21: opens a flower when its card gets a name, until the next game begins', () => {
    const unknown = night(BEGUN, [opened(2, 3, 5), refill(2, '5S')]);
    expect(flowers(unknown)).toEqual(['2 Cili ?']);
    const named = push(unknown, 3, [{ type: 'CardNamed', id: 3, card: 'Q?' } as GameEvent], evolveNight);
    expect(flowers(named)).toEqual(['2 Cili 12']);
    expect(flowers(push(named, 4, BEGUN, evolveNight))).toEqual(['2 Cili 12']);
  });

  it('gets no flower from points that the dealer gives or counts', () => {
    const adjusted: Event = { type: 'PointsAdjusted', player: 'anna', by: 5, reason: 'x' };
    const counted: Event = { type: 'PileCounted', player: 'anna', points: 40 };
    expect(flowers(push(taken, 4, [adjusted, counted], evolveNight))).toEqual(flowers(taken));
  });

  it('goes on over the games of the night, and keeps every flower', () => {
    const next = push(taken, 4, [...BEGUN, opened(2, 6, 3), refill('centre', '5S')], evolveNight);
    expect(flowers(next)).toEqual([...flowers(taken), '1 Béla 13']);
  });
});

describe('a full cloth', () => {
  const counts = fc.array(fc.record({ cards: fc.nat(2 * CLOTH_FLOWERS), ends: fc.boolean() }), { maxLength: 12 });
  const played = (games: readonly { cards: number; ends: boolean }[]): Cloth =>
    games.reduce<Cloth>((cloth, { cards, ends }) => {
      const after = stitch(cloth, captures(cards));
      return ends ? tieOff(after, points) : after;
    }, NEW_CLOTH);

  it('is laid aside: none holds more than its limit, and no flower is lost', () => {
    fc.assert(
      fc.property(counts, (games) => {
        const cloth = played(games);
        const here = stitchesOn(cloth, points).length;
        expect(here).toBeLessThanOrEqual(CLOTH_FLOWERS);
        expect(cloth.before).toBe((cloth.number - 1) * CLOTH_FLOWERS);
        expect(cloth.before + here).toBe(games.reduce((sum, { cards }) => sum + cards, 0));
      }),
    );
  });

  it('is followed by a new one that begins with the first flower too many', () => {
    expect(stitch(NEW_CLOTH, captures(CLOTH_FLOWERS))).toMatchObject({ number: 1, before: 0 });
    expect(stitch(NEW_CLOTH, captures(CLOTH_FLOWERS + 1))).toMatchObject({
      number: 2,
      before: CLOTH_FLOWERS,
      taken: [{ card: CLOTH_FLOWERS }],
    });
  });
});
