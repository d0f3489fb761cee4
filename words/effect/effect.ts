import type { Becoming, Change, Effect } from '../../rulebook/rulebook.ts';

/** What a step of the time line changes, in words, for the dealer beforehand and for the room afterwards. */
export type EffectWords = {
  readonly [What in Exclude<Change['what'], 'player' | 'winners'>]: (change: Extract<Change, { what: What }>) => string;
} & {
  points(name: string, from: number, to: number): string;
  readonly becomes: Readonly<Record<Becoming, (name: string) => string>>;
  /** Who has won: a player, those of one side together, or several who share it; nobody while it is not certain. */
  readonly winners: (names: readonly string[], together: boolean) => string;
};

function changePhrase(change: Change, words: EffectWords): string {
  if (change.what === 'player') return words.becomes[change.becomes](change.player.name);
  if (change.what === 'winners') {
    const names = change.players.map(({ name }) => name);
    return words.winners(names, change.together === true);
  }
  // The table has a function for each kind; which one takes which change is more than the compiler follows.
  return (words[change.what] as (change: Change) => string)(change);
}

/** A step of the time line as a button of two lines says it. */
interface StepInShort {
  /** What is turned: whose answer it was, or the step by its own name. */
  readonly what: string;
  /** The first things that it changes, as many as there is room for; empty where nothing changes. */
  readonly changes: string;
}

/** So many letters of changes fit beside what is turned. */
const ROOM = 42;

/** `named` is the step by its own name. What did not fit is an ellipsis after the changes. */
export function stepInShort(
  named: string,
  { points, changes }: Pick<Effect, 'points' | 'changes'>,
  words: EffectWords,
): StepInShort {
  const answer = changes.find(({ what }) => what === 'answer');
  const what = answer === undefined ? named : changePhrase(answer, words);
  const [first = '', ...others] = effectPhrases({ points, changes: changes.filter((change) => change !== answer) }, words);
  let told = first;
  for (const phrase of others) {
    if (told.length + phrase.length > ROOM) return { what, changes: `${told} …` };
    told = `${told}, ${phrase}`;
  }
  return { what, changes: told };
}

/** One phrase for each thing that changes, points first. */
export function effectPhrases({ points, changes }: Pick<Effect, 'points' | 'changes'>, words: EffectWords): readonly string[] {
  return [
    ...points.map(({ player, from, to }) => words.points(player.name, from, to)),
    ...changes.map((change) => changePhrase(change, words)),
  ];
}
