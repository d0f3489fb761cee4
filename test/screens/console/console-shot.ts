import type { ConsoleView } from '../../../host/contract/view.ts';

/** One picture of the dealer's console: the view it is given and the keys pressed after it. */
export interface ConsoleShot {
  readonly name: string;
  readonly view: ConsoleView;
  readonly keys: readonly string[];
  /** The table is shown in the console's window. */
  readonly oneScreen: boolean;
}
