import { DECK } from './house.ts';
import { commonOf, type Common, type Declared } from './play.ts';
import { seatsIn, wentOut, withDisgraces } from './score.ts';

/** What a hand may hold, by the word it is declared with: a king, queen or jack, and how many Jokers. */
export const HANDS = {
  clean: { redrawn: false, jokers: 0 },
  heads: { redrawn: true, jokers: 0 },
  joker: { redrawn: false, jokers: 1 },
  headsAndJoker: { redrawn: true, jokers: 1 },
  jokers: { redrawn: false, jokers: 2 },
  headsAndJokers: { redrawn: true, jokers: 2 },
} as const satisfies Readonly<Record<string, Omit<Declared, 'seat'>>>;

export type HandWord = keyof typeof HANDS;

export function isHandWord(word: string): word is HandWord {
  return Object.hasOwn(HANDS, word);
}

/** HS-1, HS-2: a Joker stays in the hand it was drawn to, so that the other hands hold fewer. */
export function handsPossible({ hands }: Common): readonly HandWord[] {
  const kept = hands.reduce((sum, { redrawn, jokers }) => sum + (redrawn ? 0 : jokers), 0);
  return (Object.keys(HANDS) as HandWord[]).filter((word) => HANDS[word].jokers <= Math.max(0, DECK.jokers - kept));
}

/** HS-2: what a declared hand costs and gives, all at once; the King has annulled so many of its Jokers (HS-9). */
export function countHand(common: Common, declared: Declared, annulled: number): Common {
  const { house } = common;
  const contenders = seatsIn(common.scores, house);
  const given = declared.jokers - annulled;
  const disgraces = common.scores.map((_, seat) => {
    if (seat === declared.seat) return Number(declared.redrawn);
    return contenders.includes(seat) ? given : 0;
  });
  const scores = withDisgraces(common.scores, disgraces);
  const told = { ...declared, annulled, disgraces, out: wentOut(common.scores, scores, house) };
  return { ...commonOf(common), scores, hands: [...common.hands, told] };
}
