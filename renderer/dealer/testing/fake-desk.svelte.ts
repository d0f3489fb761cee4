import type { Component } from 'svelte';
import type { ConsoleCommand } from '../../../host/contract/command.ts';
import type { Answer, ConsoleView } from '../../../host/contract/view.ts';
import type { Language } from '../../../words/language.ts';
import { ConsoleSettings } from '../console-settings.svelte.ts';
import { DealersDesk, type DeskHost } from '../desk/dealers-desk.svelte.ts';
import { keyPressed } from '../desk/testing/key-pressed.ts';
import { NOW } from '../desk/testing/stubs.ts';
import { consoleUiOf, type ConsoleUi } from '../desk/ui.ts';
import { draw, remove } from '../../ui/testing/drawn.ts';
import OnDesk from './OnDesk.test.svelte';

/** A dealer's desk whose views, answers and time the test gives. */
export class FakeDesk implements DeskHost {
  view: ConsoleView = $state.raw({} as ConsoleView);
  /** The plug of every game; if undefined, the games use their own. */
  ui: ConsoleUi | undefined = $state.raw();
  now = NOW;
  answer: (command: ConsoleCommand) => Promise<Answer> = () => Promise.resolve({ ok: true });
  readonly sent: ConsoleCommand[] = [];
  readonly presses: string[] = [];
  readonly settings = new ConsoleSettings(window, 'en');
  readonly desk: DealersDesk;

  constructor(view: ConsoleView, ui?: ConsoleUi, uiOf: (id: string | undefined) => ConsoleUi = consoleUiOf) {
    this.view = view;
    this.ui = ui;
    this.settings.showsTable = false;
    this.desk = new DealersDesk(this, this.settings, (id) => this.ui ?? uiOf(id));
  }

  hostNow(): number {
    return this.now;
  }

  command(command: ConsoleCommand): Promise<Answer> {
    this.sent.push(command);
    return this.answer(command);
  }

  press(code: string): void {
    this.presses.push(code);
  }

  /** Returns whether the desk used it. */
  key(key: string, view = this.view): boolean {
    this.view = view;
    return this.desk.key(keyPressed(key), false);
  }

  follow(view = this.view): void {
    this.view = view;
    this.desk.follow();
  }

  /** Draws a part of the console on this desk, in place of one that was drawn before, until the test ends or it is left. */
  draws<Props extends object>(Part: Component<Props>, props: Props, language: Language = 'en'): void {
    this.settings.language = language;
    // The part gets only its own properties.
    const given = { desk: this.desk, Part: Part as Component<object>, props };
    draw(OnDesk, given);
  }

  leave(): void {
    remove();
  }
}
