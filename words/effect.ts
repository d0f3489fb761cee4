import type { Change, Effect } from '../rules/rulebook.ts';

/** What a step of the time line changes, in words, for the dealer beforehand and for the room afterwards. */
export interface EffectWords {
  /** "Anna 31 to 18" */
  points(name: string, from: number, to: number): string;
  change(change: Change): string;
}

/** One phrase for each thing that changes, points first. */
export function effectPhrases({ points, changes }: Effect, words: EffectWords): readonly string[] {
  return [
    ...points.map(({ player, from, to }) => words.points(player.name, from, to)),
    ...changes.map((change) => words.change(change)),
  ];
}
