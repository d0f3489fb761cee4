import { expect, test } from 'vitest';
import type { House } from '../rules/house.ts';
import { begun, on } from '../rules/testing/played.ts';
import { NOT_PRESENTING, presenting, type Progress } from '../../../renderer/room/table/progress.ts';
import { samuraiCards } from './ui.ts';

const NOW = NOT_PRESENTING;
const told = (at: number) => presenting(at + 1);

const seats = (
  players: number,
  answers: string,
  { house, progress = NOW }: { house?: Partial<House>; progress?: Progress } = {},
) => samuraiCards.shown(on(begun(players, house), answers), progress, 'en').seats;
const row = (cards: readonly { readonly card: string; readonly extra?: true; readonly lit?: true; readonly faded?: true }[]) =>
  cards.map(({ card, extra, lit, faded }) => `${extra ? '+' : ''}${card}${lit ? '!' : ''}${faded ? '-' : ''}`).join(' ');

test('HS-1: three cards lie face down before every player in the game', () => {
  expect(seats(3, 'heads heads heads').map(({ cards, presence }) => [row(cards), presence])).toEqual([
    ['', 'out'],
    ['back back back', 'in'],
    ['back back back', 'in'],
  ]);
});

test('HS-8: a charge lies face down beside its army and is revealed after it', () => {
  const house = { charges: 'yes' } as const;
  expect(row(seats(2, 'clean clean yes', { house })[0]?.cards ?? [])).toBe('back back back +back');
  expect(seats(2, 'clean clean yes no A? 2?', { house }).map(({ cards }) => row(cards))).toEqual([
    'A? 2? back +back',
    'back back back',
  ]);
});

test('HS-9: the Joker that is appealed is lit, and its place holds what replaces it', () => {
  const house = { kings: 'yes', diplomacy: 'yes' } as const;
  const appealed = 'S clean clean AD 2D 3D 9H X1 KC';
  expect(row(seats(2, appealed, { house })[1]?.cards ?? [])).toBe('9H X1! KC');
  const replaced = seats(2, `${appealed} yes yes JD 8C`, { house, progress: told(0) });
  expect(row(replaced[1]?.cards ?? [])).toBe('9H 8C KC!');
});

test('each outcome points at its own cards, and counts only once it is shown', () => {
  const house = { kings: 'yes', charges: 'yes' } as const;
  const answers = 'S heads heads clean clean clean yes no no 2S 3D 4H 5H AD KD 2D X1 QC 3C';
  const at = (progress: Progress) => {
    const shown = seats(3, answers, { house, progress });
    return [
      ...shown.map(({ cards }) => row(cards)),
      shown.map(({ marks }) => marks?.[0]?.count).join(' '),
      shown.map(({ stamp = '' }) => stamp).join(' '),
      samuraiCards.points?.(on(begun(3, house), answers), progress).join(' '),
    ];
  };
  const [anna, bela, cili] = ['2S 3D 4H +5H', 'AD KD 2D', 'X1 QC 3C'];
  expect(at(told(-1))).toEqual([anna, bela, cili, '2 0 0', '  ', '0 0 0']);
  expect(at(told(0))).toEqual([anna, bela, 'X1! QC 3C', '2 0 0', '  loses', '0 0 0']);
  expect(at(told(1))).toEqual([anna, 'AD KD! 2D', 'X1 QC! 3C', '2 0 0', ' head ', '0 2 0']);
  expect(at(told(2))).toEqual(['2S! 3D 4H +5H', bela, cili, '3 0 0', 'disgrace  ', '0 2 0']);
  // Three disgraces are fatal, so a fourth is never drawn.
  expect(at(told(3))).toEqual(['2S 3D 4H +5H!', bela, cili, '3 0 0', 'disgrace  ', '0 2 0']);
  expect(at(told(4)).slice(3)).toEqual(['3 0 0', 'out  ', '0 2 0']);
});

test('HS-4: an army’s total stands at its foot once it is shown; its place is kept free from the reveal on', () => {
  const house = { kings: 'yes' } as const;
  const totals = (progress: Progress, answers = 'clean clean clean 2H 3H 4H AD KD 2D X1 QC 3C') =>
    seats(3, `S ${answers}`, { house, progress }).map(({ total }) => total);
  expect(totals(NOW, 'clean clean clean 2H')).toEqual(['', '', '']);
  expect(totals(told(0))).toEqual(['', '', '']);
  expect(totals(told(1))).toEqual(['9', '27', 'Joker']);
  expect(totals(NOW)).toEqual([undefined, undefined, undefined]);
});

test('HS-6: the King is marked below the seat', () => {
  const labels = seats(3, 'S clean clean clean', { house: { kings: 'yes' } }).map(({ label }) => label);
  expect(labels).toEqual(['King', undefined, undefined]);
});

test('HS-1: what the heads are worth stands below the seat, and not before the heads are shown', () => {
  const house = { kings: 'yes', stake: '20 Ft' } as const;
  const answers = 'S clean clean AC KC 2C 3C 4C 5C';
  const labels = (progress: Progress) => seats(2, answers, { house, progress }).map(({ label }) => label);
  expect(labels(presenting(0))).toEqual(['King', undefined]);
  expect(labels(NOW)).toEqual(['King · 20 Ft', undefined]);
});

test('HS-2: a player whom a battle puts out is out while it is presented, and back in after it', () => {
  const answers = 'S heads heads clean clean 2S 3H 4H 5D 6D 7D';
  const first = (progress: Progress) => {
    const [anna] = seats(2, answers, { house: { kings: 'yes' }, progress });
    return [anna?.presence, anna?.marks?.[0]?.count];
  };
  expect([first(told(2)), first(NOW)]).toEqual([
    ['out', 3],
    ['in', 0],
  ]);
});

test('HS-2, HS-7: disgraces are counted out of three, or as heads without a limit', () => {
  const marks = (house: Partial<House>) => seats(2, 'heads heads', { house }).map(({ marks: [mark] = [] }) => mark);
  expect(marks({})[0]).toMatchObject({ count: 2, of: 3, name: 'disgraces', label: '2 of 3 disgraces' });
  expect(marks({ disgracesAsHeads: 'yes' })[0]).toEqual({
    kind: 'disgrace',
    count: 2,
    name: 'disgraces',
    label: '2 disgraces',
  });
});

test('heads lie in their armies while they are shown, and are counted in a pile after that', () => {
  const piles = (progress: Progress) => seats(2, 'clean clean A? K? 2? 3? Q? 5?', { progress }).map(({ pile }) => pile);
  expect([piles(told(0)), piles(NOW)]).toEqual([
    [undefined, undefined],
    [2, undefined],
  ]);
});

test('HS-5: the battle that ends a game stands beside its winner, the highest total first; after an end by a hand no battle does', () => {
  const last = (players: number, answers: string, stake = '') => {
    const state = on(begun(players, { kings: 'yes', out: 'game', stake }), answers);
    const { title, rows } = samuraiCards.last?.(state, 'en') ?? { rows: [] };
    return [title, ...rows.map(({ seat, cards, total }) => `${seat}: ${row(cards)} = ${total}`)];
  };
  const battle = 'S heads heads clean clean 2S 3H 4H 5D 6D 7D';
  expect(last(2, battle)).toEqual(['The last battle', '1: 5D 6D 7D = 18', '0: 2S 3H 4H = 9']);
  expect(last(2, battle.slice(0, -3))).toEqual([undefined]);
  expect(last(2, 'S heads heads heads')).toEqual([undefined]);
  // HS-1: the sums take its place.
  const withHead = battle.replace('7D', 'QD');
  expect(last(2, withHead)[0]).toBe('The last battle');
  expect(last(2, withHead, '2 €')).toEqual([undefined]);
});

test('HS-2: a player whom a battle puts out stays in the game until that is shown, and comes back unless out for the game', () => {
  const answers = 'heads heads clean clean clean yes no no 2? 3? 4? 5? A? K? 2? 5? 6? 7?';
  const presence = (out: House['out']) =>
    [told(0), told(1), told(2), NOW].map(
      (progress) => seats(3, answers, { house: { charges: 'yes', out }, progress })[0]?.presence,
    );
  expect(presence('game')).toEqual(['in', 'in', 'out', 'out']);
  expect(presence('hand')).toEqual(['in', 'in', 'out', 'in']);
});
