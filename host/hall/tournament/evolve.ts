import type { HallOffer } from '../../contract/hall-link.ts';
import type { PersonId, PersonView, SeatingView, TournamentSettings } from '../../contract/hall.ts';
import { playerIdOf } from '../wire/player-id.ts';
import type { TableInRound, Tournament, TournamentEvent } from './tournament.ts';

const FIRST_SETTINGS: TournamentSettings = {
  name: '',
  rulebook: '',
  house: {},
  counts: 'points',
  bye: 'own',
  rounds: 3,
  tables: 2,
  seats: 4,
};

/** Messages that are kept: dealers confirm them one after the other. */
const MOST_MESSAGES = 20;

/** A tournament in which nothing has been done. No game is chosen yet. */
export const NEW_TOURNAMENT: Tournament = {
  settings: FIRST_SETTINGS,
  people: [],
  checkIn: false,
  absent: new Set(),
  seatings: [],
  clock: undefined,
  messages: [],
  frozen: [],
  corrected: [],
  left: [],
};

/**
 * The tournament after one more event, which stands in line `n` of the record. A draft is given up as soon as it no longer fits
 * the people, the tables or the settings: it would leave somebody without a seat, or seat somebody who has gone.
 */
export function evolve(state: Tournament, event: TournamentEvent, n: number): Tournament {
  switch (event.type) {
    case 'SettingsChosen':
      return withSettings(state, event.settings);
    case 'PeopleAdded': {
      const added = event.people.map((person) => (state.checkIn ? awaited(person) : present(person)));
      return { ...withoutDraft(state), people: [...state.people, ...added] };
    }
    case 'PersonRenamed':
      return withPerson(state, event.person, (person) => ({ ...person, name: event.name }));
    case 'TeamChosen':
      return withPerson(withoutDraft(state), event.person, ({ team: _, ...person }) => ({
        ...person,
        ...(event.team !== undefined && { team: event.team }),
      }));
    case 'PersonLeft':
    case 'PersonBack':
      return withPerson(withoutDraft(state), event.person, (person) => ({
        ...present(person),
        here: event.type === 'PersonBack',
      }));
    case 'CheckInOpened': {
      const people = state.people.map((person) => (person.here ? awaited(person) : person));
      return { ...withoutDraft(state), people, checkIn: true };
    }
    case 'CheckInClosed': {
      const people = state.people.map((person) => (person.awaited === true ? present(person) : person));
      return { ...withoutDraft(state), people, checkIn: false };
    }
    case 'CheckedIn':
      return checkedIn(state, event.person);
    case 'TableAbsent':
      return { ...withoutDraft(state), absent: new Set([...state.absent, event.table]) };
    case 'TableBack':
      return { ...withoutDraft(state), absent: new Set([...state.absent].filter((table) => table !== event.table)) };
    default:
      return evolveRound(state, event, n);
  }
}

type OfPeople = 'SettingsChosen' | 'TeamChosen' | `Check${string}` | `People${string}` | `Person${string}` | `Table${string}`;

function evolveRound(state: Tournament, event: Exclude<TournamentEvent, { type: OfPeople }>, n: number): Tournament {
  switch (event.type) {
    case 'RoundSeated':
      return withDraft(state, event);
    case 'PlacesExchanged':
      return withLastSeating(state, (draft) => ({ ...exchanged(draft, event.one, event.other), repeated: event.repeated }));
    case 'RoundStarted':
      return { ...withLastSeating(state, (seating) => ({ ...seating, state: 'started', number: n })), clock: event.clock };
    case 'MessageSent': {
      const { type: _, ...message } = event;
      return { ...state, messages: [...state.messages, { ...message, n }].slice(-MOST_MESSAGES) };
    }
    case 'ClockSet':
      return { ...state, clock: event.clock };
    case 'RoundEnded': {
      const frozen = [...state.frozen, event.results];
      return { ...withLastSeating(state, (seating) => ({ ...seating, state: 'ended' })), frozen, clock: undefined };
    }
    case 'ResultCorrected': {
      const { type: _, ...result } = event;
      return { ...state, corrected: [...withoutResult(state.corrected, event), result] };
    }
    case 'ResultLeft': {
      const { round, table, rows } = event;
      return { ...state, left: [...withoutResult(state.left, event), { round, table, rows }] };
    }
  }
}

/** The seating that nobody has been told yet. */
export function draftOf({ seatings }: Pick<Tournament, 'seatings'>): SeatingView | undefined {
  const last = seatings.at(-1);
  return last?.state === 'draft' ? last : undefined;
}

/** The seating by which people play now. */
export function underWay({ seatings }: Pick<Tournament, 'seatings'>): SeatingView | undefined {
  const last = seatings.at(-1);
  return last?.state === 'started' ? last : undefined;
}

/** The last round has ended, unless the organiser adds another. */
export function hasEnded({ seatings, settings }: Pick<Tournament, 'seatings' | 'settings'>): boolean {
  const last = seatings.at(-1);
  return last?.state === 'ended' && last.round >= settings.rounds;
}

/** What this hall offers each table that has people in the round under way. */
export function offersOf({ settings, seatings, people }: Tournament, hall: string): ReadonlyMap<number, HallOffer> {
  const { round = 0, number: seating = 0, tables = [] } = underWay({ seatings }) ?? {};
  const { rulebook, house } = settings;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return new Map(
    tables.map(({ table, people: seated }) => {
      const players = seated.map((id) => ({ id: playerIdOf(id, { hall, round, table, seating }), name: names.get(id) ?? id }));
      return [table, { round, rulebook, house, players }];
    }),
  );
}

/** The seatings that everybody has been told, from the first round. */
export function begunRounds({ seatings }: Pick<Tournament, 'seatings'>): readonly SeatingView[] {
  return seatings.filter(({ state }) => state !== 'draft');
}

/** The seating with two people in each other's place. */
export function exchanged<Seating extends Pick<SeatingView, 'tables' | 'unseated'>>(
  seating: Seating,
  one: PersonId,
  other: PersonId,
): Seating {
  const swap = (person: PersonId) => (person === one ? other : person === other ? one : person);
  const tables = seating.tables.map(({ table, people }) => ({ table, people: people.map(swap) }));
  return { ...seating, tables, unseated: seating.unseated.map(swap) };
}

function withSettings(state: Tournament, settings: TournamentSettings): Tournament {
  const { tables, seats, rulebook, last } = state.settings;
  const draft = draftOf(state);
  const fits =
    settings.tables === tables &&
    settings.seats === seats &&
    settings.rulebook === rulebook &&
    settings.last === last &&
    (draft === undefined || draft.round <= settings.rounds);
  return { ...(fits ? state : withoutDraft(state)), settings };
}

function withDraft(state: Tournament, { type: _, ...seating }: Extract<TournamentEvent, { type: 'RoundSeated' }>): Tournament {
  return { ...state, seatings: [...begunRounds(state), { ...seating, state: 'draft' }] };
}

function withoutResult<Of extends TableInRound>(results: readonly Of[], { round, table }: TableInRound): readonly Of[] {
  return results.filter((result) => result.round !== round || result.table !== table);
}

function withoutDraft(state: Tournament): Tournament {
  return draftOf(state) === undefined ? state : { ...state, seatings: begunRounds(state) };
}

function withLastSeating(state: Tournament, change: (seating: SeatingView) => SeatingView): Tournament {
  const last = state.seatings.at(-1);
  return last === undefined ? state : { ...state, seatings: [...state.seatings.slice(0, -1), change(last)] };
}

type Unmarked = Omit<PersonView, 'here' | 'awaited'>;
const awaited = (person: Unmarked): PersonView => ({ ...person, here: false, awaited: true });
function present({ awaited: _, ...person }: Unmarked & Pick<PersonView, 'awaited'>): PersonView {
  return { ...person, here: true };
}

/** A guest does away with no draft: whoever comes once the next round is seated has no seat in it, until it is seated again. */
function checkedIn(state: Tournament, id: PersonId): Tournament {
  if (!state.people.some((person) => person.id === id && person.awaited === true)) return state;
  const now = withPerson(state, id, present);
  if (draftOf(state) === undefined) return now;
  return withLastSeating(now, (draft) => ({ ...draft, unseated: [...draft.unseated, id] }));
}

function withPerson(state: Tournament, id: PersonId, change: (person: PersonView) => PersonView): Tournament {
  return { ...state, people: state.people.map((person) => (person.id === id ? change(person) : person)) };
}
