import { expect, it } from 'vitest';
import { judgeTrick, type Trick, type TrickOutcome } from './bellum.ts';
import { NATIONS, RANKS, valueOf, type NationalCard } from './card.ts';
import { mayAttack } from './trick.ts';

const shown = (cards: readonly NationalCard[], more: Partial<Trick> = {}): Trick => ({
  cards,
  left: 13,
  horse: '2',
  attack: null,
  draws: [],
  ...more,
});

function tricksOf(players: number): NationalCard[][] {
  return NATIONS.slice(0, players).reduce<NationalCard[][]>(
    (tricks, nation) => tricks.flatMap((cards) => RANKS.map((rank) => [...cards, `${rank}${nation}` as const])),
    [[]],
  );
}

/** Who takes a trick, or draws for it. */
function endOf(outcome: TrickOutcome): string {
  return outcome.outcome === 'taken' ? `${outcome.by}` : outcome.outcome === 'draw' ? `draw ${outcome.seats.join()}` : 'own';
}

it.each([
  [2, 196, { horse: 24, 'highest card': 178, 'equal highest': 14, 'jester over court': 4 }],
  [3, 2_744, { horse: 396, 'highest card': 2_325, 'equal highest': 280, 'jester over court': 132, 'equal jesters': 7 }],
  [
    4,
    38_416,
    {
      horse: 6_072,
      'highest card': 30_168,
      'equal highest': 5_019,
      'jester over court': 2_912,
      'equal jesters': 313,
      'capital over jesters': 4,
    },
  ],
])(
  'CB-7 to CB-9: each trick of %i players, %i in all, is judged word for word as the clauses say',
  (players, tricks, reasons) => {
    const counted: Record<string, number> = { horse: 0 };
    const all = tricksOf(players);
    for (const cards of all) {
      const outcome = judgeTrick(shown(cards));
      const horse = mayAttack(cards, 13);
      const told = `${endOf(outcome)};${horse.join()}`;
      if (told !== tellLiterally(cards)) expect({ cards, told }).toEqual({ cards, told: tellLiterally(cards) });
      counted[outcome.reason] = (counted[outcome.reason] ?? 0) + 1;
      counted['horse'] = (counted['horse'] ?? 0) + horse.length;
    }
    expect(all).toHaveLength(tricks);
    expect(counted).toEqual(reasons);
  },
);

it('CB-7: every draw is won by the hand that the strongest card came from, or repeated by those still equal', () => {
  for (const drawn of tricksOf(3)) {
    const values = drawn.map(valueOf);
    const seats = [0, 1, 2].filter((seat) => values[seat] === Math.max(...values));
    const outcome = judgeTrick(shown(['TH', 'TG', 'TT'], { draws: [drawn] }));
    if (endOf(outcome) !== (seats.length === 1 ? `${seats[0]}` : `draw ${seats.join()}`))
      expect({ drawn, outcome }).toEqual(seats);
  }
});

it('CB-9: every attack is won against a weaker or equal card, lost against a stronger one, and fought on if horses meet', () => {
  let attacks = 0;
  for (const by of [0, 1])
    for (const [at, below] of RANKS.slice(1, -1).entries())
      for (const horse of RANKS.slice(1, 10))
        for (const drawn of RANKS) {
          const ranks = [RANKS[at + 2] ?? 'c', RANKS[at + 2] ?? 'c'].with(by, below);
          const cards = ranks.map((rank, seat): NationalCard => `${rank}${seat === 0 ? 'H' : 'G'}`);
          expect(mayAttack(cards, 13)).toEqual([by]);
          const stronger = valueOf(`${drawn}T`) > valueOf(`${below}H`);
          const end = drawn === horse ? `draw ${by},${1 - by}` : `${stronger ? 1 - by : by}`;
          expect(endOf(judgeTrick(shown(cards, { horse, attack: { by, drawn: `${drawn}T` } })))).toBe(end);
          attacks += 1;
        }
  expect(attacks).toBe(2 * 12 * 9 * 14);
});

const DRAWS = [
  ['5H', '5G', '3T', null],
  ['4H', '4G', null, null],
  ['6H', '9G', null, null],
] as const;
const TENS = ['TH', 'TG', 'TT', '7P'] as const;
const HORSE = { attack: { by: 0, drawn: '2G' } } as const;

it.each<[readonly NationalCard[], Partial<Trick>, string, string, string]>([
  [['9H', 'TG', '1T'], {}, '1', 'CB-7', 'highest card'],
  [TENS, {}, 'draw 0,1,2', 'CB-7', 'equal highest'],
  [TENS, { draws: DRAWS.slice(0, 1) }, 'draw 0,1', 'CB-7', 'equal draw'],
  [TENS, { draws: DRAWS.slice(0, 2) }, 'draw 0,1', 'CB-7', 'equal draw'],
  [TENS, { draws: DRAWS }, '1', 'CB-7', 'stronger draw'],
  // Equal hands that are empty: each scores their own card.
  [['TH', 'TG'], { left: 0 }, 'own', 'CB-7', 'hands empty'],
  [['TH', 'TG'], { left: 2, draws: [['5H', '5G']] }, 'draw 0,1', 'CB-7', 'equal draw'],
  [
    ['TH', 'TG'],
    {
      left: 2,
      draws: [
        ['5H', '5G'],
        ['6H', '6G'],
      ],
    },
    'own',
    'CB-7',
    'hands empty',
  ],
  [['TH', 'TG'], { left: 0, draws: [[null, null]] }, 'own', 'CB-7', 'hands empty'],
  [['qH', '1G'], {}, '1', 'CB-8', 'jester over court'],
  [['mH', '1G', '1T'], {}, 'draw 1,2', 'CB-8', 'equal jesters'],
  [['cH', '1G', '1T', '1P'], {}, '0', 'CB-8', 'capital over jesters'],
  [['9H', 'TG', '4T'], { attack: { by: 0, drawn: '9G' } }, '0', 'CB-9', 'horse won'],
  [['9H', 'TG', '4T'], { attack: { by: 0, drawn: 'pG' } }, '1', 'CB-9', 'horse lost'],
  [['9H', 'TG', '4T'], HORSE, 'draw 0,1', 'CB-9', 'horse met horse'],
  [['9H', 'TG', '4T'], { ...HORSE, draws: [['5H', '5G', null]] }, 'draw 0,1', 'CB-9', 'equal draw'],
  [
    ['9H', 'TG', '4T'],
    {
      ...HORSE,
      draws: [
        ['5H', '5G', null],
        ['6H', '5T', null],
      ],
    },
    '0',
    'CB-9',
    'stronger draw',
  ],
  [['9H', 'TG', '4T'], { ...HORSE, left: 2, draws: [['5H', '5G', null]] }, '1', 'CB-9', 'hands empty'],
])('%j with %j goes to %s by %s: %s', (cards, more, end, clause, reason) => {
  const outcome = judgeTrick(shown(cards, more));
  expect([endOf(outcome), outcome.clause, outcome.reason]).toEqual([end, clause, reason]);
});

it('CB-9: no horse is laid with fewer than two cards left', () => {
  expect([2, 1, 0].map((left) => mayAttack(['9H', 'TG'], left))).toEqual([[0], [], []]);
});

/** A second implementation of the clauses, over plain numbers and sharing no code with the one it checks. */
function tellLiterally(cards: readonly NationalCard[]): string {
  const values = cards.map((card) => '123456789Tpqmc'.indexOf(card.charAt(0)) + 1);
  const seatsOf = (value: number): number[] => [...values.keys()].filter((seat) => values[seat] === value);
  const highest = values.toSorted((a, b) => b - a)[0] ?? 0;
  const jesters = seatsOf(1);
  let best = seatsOf(highest); // CB-7
  if (jesters.length > 2) {
    if (highest !== 14) best = jesters; // CB-8: jesters of more than two players lose to capitals only
  } else if (jesters.length > 0 && (highest === 12 || highest === 13)) {
    best = jesters; // CB-8: the jester beats queens and monarchs
  }
  const below = seatsOf(highest - 1);
  const attack = jesters.length === 0 && seatsOf(highest).length === 1 && below.length === 1; // CB-9
  return `${best.length === 1 ? best[0] : `draw ${best.join()}`};${attack ? below.join() : ''}`;
}
