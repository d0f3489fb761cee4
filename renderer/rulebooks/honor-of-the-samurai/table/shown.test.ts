import { expect, test } from 'vitest';
import type { House } from '../../../../rules/honor-of-the-samurai/house.ts';
import { begun, on } from '../../../../rules/honor-of-the-samurai/played-for-tests.ts';
import type { Moment } from '../../../table/cards/shown.ts';
import { samuraiCards } from './cards.ts';

const NOW: Moment = { drawn: 'now' };
const told = (at: number): Moment => ({ drawn: 'told', at });

const seats = (players: number, answers: string, { house, moment = NOW }: { house?: Partial<House>; moment?: Moment } = {}) =>
  samuraiCards.shown(on(begun(players, house), answers), moment, 'en').seats;
const row = (cards: readonly { readonly card: string; readonly extra?: true; readonly lit?: true; readonly faded?: true }[]) =>
  cards.map(({ card, extra, lit, faded }) => `${extra ? '+' : ''}${card}${lit ? '!' : ''}${faded ? '-' : ''}`).join(' ');

test('HS-1: three cards lie face down before everybody who is in the game', () => {
  expect(seats(3, 'heads heads heads').map(({ cards, presence }) => [row(cards), presence])).toEqual([
    ['', 'out'],
    ['back back back', 'in'],
    ['back back back', 'in'],
  ]);
});

test('HS-8: a charge lies face down beside its army until it is revealed after it', () => {
  const house = { charges: 'yes' } as const;
  expect(row(seats(2, 'clean clean yes', { house })[0]?.cards ?? [])).toBe('back back back +back');
  expect(seats(2, 'clean clean yes no A? 2?', { house }).map(({ cards }) => row(cards))).toEqual([
    'A? 2? back +back',
    'back back back',
  ]);
});

test('HS-9: the Joker that is appealed is lit, and its place holds what replaces it', () => {
  const house = { kings: 'yes', diplomacy: 'yes' } as const;
  const appealed = '0 S clean clean AD 2D 3D 9H X1 KC';
  expect(row(seats(2, appealed, { house })[1]?.cards ?? [])).toBe('9H X1! KC');
  const replaced = seats(2, `${appealed} yes yes JD 8C`, { house, moment: told(0) });
  expect(row(replaced[1]?.cards ?? [])).toBe('9H- 8C- KC!');
});

test('each outcome is about its own cards, and counts only once it is told', () => {
  const house = { kings: 'yes', charges: 'yes' } as const;
  const answers = '0 S heads heads clean clean clean yes no no 2S 3D 4H 5H AD KD 2D X1 QC 3C';
  const at = (moment: Moment) => {
    const shown = seats(3, answers, { house, moment });
    return [
      ...shown.map(({ cards }) => row(cards)),
      shown.map(({ marks }) => marks?.[0]?.count).join(' '),
      shown.map(({ stamp = '' }) => stamp).join(' '),
      samuraiCards
        .standings?.(on(begun(3, house), answers), moment)
        .map(({ points }) => points)
        .join(' '),
    ];
  };
  const plain = ['2S 3D 4H +5H', 'AD KD 2D', 'X1 QC 3C'];
  expect(at(told(-1))).toEqual([...plain, '2 0 0', '  ', '0 0 0']);
  expect(at(told(0))).toEqual(['2S 3D 4H +5H', 'AD KD 2D', 'X1! QC 3C', '2 0 0', '  loses', '0 0 0']);
  expect(at(told(1))).toEqual(['2S- 3D- 4H- +5H-', 'AD- KD! 2D-', 'X1- QC! 3C-', '2 0 0', ' head ', '0 2 0']);
  expect(at(told(2))).toEqual(['2S! 3D- 4H- +5H-', 'AD- KD- 2D-', 'X1- QC- 3C-', '3 0 0', 'disgrace  ', '0 2 0']);
  expect(at(told(3))).toEqual(['2S- 3D- 4H- +5H!', 'AD- KD- 2D-', 'X1- QC- 3C-', '4 0 0', 'disgrace  ', '0 2 0']);
  expect(at(told(4)).slice(3)).toEqual(['4 0 0', 'out  ', '0 2 0']);
});

test('HS-4: below a seat stands what its army comes to, once it is told; else who is King', () => {
  const house = { kings: 'yes' } as const;
  const labels = (moment: Moment) =>
    seats(3, '0 S clean clean clean 2H 3H 4H AD KD 2D X1 QC 3C', { house, moment }).map(({ label }) => label);
  expect(labels(told(0))).toEqual(['King', undefined, undefined]);
  expect(labels(told(1))).toEqual(['9', '27', 'Joker']);
  expect(labels(NOW)).toEqual(['King', undefined, undefined]);
});

test('who goes out by a battle is in the game until that is told', () => {
  const house = { charges: 'yes' } as const;
  const answers = 'heads heads clean clean clean yes no no 2? 3? 4? 5? A? K? 2? 5? 6? 7?';
  const presence = (moment: Moment) => seats(3, answers, { house, moment })[0]?.presence;
  expect([presence(told(0)), presence(told(1)), presence(told(2)), presence(NOW)]).toEqual(['in', 'in', 'out', 'out']);
});
