import type { Becoming, Change, Effect } from '../../rulebook/rulebook.ts';

/** What a step of the time line changes, in words, for the dealer beforehand and for the room afterwards. */
export type EffectWords = {
  readonly [What in Exclude<Change['what'], 'player' | 'winners'>]: (change: Extract<Change, { what: What }>) => string;
} & {
  points(name: string, from: number, to: number): string;
  /** What was done in the round of that name. */
  inRound(what: string, round: string): string;
  readonly becomes: Readonly<Record<Becoming, (name: string) => string>>;
  /** The winners: a player, those of one side together, or several who share the win; none while it is not certain. */
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

/**
 * A step of the time line with the first things that it changes: "Anna’s move in battle 3: Béla 4 to 11". It is called by
 * whose answer it was, else `named`; `round` is the name of its round. An ellipsis stands for the changes that would make it
 * longer than `room` letters.
 */
export function stepInShort(
  words: EffectWords,
  named: string,
  { points, changes }: Pick<Effect, 'points' | 'changes'>,
  round: string | undefined,
  room: number,
): string {
  const answer = changes.find(({ what }) => what === 'answer');
  const what = answer === undefined ? named : changePhrase(answer, words);
  let told = round === undefined ? what : words.inRound(what, round);
  let sign = ':';
  for (const phrase of effectPhrases({ points, changes: changes.filter((change) => change !== answer) }, words)) {
    const more = `${told}${sign} ${phrase}`;
    if (more.length > room) return `${told} …`;
    [told, sign] = [more, ','];
  }
  return told;
}

/** One phrase for each thing that changes, points first. */
export function effectPhrases({ points, changes }: Pick<Effect, 'points' | 'changes'>, words: EffectWords): readonly string[] {
  return [
    ...points.map(({ player, from, to }) => words.points(player.name, from, to)),
    ...changes.map((change) => changePhrase(change, words)),
  ];
}
