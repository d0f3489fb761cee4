import { DIE, type Begun, type OverheardTable } from './overheard-table.ts';
import type { Secret } from './secret.ts';

/** Something that can happen at a table, until just before what was chosen last is shown. */
export interface Moment {
  readonly name: string;
  readonly begun?: Begun;
  /** Where the round stands at the end. */
  readonly ends: object;
  play(table: OverheardTable, secret: Secret): Promise<void>;
}

/** Every face but the real die's is in. */
export const WAITS_FOR_DIE = { phase: 'opening', stalled: [], toType: [DIE] };
