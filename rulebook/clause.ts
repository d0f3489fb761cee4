/**
 * Where a clause of the rules comes from: the author's text, a ruling of ours where the text is silent, or both. An
 * invariant is held by tests, and is no rule for players.
 */
export type ClauseSource = 'text' | 'ruling' | 'both' | 'invariant';

/** All clauses of a game by number, in order. */
export type Clauses = Readonly<Record<string, ClauseSource>>;
