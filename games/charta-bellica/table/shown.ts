import type { Seat } from '../../../rulebook/seat.ts';
import words from '../../../words/generated/charta-bellica.js';
import type { Language } from '../../../words/language.ts';
import { sayIn, type Say } from '../../../words/say.ts';
import type { Progress } from '../../../renderer/room/table/progress.ts';
import { EMPTY } from '../../kit/table/row.ts';
import type { CardShown, CardsShown, SeatShown } from '../../kit/table/shown.ts';
import { leadersOf, alliesOf } from '../rules/alliances.ts';
import type { NationalCard } from '../rules/card.ts';
import { lastOf, type Aside, type BellumPlay, type Fought, type InPhase, type Played, type State } from '../rules/play.ts';
import type { BellumTable, TrickCourse } from '../rules/play.ts';
import { allianceOf, gainsOf, keeperOf } from '../rules/points.ts';
import { horseOf } from '../rules/seen.ts';

type OfSeat = Pick<SeatShown, 'cards' | 'label' | 'side' | 'stamp'>;
type Allied = InPhase<'leading' | 'aiding' | 'drawing' | 'won'>;

export function shownAt(state: State, progress: Progress, language: Language): CardsShown {
  const { play } = state;
  const say = sayIn(language, words);
  const piles = pilesAt(state, progress);
  const seats = (of: (seat: Seat) => OfSeat): CardsShown['seats'] =>
    piles.map((pile, seat) => ({ ...of(seat), pile, presence: 'in' }));
  const presenting = progress.kind === 'presenting';
  const told = presenting && progress.shown > 0;
  // CB-1: beside a seat that is in no alliance stands its nation, once it has drawn one.
  const nation = (seat: Seat) => ({ label: play.nations[seat] && say(`charta-bellica-options-${play.nations[seat]}`) });
  switch (play.kind) {
    case 'bellum': {
      const last = presenting ? play.last : null;
      const of = last === null ? (seat: Seat) => lying(play, seat) : (seat: Seat) => played(play, last, seat, told);
      const goesTo = told && last !== null ? (takerOf(last) ?? 'own') : undefined;
      return { seats: seats((seat) => ({ ...of(seat), ...nation(seat) })), room: roomFor(play, last), goesTo };
    }
    case 'no alliances yet':
      return { seats: seats((seat) => ({ cards: [], ...nation(seat) })) };
    case 'alliances': {
      const last = presenting ? play.last : null;
      const of = last === null ? (seat: Seat) => laid(play, seat, say) : (seat: Seat) => fought(last, seat, told, say);
      const taker = last === null || last.outcome.winner === null ? undefined : last.leaders[last.outcome.winner];
      const goesTo = taker === undefined ? 'own' : keeperOf(play, taker);
      const allied = seats((seat) => ({ ...of(seat), side: allianceOf(play, seat) }));
      return { seats: allied, goesTo: told && last !== null ? goesTo : undefined };
    }
  }
}

/** Cards taken so far, by seat; undefined where none are kept. While a round is shown, without what it brings. */
function pilesAt({ play, players }: State, progress: Progress): readonly (number | undefined)[] {
  const last = progress.kind === 'presenting' ? lastOf(play) : undefined;
  const gains = last && gainsOf(last, players.length);
  return players.map((_, seat) => {
    if (play.kind === 'bellum') return (play.tricksOf[seat]?.length ?? 0) - (gains?.[seat]?.length ?? 0);
    if (play.kind !== 'alliances') return undefined;
    const alliance = play.alliances.findIndex(([keeper]) => keeper === seat);
    if (alliance < 0) return undefined;
    const gained = gains?.filter((_, other) => keeperOf(play, other) === seat).flat().length ?? 0;
    return (play.gathered[alliance]?.length ?? 0) - gained;
  });
}

/** The battle under way: what a leader has shown, what an ally laid beside it. */
function laid(play: Allied, seat: Seat, say: Say<'charta-bellica'>): OfSeat {
  if (play.phase === 'won') return { cards: [] };
  const leads = leadersOf(play).indexOf(seat);
  if (leads >= 0) return { label: say('charta-bellica-leader'), cards: [faceOr(play.shown[leads])] };
  const label = say('charta-bellica-ally');
  const alliance = alliesOf(play).indexOf(seat);
  switch (play.phase) {
    case 'leading':
      return { label, cards: [] };
    case 'aiding':
      return { label, cards: [faceOr(play.laid[alliance])] };
    case 'drawing':
      return { label, cards: [...asideOf(play.aside, seat), ...face(play.drawn[alliance])] };
  }
}

/** The last battle: its pairs, and once it is shown who takes them. */
function fought(last: Fought, seat: Seat, told: boolean, say: Say<'charta-bellica'>): OfSeat {
  const { leaders, allies, pairs, aside, outcome } = last;
  const leads = leaders.includes(seat);
  const alliance = (leads ? leaders : allies).indexOf(seat);
  const won = told && alliance === outcome.winner;
  const card = face(pairs[alliance]?.[leads ? 0 : 1]).map((shown) => (won ? { ...shown, lit: true as const } : shown));
  if (leads) return { label: say('charta-bellica-leader'), cards: card, stamp: won ? 'takes' : undefined };
  return { label: say('charta-bellica-ally'), cards: [...asideOf(aside, seat), ...card] };
}

function asideOf(aside: readonly Aside[], seat: Seat): readonly CardShown[] {
  return aside.filter((each) => each.seat === seat).map(({ card }) => ({ card, faded: true }));
}

function face(card: NationalCard | undefined): readonly CardShown[] {
  return card === undefined ? [] : [{ card }];
}

/** The cards that lie face down until they are named. */
function faceOr(card: NationalCard | undefined): CardShown {
  return { card: card ?? 'back' };
}

/** The card turned, and one of a fight below it: a horse, what is drawn or dropped. */
const ROOM: readonly CardShown[] = [{ card: 'back' }, { card: EMPTY, extra: true }];

/** Four rows that leave room for a fight have small cards: they leave it only when there is one. */
function roomFor({ phase, holdings }: BellumPlay, last: Played | null): CardsShown['room'] {
  const fights = last === null ? phase === 'horse' || phase === 'fighting' : last.fights.length > 0;
  return fights || holdings.length < 4 ? ROOM : undefined;
}

/** The trick under way: what a seat has turned, drawn or dropped. */
function lying(play: BellumPlay, seat: Seat): OfSeat {
  switch (play.phase) {
    case 'turning':
      return { cards: [faceOr(play.turned[seat])] };
    case 'horse':
      return { cards: [{ ...faceOr(play.turned[seat]), ...(seat === play.by && { lit: true }) }] };
    case 'fighting':
      return { cards: cardsAt(play, { ...play.trick, fights: [...play.trick.fights, play.fight] }, seat) };
    case 'counted':
      return { cards: [] };
  }
}

/** The last trick; once it is shown with its winner. */
function played(play: BellumTable, last: Played, seat: Seat, told: boolean): OfSeat {
  const cards = cardsAt(play, last, seat);
  if (!told || seat !== takerOf(last)) return { cards };
  return { cards: cards.map((card) => ({ ...card, lit: true })), stamp: 'takes' };
}

function takerOf({ outcome }: Played): Seat | undefined {
  return outcome.outcome === 'taken' ? outcome.by : undefined;
}

/** CB-7, CB-9: the card turned, the horse upon it, and what was drawn from the hand or dropped, which fights no more. */
function cardsAt(table: BellumTable, { turned, attacker, fights }: TrickCourse, seat: Seat): readonly CardShown[] {
  const drawn = fights.flatMap((fight) => face(fight.drawn[fight.owners.indexOf(seat)]));
  const dropped = fights.flatMap((fight) => face(fight.dropped[fight.droppers.indexOf(seat)]));
  return [
    ...face(turned[seat]),
    ...(attacker === seat ? [{ card: horseOf(table, seat), extra: true as const }] : []),
    ...drawn.map((card, at) => ({ ...card, extra: true as const, ...(at < drawn.length - 1 && { faded: true as const }) })),
    ...dropped.map((card) => ({ ...card, extra: true as const, faded: true as const })),
  ];
}
