import { CARDS_HU } from '../../../../words/cards/cards.ts';
import { asksOf } from '../../../../words/questions/asks.ts';
import type { HandWord } from '../../rules/hands.ts';
import type { AskWhat } from '../../rules/questions.ts';
import type { HandSaid, SamuraiWords } from './en.ts';

function hand({ name, redrawn, jokers, annulled }: HandSaid): string {
  const said = [
    ...(redrawn ? ['K, D vagy B, egy szégyen'] : []),
    ...(jokers > 0 ? [`${jokers === 1 ? 'Joker, egy' : 'két Joker, két'} szégyen mindenki másnak`] : []),
    ...(annulled > 0 ? ['Joker, de a király semmissé tette'] : []),
  ];
  return said.length === 0 ? '' : `${name}: ${said.join('; ')}.`;
}

export const SAMURAI_HU: SamuraiWords = {
  asks: asksOf<AskWhat, HandWord>(
    {
      king: () => 'Ki nyerte az előző játékot?',
      'illegal suit': (name) => `${name}, a király: melyik szín legyen tilos?`,
      hand: (name) => `${name}: van a kézben K, D, B vagy Joker?`,
      appeal: () => 'Fordul valaki a királyhoz?',
      'own appeal': (name) => `${name}: a királyhoz fordulsz a Joker miatt?`,
      response: (name) => `${name}, a király: meghallgatod?`,
      drawn: (name) => `${name}, a király: mit húztál?`,
      charging: (name) => `${name}: indítasz rohamot?`,
      army: (name, { counted, part }) =>
        name === '' || counted === true ? 'Minden sereg' : `${name}: a sereg${part ? `, ${part.at}/${part.of}. lap` : ''}`,
      charge: (name) => `${name}: a roham lapja`,
      replacement: (name) => `${name}: mi kerül a Joker helyére?`,
    },
    {
      clean: 'nincs',
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
  worth: 'Sereg: ász 13, király 12, dáma és bubi 11, a többi a száma; a Joker veszít; 10 fej nyer',
  king: 'király',
  nextDeal: 'következő osztás',
  disgrace: 'szégyen',
  disgraces: (count, of) => (of === undefined ? `${count} szégyen` : `${of}-ból ${count} szégyen`),
  illegal: (suit) => `tilos: ${CARDS_HU.suits[suit]}`,
  lastBattle: 'Az utolsó csata',
  staked: (stake) => `fej × ${stake}`,
  endings: { 'last one in': 'egyedül maradt bent', 'all out': 'egyszerre kiesett mindenki' },
  verdicts: {
    loses: 'Joker: vesztett',
    takes: (count) => (count === 0 ? 'Nyert, de nem szerzett fejet' : `${count} fejet visz`),
    tie: 'Döntetlen',
    nobody: 'Senki sem nyer',
    disgrace: 'Egy szégyen',
    out: 'Kiesett',
  },
  why: {
    joker: 'Amelyik seregben Joker van, veszít, bármi más van benne. A K, D és B lapjai a győztesé.',
    wins: (total, next) =>
      next === undefined
        ? `${total}: más sereg nem számít. Az asztalon minden K, D és B a győztesé.`
        : `${total} pont ${next} ellen: az asztalon minden K, D és B a legnagyobb összegé.`,
    tie: (total) => `Többeké a legnagyobb összeg, ${total}: senki sem nyer, senki sem kap fejet.`,
    onlyJokers: 'Csak Jokeres seregek maradtak: senki sem kap fejet.',
    illegal: (suit) => `Tiltott lap a seregben. A király által megtiltott szín: ${CARDS_HU.suits[suit]}.`,
    charge: 'Rohamot indított, és mégis elvesztette a csatát.',
    outBy: { disgraces: 'Három szégyen', heads: 'Három fejjel nulla alatt' },
    outFor: { hand: 'kiesett. A következő osztást szégyen nélkül kezdi.', game: 'a játék végéig kiesett.' },
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
  allOut: 'Mindenki kiesett: azt az osztást senki sem nyerte.',
  back: (names) => `Újra játszik, szégyen nélkül: ${names}.`,
  hands: {
    deal: 'Osztó: keverj meg minden lapot, a megszerzett fejeket is. Mindenki hármat kap lefordítva, egymásra, hármat kézbe.',
    redraw: (name) => `${name}: dobd el a kézbeli lapokat, és húzz hármat.`,
    replace: 'A sereg lapjait most látatlanul kicserélheted kézből. A régiek külön pakliba kerülnek.',
    charge: 'A rohamot lefordítva tedd a sereg mellé.',
    settle: (worth) => `Ennyit érnek a fejek: ${worth}.`,
  },
  hand,
  highlights: {
    battle: 'fej egyetlen csatában',
    total: 'egy seregben, a legnagyobb összeg',
    streak: 'megnyert csata egymás után',
    redrawn: 'kéz K, D vagy B lappal',
    jokers: 'sereg veszett el Joker miatt',
    given: 'szégyen a többieknek a Jokerek miatt',
  },
  goals: {
    'highest total': {
      title: 'A legerősebb sereg',
      rule: 'Az ász 13, a király 12, a dáma és a bubi 11. A legnagyobb összeg viszi az összes királyt, dámát és bubit.',
      ruling: 'a számozott lap a számát éri, és minden elvitt lap egy fej.',
    },
    tie: { title: 'Döntetlen', rule: 'Ha többeké a legnagyobb összeg, a csatát senki sem nyeri.' },
    'joker in army': {
      title: 'Joker a seregben',
      rule: 'Amelyik seregben Joker van, az rögtön veszít.',
      ruling: 'ha csak ilyen seregek maradtak, senki sem nyer.',
    },
    'face card in hand': {
      title: 'Király, dáma vagy bubi a kézben',
      rule: 'Egy szégyen: dobd el a kézbeli lapokat, és húzz hármat, amíg egy sem marad köztük.',
    },
    'joker in hand': {
      title: 'Joker a kézben',
      rule: 'Ha Jokert húzol, mindenki más kap egy szégyent.',
      ruling: 'minden Joker külön számít, és a kézben marad.',
    },
    out: {
      title: 'Három szégyen',
      rule: 'Három szégyennel kiesel.',
      ruling: 'az osztás végéig, vagy házi szabállyal a játék végéig.',
    },
    'illegal suit': {
      title: 'A tiltott szín',
      rule: 'Egy szégyen, ha a seregben olyan színű lap van, amelyet a király megtiltott.',
      ruling: 'csatánként egy, akárhány ilyen lap van.',
    },
    'lost charge': {
      title: 'Elvesztett roham',
      rule: 'Ha lapot adsz hozzá, és mégis veszítesz, egy szégyent kapsz.',
      ruling: 'aki osztozik a legnagyobb összegen, nem veszített.',
    },
    appeal: {
      title: 'A királyhoz fordulás',
      rule: 'Egy Joker miatt a királyhoz fordulhatsz. Ha meghallgat, és királyt, dámát vagy bubit húz, a Joker semmis.',
    },
  },
};
