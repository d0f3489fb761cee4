import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../../../words/language.ts';
import buttons from '../../../words/generated/buttons.js';
import { sayIn } from '../../../words/say.ts';
import Guide from './lesson/Guide.svelte';
import { firstState, gameView, SHORT_NAMES } from './testing/states.ts';

const state = firstState({ names: SHORT_NAMES.slice(0, 4), seed: 3 }, ({ round }) => round === 0);
const game = gameView(state, { phase: 'choosing', step: 3, ready: 0, of: 4, late: [], naming: false });
const progress = { kind: 'none' } as const;

it.each(LANGUAGES)('left, centre and right stand over take and block (%s)', (language) => {
  const say = sayIn(language, buttons);
  const [left, centre, right] = [say('buttons-columns-left'), say('buttons-columns-centre'), say('buttons-columns-right')];
  const drawn = mount(Guide, { target: document.body, props: { game, language, progress } });
  flushSync();
  const heads = [...document.querySelectorAll('[data-part=legend] thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual([left, centre, right]);
  void unmount(drawn);
});
