import type { TableView } from '../../host/contract/view.ts';

/** What the table display shows in one state; undefined if the state cannot occur with that number of players. */
export type Shown = { readonly view: TableView | undefined; readonly silent?: true } | undefined;

/** A state of the table display, for people of these names. */
export type Staged = (names: readonly string[]) => Shown;

/** States by their names. */
export type States = Readonly<Record<string, Staged>>;
