/** One clause of the rules: what the author's rules say, and what a ruling of ours adds where they are silent. */
export interface ClauseSaid {
  readonly clause: string;
  readonly rule?: string;
  readonly ruling?: string;
}

/** A part of the page that lies on the table: a short list, or a small table whose first row heads the others, with no cell empty. */
export type PagePart =
  | { readonly title: string; readonly lines: readonly string[] }
  | { readonly title: string; readonly rows: readonly (readonly string[])[] };

/** All the rules of a game by number, to read and to print. In our own words. */
export interface AllRulesText {
  readonly title: string;
  /** What the game is, and whose. */
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly clauses: readonly ClauseSaid[] }[];
}

/** The rules, and one page of them to lie on the table. */
export interface RulesText extends AllRulesText {
  readonly page: {
    readonly lead: string;
    /** One to six, in the order of reading. */
    readonly parts: readonly PagePart[];
    /** Stands below the page's figure, where the game brings one. */
    readonly figure?: string;
  };
}
