import { describe, expect, it } from 'vitest';
import { AIMS, emptyPlaces, leftOf, placeAimed, placesOf, placesShown, rightOf, seatsAt } from './place.ts';
import { FACES } from './types.ts';
import type { DieFace } from './types.ts';

describe('HW-2 places', () => {
  it.each([2, 3, 5, 10])('side[i] is the left card of seat i and the right card of seat i+1, with %i players', (seats) => {
    for (let side = 0; side < seats; side++) {
      const [first, second] = seatsAt(side, seats);
      expect([first, second]).toEqual([side, (side + 1) % seats]);
      expect([leftOf(first), rightOf(second, seats)]).toEqual([side, side]);
    }
  });

  it('gives two players two different side cards', () => {
    expect([leftOf(0), rightOf(0, 2), leftOf(1), rightOf(1, 2)]).toEqual([0, 1, 1, 0]);
  });
});

describe('HW-3 order', () => {
  it('deals the centre, then the sides', () => {
    expect(placesOf({ centre: 0, sides: [1, 2, 3] })).toEqual(['centre', 0, 1, 2]);
  });

  it('fills only empty places', () => {
    expect(emptyPlaces({ centre: null, sides: [1, null, 3, null] })).toEqual(['centre', 1, 3]);
  });

  it('shows sides ascending and the centre last', () => {
    expect(placesShown({ centre: 0, sides: [1, 2] })).toEqual([0, 1, 'centre']);
  });
});

describe('HW-6 faces', () => {
  it('says what each face does and where', () => {
    expect(FACES.map((face) => `${AIMS[face].does} ${AIMS[face].at}`)).toEqual([
      'block centre',
      'block left',
      'block right',
      'take right',
      'take left',
      'take centre',
    ]);
  });

  it('aims opposite faces at the same card', () => {
    for (const face of FACES) {
      const opposite = (7 - face) as DieFace;
      expect(placeAimed(1, opposite, 4)).toBe(placeAimed(1, face, 4));
      expect(AIMS[opposite].does).not.toBe(AIMS[face].does);
    }
  });

  it('finds the places of seat 0 of four', () => {
    expect(FACES.map((face) => placeAimed(0, face, 4))).toEqual(['centre', 0, 3, 3, 0, 'centre']);
  });
});
