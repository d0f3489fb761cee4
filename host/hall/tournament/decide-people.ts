import { MOST_PEOPLE, type PersonId } from '../../contract/hall.ts';
import { hearName } from '../../contract/name.ts';
import { refuse } from '../../../rulebook/refusal.ts';
import { done, personIn, type Decided } from './decision.ts';
import { parsePeople } from './people-text.ts';
import type { Tournament } from './tournament.ts';

export function addPeople({ people }: Tournament, text: string): Decided {
  const list = parsePeople(text);
  if (!list.ok) return list;
  const known = new Set(people.map(({ name }) => hearName(name)));
  const added = list.names.filter((name) => !known.has(hearName(name)));
  if (added.length === 0) return refuse('nobody new');
  if (people.length + added.length > MOST_PEOPLE) return refuse('too many people', { most: MOST_PEOPLE });
  return done({ type: 'PeopleAdded', people: added.map((name, i) => ({ id: `p${people.length + i + 1}`, name })) });
}

export function rename(state: Tournament, id: PersonId, name: string): Decided {
  const found = personIn(state, id);
  if (!found.ok) return found;
  if (found.person.name === name) return done();
  const taken = state.people.some((other) => other.id !== id && hearName(other.name) === hearName(name));
  return taken ? refuse('name taken', { name }) : done({ type: 'PersonRenamed', person: id, name });
}

export function setPresence(state: Tournament, id: PersonId, here: boolean): Decided {
  const found = personIn(state, id);
  if (!found.ok) return found;
  return found.person.here === here ? done() : done({ type: here ? 'PersonBack' : 'PersonLeft', person: id });
}
