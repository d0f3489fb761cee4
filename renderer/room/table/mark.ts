import type { StampKind } from '../../ui/stamps.ts';

/** Something counted of a seat that is neither points nor cards: disgraces, tricks. */
export interface Mark {
  readonly kind: StampKind;
  readonly count: number;
  /** The most there can be, where there is one. Beside the seat as many places are drawn, `count` of them filled. */
  readonly of?: number;
  /** What is counted, as the head of its column. */
  readonly name: string;
  /** In words, for who does not see it. */
  readonly label: string;
}
