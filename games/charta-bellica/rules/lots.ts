import type { OptionQuestion } from '../../../rulebook/ask.ts';
import type { Card as FrenchCard } from '../../../rulebook/card.ts';
import { NATIONS, type Nation } from './card.ts';
import type { AlliancePlay, InPhase } from './play.ts';

/** CB-11: the aces that stand for the capitals. The record keeps the capitals that the screen draws as these. */
const ACES = { H: 'AH', G: 'AS', T: 'AC', P: 'AD' } as const satisfies Readonly<Record<Nation, FrenchCard>>;

/** CB-1: the answer that lets the screen draw for everybody. */
export const DRAW = 'draw';

/** CB-1: which capital the next seat has drawn. Before the first the screen may draw them all. */
export function askLot({ nations }: InPhase<'lots'>): OptionQuestion {
  const options = NATIONS.filter((nation) => !nations.includes(nation)).map((value) => ({ value }));
  const what = { kind: 'option', what: 'lot', seat: nations.length } as const;
  return nations.length > 0 ? { ...what, options } : { ...what, options: [...options, { value: DRAW }], standard: DRAW };
}

/** CB-1: a capital for every seat but the last, which has the one that is left. */
export function drawLots(draw: (from: readonly FrenchCard[]) => FrenchCard): readonly FrenchCard[] {
  return NATIONS.slice(1).reduce<readonly FrenchCard[]>(
    (drawn) => [...drawn, draw(Object.values(ACES).filter((ace) => !drawn.includes(ace)))],
    [],
  );
}

/** CB-1: the nations of the next seats, as typed or as `drawLots` drew them; the last nation needs no answer. */
export function lotsDrawn(play: InPhase<'lots'>, given: string, drawn: readonly FrenchCard[]): AlliancePlay {
  // Version 1 asked which seat drew first and gave the nations out in seat order.
  const [, first] = /^seat (\d)$/.exec(given) ?? [];
  if (first !== undefined) return { ...play, phase: 'allying', nations: NATIONS, chooser: Number(first) };
  const lots = NATIONS.filter((nation) => nation === given);
  const nations = [...play.nations, ...lots, ...drawn.flatMap((ace) => NATIONS.filter((nation) => ACES[nation] === ace))];
  const [last, another] = NATIONS.filter((nation) => !nations.includes(nation));
  if (last === undefined || another !== undefined) return { ...play, nations };
  return { ...play, phase: 'allying', nations: [...nations, last] };
}
