import type { CardQuestion, OpenQuestion } from '../../../rulebook/ask.ts';
import { at, type Seat } from '../../../rulebook/seat.ts';
import type { NationalCard } from './card.ts';
import { judgeCombined, judgeSimple, type AlliedPairs } from './battle.ts';
import { withBack, without } from './seen.ts';
import { ALLIED_PLAYERS, type House } from './house.ts';
import { askLot } from './lots.ts';
import type { AskWhat } from './naming.ts';
import type { Aside, AlliancePlay, ByAlliance, Fought, InPhase } from './play.ts';

/** CB-1: seven cards face down, seven in hand. */
const SEVEN = 7;

/** CB-2 */
export const BATTLES = 14;

type Battle = InPhase<'leading' | 'aiding' | 'drawing'>;
type Laid = InPhase<'leading' | 'aiding' | 'drawing' | 'won'>;

/** CB-1: the lot is drawn for the nations; then the player on the dealer's left picks an ally. */
export function startAlliances(house: House, dealer: Seat): AlliancePlay {
  const chooser = (dealer + 1) % ALLIED_PLAYERS;
  const holdings = Array.from({ length: ALLIED_PLAYERS }, () => ({ pile: SEVEN, hand: SEVEN, back: [] }));
  return { kind: 'no alliances yet', phase: 'lots', chooser, house, nations: [], holdings, given: holdings.map(() => 0) };
}

/** CB-2: by alliance, the seat that shows a card from its pile in the present battle; the others are their allies. */
export function leadersOf({ alliances: [one, other], battles }: Laid): ByAlliance<Seat> {
  return battles % 2 === 0 ? [one[0], other[0]] : [one[1], other[1]];
}

export function alliesOf({ alliances: [one, other], battles }: Laid): ByAlliance<Seat> {
  return battles % 2 === 0 ? [one[1], other[1]] : [one[0], other[0]];
}

export function askAlliances(play: AlliancePlay): OpenQuestion | undefined {
  switch (play.phase) {
    case 'lots':
      return askLot(play);
    case 'allying': {
      const others = [...play.holdings.keys()].filter((seat) => seat !== play.chooser);
      const options = others.map((seat) => ({ value: `seat ${seat}`, seat }));
      return { kind: 'option', what: 'ally', seat: play.chooser, options };
    }
    case 'leading':
      return card('pile card', at(leadersOf(play), play.shown.length), play.shown.length === 0 ? leadersOf(play) : undefined);
    case 'aiding':
      return card('hand card', at(alliesOf(play), play.laid.length), play.laid.length === 0 ? alliesOf(play) : undefined);
    case 'drawing':
      return {
        ...card('blind', at(alliesOf(play), 1 - play.drawn.length)),
        before: at(alliesOf(play), play.drawn.length),
      };
    case 'won':
      return undefined;
  }
}

/** CB-1: the chooser has picked this ally. */
export function allied(play: InPhase<'allying'>, ally: Seat): AlliancePlay {
  const { house, nations, holdings, given, chooser } = play;
  // The enemies lead in the order in which they sit behind the chooser.
  const around = [...holdings.keys()].map((step) => (chooser + step) % ALLIED_PLAYERS);
  const enemies = around.filter((seat) => seat !== chooser && seat !== ally);
  const alliances = [
    [chooser, ally],
    [at(enemies, 0), at(enemies, 1)],
  ] as const;
  const begun = { battles: 0, last: null, gathered: [[], []], shown: [] } as const;
  return { kind: 'alliances', phase: 'leading', house, nations, holdings, given, alliances, ...begun };
}

export function laid(play: Battle, card: NationalCard): AlliancePlay {
  switch (play.phase) {
    case 'leading': {
      const holdings = without(play.holdings, at(leadersOf(play), play.shown.length), 'pile', card);
      const [one] = play.shown;
      if (one === undefined) return { ...play, holdings, shown: [card] };
      return { ...play, phase: 'aiding', holdings, shown: [one, card], laid: [] };
    }
    case 'aiding': {
      const holdings = without(play.holdings, at(alliesOf(play), play.laid.length), 'hand', card);
      const [one] = play.laid;
      return one === undefined
        ? { ...play, holdings, laid: [card] }
        : judged({ ...play, phase: 'drawing', holdings, aside: [], drawn: [] }, [one, card]);
    }
    case 'drawing': {
      // CB-3: the first alliance's card comes from the hand of the other's ally.
      const holdings = without(play.holdings, at(alliesOf(play), 1 - play.drawn.length), 'hand', card);
      const [one] = play.drawn;
      return one === undefined ? { ...play, holdings, drawn: [card] } : judged({ ...play, holdings, drawn: [] }, [one, card]);
    }
  }
}

/** CB-2, CB-3, CB-6: the battle as the allies' last cards decide it, or what is drawn next. */
function judged(play: InPhase<'drawing'>, last: ByAlliance<NationalCard>): AlliancePlay {
  const { shown, aside, holdings, house } = play;
  const allies = alliesOf(play);
  const pairs: AlliedPairs = [
    [shown[0], last[0]],
    [shown[1], last[1]],
  ];
  const outcome = house.line === 'simple' ? judgeSimple(pairs) : judgeCombined(pairs);
  const empty = allies.some((seat) => holdings[seat]?.hand === 0);
  if (outcome.winner === null && !empty) {
    const lying: readonly Aside[] = last.map((card, i) => ({ seat: at(allies, i), card }));
    return { ...play, aside: [...aside, ...lying] };
  }
  return settled(play, { kind: 'battle', leaders: leadersOf(play), allies, pairs, aside, outcome });
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

function card(what: AskWhat, seat: Seat, turning?: readonly Seat[]): CardQuestion {
  return { kind: 'card', what, seat, options: [], ...(turning && { counted: true, turning }) };
}
