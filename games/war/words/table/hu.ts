import { CARDS_HU, nameRank } from '../../../../words/cards/cards.ts';
import { withArticle } from '../../../../words/grammar/hu.ts';
import { listIn, titled } from '../../../../words/language.ts';
import { asksOf, offers } from '../../../../words/questions/asks.ts';
import type { WarWords } from './en.ts';

const list = listIn('hu');

export const WAR_HU: WarWords = {
  asks: asksOf(
    {
      deal: 'A következő csata',
      flip: (name, asked) => (offers(asked, 'none') ? `Folyik még csata? ${name} lapja?` : `${name} lapja?`),
      battle: (_, asked) => (offers(asked, 'none') ? 'Ki nyeri az utolsó csatát?' : 'Ki viszi a lapokat?'),
      tied: (_, asked) => (offers(asked, 'done') ? 'Háború! Ki van még benne?' : 'Háború! Kik között?'),
      war: (name, { kind }) => (kind === 'card' ? `Háború! ${name} lapja?` : 'Háború! Ki visz mindent?'),
    },
    { war: 'Háború!', done: 'Senki más', none: 'Nincs csata', flip: 'Fordítás' },
  ),
  war: 'Háború!',
  takes: (cards) => `elvisz ${cards} lapot`,
  nobody: 'senki sem nyer',
  why: {
    highest: (card, war) => {
      const highest = titled(withArticle(card === undefined ? 'legnagyobb lap' : nameRank(card, CARDS_HU)));
      return war ? `${highest} megnyeri a háborút.` : card === undefined ? `${highest} nyer.` : `${highest} a legnagyobb.`;
    },
    tie: (card, forfeits) => {
      const highest = card === undefined ? '' : ` (${nameRank(card, CARDS_HU)})`;
      const out = forfeits.length === 0 ? '' : ` Nincs több lapja: ${list(forfeits)}.`;
      return `Egyforma a legnagyobb lap${highest}: három lefelé, a negyedik felfelé.${out}`;
    },
    forfeit: (forfeits, winner) => `Egyforma lapok, de a háborúhoz nincs több lapja: ${list(forfeits)}. Mindent ${winner} visz.`,
    waits: (tied, over) =>
      over
        ? `Egyforma a lapjuk: ${list(tied)}. Senki sem tud többet fordítani: döntetlen.`
        : `A háborúhoz egyiküknek sincs több lapja: ${list(tied)}. A lapok a következő nyertesre várnak.`,
    alone: (winner) => `Már csak egy játékosnak van lapja: ${winner}.`,
  },
  waitedToo: (waited) => `${titled(withArticle(String(waited)))} várakozó lap is az övé.`,
  spoken: {
    war: (names) => `Háború: ${list(names)}.`,
    takes: (name, cards) => `${name} elvisz ${cards} lapot.`,
    waits: (cards) => `Senki sem nyer. ${cards} lap vár.`,
    drawn: 'Nincs több lap: döntetlen.',
  },
  unit: 'lap',
  worth: 'Legnagyobb az ász, legkisebb a kettes; a szín nem számít',
  battle: (number) => `${number}. csata`,
  variations: { 'three-card': 'háromlapos', suicide: 'választós' },
  ends: {
    minutes: (minutes) => `${minutes} perc`,
    battlesLeft: (battles) => `még ${battles} csata`,
    total: 'az utolsó lapig',
    called: 'Ez az utolsó csata. A legtöbb lap nyer.',
  },
  waiting: (cards) => `${cards} lap vár`,
  hands: {
    deal: (first) => `Osztó: keverj, és oszd ki az összes lapot képpel lefelé. Az első lapot ${first} kapja.`,
    lay: (variation) =>
      ({
        classic: 'Mindenki: fordítsd fel a legfelső lapodat.',
        'three-card': 'Mindenki: két lap lefelé, a harmadik felfelé.',
        suicide: 'Mindenki: válassz egy lapot, és tedd le képpel lefelé.',
      })[variation],
    war: (names, variation) =>
      variation === 'suicide'
        ? `${list(names)}: kiáltsátok: „Háború!”, válasszatok három lapot lefelé, egyet felfelé.`
        : `${list(names)}: kiáltsátok: „Háború!”, három lap lefelé, a negyedik felfelé.`,
    take: (name) => `${name}: tedd a lapokat a paklid aljára, előbb a sajátodat, aztán az óramutató járása szerint.`,
    wait: 'A lapok középen várnak a következő nyertesre.',
    out: (names) => `Elfogyott a lapja, kiesett: ${list(names)}.`,
  },
  highlights: {
    longestWar: 'háború egyetlen csatában',
    biggestTake: 'lap egyetlen csatában',
    warsWon: 'háborús csata megnyerve',
    streak: 'csata zsinórban megnyerve',
  },
  goals: {
    battle: {
      title: 'Csata',
      rule: 'A legnagyobb lap elviszi az összes felfordítottat. Az ász a legnagyobb, a kettes a legkisebb; a szín nem számít.',
    },
    war: {
      title: 'Háború',
      rule: 'Akiknek egyforma a lapjuk: három lap képpel lefelé, a negyedik felfelé. A legnagyobb mindent visz.',
      ruling: 'háború csak a legnagyobb lapok között lehet.',
    },
    'war within a war': {
      title: 'Háború a háborúban',
      rule: 'Akiknek megint egyforma a lapjuk, újra háborúznak, amíg valakié a legnagyobb nem lesz.',
    },
    'short stack': {
      title: 'Kevés a lap',
      rule: 'Akinek négynél kevesebb lapja van a háborúhoz, az utolsót fordítja fel, a többit képpel lefelé teszi.',
    },
    forfeit: {
      title: 'Nincs lap a háborúhoz',
      rule: 'Akinek nincs több lapja, kimarad a háborúból. Ha csak egy játékosnak maradt, ő visz mindent.',
    },
    'waiting cards': {
      title: 'Várakozó lapok',
      rule: 'Ha a háborúban senkinek sincs több lapja, senki sem nyer.',
      ruling: 'a lapok középen várnak a következő csata nyertesére.',
    },
  },
};
