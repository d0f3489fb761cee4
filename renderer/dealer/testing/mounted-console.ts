import { flushSync } from 'svelte';
import * as v from 'valibot';
import { commandSchema, type ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView } from '../../../host/contract/view.ts';
import type { Language } from '../../../words/language.ts';
import { draw, remove } from '../../ui/testing/drawn.ts';
import { fakeLive } from '../../live/testing/fake-live.ts';
import { ConsoleSettings } from '../console-settings.svelte.ts';
import Console from '../Console.svelte';
import type { ProgramAround } from '../program.svelte.ts';

/**
 * The console on the page until the test ends, with what it sends: its commands, which must be valid, and the keys of seats.
 * `answers` are given in turn; once they are used up, every command is accepted.
 */
export function mountConsole(language: Language = 'en', program?: ProgramAround) {
  const sent: ConsoleCommand[] = [];
  const pressed: string[] = [];
  const answers: Answer[] = [];
  const settings = new ConsoleSettings(window, language);
  const { live, say } = fakeLive<ConsoleView>({
    command: (command) => {
      sent.push(v.parse(commandSchema, command));
      return Promise.resolve(answers.shift() ?? { ok: true });
    },
    press: (code) => void pressed.push(code),
  });
  live.start();
  draw(Console, { live, settings, ...(program && { program }) });
  const show = (view: ConsoleView) => {
    say({ type: 'view', view });
    flushSync();
  };
  return { sent, pressed, answers, settings, say, show, close: remove };
}
