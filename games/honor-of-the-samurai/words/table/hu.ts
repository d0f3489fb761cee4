import { CARDS_HU } from '../../../../words/cards/hu.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { HandSaid, SamuraiWords } from './en.ts';

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, D vagy B, egy szégyen'] : []),
    ...(jokers > 0 ? [`Joker, ${jokers === 1 ? 'egy' : 'két'} szégyen mindenki másnak`] : []),
    ...(annulled > 0 ? ['Joker, de a király semmissé tette'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

export const SAMURAI_HU: SamuraiWords = {
  asks: asksOf<AskWhat, HandWord>(
    {
      king: () => 'Ki nyerte az előző játékot?',
      'illegal suit': (name) => `${name}, a király: melyik szín tilos?`,
      hand: (name) => `${name}: K, D, B vagy Joker van a kézben?`,
      appeal: () => 'Fordul valaki a királyhoz?',
      'own appeal': (name) => `${name}: a királyhoz fordul a Joker miatt?`,
      response: (name) => `${name}, a király: meghallgatja?`,
      drawn: (name) => `${name}, a király: mit húzott?`,
      charging: (name) => `${name}: ad hozzá rohamot?`,
      army: (name, { counted }) => (name === '' || counted === true ? 'Minden sereg' : `${name}: a sereg`),
      charge: (name) => `${name}: a roham lapja`,
      replacement: (name) => `${name}: mi kerül a Joker helyére?`,
    },
    {
      clean: 'tiszta',
      heads: 'K, D vagy B',
      joker: 'egy Joker',
      headsAndJoker: 'K, D vagy B, és egy Joker',
      jokers: 'két Joker',
      headsAndJokers: 'K, D vagy B, és két Joker',
      ...CARDS_HU.suits,
      yes: 'igen',
      no: 'nem',
      nobody: ({ what }) => (what === 'king' ? 'senki: nincs király' : 'senki'),
      turn: 'felfordít',
      keep: 'marad a Joker',
    },
  ),
  joker: CARDS_HU.joker,
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
  highlights: {
    battle: 'fej egyetlen csatában',
    total: 'egy seregben, a legnagyobb összeg',
    streak: 'megnyert csata egymás után',
    redrawn: 'kéz, amely nem volt tiszta',
    jokers: 'sereg veszett el Jokerrel',
    given: 'szégyen a többieknek Jokerrel',
  },
  goals: {
    'highest total': {
      title: 'A legerősebb sereg',
      rule: 'Az ász 13, a király 12, a dáma és a bubi 11. A legnagyobb összeg viszi az összes királyt, dámát és bubit.',
      ruling: 'a számos lap a számát éri, és minden elvitt lap egy fej.',
    },
    tie: { title: 'Döntetlen', rule: 'Ha közös a legnagyobb összeg, a csatát senki sem nyeri.' },
    'joker in army': {
      title: 'Joker a seregben',
      rule: 'Amelyik seregben Joker van, az rögtön veszít.',
      ruling: 'ha csak ilyen seregek maradtak, senki sem nyer.',
    },
    'face card in hand': {
      title: 'Nem tiszta kéz',
      rule: 'Király, dáma vagy bubi a kézben egy szégyen; addig kell újat húzni, amíg tiszta nem lesz.',
    },
    'joker in hand': {
      title: 'Joker a kézben',
      rule: 'Aki Jokert húz, mindenki másnak egy szégyent ad.',
      ruling: 'minden Joker külön számít, és a kézben marad.',
    },
    out: { title: 'Három szégyen', rule: 'Akinek három szégyene van, kiesik.', ruling: 'a játék végéig.' },
    'illegal suit': {
      title: 'A tiltott szín',
      rule: 'Egy szégyen, ha a seregben olyan színű lap van, amelyet a király megtiltott.',
      ruling: 'csatánként egy, akárhány ilyen lap van.',
    },
    'lost charge': {
      title: 'Elvesztett roham',
      rule: 'Aki lapot ad hozzá és mégis veszít, egy szégyent kap.',
      ruling: 'aki osztozik a legnagyobb összegen, nem veszített.',
    },
    appeal: {
      title: 'A királyhoz fordulás',
      rule: 'A Joker miatt a királyhoz lehet fordulni. Ha meghallgatja, és királyt, dámát vagy bubit húz, a Joker semmis.',
    },
  },
};
