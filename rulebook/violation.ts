/** An invariant that does not hold: no play by the rules leads here, so a record that does is wrong. */
export interface Violation<Clause extends string = string, What extends string = string> {
  readonly clause: Clause;
  readonly what: What;
  /** The values that do not fit. */
  readonly params: Readonly<Record<string, string | number>>;
}
