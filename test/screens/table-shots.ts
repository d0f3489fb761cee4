import type { TableView } from '../../host/contract/view.ts';
import { seeded } from '../../renderer/rulebooks/hungarian-war/table/states.ts';
import { LANGUAGES, parseLanguage, type Language } from '../../words/language.ts';
import { pairwise } from './pairwise.ts';
import { isDocumented } from './picture.ts';
import { PEOPLE, type Written } from './people.ts';
import type { Shot } from './shot.ts';
import { TABLE_STATES } from './table-states.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** 16:9, 16:10 and 4:3, from 720p to 4K. */
export const TABLE_SIZES: readonly Size[] = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1200 },
  { width: 1024, height: 768 },
  { width: 3840, height: 2160 },
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
  /** The names at the table, for who looks for them on the page. */
  readonly people: readonly string[];
  /** Undefined before any has come. */
  readonly view: TableView | undefined;
  /** The host falls silent after the view. */
  readonly silent: boolean;
}

const SEED = 1;
const FACTORS = {
  state: Object.keys(TABLE_STATES),
  written: Object.keys(PEOPLE) as Written[],
  size: TABLE_SIZES,
  seats: [5, 10, 2, 7],
  language: LANGUAGES,
  turn: [0, 75],
  fourColours: [false, true],
};

/** Every state of the table display; states, names, sizes, seats, languages and turns combined pairwise. */
export function tableShots(): readonly TableShot[] {
  return pairwise(FACTORS, seeded(SEED)).flatMap(({ state, written, size, seats, language, turn, fourColours }) => {
    const people = PEOPLE[written].slice(0, seats);
    const shown = TABLE_STATES[state]?.(people);
    if (shown === undefined) return [];
    const name = [
      state,
      written,
      String(seats),
      language,
      `${String(size.width)}x${String(size.height)}`,
      String(turn),
      ...(fourColours ? ['four colours'] : []),
    ].join('; ');
    return [{ name, state, language, turn, fourColours, size, people, view: shown.view, silent: shown.silent === true }];
  });
}

/** A picture chosen by hand, as the README's are. */
export function tableShotOf({ name, query, view }: Shot): TableShot {
  const asked = new URLSearchParams(query);
  return {
    name,
    state: name,
    language: parseLanguage(asked.get('lang') ?? 'en'),
    turn: Number(asked.get('turn') ?? 0),
    fourColours: asked.get('suits') === 'four',
    // A README is read at a quarter of the screen it shows.
    size: isDocumented(name) ? { width: 1280, height: 720 } : { width: 1920, height: 1080 },
    people: view.game?.seats.map(({ player }) => player.name) ?? [],
    view,
    silent: false,
  };
}
