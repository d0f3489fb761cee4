import type { ConsoleCommand } from '../../../host/contract/command.ts';
import { LONGEST, type RoundChoices, type SeatInput } from '../../../host/contract/view.ts';
import type { Player, Seat } from '../../../rulebook/seat.ts';
import type { Kit } from './kit.ts';

type Begin = Extract<ConsoleCommand, { type: 'begin' }>;
export type HouseValues = Readonly<Record<string, string | number>>;

/** Which game, and how many it seats. */
interface GameForSeats {
  readonly id: string;
  readonly seats: { readonly least: number; readonly most: number };
}

/** One person of a game being set up, with what brings the face. */
export interface Place {
  readonly player: Player;
  readonly input: SeatInput;
}

/** A game being set up: people clockwise from seat 0. Only `makeBegin` makes a command of it. */
export interface Draft {
  readonly kit: Kit;
  readonly places: readonly Place[];
  readonly dealer: Seat;
  readonly house: HouseValues;
  readonly choices: RoundChoices;
}

export type NameProblem = 'empty' | 'too long' | 'already there' | 'table full';

/** What keeps `name` from being added, if anything does. Names are compared as people hear them: without case. */
export function nameProblem(draft: Draft, name: string, most: number): NameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > LONGEST.name) return 'too long';
  if (draft.places.length >= most) return 'table full';
  const heard = trimmed.toLocaleLowerCase();
  return draft.places.some(({ player }) => player.name.toLocaleLowerCase() === heard) ? 'already there' : undefined;
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

/** Another input for a seat. What it is bound to serves one seat only: who had it before plays with a real die. */
export function setInput(draft: Draft, seat: Seat, input: SeatInput): Draft {
  const places = draft.places.map((place, at): Place => {
    if (at === seat) return { ...place, input };
    return sameSource(place.input, input) ? { ...place, input: { kind: 'die' } } : place;
  });
  return { ...draft, places };
}

function sameSource(one: SeatInput, other: SeatInput): boolean {
  if (one.kind === 'pad') return other.kind === 'pad' && one.pad === other.pad;
  return one.kind === 'keys' && other.kind === 'keys' && one.cluster === other.cluster;
}

/** The command that begins the game, or undefined while too few or too many sit at the table. */
export function makeBegin(draft: Draft, { id: rulebook, seats }: GameForSeats): Begin | undefined {
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
