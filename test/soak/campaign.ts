/** A long, seeded trial. Equal seeds and sizes meet the same troubles in the same order. */
export interface Campaign {
  readonly name: string;
  /** What is counted: `rounds`, `kills` … */
  readonly unit: string;
  /** How many of them `npm run soak` asks for. */
  readonly size: number;
  /** What happened, to be printed and kept. Rejects at the first thing that must never happen, naming it. */
  run(options: { readonly seed: number; readonly size: number; readonly say: (line: string) => void }): Promise<Figures>;
}

export type Figures = Readonly<Record<string, number | string>>;
