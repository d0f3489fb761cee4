import type { TableView } from '../../host/contract/view.ts';

/** What the table display shows in one state; no view before any has come, undefined where so few, or so many, cannot come to it. */
export type Shown = { readonly view: TableView | undefined; readonly silent?: true } | undefined;

/** A state of the table display, for people of these names. */
export type Staged = (names: readonly string[]) => Shown;

/** States by their names. */
export type States = Readonly<Record<string, Staged>>;
