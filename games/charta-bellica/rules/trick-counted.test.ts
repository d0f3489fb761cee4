import { describe, expect, it } from 'vitest';
import { judgeTrick, type Trick, type TrickOutcome } from './bellum.ts';
import { NATIONS, RANKS, valueOf, type NationalCard } from './card.ts';
import { mayAttack } from './trick.ts';

describe('CB-7, CB-8, CB-9, every trick of 2 to 4 players', { timeout: 30_000 }, () => {
  it.each([2, 3, 4])('is judged word for word as the clauses say, with %i players', (players) => {
    const tricks = tricksOf(players);
    expect(tricks).toHaveLength(14 ** players);
    const wrong = tricks.filter((cards) => tell(judgeTrick(shown(cards)), mayAttack(cards, 13)) !== tellLiterally(cards));
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  /** `vitest -u` writes the file anew: the diff then shows what a change of the rules affects. */
  it('comes out as often as trick-counted.json says', async () => {
    const lines = [2, 3, 4].map((players) => {
      const count: Record<string, number> = {};
      let horse = 0;
      const tricks = tricksOf(players);
      for (const cards of tricks) {
        const { reason } = judgeTrick(shown(cards));
        count[reason] = (count[reason] ?? 0) + 1;
        horse += mayAttack(cards, 13).length;
      }
      return `  ${JSON.stringify({ players, tricks: tricks.length, reasons: count, horse })}`;
    });
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot('trick-counted.json');
  });
});

describe('CB-7, every draw', () => {
  it('is won by the hand that the strongest card came from, or repeated by those still equal', () => {
    const wrong = tricksOf(3).filter((drawn) => {
      const outcome = judgeTrick({ ...shown(['TH', 'TG', 'TT']), draws: [drawn] });
      const values = drawn.map(valueOf);
      const strongest = values.toSorted((a, b) => b - a)[0];
      const seats = [0, 1, 2].filter((seat) => values[seat] === strongest);
      return tell(outcome, []) !== (seats.length === 1 ? `${seats[0]};` : `draw ${seats.join()};`);
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

describe('CB-9, every attack', () => {
  const attacks = [0, 1].flatMap((by) =>
    RANKS.slice(1, -1).flatMap((below, i) =>
      RANKS.slice(1, 10).flatMap((horse) =>
        RANKS.map((drawn) => {
          const cards: NationalCard[] =
            by === 0 ? [`${below}H`, `${RANKS[i + 2] ?? 'c'}G`] : [`${RANKS[i + 2] ?? 'c'}H`, `${below}G`];
          return { ...shown(cards), horse, attack: { by, drawn: `${drawn}T` } } satisfies Trick;
        }),
      ),
    ),
  );

  it('is won against a weaker or equal card, lost against a stronger one, and fought on if horses meet', () => {
    const wrong = attacks.filter((trick) => {
      const { by, drawn } = trick.attack;
      const own = trick.cards[by];
      if (own === undefined || mayAttack(trick.cards, trick.left).join() !== `${by}`) return true;
      let told = `${by};`;
      if (valueOf(drawn) > valueOf(own)) told = `${1 - by};`;
      if (drawn.startsWith(trick.horse)) told = `draw ${by},${1 - by};`;
      return tell(judgeTrick(trick), []) !== told;
    });
    expect(attacks).toHaveLength(2 * 12 * 9 * 14);
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

function tricksOf(players: number): NationalCard[][] {
  return NATIONS.slice(0, players).reduce<NationalCard[][]>(
    (tricks, nation) => tricks.flatMap((cards) => RANKS.map((rank) => [...cards, `${rank}${nation}` as const])),
    [[]],
  );
}

function shown(cards: readonly NationalCard[]): Trick {
  return { cards, left: 13, horse: '2', attack: null, draws: [] };
}

function tell(outcome: TrickOutcome, horse: readonly number[]): string {
  const end = outcome.outcome === 'taken' ? outcome.by : outcome.outcome === 'draw' ? `draw ${outcome.seats.join()}` : 'own';
  return `${end};${horse.join()}`;
}

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
