import type { HallStep, PersonId } from '../../../contract/hall.ts';
import type { Tournament, TournamentEvent } from '../tournament.ts';
import type { TournamentStep } from './fold.ts';

/**
 * What an undo or redo would do, with the values that its sentence needs, by the type of its last event: `count` and the first
 * `name` of PeopleAdded; `from` and `to` of PersonRenamed; `name` of TeamChosen, PersonLeft and PersonBack; `table` of TableAbsent and
 * TableBack; `one` and `other`, two names, of PlacesExchanged; `round` of RoundSeated, RoundStarted and RoundEnded; `round` and
 * `table` of ResultLeft and ResultCorrected, and the `reason` of the latter.
 */
export function stepOf(step: TournamentStep | undefined): HallStep | undefined {
  // What comes before the last event follows from it.
  const event = step?.events.at(-1);
  return step && event && { n: step.n, what: event.type, params: paramsOf(event, step.before, step.after) };
}

function paramsOf(event: TournamentEvent, before: Tournament | undefined, after: Tournament): HallStep['params'] {
  const named = (person: PersonId) => nameIn(after, person);
  switch (event.type) {
    case 'SettingsChosen':
    case 'ClockSet':
    case 'CheckInOpened':
    case 'CheckInClosed':
      return {};
    case 'PeopleAdded':
      return { count: event.people.length, name: event.people[0]?.name ?? '' };
    case 'PersonRenamed':
      return { from: before === undefined ? '' : nameIn(before, event.person), to: event.name };
    case 'TeamChosen':
    case 'PersonLeft':
    case 'PersonBack':
    case 'CheckedIn':
      return { name: named(event.person) };
    case 'MessageSent':
      return { text: event.text };
    case 'TableAbsent':
    case 'TableBack':
      return { table: event.table };
    case 'PlacesExchanged':
      return { one: named(event.one), other: named(event.other) };
    case 'RoundSeated':
    case 'RoundStarted':
    case 'RoundEnded':
      return { round: event.round };
    case 'ResultLeft':
      return { round: event.round, table: event.table };
    case 'ResultCorrected':
      return { round: event.round, table: event.table, reason: event.reason };
  }
}

function nameIn({ people }: Tournament, id: PersonId): string {
  return people.find((person) => person.id === id)?.name ?? id;
}
