import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import buttons from '../../../words/generated/buttons.js';
import { sayIn } from '../../../words/say.ts';
import FaceLegend from './FaceLegend.svelte';
import Guide from './lesson/Guide.svelte';
import { firstState, gameView, SHORT_NAMES } from './testing/states.ts';

const state = firstState({ names: SHORT_NAMES.slice(0, 4), seed: 3 }, ({ round }) => round === 0);
const game = gameView(state, { phase: 'choosing', step: 3, ready: 0, of: 4, late: [], naming: false });
const progress = { kind: 'none' } as const;

it.each(LANGUAGES)('left, centre and right stand over take and block, in a table and in a line (%s)', (language) => {
  const say = sayIn(language, buttons);
  const [left, centre, right] = [say('buttons-columns-left'), say('buttons-columns-centre'), say('buttons-columns-right')];
  const drawn = [
    mount(Guide, { target: document.body, props: { game, language, progress } }),
    mount(FaceLegend, { target: document.body, props: { game, language, seat: 0 } }),
  ];
  flushSync();
  const heads = [...document.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent.trim()),
  );
  for (const of of heads) expect(of).toEqual([left, centre, right].map((place) => expect.stringContaining(place) as unknown));
  expect(heads.length).toBeGreaterThan(1);
  for (const aim of document.querySelectorAll('[data-part="faces"] .aim'))
    expect([...aim.querySelectorAll('.one > span:not(.die)')].map(({ textContent }) => textContent)).toEqual([
      left,
      centre,
      right,
    ]);
  for (const one of drawn) void unmount(one);
});
