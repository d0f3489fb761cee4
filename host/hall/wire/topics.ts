/** The letters of a hall's id; nothing that people type gets into a topic. */
const HALL = /^[0-9a-hjkmnp-tv-z]{4}$/;
/** Identifies a night: the first 32 hex digits of the hash of its header. */
export const NIGHT_ID = /^[0-9a-f]{32}$/;
const TABLE = /^[1-9]\d{0,4}$/;

export function isHallId(text: string): boolean {
  return HALL.test(text);
}

/** The version of what tables and halls say to each other; it stands in every topic. */
export const HALL_VERSION = 2;

/** `referee/2/k7q2`: everything of this hall is below. */
export function rootOf(hall: string): string {
  return `referee/${HALL_VERSION}/${hall}`;
}

/** `referee/2/k7q2/tables/12`: everything of table 12 is below; `+` for all tables. */
export function tableRoot(hall: string, table: number | '+'): string {
  return `${rootOf(hall)}/tables/${table}`;
}

/** What a table writes: how far it is, that it is here, the lines of a night (with the night's id), and what its dealer says. */
export const FROM_TABLE = ['night', 'here', 'lines', 'call'] as const;
/** What a table reads: whom the hall seats there, how far the hall has a night (with the night's id), and what the organiser says. */
export const TO_TABLE = ['offer', 'have', 'message'] as const;
type Kind = (typeof FROM_TABLE | typeof TO_TABLE)[number];

/** The topics that name a night after their kind. */
const OF_NIGHTS: readonly string[] = ['lines', 'have'];

/** Where a message about a table belongs. */
export interface TableTopic {
  readonly table: number;
  readonly kind: Kind;
  /** The night's id, for `lines` and `have`. */
  readonly night?: string;
}

export function topicOf(hall: string, { table, kind, night }: TableTopic): string {
  return `${tableRoot(hall, table)}/${kind}${night === undefined ? '' : `/${night}`}`;
}

/** Undefined for what is no topic of a table of this hall. */
export function tableTopic(topic: string, hall: string): TableTopic | undefined {
  const root = `${rootOf(hall)}/tables/`;
  const [table = '', kind = '', night, ...more] = topic.startsWith(root) ? topic.slice(root.length).split('/') : [];
  if (!TABLE.test(table) || more.length > 0 || !isKind(kind)) return undefined;
  if (OF_NIGHTS.includes(kind) ? !NIGHT_ID.test(night ?? '') : night !== undefined) return undefined;
  return night === undefined ? { table: Number(table), kind } : { table: Number(table), kind, night };
}

/** The filters of topics below one of tables: `+` stands for any night. */
export function filtersOf(root: string, kinds: readonly Kind[]): string[] {
  return kinds.map((kind) => `${root}/${kind}${OF_NIGHTS.includes(kind) ? '/+' : ''}`);
}

/** `referee/2/k7q2/tournament/lines` and so on: the record of the tournament; `have` and `standby` are written by its readers. */
export function tournamentTopic(hall: string, what: 'lines' | 'head' | 'have' | 'standby' | '+'): string {
  return `${rootOf(hall)}/tournament/${what}`;
}

/** What a stand-by writes: how much of the record it has, and where tables will reach it. */
export const FROM_STANDBY = ['have', 'standby'] as const;

/** The filters of all that a hall reads. */
export function hallFilters(hall: string): string[] {
  const tournament = (['head', ...FROM_STANDBY] as const).map((what) => tournamentTopic(hall, what));
  return [...tournament, ...filtersOf(tableRoot(hall, '+'), FROM_TABLE)];
}

/** Everybody may read this topic and those below. */
export function boardRoot(hall: string): string {
  return `${rootOf(hall)}/board`;
}

/** How long the clock of the tournament still runs: tables read it, too. */
export function clockTopic(hall: string): string {
  return `${boardRoot(hall)}/clock`;
}

function isKind(text: string): text is Kind {
  return [...FROM_TABLE, ...TO_TABLE].some((kind) => kind === text);
}
