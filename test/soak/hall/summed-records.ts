import { seatedAs } from '../../../host/hall/wire/player-id.ts';

/** The points of a card are its place here (HW-4). */
const RANKS = '_A23456789TJQK';
const GAME = 'hungarian-war';

/** Points of a person in one game. */
interface Row {
  readonly person: string;
  readonly points: number;
}

/** One game of Hungarian War whose cards the referee deals. */
interface Game {
  /** The number of the seating by which a hall seated it; undefined for any other game. */
  readonly seating: number | undefined;
  readonly rows: readonly Row[];
  /** Cards that are left in the deck. */
  readonly deck: number;
  readonly table: ReadonlyMap<Place, string>;
}

type Place = 'centre' | number;

interface Outcome {
  readonly outcome: 'taken' | 'discarded' | 'stays';
  readonly by?: number;
}

interface ReadLine {
  readonly kind?: string;
  readonly rulebook?: string;
  readonly events?: readonly ReadEvent[];
  /** What the people were shown when the faces opened. */
  readonly shown?: { readonly centre: Outcome; readonly sides: readonly Outcome[] };
}

type ReadEvent =
  | { readonly type: 'GameBegun'; readonly players: readonly { readonly id: string }[]; readonly deck: number }
  | { readonly type: 'CardsLaid'; readonly cards: readonly { readonly place: Place; readonly card: string }[] }
  | { readonly type: 'CardsSwapped'; readonly side: number }
  | { readonly type: 'FacesOpened' };

/** People at one table. A hall that was put back may give the number of a seating again, to other people. */
interface Seated {
  readonly seating: number | undefined;
  readonly people: readonly string[];
}

/** What a record says of the games of one seating. */
export interface Summed {
  /** Of the first game that was played to its end, or else of the one that is played; undefined without any. */
  readonly now: { readonly over: boolean; readonly rows: readonly Row[] } | undefined;
  /** The same after each line, as JSON. */
  readonly ever: ReadonlySet<string>;
}

/**
 * Adds up what one seating has brought by the outcomes that were written for people to see: this neither folds nor judges, as
 * the hall does. Throws for an event that no table of this campaign writes.
 */
export function summed(record: string, { seating, people }: Seated): Summed {
  const done: (readonly Game[])[] = [[]];
  const undone: (readonly Game[])[] = [];
  const ever = new Set<string>();
  let now: Summed['now'];
  for (const text of record.trimEnd().split('\n')) {
    const line = JSON.parse(text) as ReadLine;
    if (line.kind === 'step') {
      done.push(afterStep(done.at(-1) ?? [], line));
      undone.length = 0;
    } else if (line.kind === 'undo') undone.push(done.pop() ?? []);
    else if (line.kind === 'redo') done.push(undone.pop() ?? []);
    const games = (done.at(-1) ?? []).filter((game) => seating !== undefined && game.seating === seating && isOf(game, people));
    const game = games.find(isOver) ?? games.at(-1);
    now = game && { over: isOver(game), rows: game.rows };
    if (now !== undefined) ever.add(JSON.stringify(now.rows));
  }
  return { now, ever };
}

function afterStep(games: readonly Game[], { rulebook, events = [], shown }: ReadLine): readonly Game[] {
  return events.reduce((before, event) => {
    if (event.type === 'GameBegun') {
      const last = before.at(-1);
      // One that was left before its end counts for nothing.
      const kept = last === undefined || isOver(last) ? before : before.slice(0, -1);
      return [...kept, rulebook === GAME ? begun(event) : NO_GAME];
    }
    const last = before.at(-1);
    if (last === undefined || rulebook !== GAME) return before;
    return [...before.slice(0, -1), after(last, event, shown)];
  }, games);
}

/** Of another rulebook: no hall of this campaign seats any. */
const NO_GAME: Game = { seating: undefined, rows: [], deck: 1, table: new Map() };

function begun({ players, deck }: Extract<ReadEvent, { type: 'GameBegun' }>): Game {
  const seated = players.map(({ id }) => seatedAs(id));
  const rows = players.map(({ id }, seat) => ({ person: seated[seat]?.person ?? id, points: 0 }));
  return { seating: seated[0]?.seating, rows, deck, table: new Map() };
}

function after(game: Game, event: Exclude<ReadEvent, { type: 'GameBegun' }>, shown: ReadLine['shown']): Game {
  const table = new Map(game.table);
  switch (event.type) {
    case 'CardsLaid':
      for (const { place, card } of event.cards) table.set(place, card);
      return { ...game, table, deck: game.deck - event.cards.length };
    case 'CardsSwapped': {
      const [centre, side] = [table.get('centre') ?? '', table.get(event.side) ?? ''];
      return { ...game, table: table.set('centre', side).set(event.side, centre) };
    }
    case 'FacesOpened': {
      if (shown === undefined) throw new Error('faces were opened, and nothing was shown');
      const places: readonly (readonly [Place, Outcome])[] = [['centre', shown.centre], ...shown.sides.entries()];
      const taken = places.filter(([, { by }]) => by !== undefined);
      const rows = game.rows.map(({ person, points }, seat) => {
        const cards = taken.filter(([, { by }]) => by === seat).map(([place]) => table.get(place)?.[0] ?? '');
        return { person, points: cards.reduce((sum, rank) => sum + Math.max(0, RANKS.indexOf(rank)), points) };
      });
      for (const [place, { outcome }] of places) if (outcome !== 'stays') table.delete(place);
      return { ...game, table, rows };
    }
    default:
      throw new Error(`no table of this campaign writes ${(event as { type: string }).type}`);
  }
}

function isOf({ rows }: Game, people: readonly string[]): boolean {
  return rows.length === people.length && rows.every(({ person }) => people.includes(person));
}

function isOver({ deck }: Game): boolean {
  return deck === 0;
}
