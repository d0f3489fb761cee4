import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { begun } from '../test/support/hungarian-war.ts';
import { CLOTH_FLOWERS, NEW_CLOTH, stitch, stitchesOn, tieOff, type Cloth } from './cloth.ts';
import type { Event } from '../games/hungarian-war/rules/types.ts';
import { rulebookOf } from './rulebooks.ts';
import type { Capture } from './rulebook.ts';
import { evolveNight, type GameEvent, type NightState } from './series.ts';
import { current, EMPTY_TIMELINE, push, redo, undo, type Timeline } from './timeline.ts';

type Night = Timeline<GameEvent, NightState>;

/** Anna, Béla and Cili with the king in the centre and three cards beside; the deck never runs out. */
const BEGUN = begun(['KD', '9C', '2H', '??'], 40);
/** A round with these faces, whose empty place gets a card. */
const round = (faces: readonly (1 | 2 | 3 | 4 | 5 | 6)[], place: 'centre' | number, card: '5S' | '8S'): readonly Event[] => [
  { type: 'FacesOpened', faces },
  { type: 'CardsLaid', cards: [{ place, card }] },
];
const night = (...steps: readonly (readonly Event[])[]) =>
  steps.reduce<Night>((before, events, n) => push(before, n + 1, events, evolveNight), EMPTY_TIMELINE);
const onwards = (before: Night, ...events: readonly Event[]) => push(before, 9, events, evolveNight);

function flowers(timeline: Night): string {
  const { game, cloth = NEW_CLOTH } = current(timeline) ?? {};
  const worth = (card: number) => game && rulebookOf(game.rulebook).captures?.points(game.state, card);
  return stitchesOn(cloth, worth)
    .map(({ seat, player, points = '?' }) => `${seat} ${player.name} ${points}`)
    .join(', ');
}

const TAKEN = night(BEGUN, round([6, 2, 3], 'centre', '5S'), round([5, 2, 3], 0, '8S'));
const UNNAMED = night(BEGUN, round([2, 3, 5], 2, '5S'));
const NAMED = onwards(UNNAMED, { type: 'CardNamed', id: 3, card: 'Q?' });

it.each<[string, Night, string]>([
  ['nothing before the first card', night(BEGUN), ''],
  ['a flower for each card taken', TAKEN, '0 Anna 13, 0 Anna 9'],
  ['none for a card that nobody took', night(BEGUN, round([6, 6, 3], 'centre', '5S')), ''],
  ['one less after an undo', undo(TAKEN), '0 Anna 13'],
  ['another after another round', onwards(undo(TAKEN), ...round([2, 3, 6], 'centre', '8S')), '0 Anna 13, 2 Cili 5'],
  // HW-21: until the next game begins.
  ['a bud until its card has a name', UNNAMED, '2 Cili ?'],
  ['an open one then', NAMED, '2 Cili 12'],
  ['the same in the next game', onwards(NAMED, ...BEGUN), '2 Cili 12'],
  [
    'none for points that the dealer gives or counts',
    onwards(
      TAKEN,
      { type: 'PointsAdjusted', player: 'anna', by: 5, reason: 'x' },
      { type: 'PileCounted', player: 'anna', points: 40 },
    ),
    '0 Anna 13, 0 Anna 9',
  ],
  ['those of all games', onwards(TAKEN, ...BEGUN, ...round([2, 6, 3], 'centre', '5S')), '0 Anna 13, 0 Anna 9, 1 Béla 13'],
])('the cloth of a night has %s', (_, timeline, stitched) => {
  expect(flowers(timeline)).toBe(stitched);
  expect(current(redo(undo(timeline)))?.cloth).toEqual(current(timeline)?.cloth);
});

it('a full cloth is laid aside, and followed by one that begins with the first flower too many: no flower is lost', () => {
  const captures = (count: number) =>
    Array.from({ length: count }, (_, card): Capture => ({ player: { id: 'anna', name: 'Anna' }, seat: 0, card }));
  expect(stitch(NEW_CLOTH, captures(CLOTH_FLOWERS))).toMatchObject({ number: 1, before: 0 });
  const next = { number: 2, before: CLOTH_FLOWERS, taken: [{ card: CLOTH_FLOWERS }] };
  expect(stitch(NEW_CLOTH, captures(CLOTH_FLOWERS + 1))).toMatchObject(next);
  const counts = fc.array(fc.record({ cards: fc.nat(2 * CLOTH_FLOWERS), ends: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(counts, (games) => {
      const cloth = games.reduce<Cloth>((before, { cards, ends }) => {
        const after = stitch(before, captures(cards));
        return ends ? tieOff(after, () => 7) : after;
      }, NEW_CLOTH);
      const here = stitchesOn(cloth, () => 7).length;
      expect(here).toBeLessThanOrEqual(CLOTH_FLOWERS);
      expect(cloth.before).toBe((cloth.number - 1) * CLOTH_FLOWERS);
      expect(cloth.before + here).toBe(games.reduce((sum, { cards }) => sum + cards, 0));
    }),
  );
});
