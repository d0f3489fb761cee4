import { RESULTS_PATHS } from '../contract/hall.ts';
import type { PageView } from '../contract/live.ts';
import type { ControlPage, DisplayPage, WebSite } from '../web/site.ts';
import type { Hall } from './hall.ts';

/** The board, for everybody. */
export function boardDisplay(hall: Pick<Hall, 'watch'>): DisplayPage {
  return { name: 'board', long: true, watch: (onView) => hall.watch('board', onView) };
}

/** Their own table, for every guest, who may check in there. */
export function guestDisplay(hall: Pick<Hall, 'watch' | 'checkIn'>): DisplayPage {
  return {
    name: 'guest',
    long: true,
    ask: (unchecked) => hall.checkIn(unchecked),
    watch(onView) {
      let told: PageView | undefined;
      return hall.watch('guest', (view) => {
        if (view !== told) onView((told = view));
      });
    },
  };
}

/** The pages of a hall. No seat of it plays by keys. */
export function hallSite(hall: Hall): WebSite {
  const control: ControlPage = {
    name: 'organiser',
    long: true,
    watch: (onView) => hall.watch('organiser', onView),
    command: (unchecked) => hall.command(unchecked),
    press: () => undefined,
  };
  const files = new Map(RESULTS_PATHS.map((path) => [path, () => hall.results(path)]));
  return { control, display: boardDisplay(hall), files };
}
