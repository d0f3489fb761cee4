import { pointsRange } from '../rules/cards.ts';
import { scoreOf } from '../rules/standings.ts';
import type { GameCore, Pile } from '../rules/types.ts';
import words from '../../../words/generated/hungarian-war.js';
import type { Language } from '../../../words/language.ts';
import { sayIn } from '../../../words/say.ts';

/** What the screen has of a pile: its cards' points as far as they are named, whatever was counted or given. */
export function trackedOf(game: GameCore, pile: Pile) {
  return { cards: pile.cards.length, ...scoreOf(game, { ...pile, counted: undefined, countedOf: 0, adjusted: 0 }) };
}

/** What the count of a real pile says beside the screen's points (HW-21). */
export function sayAudit(
  { house }: Pick<GameCore, 'house'>,
  { points, open }: ReturnType<typeof scoreOf>,
  counted: number,
  language: Language,
): string {
  const say = sayIn(language, words);
  const by = counted - points;
  if (open === 0)
    return by === 0
      ? say('hungarian-war-audit-verdicts-same')
      : say(`hungarian-war-audit-verdicts-named-${by > 0 ? 'more' : 'less'}`, { points: Math.abs(by) });
  const range = pointsRange(house);
  const [least, most] = [points + open * range.least, points + open * range.most];
  return counted < least || counted > most
    ? say('hungarian-war-audit-verdicts-cannot', { least, most })
    : say('hungarian-war-audit-verdicts-open', { by, cards: open });
}
