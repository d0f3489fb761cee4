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

/** "Anna’s move in battle 3": a step by its own name, or by whose answer it was; `round` is the name of its round, if any. */
export function stepNamed(
  words: EffectWords,
  named: string | undefined,
  changes: Effect['changes'],
  round: string | undefined,
): string {
  const answer = changes.find(({ what }) => what === 'answer') ?? { what: 'answer' };
  const what = named ?? changePhrase(answer, words);
  return round === undefined ? what : words.inRound(what, round);
}

/** As many of the phrases as fit in `room` letters, in a row; an ellipsis stands for the others. `room` may be negative. */
export function inShort(phrases: readonly string[], room: number): string {
  let fitting = phrases.length;
  while (fitting > 0 && phrases.slice(0, fitting).join(', ').length > room) fitting -= 1;
  const said = phrases.slice(0, fitting).join(', ');
  return fitting === phrases.length ? said : `${said} …`.trim();
}

/** One phrase for each thing that changes, points first; whose answer it was belongs to the name of the step. */
export function effectPhrases({ points, changes }: Pick<Effect, 'points' | 'changes'>, words: EffectWords): readonly string[] {
  return [
    ...points.map(({ player, from, to }) => words.points(player.name, from, to)),
    ...changes.filter(({ what }) => what !== 'answer').map((change) => changePhrase(change, words)),
  ];
}
