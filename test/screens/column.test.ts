import { beforeAll, describe, expect, it } from 'vitest';
import type { Course, GameView, TableView } from '../../host/contract/view.ts';
import { goalsAt } from '../../games/hungarian-war/rules/lesson/lesson.ts';
import { judgedSeats } from '../../games/hungarian-war/rules/seats.ts';
import { firstState, gameView, isLively, NOW, shownAt, tableView } from '../../games/hungarian-war/table/testing/states.ts';
import { PSEUDO } from '../../words/language.ts';
import { PEOPLE } from './people.ts';
import { TABLE_SIZES, tableShotOf } from './table-shots.ts';
import type { TableStage } from './table-stage.ts';
import { windows } from './windows.ts';

const SIZES = TABLE_SIZES.filter(({ width, height }) => width * 9 === height * 16);
const open = windows();
let stage: TableStage;
beforeAll(async () => {
  stage = await open.table();
});

/** One round as the room sees it: chosen for, counted, opened, told, and chosen for again. */
function round(names: readonly string[], kind: 'phones' | 'dice' | 'lesson'): readonly TableView[] {
  const house = { cards: 'taken' } as const;
  const begun = firstState({ names, seed: 11, house }, ({ round }) => round === 0);
  const played = firstState({ names, seed: 11, house }, ({ opening }) => opening !== undefined && isLively(opening));
  const of = kind === 'dice' ? 0 : names.length;
  const choosing: Course = { phase: 'choosing', step: 3, ready: 0, of, late: [], naming: false };
  const goals = goalsAt(judgedSeats(begun));
  const lesson = {
    choices: { count: 3, missing: 'wait', start: 'dealer', pace: 'teaching' },
    lesson: { goals, met: [] },
  } as const;
  const more = (game: GameView): GameView => ({
    ...game,
    ...(kind === 'lesson' && lesson),
    seats: game.seats.map((seat) => ({ ...seat, input: kind === 'dice' ? 'die' : 'pad' })),
  });
  const courses: readonly (readonly [typeof begun, Course])[] = [
    [begun, choosing],
    [begun, { phase: 'counting', step: 4, startedAt: NOW, endsAt: NOW + 2_400 }],
    [begun, { phase: 'opening', step: 6, fingerprint: '7K3M9QXA', stalled: [], toType: [0] }],
    [played, shownAt(played, -1)],
    [played, shownAt(played, 0)],
    [played, { ...choosing, ready: 1 }],
  ];
  return courses.map(([state, course]) => tableView(more(gameView(state, course))));
}

/** Runs in the page: where the standings are, and where the parts above them lie, in pixels; how many rows are seen whole. */
function column() {
  const boxOf = (element: Element | null) => {
    if (element === null) throw new Error('a part of the column is missing');
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round).join(' ');
  };
  const rows = [...document.querySelectorAll('[data-part=standings] li')];
  const seen = rows.filter((row) =>
    [...row.querySelectorAll('bdi, .figure')].every((one) => one.getBoundingClientRect().height > 0),
  );
  return {
    boxes: ['.happening', '.doing', '[data-part=standings]'].map((part) => boxOf(document.querySelector(part))),
    seen: seen.length,
    lesson: document.querySelector('[data-part=lesson]')?.checkVisibility(),
  };
}

describe.each(['phones', 'dice', 'lesson'] as const)('the column beside the map, with %s', (kind) => {
  it.each([2, 5, 8, 10])('has its three parts in one place from one choice to the next, with %i at the table', async (seats) => {
    for (const size of SIZES)
      for (const lang of ['de', PSEUDO]) {
        const found = [];
        for (const view of round(PEOPLE.short.slice(0, seats), kind)) {
          await stage.show({ ...tableShotOf({ name: kind, query: `lang=${lang}`, view }), size });
          found.push({ ...(await stage.page.evaluate(column)), phase: view.game?.course.phase });
        }
        // What a lesson suggests may take the room that is left above it; the pseudo-language breaks the line of the round.
        const fixed = found.map(({ boxes }) => (kind === 'lesson' || lang === PSEUDO ? boxes.slice(-1) : boxes).join('; '));
        expect([...new Set(fixed)], `${lang}, ${String(size.width)}`).toHaveLength(1);
        expect(found.map(({ seen }) => seen)).toEqual(found.map(() => seats));
        const taught = found.filter(({ phase }) => phase === 'choosing').map(({ lesson }) => lesson);
        expect(taught).toEqual(taught.map(() => (kind === 'lesson' ? true : undefined)));
      }
  });
});
