import type { CardQuestion, OpenQuestion } from '../../../rulebook/ask.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import { at, type Card } from './card.ts';
import { judgeCombined, judgeSimple, type AlliedPairs } from './battle.ts';
import { withBack, without } from './seen.ts';
import { ALLIES, type House } from './house.ts';
import type { Aside, AlliancePlay, ByAlliance, Fought, InPhase } from './play.ts';

/** CB-1: seven cards face down, seven in hand. */
const SEVEN = 7;

/** CB-2 */
export const BATTLES = 14;

type Battle = InPhase<'leading' | 'aiding' | 'drawing'>;
type Laid = InPhase<'leading' | 'aiding' | 'drawing' | 'won'>;

/** CB-1: everybody has dealt, and the lot is drawn. */
export function startAlliances(house: House): AlliancePlay {
  const holdings = Array.from({ length: ALLIES }, () => ({ pile: SEVEN, hand: SEVEN, back: [] }));
  return { kind: 'no alliances yet', phase: 'lots', house, holdings, given: holdings.map(() => 0) };
}

/** CB-2: by alliance, the seat that shows a card from its pile in the present battle; the others are their partners. */
export function leadersOf({ alliances: [one, other], battles }: Laid): ByAlliance<Seat> {
  return battles % 2 === 0 ? [one[0], other[0]] : [one[1], other[1]];
}

export function partnersOf({ alliances: [one, other], battles }: Laid): ByAlliance<Seat> {
  return battles % 2 === 0 ? [one[1], other[1]] : [one[0], other[0]];
}

export function askAlliances(play: AlliancePlay): OpenQuestion | undefined {
  switch (play.phase) {
    case 'lots':
      return { kind: 'option', what: 'first', options: seats(play.holdings.keys()) };
    case 'allying': {
      const others = [...play.holdings.keys()].filter((seat) => seat !== play.first);
      return { kind: 'option', what: 'ally', seat: play.first, options: seats(others) };
    }
    case 'leading':
      return card('pile card', at(leadersOf(play), play.shown.length), play.shown.length === 0 ? leadersOf(play) : undefined);
    case 'aiding':
      return card('hand card', at(partnersOf(play), play.laid.length), play.laid.length === 0 ? partnersOf(play) : undefined);
    case 'drawing':
      return {
        ...card('blind', at(partnersOf(play), 1 - play.drawn.length)),
        before: at(partnersOf(play), play.drawn.length),
      };
    case 'won':
      return undefined;
    default:
      return play satisfies never;
  }
}

export function chosen(play: InPhase<'lots' | 'allying'>, seat: Seat): AlliancePlay {
  if (play.phase === 'lots') return { ...play, phase: 'allying', first: seat };
  const { house, holdings, given, first } = play;
  // The enemies lead in the order in which they sit behind the player who drew first.
  const around = [...holdings.keys()].map((step) => (first + step) % ALLIES).filter((other) => other !== first && other !== seat);
  const alliances = [
    [first, seat],
    [at(around, 0), at(around, 1)],
  ] as const;
  const begun = { battles: 0, last: null, gathered: [[], []], shown: [] } as const;
  return { kind: 'alliances', phase: 'leading', house, holdings, given, alliances, ...begun };
}

export function laid(play: Battle, card: Card): AlliancePlay {
  switch (play.phase) {
    case 'leading': {
      const holdings = without(play.holdings, at(leadersOf(play), play.shown.length), 'pile', card);
      const [one] = play.shown;
      if (one === undefined) return { ...play, holdings, shown: [card] };
      return { ...play, phase: 'aiding', holdings, shown: [one, card], laid: [] };
    }
    case 'aiding': {
      const holdings = without(play.holdings, at(partnersOf(play), play.laid.length), 'hand', card);
      const [one] = play.laid;
      return one === undefined
        ? { ...play, holdings, laid: [card] }
        : judged({ ...play, phase: 'drawing', holdings, aside: [], drawn: [] }, [one, card]);
    }
    case 'drawing': {
      // CB-3: the first alliance's card comes from the hand of the other's partner.
      const holdings = without(play.holdings, at(partnersOf(play), 1 - play.drawn.length), 'hand', card);
      const [one] = play.drawn;
      return one === undefined ? { ...play, holdings, drawn: [card] } : judged({ ...play, holdings, drawn: [] }, [one, card]);
    }
    default:
      return play satisfies never;
  }
}

/** CB-2, CB-3, CB-6: the battle as the partners' last cards decide it, or what is drawn next. */
function judged(play: InPhase<'drawing'>, last: ByAlliance<Card>): AlliancePlay {
  const { shown, aside, holdings, house } = play;
  const partners = partnersOf(play);
  const pairs: AlliedPairs = [
    [shown[0], last[0]],
    [shown[1], last[1]],
  ];
  const outcome = house.line === 'simple' ? judgeSimple(pairs) : judgeCombined(pairs);
  const empty = partners.some((seat) => holdings[seat]?.hand === 0);
  if (outcome.winner === null && !empty) {
    const lying: readonly Aside[] = last.map((card, i) => ({ seat: at(partners, i), card }));
    return { ...play, aside: [...aside, ...lying] };
  }
  return settled(play, { kind: 'battle', leaders: leadersOf(play), partners, pairs, aside, outcome });
}

/** CB-2, CB-3: the cards go where they belong, and the other two lead. */
function settled(
  { phase: _phase, shown: _shown, aside, drawn: _drawn, ...table }: InPhase<'drawing'>,
  last: Fought,
): AlliancePlay {
  const { pairs, outcome } = last;
  const gains = outcome.winner === null ? pairs : outcome.winner === 0 ? [pairs.flat(), []] : [[], pairs.flat()];
  const [one = [], other = []] = table.gathered.map((cards, alliance) => [...cards, ...(gains[alliance] ?? [])]);
  const battles = table.battles + 1;
  const next = { ...table, holdings: withBack(table.holdings, aside), gathered: [one, other] as const, battles, last };
  return battles === BATTLES ? { ...next, phase: 'won' } : { ...next, phase: 'leading', shown: [] };
}

function card(what: string, seat: Seat, turning?: readonly Seat[]): CardQuestion {
  return { kind: 'card', what, seat, options: [], ...(turning && { counted: true, turning }) };
}

function seats(seats: Iterable<Seat>) {
  return [...seats].map((seat) => ({ value: `seat ${seat}`, seat }));
}
