/** The letters of a hall's id and of a table's number; nothing that people type gets into a topic. */
const HALL = /^[0-9a-hjkmnp-tv-z]{4}$/;
const PREFIX = 'referee/1';

/** Which way a message goes: from a table to the hall, or from the hall to a table. */
export type Way = 'up' | 'down';

export function isHallId(text: string): boolean {
  return HALL.test(text);
}

/** `referee/1/k7q2/12/up`: table 12 of hall k7q2 writes there, and only the hall reads it; `down` is the other way round. */
export function topicOf(hall: string, table: number, way: Way): string {
  return `${PREFIX}/${hall}/${table}/${way}`;
}

/** The filter of all tables of a hall. */
export function allTables(hall: string, way: Way): string {
  return `${PREFIX}/${hall}/+/${way}`;
}

/** The number of the table whose topic it is; undefined for any other topic. */
export function tableOf(topic: string, hall: string, way: Way): number | undefined {
  const [name, version, id, table = '', last, ...more] = topic.split('/');
  const isOurs = `${name}/${version}` === PREFIX && id === hall && last === way && more.length === 0;
  return isOurs && /^[1-9]\d{0,4}$/.test(table) ? Number(table) : undefined;
}
