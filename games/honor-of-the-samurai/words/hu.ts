import { nameCard } from '../../../words/card.ts';
import { CARDS_HU } from '../../../words/hu/cards.ts';
import { SAMURAI_ASKS_HU } from './hu/asks.ts';
import { SAMURAI_GOALS_HU } from './hu/goals.ts';
import type { HandSaid, SamuraiWords } from './words.ts';

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, D vagy B, egy szégyen'] : []),
    ...(jokers > 0 ? [`Joker, ${jokers === 1 ? 'egy' : 'két'} szégyen mindenki másnak`] : []),
    ...(annulled > 0 ? ['Joker, de a király semmissé tette'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

export const SAMURAI_HU: SamuraiWords = {
  asks: SAMURAI_ASKS_HU,
  card: (card) => nameCard(card, CARDS_HU),
  battle: (number) => `${number}. csata`,
  unit: 'fej',
  king: 'király',
  disgrace: 'szégyen',
  disgraces: (count, of) => (of === undefined ? `${count} szégyen` : `${of}-ból ${count} szégyen`),
  illegal: (suit) => `tilos: ${CARDS_HU.suits[suit]}`,
  lastBattle: 'Az utolsó csata',
  endings: { 'last one in': 'egyedül maradt', 'all out': 'egyszerre kiesett mindenki' },
  verdicts: {
    loses: 'Joker: vesztett',
    takes: (count) => (count === 0 ? 'Nyert, fej nélkül' : `${count} fejet visz`),
    tie: 'Döntetlen',
    nobody: 'Senki sem nyer',
    disgrace: 'Egy szégyen',
    out: 'Kiesett',
  },
  why: {
    joker: 'Amelyik seregben Joker van, az veszít, bármi más van benne. A K, D és B lapjai a győztesé.',
    wins: (total, next) =>
      next === undefined
        ? `${total}: minden más seregben Joker van. Az asztalon minden K, D és B a győztesé.`
        : `${total} a ${next} ellen: az asztalon minden K, D és B a legnagyobb összegé.`,
    tie: (total) => `Közös a legnagyobb összeg, ${total}: senki sem nyer, senki sem kap fejet.`,
    onlyJokers: 'Csak Jokeres seregek maradtak: senki sem kap fejet.',
    illegal: (suit) => `Tiltott lap a seregben: a király ezt a színt tiltotta meg: ${CARDS_HU.suits[suit]}.`,
    charge: 'Rohamot adott hozzá, és mégis elvesztette a csatát.',
    out: 'Három szégyen: a játék végéig kiesett.',
    outByHeads: 'Három fejjel a nulla alatt: a játék végéig kiesett.',
  },
  spoken: {
    loses: (names) => `Joker, vesztett: ${names}`,
    takes: (name, count) => (count === 0 ? `A győztes: ${name}` : `${count} fej: ${name}`),
    nobody: 'Senki sem nyer',
    disgrace: (names) => `Egy szégyen: ${names}`,
    disgraces: 'Szégyenek',
    out: (names) => `Kiesett: ${names}`,
    manyOut: (players) => `${players} játékos kiesett`,
  },
  hands: {
    deal: 'Osztó: keverd meg az összes lapot, és ossz mindenkinek hármat lefordítva, hármat kézbe.',
    redraw: (name) => `${name}: három új lap.`,
    replace: 'Most kézből ki lehet cserélni a sereg lapjait, de megnézni nem szabad őket.',
    charge: 'A roham lefordítva a sereg mellé kerül.',
  },
  hand,
  feats: {
    battle: 'fej egyetlen csatában',
    total: 'egy seregben, a legnagyobb összeg',
    streak: 'megnyert csata egymás után',
    redrawn: 'kéz, amely nem volt tiszta',
    jokers: 'sereg veszett el Jokerrel',
    given: 'szégyen a többieknek Jokerrel',
  },
  goals: SAMURAI_GOALS_HU,
};
