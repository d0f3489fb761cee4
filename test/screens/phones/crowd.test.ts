import { beforeAll, expect, it } from 'vitest';
import { tableView } from '../../../games/hungarian-war/table/testing/states.ts';
import { PEOPLE } from '../people.ts';
import { tableShotOf } from '../table-shots.ts';
import type { TableStage } from '../table-stage.ts';
import { windows } from '../windows.ts';

/* A table's phones are more than its seats: whoever watches may join, too. */

const NAMES = [...PEOPLE.long, ...PEOPLE.hungarian];
const URL = 'http://192.168.178.120:4713/#7k3m9qxa2bcd5efg8hjk4mnpqr';
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const open = windows();
let stage: TableStage;
beforeAll(async () => {
  stage = await open.table();
});

it.each([10, 11, 12, 15, 16, 20])(
  '%i phones stand in their tiles with their two words, before and while people tap',
  async (many) => {
    const faults: string[] = [];
    for (const joining of ['open', 'seating'] as const)
      for (const size of SIZES) {
        const phones = NAMES.slice(0, many).map((name, at) => ({
          name,
          words: 'crimson grasshopper',
          link: at === 3 ? ('lost' as const) : ('live' as const),
          ...(at < many / 2 && { place: at }),
        }));
        const view = { ...tableView(undefined), joining: { joining, url: URL, phones } };
        await stage.show({ ...tableShotOf({ name: joining, query: '', view }), size });
        const found = await stage.page.evaluate(() =>
          [...document.querySelectorAll('.joining li')].flatMap((tile) => {
            const box = tile.getBoundingClientRect();
            const isIn = (part: Element) => {
              const { top, bottom, left, right } = part.getBoundingClientRect();
              return top > box.top - 1 && bottom < box.bottom + 1 && left > box.left - 1 && right < box.right + 1;
            };
            const name = tile.textContent.trim().slice(0, 20);
            return [
              ...[...tile.children]
                .filter((part) => !isIn(part))
                .map((part) => `${name}: .${part.classList[0] ?? ''} leaves its tile`),
              ...[...tile.querySelectorAll('.two')]
                .filter((words) => !tile.matches('.lost') && words.scrollWidth > words.clientWidth)
                .map(() => `${name}: its words are cut`),
              ...(box.bottom > innerHeight ? [`${name} is out of the window`] : []),
            ];
          }),
        );
        faults.push(...found.map((fault) => `${joining} ${String(size.width)}: ${fault}`));
      }
    expect(faults).toEqual([]);
  },
);
