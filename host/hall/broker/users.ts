import type { HallKeys } from '../hall-keys.ts';
import { brokerUser } from '../wire/join-code.ts';
import { boardRoot, clockTopic, filtersOf, FROM_TABLE, rootOf, tableRoot, TO_TABLE } from '../wire/topics.ts';

/** The users that are no tables. The address of another broker may name another one for the hall. */
export const NAMED_USERS = { hall: 'hall', viewer: 'viewer' } as const;

/** What a broker has to know of one who connects to it. */
export interface BrokerUser {
  readonly name: string;
  readonly password: string;
  /** The filters of topics to which they may publish, and of those from which they may be sent anything. */
  readonly writes: readonly string[];
  readonly reads: readonly string[];
}

/** The hall, which may do everything in its own topics, and whoever reads the board. */
export function namedUsers({ hall, password, viewer }: HallKeys): readonly BrokerUser[] {
  const all = [`${rootOf(hall)}/#`];
  return [
    { name: NAMED_USERS.hall, password, writes: all, reads: all },
    { name: NAMED_USERS.viewer, password: viewer, writes: [], reads: [`${boardRoot(hall)}/#`] },
  ];
}

/** Undefined if the hall has no such table. */
export function tableUser(keys: HallKeys, table: number): BrokerUser | undefined {
  const password = keys.secretOf(table);
  if (password === undefined) return undefined;
  const root = tableRoot(keys.hall, table);
  return {
    name: brokerUser(keys.hall, table),
    password,
    writes: filtersOf(root, FROM_TABLE),
    reads: [...filtersOf(root, TO_TABLE), clockTopic(keys.hall)],
  };
}

/** All users, tables by number. */
export function brokerUsers(keys: HallKeys): readonly BrokerUser[] {
  const tables = Array.from({ length: keys.count }, (_, i) => tableUser(keys, i + 1));
  return [...namedUsers(keys), ...tables.filter((user) => user !== undefined)];
}

/**
 * Whether whatever a topic or filter stands for is in what another filter stands for (MQTT 3.1.1, 4.7.1). No filter of ours
 * begins with a wildcard.
 */
export function matches(topic: string, filter: string): boolean {
  const [levels, wanted] = [topic.split('/'), filter.split('/')];
  for (const [i, level] of wanted.entries()) {
    if (level === '#') return true;
    const given = levels[i];
    if (given === undefined || given === '#' || (level === '+' ? given === '' : level !== given)) return false;
  }
  return levels.length === wanted.length;
}
