import type { TableView } from '../../host/contract/view.ts';

/** One picture of the table display at 1080p: its file name (in `docs/` for the README), the query of the page, and the view. */
export interface Shot {
  readonly name: string;
  readonly query: string;
  readonly view: TableView;
}
