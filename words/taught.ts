/** What is taught, headed; what the rulebook says of it; and what a ruling of ours adds. */
export interface Taught {
  readonly title: string;
  readonly rule: string;
  readonly ruling?: string;
}
