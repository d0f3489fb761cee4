import { leadersOf, partnersOf } from '../rules/alliances.ts';
import type { Card } from '../rules/card.ts';
import type { AlliancePlay, Fought } from '../rules/play.ts';
import { allianceOf, keeperOf } from '../rules/points.ts';
import type { Seat } from '../../../rulebook/seat.ts';
import type { ChartaBellicaWords } from '../words/table/en.ts';
import type { CardShown, CardsShown, SeatShown } from '../../kit/table/shown.ts';

type Seats = CardsShown['seats'];
type Piles = readonly (number | undefined)[];
type Battle = Extract<AlliancePlay, { readonly phase: 'leading' | 'aiding' | 'drawing' | 'won' }>;

/** CB-1: the nations are given out; nothing lies yet. */
export function nationsShown(piles: Piles, labels: readonly string[]): CardsShown {
  return { seats: labels.map((label, seat): SeatShown => ({ cards: [], label, presence: 'in', ...pile(piles[seat]) })) };
}

/** The battle under way, each seat on the cloth of its alliance. */
export function battleShown(play: Battle, piles: Piles, words: ChartaBellicaWords): CardsShown {
  if (play.phase === 'won') return { seats: onCloth(play, piles, () => ({ cards: [] })) };
  const [leaders, partners] = [leadersOf(play), partnersOf(play)];
  const aside = play.phase === 'drawing' ? play.aside : [];
  const helping = play.phase === 'aiding' ? play.laid : play.phase === 'drawing' ? play.drawn : [];
  return {
    seats: onCloth(play, piles, (seat) => {
      const leads = leaders.indexOf(seat);
      if (leads >= 0) return { label: words.leads, cards: [faceOr(play.shown[leads])] };
      const before = aside.filter((each) => each.seat === seat).map(({ card }): CardShown => ({ card, faded: true }));
      const card = helping[partners.indexOf(seat)];
      if (play.phase === 'leading') return { label: words.aids, cards: [] };
      return { label: words.aids, cards: [...before, ...(play.phase === 'aiding' || card !== undefined ? [faceOr(card)] : [])] };
    }),
  };
}

/** The last battle: its pairs, and once it is shown where the cards go. */
export function foughtShown(
  play: Battle,
  last: Fought,
  { piles, told }: { readonly piles: Piles; readonly told: boolean },
  words: ChartaBellicaWords,
): CardsShown {
  const { leaders, partners, pairs, aside, outcome } = last;
  const taker = outcome.winner === null ? undefined : leaders[outcome.winner];
  const seats = onCloth(play, piles, (seat) => {
    const alliance = leaders.includes(seat) ? leaders.indexOf(seat) : partners.indexOf(seat);
    const leads = leaders.includes(seat);
    const won = told && alliance === outcome.winner;
    const before = leads ? [] : aside.filter((each) => each.seat === seat).map(({ card }): CardShown => ({ card, faded: true }));
    const card = pairs[alliance]?.[leads ? 0 : 1];
    const shown: readonly CardShown[] = card === undefined ? [] : [{ card, ...(won && { lit: true as const }) }];
    return {
      label: leads ? words.leads : words.aids,
      cards: [...before, ...shown],
      ...(won && leads && { stamp: 'takes' as const }),
    };
  });
  if (!told) return { seats };
  return { seats, goesTo: taker === undefined ? 'own' : keeperOf(play, taker) };
}

function onCloth(play: Battle, piles: Piles, of: (seat: Seat) => Omit<SeatShown, 'presence'>): Seats {
  return play.holdings.map((_, seat) => ({
    ...of(seat),
    side: allianceOf(play, seat),
    presence: 'in',
    ...pile(piles[seat]),
  }));
}

function pile(count: number | undefined): Pick<SeatShown, 'pile'> {
  return count === undefined ? {} : { pile: count };
}

/** What lies there face down until it is named. */
function faceOr(card: Card | undefined): CardShown {
  return { card: card ?? 'back' };
}
