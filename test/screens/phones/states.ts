import type { JoiningView } from '../../../host/contract/phones.ts';
import { firstState, gameView, isLively, tableView } from '../../../games/hungarian-war/table/testing/states.ts';
import type { States } from '../staged.ts';

const WORDS = ['amber tiger', 'silver meadow', 'quiet harbour', 'copper lantern', 'winter orchard'].flatMap((one) => [
  one,
  one.split(' ').toReversed().join(' '),
]);

/** A code to scan, and those who have come; the first `seated` have tapped, the last of them first. */
function joins(names: readonly string[], joining: JoiningView['joining'], seated = 0): JoiningView {
  return {
    joining,
    url: 'http://192.168.178.120:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr',
    phones: names.map((name, at) => ({
      name,
      words: WORDS[at] ?? '',
      link: at === 3 ? ('lost' as const) : ('live' as const),
      ...(at < seated && { place: seated - 1 - at }),
    })),
  };
}

const joined = (joining: JoiningView) => ({ view: { ...tableView(undefined), joining } });

/** Phones that join before a game and in the middle of one. */
export const JOINING: States = {
  'phones may join': () => joined(joins([], 'open')),
  'phones may join, no network': () => joined({ joining: 'open', phones: [] }),
  'phones join': (names) => joined(joins(names, 'open')),
  'people tap': (names) => joined(joins(names, 'seating', Math.ceil(names.length / 2))),
  'a phone joins a game': (names) => {
    const state = firstState(
      { names, seed: 11, house: { cards: 'dealt' } },
      ({ opening }) => opening !== undefined && isLively(opening),
    );
    const of = names.length;
    const game = gameView(state, { phase: 'choosing', step: 3, ready: Math.max(0, of - 2), of, late: [], naming: false });
    return { view: { ...tableView(game), joining: joins(names, 'open') } };
  },
};
