import type { Page } from 'playwright-core';
import type { Seat } from '../../rulebook/seat.ts';
import buttons from '../../words/generated/buttons.js';
import { sayIn } from '../../words/say.ts';
import type { PlayedRound } from '../support/physical-table.ts';

/** What can be read off a table display while a round is presented or after it. */
export interface Seen {
  readonly places: Readonly<Record<string, { readonly stamp: string | null; readonly goesTo: string | null }>>;
  /** By seat: what lies stamped on it. */
  readonly seats: Readonly<Record<string, string | null>>;
  /** By seat: what its open die is called. */
  readonly dice: Readonly<Record<string, string | null>>;
}

/** By name: points as shown, and whether some are still open. */
export type Scores = Readonly<Record<string, { readonly points: number; readonly open: number }>>;

/** What the page shows of the map, read from the page itself. */
export function readMap(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const map = document.querySelector('[data-part=map]');
    const all = (attribute: string) => [...(map?.querySelectorAll<HTMLElement>(`[data-${attribute}]`) ?? [])];
    const stampOn = (element: HTMLElement) => element.querySelector<HTMLElement>('[data-stamp]')?.dataset['stamp'] ?? null;
    return {
      places: Object.fromEntries(
        all('place').map((place) => [
          place.dataset['place'] ?? '',
          { stamp: stampOn(place), goesTo: place.dataset['goesTo'] ?? null },
        ]),
      ),
      seats: Object.fromEntries(all('seat').map((seat) => [seat.dataset['seat'] ?? '', stampOn(seat)])),
      dice: Object.fromEntries(
        all('die').map((die) => [die.dataset['die'] ?? '', die.querySelector('svg')?.getAttribute('aria-label') ?? null]),
      ),
    };
  });
}

export function readScores(page: Page): Promise<Scores> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-part=standings] [data-player]')].map(({ dataset }) => [
        dataset['player'] ?? '',
        { points: Number(dataset['points']), open: Number(dataset['open']) },
      ]),
    ),
  );
}

/** The map after all of a round has been presented, as the rules have it. */
export function mapPresented({ faces, judgement, out }: PlayedRound, names: readonly string[]): Seen {
  const outcomes = [['centre', judgement.centre] as const, ...judgement.sides.entries()];
  const isBack = (seat: Seat) => judgement.rejoined.includes(seat);
  return {
    places: Object.fromEntries(
      outcomes.map(([place, outcome]) => [
        place,
        { stamp: stampFor(outcome), goesTo: outcome.by === undefined ? null : String(outcome.by) },
      ]),
    ),
    seats: Object.fromEntries(names.map((_, seat) => [seat, isBack(seat) ? 'back' : out.includes(seat) ? 'out' : null])),
    dice: Object.fromEntries(
      faces.flatMap((face, seat) =>
        face === null ? [] : [[seat, `${names[seat]}: ${sayIn('en', buttons)(`buttons-faces-${face}`)}`]],
      ),
    ),
  };
}

type Outcome = PlayedRound['judgement']['centre'] | PlayedRound['judgement']['sides'][number];

function stampFor({ outcome, reason }: Outcome): string | null {
  if (outcome === 'discarded') return 'discarded';
  if (outcome === 'taken') return reason === 'blocker wins' ? 'blocks' : 'takes';
  return reason === 'nobody' || reason === 'nobody takes' ? null : 'blocks';
}

export function scoresOf({ scores }: PlayedRound, names: readonly string[]): Scores {
  return Object.fromEntries(names.map((name, seat) => [name, { points: scores[seat] ?? 0, open: 0 }]));
}

export function readWinners(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-part=winner] [data-winner]')].map(({ dataset }) => dataset['winner'] ?? ''),
  );
}
