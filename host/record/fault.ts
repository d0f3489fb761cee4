/** Something in a record that cannot be as it says. Lines count from 1, as an editor shows them. */
export interface Fault {
  readonly line: number;
  readonly what: 'file' | 'fold' | 'invariant' | 'shown' | 'proof';
  readonly message: string;
}
