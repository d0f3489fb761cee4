import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import { TableOfWar } from '../../../games/war/rules/testing/table-of-war.ts';
import { war } from '../../../games/war/rules/rulebook.ts';
import type { Course, GameView } from '../../../host/contract/view.ts';
import { consoleView, COURSES, NOW } from '../../../renderer/dealer/desk/testing/stubs.ts';
import { mountConsole } from '../../../renderer/dealer/testing/mounted-console.ts';
import GameScreen from '../../../renderer/room/GameScreen.svelte';
import { LANGUAGE_NAMES, LANGUAGES, parseLanguage } from '../../../words/language.ts';

const language = parseLanguage('fr-CA');

const ASKING: Course = { phase: 'asking', step: 3, counted: false };

/** A battle of War as the host shows it. */
function viewOf({ state, ask }: TableOfWar): GameView {
  const { game } = consoleView(COURSES.choosing).table;
  if (game === undefined || ask === undefined) throw new Error('there is no game');
  const seats = game.seats.flatMap((seat, at) => (state.players[at] ? [{ ...seat, player: state.players[at] }] : []));
  const [standings, round, outcomes] = [war.standings(state), war.round(state), war.outcomes(state)];
  return { ...game, rulebook: 'war', state, seats, standings, round, outcomes, ask, course: ASKING };
}

/** What the page says while something is drawn on it. */
function read(draw: () => () => void): string {
  const close = draw();
  flushSync();
  const said = document.body.textContent.replaceAll(/\s+/g, ' ');
  close();
  return said;
}

const display = (table: TableOfWar) =>
  read(() => {
    const view = { diskStatus: { kind: 'saved', at: NOW, flushMs: 1 } } as const;
    const props = { game: viewOf(table), view, settings: { turn: 0, flash: false, language }, now: NOW } as const;
    const screen = mount(GameScreen, { target: document.body, props });
    return () => void unmount(screen);
  });
const consoleOf = (table?: TableOfWar) =>
  read(() => {
    const { say, close } = mountConsole(language);
    const game = table && viewOf(table);
    say({ type: 'view', view: consoleView(undefined, { ...(game && { game, answerer: { kind: 'dealer' } }) }) });
    return close;
  });

it('a battle is played in French as far as it is there, and in English beyond', () => {
  expect([LANGUAGES.at(-1), LANGUAGE_NAMES[language]]).toEqual(['fr', 'Français']);
  expect(consoleOf()).toContain('Avec quoi joue-t-on ce soir ?');
  expect(consoleOf()).toContain('Watch bots play a game');
  const table = new TableOfWar(['Anna', 'Béla']);
  for (const said of [display(table), consoleOf(table)]) expect(said).toContain('Anna, quelle carte ?');
  expect(display(table)).toContain('Tour 1');
  expect(display(table)).toContain('Dealer: shuffle and deal all the cards face down, the first to Anna.');
  table.answers('KH 9D');
  expect(display(table)).toContain('emporte 2 cartes');
  expect(display(table)).toContain('The king beats all others.');
  expect(consoleOf(table)).toContain('Anna, quelle carte ?');
});
