import type { ConsoleCommand } from '../../../host/contract/command.ts';
import { CLUSTERS, sameThing } from '../../../host/contract/keys.ts';
import type { ConsoleView, PadView, RoundChoices, SeatInput } from '../../../host/contract/view.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import { byId } from '../desk/pads-at-hand.ts';
import { phoneOfPlayer, phonesIn } from '../desk/phones.ts';
import type { ConsoleUi, HouseValues, Kit } from '../desk/ui.ts';

type Begin = Extract<ConsoleCommand, { type: 'begin' }>;

/** One person of a game being set up, with what brings the face. */
export interface SeatDraft {
  readonly player: Player;
  readonly input: SeatInput;
}

/** A game being set up: people clockwise from seat 0. Only `makeBegin` makes a command of it. */
export interface Draft {
  readonly kit: Kit;
  readonly places: readonly SeatDraft[];
  readonly dealer: Seat;
  readonly house: HouseValues;
  readonly choices: RoundChoices;
}

export function add(draft: Draft, player: Player, input: SeatInput): Draft {
  return { ...draft, places: [...draft.places, { player, input }] };
}

/** The dealer keeps the seat of the person who had it; a dealer taken away leaves it to seat 0. */
export function remove(draft: Draft, seat: Seat): Draft {
  const places = draft.places.filter((_, at) => at !== seat);
  if (draft.dealer === seat) return { ...draft, places, dealer: 0 };
  return { ...draft, places, dealer: draft.dealer > seat ? draft.dealer - 1 : draft.dealer };
}

/** The seats were named the wrong way round: seat 0 stays, the others follow the other way. */
export function turnCircle(draft: Draft): Draft {
  const [first, ...others] = draft.places;
  if (first === undefined) return draft;
  const count = draft.places.length;
  return { ...draft, places: [first, ...others.reverse()], dealer: (count - draft.dealer) % count };
}

/** Whether it matters that the seats were named the right way round: of two, and of bots, nobody sits to the left. */
export function isCircle({ kit, places }: Draft): boolean {
  return kit !== 'nothing' && places.length > 2;
}

/** Another input for a seat. A seat that had the same pad or keys gets what this one played with, so that none is left without. */
export function setInput(draft: Draft, seat: Seat, input: SeatInput): Draft {
  const before = draft.places[seat]?.input ?? { kind: 'die' };
  const places = draft.places.map((place, at): SeatDraft => {
    if (at === seat) return { ...place, input };
    return sameThing(place.input, input) ? { ...place, input: before } : place;
  });
  return { ...draft, places };
}

/** The input the next person gets: with pads the first live one that is free, a real die where none is left. */
export function nextInput(draft: Draft, pads: readonly PadView[]): SeatInput {
  if (draft.kit === 'nothing') return { kind: 'bot' };
  const pad = draft.kit === 'pads' ? freePads(draft, pads)[0] : undefined;
  return pad === undefined ? { kind: 'die' } : { kind: 'pad', pad: pad.id };
}

/** Pads that answer, have no trouble and serve no seat of the draft, by id: the order in which they answer is chance. */
export function freePads(draft: Draft, pads: readonly PadView[]): readonly PadView[] {
  const taken = new Set(draft.places.flatMap(({ input }) => (input.kind === 'pad' ? [input.pad] : [])));
  return byId(pads).filter(({ id, link, trouble }) => link === 'live' && trouble === undefined && !taken.has(id));
}

/** The first key cluster of which no key serves a seat of the draft, or undefined where there is none. */
export function freeCluster({ places }: Draft): number | undefined {
  return [...CLUSTERS.keys()].find((cluster) => !places.some(({ input }) => sameThing(input, { kind: 'keys', cluster })));
}

/** A pad that has been given another name since is bound anew; one that is only unplugged is waited for. */
export function rebound(draft: Draft, view: Pick<ConsoleView, 'pads' | 'phones'>): Draft {
  const here = new Set([...view.pads, ...phonesIn(view)].map(({ id }) => id));
  const isGone = ({ input }: SeatDraft) => input.kind === 'pad' && !here.has(input.pad);
  if (!draft.places.some(isGone)) return draft;
  const places = draft.places.map((place): SeatDraft => (isGone(place) ? { ...place, input: { kind: 'die' } } : place));
  return bindPads({ ...draft, places }, view.pads);
}

/** People who have a phone choose on it. */
export function bindPhones(draft: Draft, view: Pick<ConsoleView, 'phones'>): Draft {
  const places = draft.places.map((place): SeatDraft => {
    const phone = phoneOfPlayer(view, place.player);
    return phone === undefined ? place : { ...place, input: { kind: 'pad', pad: phone.id } };
  });
  return { ...draft, places };
}

/** People named before their pads were plugged in get the pads that have come since. */
export function bindPads(draft: Draft, pads: readonly PadView[]): Draft {
  if (draft.kit !== 'pads') return draft;
  const free = [...freePads(draft, pads)];
  const places = draft.places.map((place) => {
    const pad = place.input.kind === 'die' ? free.shift() : undefined;
    return pad === undefined ? place : { ...place, input: { kind: 'pad' as const, pad: pad.id } };
  });
  return { ...draft, places };
}

/** People without a pad get the keypad whose keys were learned for them on another evening, if its keys are free. */
export function bindKeypads(draft: Draft, keypadOf: (name: string) => readonly string[] | undefined): Draft {
  if (draft.kit !== 'pads') return draft;
  return draft.places.reduce((bound, { player, input }, seat) => {
    const keys = input.kind === 'die' ? keypadOf(player.name) : undefined;
    const kept = keys && { kind: 'keypad' as const, keys };
    if (kept === undefined || bound.places.some((place) => sameThing(place.input, kept))) return bound;
    return setInput(bound, seat, kept);
  }, draft);
}

/** The command that begins the game, or undefined while too few or too many sit at the table. */
export function makeBegin(draft: Draft, { id: rulebook, seats }: Pick<ConsoleUi, 'id' | 'seats'>): Begin | undefined {
  if (draft.places.length < seats.least || draft.places.length > seats.most) return undefined;
  return {
    type: 'begin',
    rulebook,
    players: draft.places.map(({ player }) => ({ ...player })),
    inputs: draft.places.map(({ input }) => ({ ...input })),
    dealer: draft.dealer,
    house: { ...draft.house },
    choices: draft.choices,
  };
}
