/**
 * For tests: a second implementation of Hungarian War, written from the rulings in a different way from `rules/`: no events,
 * no card numbers, one loop that moves cards about. It shares only the notation with the product.
 */
interface NaiveRequest {
  readonly players: readonly string[];
  readonly deck: readonly string[];
  readonly house: { readonly lastTable?: 'leave' | 'play'; readonly jokerValue?: number; readonly rulesCardValue?: number };
  readonly rounds: readonly (readonly (number | null)[])[];
}

type Outcome = { outcome: 'taken'; by: number } | { outcome: 'discarded' | 'stays' };

/** HW-4 */
function value(card: string, { jokerValue = 15, rulesCardValue = 20 }: NaiveRequest['house']): number {
  if (card.startsWith('X')) return jokerValue;
  return card.startsWith('R') ? rulesCardValue : ' A23456789TJQK'.indexOf(card.charAt(0));
}

/** HW-5: higher is larger; suitless above suited, then diamonds, spades, clubs, hearts. */
function size(card: string, house: NaiveRequest['house']): number {
  const suit = /^[XR]/.test(card) ? 4 : 'HCSD'.indexOf(card.charAt(1));
  return value(card, house) * 10 + suit;
}

/** The answer to a `play` request whose faces are legal. `legal` gives the faces of a round from those requested. */
export function naiveGame({ players, deck, house, rounds }: NaiveRequest): object {
  const n = players.length;
  const draw = [...deck];
  const table: (string | undefined)[] = Array.from({ length: n + 1 });
  const piles = players.map((): string[] => []);
  let out = new Set<number>();
  const told: object[] = [];
  const scores = () => piles.map((pile) => pile.reduce((sum, card) => sum + value(card, house), 0));

  const refill = (): 'on' | 'last' | 'over' => {
    for (let place = 0; place <= n; place += 1) table[place] ??= draw.shift();
    const full = table.every((card) => card !== undefined);
    if (draw.length === 0 && !(full && house.lastTable === 'play')) return 'over';
    if (full) {
      const sizes = table.map((card) => size(card, house));
      const largest = sizes.indexOf(Math.max(...sizes));
      if (sizes[0] !== sizes[largest]) table.splice(0, 1, ...table.splice(largest, 1, table[0] ?? ''));
    }
    return draw.length === 0 ? 'last' : 'on';
  };

  let course = refill();
  for (const faces of rounds) {
    if (course === 'over') break;
    const wasLast = course === 'last';
    const before = [...table];
    const { outcomes, eliminated, rejoined } = judgeRound(faces, n, out);
    for (const [place, outcome] of outcomes.entries()) {
      if (outcome.outcome === 'taken') piles[outcome.by]?.push(before[place] ?? '');
      if (outcome.outcome !== 'stays') table[place] = undefined;
    }
    out = new Set([...out, ...eliminated].filter((seat) => !rejoined.includes(seat)));
    course = wasLast ? 'over' : refill();
    const [centre, ...sides] = outcomes;
    const outNow = [...out].sort((a, b) => a - b);
    told.push({ table: before, centre, sides, eliminated, rejoined, out: outNow, scores: scores() });
  }
  const final = scores();
  const best = Math.max(...final);
  const winners = course === 'over' ? final.flatMap((points, seat) => (points === best ? [seat] : [])) : [];
  return { rounds: told, scores: final, winners, ended: course === 'over' };
}

function judgeRound(faces: readonly (number | null)[], n: number, out: ReadonlySet<number>) {
  const seatsWith = (face: number) => faces.flatMap((shown, seat) => (shown === face ? [seat] : []));
  const takers = seatsWith(6);
  const blockers = seatsWith(1);
  const inGame = n - out.size;
  const needed = Math.max(1, Math.round(inGame / 3));
  let centre: Outcome = { outcome: 'stays' };
  let eliminated: number[] = [];
  if (blockers.length === inGame) centre = { outcome: 'discarded' };
  else if (blockers.length >= needed) eliminated = takers.length > 0 ? takers : blockers;
  else if (takers.length === 1) centre = { outcome: 'taken', by: takers[0] ?? -1 };
  else if (takers.length > 1) centre = { outcome: 'discarded' };
  const rejoined = blockers.length === 0 || blockers.length === inGame ? [...out].sort((a, b) => a - b) : [];
  const sides = Array.from({ length: n }, (_, side) => sideOutcome(faces, side, (side + 1) % n));
  return { outcomes: [centre, ...sides], eliminated, rejoined };
}

/** HW-9: `left` has this card on the left (5 takes, 2 blocks), `right` on the right (4 takes, 3 blocks). */
function sideOutcome(faces: readonly (number | null)[], left: number, right: number): Outcome {
  const moves = `${{ 5: 'T', 2: 'B' }[faces[left] ?? 0] ?? '-'}${{ 4: 'T', 3: 'B' }[faces[right] ?? 0] ?? '-'}`;
  const table: Record<string, Outcome> = {
    'T-': { outcome: 'taken', by: left },
    '-T': { outcome: 'taken', by: right },
    TT: { outcome: 'discarded' },
    TB: { outcome: 'taken', by: right },
    BT: { outcome: 'taken', by: left },
    BB: { outcome: 'discarded' },
  };
  return table[moves] ?? { outcome: 'stays' };
}
