import type { CardQuestion, OpenQuestion } from '../../../rulebook/ask.ts';
import { at, type Seat } from '../../../rulebook/seat.ts';
import { NATIONS, RANKS, rankOf, type NationalCard } from './card.ts';
import { judgeTrick, type Drawn, type TrickOutcome } from './bellum.ts';
import { cardsOf, horseOf, ownerOf, possibleFrom, withBack, without } from './seen.ts';
import { mayAttack, seatOfHighest } from './trick.ts';
import { horseRank, type House } from './house.ts';
import type { AskWhat } from './naming.ts';
import type { Aside, BellumPlay, BellumTable, Fight, InPhase, TrickCourse } from './play.ts';

/** CB-7: everybody holds the cards of a nation; all are alike, so they are given out in seat order. */
export function startBellum(players: number, house: House): BellumPlay {
  const holdings = Array.from({ length: players }, () => ({ pile: 0, hand: RANKS.length, back: [] }));
  const none = holdings.map(() => []);
  const table = { house, nations: NATIONS.slice(0, players), holdings, given: holdings.map(() => 0) };
  return { kind: 'bellum', phase: 'turning', ...table, tricksOf: none, tricks: 0, last: null, turned: [] };
}

export function askBellum(play: BellumPlay): OpenQuestion | undefined {
  switch (play.phase) {
    case 'turning':
      return card('turned', play.turned.length, play.turned.length === 0);
    case 'horse': {
      const options = [{ value: 'attack' }, { value: 'pass' }];
      return { kind: 'option', what: 'horse', seat: play.by, options, standard: 'pass' };
    }
    case 'fighting': {
      const { owners, droppers, drawn, dropped } = play.fight;
      return drawn.length < owners.length
        ? card('drawn', at(owners, drawn.length), false)
        : card('dropped', at(droppers, dropped.length), false);
    }
    case 'counted':
      return undefined;
  }
}

/** CB-9: the seat that holds a horse lays it, or not. */
export function attacked(play: InPhase<'horse'>, attacks: boolean): BellumPlay {
  const { phase: _phase, turned, by, ...table } = play;
  const left = table.holdings[by]?.hand ?? 0;
  if (!attacks) return judged(table, { turned, left, attacker: null, fights: [] });
  const holdings = without(table.holdings, by, 'hand', horseOf(table, by));
  const defender = seatOfHighest(turned);
  const fight = { owners: [defender], droppers: others(table, [by, defender]), drawn: [], dropped: [] };
  return { ...table, phase: 'fighting', holdings, trick: { turned, left, attacker: by, fights: [] }, fight };
}

export function played(play: InPhase<'turning' | 'fighting'>, card: NationalCard): BellumPlay {
  if (play.phase === 'turning') {
    const holdings = without(play.holdings, play.turned.length, 'hand', card);
    const turned = [...play.turned, card];
    if (turned.length < holdings.length) return { ...play, holdings, turned };
    return shown({ ...play, holdings }, turned);
  }
  const { owners, droppers, drawn, dropped } = play.fight;
  const draws = drawn.length < owners.length;
  const seat = draws ? at(owners, drawn.length) : at(droppers, dropped.length);
  const fight = draws ? { ...play.fight, drawn: [...drawn, card] } : { ...play.fight, dropped: [...dropped, card] };
  const next = { ...play, holdings: without(play.holdings, seat, 'hand', card), fight };
  return isWhole(fight) ? judged(next, { ...play.trick, fights: [...play.trick.fights, fight] }) : next;
}

/** CB-9: all have turned their cards; the one seat that may attack is asked, if it can hold a horse. */
function shown({ phase: _phase, ...table }: InPhase<'turning'>, turned: readonly NationalCard[]): BellumPlay {
  const left = table.holdings[0]?.hand ?? 0;
  const [by] = mayAttack(turned, left);
  const asked = { ...table, phase: 'horse', turned, by: by ?? 0 } as const;
  const horse = horseRank(table.house);
  if (by !== undefined && possibleFrom(asked, by, 'hand').some((card) => rankOf(card) === horse)) return asked;
  return judged(table, { turned, left, attacker: null, fights: [] });
}

/** CB-7 to CB-9: the trick as its last fight decides it, or the next draw. */
function judged(play: BellumTable, trick: TrickCourse): BellumPlay {
  const { kind, house, nations, holdings, given, tricksOf, tricks, last } = play;
  const outcome = outcomeOf(trick, house, holdings.length);
  if (outcome.outcome !== 'draw') return settled(play, trick, outcome);
  // CB-9: the cards drawn instead of horses belong to the same fight, for which the others have dropped one.
  const droppers = outcome.reason === 'horse met horse' ? [] : others(play, outcome.seats);
  const fight = { owners: outcome.seats, droppers, drawn: [], dropped: [] };
  return { kind, phase: 'fighting', house, nations, holdings, given, tricksOf, tricks, last, trick, fight };
}

function outcomeOf({ turned, left, attacker, fights }: TrickCourse, house: House, seats: number): TrickOutcome {
  const [first, ...later] = fights;
  const about = attacker === null ? undefined : first?.drawn[0];
  const attack = attacker === null || about === undefined ? null : { by: attacker, drawn: about };
  const draws = (attack === null ? fights : later).map((fight) => bySeat(fight, seats));
  return judgeTrick({ cards: turned, left, horse: horseRank(house), attack, draws });
}

/** CB-7, CB-9: the trick goes where it belongs, horses that met return, and the next one begins. */
function settled(play: BellumTable, trick: TrickCourse, outcome: TrickOutcome): BellumPlay {
  const { kind, house, nations, holdings: before, given } = play;
  const horses = horsesMet(play, trick);
  const taken = cardsOf(play, trick).filter((card) => !horses.some((horse) => horse.card === card));
  const gains = before.map((_, seat) => {
    if (outcome.outcome === 'taken') return seat === outcome.by ? taken : [];
    return taken.filter((card) => ownerOf(play, card) === seat);
  });
  const holdings = withBack(before, horses);
  const tricksOf = play.tricksOf.map((cards, seat) => [...cards, ...(gains[seat] ?? [])]);
  const last = { kind: 'trick', ...trick, outcome, gains } as const;
  const next = { kind, house, nations, holdings, given, tricksOf, tricks: play.tricks + 1, last };
  return holdings.some(({ hand }) => hand > 0) ? { ...next, phase: 'turning', turned: [] } : { ...next, phase: 'counted' };
}

/** CB-9: the horse that was laid and the one that was drawn; none where they did not meet. */
function horsesMet(table: BellumTable, { attacker, fights }: TrickCourse): readonly Aside[] {
  const drawn = fights[0]?.drawn[0];
  if (attacker === null || drawn === undefined || rankOf(drawn) !== horseRank(table.house)) return [];
  return [
    { seat: attacker, card: horseOf(table, attacker) },
    { seat: ownerOf(table, drawn), card: drawn },
  ];
}

function bySeat({ owners, drawn }: Fight, seats: number): Drawn {
  return Array.from({ length: seats }, (_, seat) => drawn[owners.indexOf(seat)] ?? null);
}

function isWhole({ owners, droppers, drawn, dropped }: Fight): boolean {
  return drawn.length === owners.length && dropped.length === droppers.length;
}

function others({ holdings }: BellumTable, fighting: readonly Seat[]): readonly Seat[] {
  return [...holdings.keys()].filter((seat) => !fighting.includes(seat));
}

function card(what: AskWhat, seat: Seat, counted: boolean): CardQuestion {
  return { kind: 'card', what, seat, options: [], ...(counted && { counted }) };
}
