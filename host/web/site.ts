import type { PageName, PageView } from '../contract/live.ts';
import type { Answer } from '../contract/view.ts';
import type { RefereePort } from '../session/port.ts';

/** A page that is shown views: the table display, the board of a hall, or a guest's table. */
export interface DisplayPage {
  readonly name: PageName;
  /** Its views are long and change a little at a time: after the first, a window is sent what is new. */
  readonly long?: true;
  /** Calls back at once with the present view and then at every change. Returns a function that stops. */
  watch(onView: (view: PageView) => void): () => void;
  /** The little that it may ask, of anybody, if it may ask anything: any JSON value. */
  readonly ask?: (unchecked: unknown) => Promise<Answer>;
}

/** A page that also sends commands: the dealer's console, or the organiser's page. */
export interface ControlPage extends DisplayPage {
  /** Takes any JSON value; if it is no command, the refusal names the field that is wrong. */
  command(unchecked: unknown): Promise<Answer>;
  /** A key of a seat's cluster, never stored or logged (Secrecy 2). */
  press(code: string): void;
}

/** The two pages of a browser shell. */
export interface WebSite {
  readonly control: ControlPage;
  readonly display: DisplayPage;
  /** What can be saved, by path, for whoever may see the display. Made when it is asked for. */
  readonly files?: ReadonlyMap<string, () => string>;
}

export function tableDisplay(table: Pick<RefereePort, 'watch'>): DisplayPage {
  return { name: 'table', watch: (onView) => table.watch('table', onView) };
}

export function tableSite(referee: RefereePort): WebSite {
  const control: ControlPage = {
    name: 'console',
    watch: (onView) => referee.watch('console', onView),
    command: (unchecked) => referee.command(unchecked),
    press: (code) => referee.press(code),
  };
  return { control, display: tableDisplay(referee) };
}
