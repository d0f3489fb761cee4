import { SEATS } from '../rules/house.ts';
import type { RulesOutline } from '../../../words/rulebook.ts';
import { blockersNeeded } from '../rules/judge.ts';
import outline from './rules.json';

const counts = Array.from({ length: SEATS.most - SEATS.least + 1 }, (_, i) => SEATS.least + i);
const blockers = [...new Set(counts.map(blockersNeeded))];
const inGame = blockers.map((many) => counts.filter((count) => blockersNeeded(count) === many));

/** With HW-10 as a small table on the page: by how many are in the game, how many must block. */
export const RULES: RulesOutline = {
  ...outline,
  page: {
    ...outline.page,
    centre: [
      ...outline.page.centre,
      ['row-1', ...inGame.map((range) => `${range[0]}–${range.at(-1)}`)],
      ['row-2', ...blockers.map(String)],
    ],
  },
};
