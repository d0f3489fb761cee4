import type { TableView } from '../../host/contract/view.ts';
import { seeded } from '../../games/hungarian-war/table/testing/states.ts';
import { parseLanguage, PSEUDO, type Language } from '../../words/language.ts';
import { rulebookOf } from '../../rulebook/rulebooks.ts';
import { CARD_STATES } from './card-states.ts';
import { inLanguages, pairwise } from './pairwise.ts';
import { isDocumented } from './picture.ts';
import { PEOPLE, type Written } from './people.ts';
import type { Shot } from './shot.ts';
import type { States } from './staged.ts';
import { TABLE_STATES } from './table-states.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 16:9, 16:10 and 4:3, from 720p to 4K, and a phone held upright and across. */
export const TABLE_SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1200 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** One picture of the table display: what is shown, in which window. */
export interface TableShot {
  readonly name: string;
  readonly state: string;
  readonly language: Language;
  /** Degrees by which the window turns the map. */
  readonly turn: number;
  /** Each suit in a colour of its own. */
  readonly fourColours: boolean;
  readonly size: Size;
  /** The names at the table, which a judge looks for on the page. */
  readonly people: readonly string[];
  /** Undefined before the first view. */
  readonly view: TableView | undefined;
  /** The host falls silent after the view. */
  readonly silent: boolean;
}

const SEED = 1;

/** States that are combined with the same windows and numbers of people. */
interface Group {
  readonly states: States;
  readonly sizes: readonly Size[];
  readonly seats: readonly number[];
  readonly written: readonly Written[];
}

/** A game with cards is drawn by the same parts as all others: it is judged in four of the sizes, with short, long and tall names, and the most players it allows. */
const CARD_SIZES = TABLE_SIZES.filter(({ width }) => width !== 3840).filter(({ height }) => height !== 1200);

const CARD_PEOPLE: readonly Written[] = ['short', 'long', 'marks'];

const GROUPS: readonly Group[] = [
  { states: TABLE_STATES, sizes: TABLE_SIZES, seats: [5, 10, 2, 7, 3], written: Object.keys(PEOPLE) as Written[] },
  ...[...CARD_STATES].map(([id, states]): Group => {
    const { least, most, recommended } = rulebookOf(id).seats;
    return { states, sizes: CARD_SIZES, seats: [...new Set([recommended[1], most, least])], written: CARD_PEOPLE };
  }),
];

/** Every state of the table display; states, names, sizes, seats and turns combined pairwise in each group. */
export function tableShots(): readonly TableShot[] {
  return inEachLanguage(GROUPS.flatMap((group) => casesOf(group).flatMap((one) => shotOf(group, one) ?? [])));
}

function inEachLanguage(shots: readonly TableShot[]): readonly TableShot[] {
  return inLanguages(shots).map(({ shot, language }) => ({ ...shot, language, name: `${shot.name}; ${language}` }));
}

/** Those of `tableShots` that show this state, made without the others. */
export function shotsOfState(state: string): readonly TableShot[] {
  const groups = GROUPS.filter(({ states }) => state in states);
  return groups.flatMap((group) => casesOf(group).flatMap((one) => (one.state === state ? (shotOf(group, one) ?? []) : [])));
}

/** Every state once, each in another of the combinations. */
export function tableSample(): readonly TableShot[] {
  const sample = GROUPS.flatMap((group) => {
    const cases = casesOf(group);
    return Object.keys(group.states).flatMap((state, n) => {
      const all = cases.filter((one) => one.state === state);
      const at = n % all.length;
      for (const one of [...all.slice(at), ...all.slice(0, at)]) {
        const shot = shotOf(group, one);
        if (shot !== undefined) return [shot];
      }
      return [];
    });
  });
  return inEachLanguage(sample);
}

function casesOf({ states, sizes, seats, written }: Group) {
  const choices = { turn: [0, 75], fourColours: [false, true] };
  return pairwise({ state: Object.keys(states), written, size: sizes, seats, ...choices }, seeded(SEED));
}

/** Undefined if the state cannot occur with that number of players. */
function shotOf({ states }: Group, one: ReturnType<typeof casesOf>[number]): TableShot | undefined {
  const { state, written, size, seats, turn, fourColours } = one;
  const people = PEOPLE[written].slice(0, seats);
  const shown = states[state]?.(people);
  if (shown === undefined) return undefined;
  const window = `${String(size.width)}x${String(size.height)}`;
  const colours = fourColours ? ['four colours'] : [];
  const name = [state, written, String(seats), window, String(turn), ...colours].join('; ');
  return { name, state, language: PSEUDO, turn, fourColours, size, people, view: shown.view, silent: shown.silent === true };
}

/** A hand-picked picture, as the README's are. */
export function tableShotOf({ name, query, view }: Shot): TableShot {
  const asked = new URLSearchParams(query);
  return {
    name,
    state: name,
    language: parseLanguage(asked.get('lang') ?? PSEUDO),
    turn: Number(asked.get('turn') ?? 0),
    fourColours: asked.get('suits') === 'four',
    // A README is read at a quarter of the screen it shows.
    size: isDocumented(name) ? { width: 1280, height: 720 } : { width: 1920, height: 1080 },
    people: view.game?.seats.map(({ player }) => player.name) ?? [],
    view,
    silent: false,
  };
}
