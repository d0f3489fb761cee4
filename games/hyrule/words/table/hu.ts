import { asksOf } from '../../../../words/questions/asks.ts';
import type { Lead } from '../../rules/course.ts';
import { CARDS_HU, nameCard } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/hu.ts';
import { listIn, titled } from '../../../../words/language.ts';
import type { HyruleWords, TurnWhy } from './en.ts';

const list = listIn('hu');

function why({ reason, winning = '??', beaten, several, last }: TurnWhy): string {
  const card = nameCard(winning, CARDS_HU);
  const suits = list(beaten.map((suit) => withArticle(CARDS_HU.suits[suit])));
  const suit = (CARDS_HU.suits as Partial<Record<string, string>>)[winning.charAt(1)] ?? '';
  const sentences: Readonly<Record<TurnWhy['reason'], string>> = {
    'five beats joker': `Jokert csak ötös ver${several ? ', és itt a legjobb ötös' : ''}: ${card}.`,
    joker: 'Nincs köztük ötös, ezért a Joker nyer.',
    'two jokers': `Két Joker, és nincs ötös: senki sem nyer. A lapok ${last ? 'senkié' : 'a következő nyertesre várnak'}.`,
    'heart beats diamond': `Kőr is van, káró is: a ${several ? 'legnagyobb ' : ''}kőr nyer (${card}).`,
    'first suit':
      suits === ''
        ? `Csupa ${suit}: a legnagyobb nyer (${card}).`
        : `${titled(withArticle(suit))} erősebb, mint ${suits}.${several ? ` A legnagyobb: ${card}.` : ''}`,
  };
  return sentences[reason];
}

const LEADS: Readonly<Record<Lead['reason'], string>> = {
  tallest: 'a legmagasabb, mert egyenlő az állás',
  'most captured': 'nála van a legtöbb lap',
  'captured last': 'az élen állók közül ő nyert utoljára',
  'after swap': 'csere után ő következik',
};

export const HYRULE_HU: HyruleWords = {
  asks: asksOf(
    {
      tallest: 'Ki a legmagasabb?',
      'tallest in run-off': 'Rájátszás: ki a legmagasabb közülük?',
      'run-off': 'Döntetlen. Legyen rájátszás?',
      discard: (name) => `${name} cserél: melyik lapot?`,
      lead: (name, { kind }) => (kind === 'card' ? `${name} kezd: melyik lappal?` : `${name} kezd`),
      follow: (name, { kind }) => (kind === 'card' ? `${name} jön: melyik lappal?` : `${name} jön`),
      turned: (name, { kind, counted }) =>
        kind === 'option' ? 'Mindenkinek egy lap' : counted ? 'Mindenki: egy lap képpel lefelé' : `${name}: melyik lap?`,
    },
    {
      swap: 'Csere',
      'no swap': 'Mégsem cserél',
      'play off': 'Rájátszás',
      share: 'Közös győzelem',
      lay: ({ what }) => (what === 'turned' ? 'Fordítás' : 'Letesz egyet'),
    },
  ),
  takes: (cards) => `elvisz ${cards} lapot`,
  nobody: 'senki sem nyer',
  why,
  spoken: {
    takes: (name, cards) => `${name} elvisz ${cards} lapot.`,
    waits: (cards) => `Két Joker: senki sem nyer. ${cards} lap vár.`,
    nobodys: 'Két Joker: senki sem nyer.',
  },
  unit: 'lap',
  worth: '♦ > ♣ > ♠ > ♥ > ♦ · legnagyobb a király, legkisebb az ász · a Jokert csak ötös veri',
  turn(number, runOff) {
    if (runOff === 0) return `${number}. kör`;
    return `${runOff === 1 ? 'a' : withArticle(`${runOff}.`)} rájátszás ${number}. köre`;
  },
  turnsLeft: (turns) => `még ${turns} kör`,
  stock: (cards) => `húzópakli ${cards}`,
  waiting: (cards) => `${cards} lap vár a következő nyertesre.`,
  leads: 'kezd',
  hands: {
    deal(turns, to) {
      const deal = `Osztó: keverd meg mind az 54 lapot, és ossz ${to === 'them' ? 'nekik hetet\u2011hetet' : 'mindenkinek hetet'}.`;
      return turns === 'chance' ? deal : `${deal} A többi a húzópakli.`;
    },
    runOff: (names) => `Rájátszás: ${names}.`,
    before: (counts) => `Lapok a rájátszás előtt: ${counts}.`,
    take: (name, cards) => `${name}: vidd el mind ${withArticle(String(cards))} lapot.`,
    wait: 'A lapok középen várnak a következő nyertesre.',
    draw: (name, discarded) => `${name}: dobd el ezt: ${discarded}, és húzz egyet.`,
    lead: (name, reason, maySwap) => `${name} kezd: ${LEADS[reason]}.${maySwap ? ' Letevés helyett cserélhet is.' : ''}`,
    share: (names) => `Ugyanannyi lappal az élen: ${names}.`,
  },
  highlights: {
    jokersCaught: 'Joker ötössel elfogva',
    haul: 'lap egyetlen körben',
    aces: 'kör ásszal, a legkisebb lappal megnyerve',
    streak: 'kör zsinórban megnyerve',
    hearts: 'alkalommal verte kőr a kárót',
    leadChanges: 'alkalommal cserélt gazdát a vezetés',
    comeback: 'lap hátrányból jött a győzelem',
  },
  goals: {
    'first suit': {
      title: 'Az erősebb szín',
      rule: 'A káró veri a treffet és a pikket, a treff a pikket és a kőrt, a pikk a kőrt.',
    },
    highest: { title: 'Egy színen belül', rule: 'A nyerő színből a legnagyobb lap nyer: az ász 1, a király 13.' },
    'heart beats diamond': {
      title: 'Kőr a káró ellen',
      rule: 'Ha kőr is van, káró is, a legnagyobb kőr nyer, akármi van mellettük.',
    },
    joker: { title: 'Joker', rule: 'A Joker az ötös kivételével mindent ver.' },
    'five beats joker': {
      title: 'Az ötös veri a Jokert',
      rule: 'Joker ellen az ötös nyer: elsőnek a kőr, aztán a pikk, a treff, a káró. Joker nélkül olyan lap, mint a többi.',
    },
    'two jokers': {
      title: 'Két Joker',
      rule: 'Egyik Joker sem veri a másikat.',
      ruling: 'senki sem nyer, és a lapok a következő nyertesre várnak.',
    },
    'waiting won': { title: 'Várakozó lapok', rule: 'Aki a következő kört nyeri, a várakozó lapokat is elviszi.' },
    swap: {
      title: 'Csere',
      rule: 'Letevés helyett a kezdő eldobhat egy lapot, és húzhat egyet, de csere után nem. Ilyenkor a következő kezd.',
    },
    'most leads': {
      title: 'Aki vezet, kezd',
      rule: 'Az kezd, aki a legtöbb lapot vitte el. Amíg egyenlő az állás, a legmagasabb.',
      ruling: 'ha többen állnak az élen, az, aki utoljára nyert.',
    },
  },
};
