import type { HyruleWords } from '../words.ts';

export const HYRULE_GOALS_HU: HyruleWords['goals'] = {
  'first suit': {
    title: 'Az erősebb szín',
    rule: 'A káró veri a treffet és a pikket, a treff a pikket és a kőrt, a pikk a kőrt.',
  },
  highest: { title: 'Egy színen belül', rule: 'A nyerő színből a legnagyobb lap nyer: az ász 1, a király 13.' },
  'heart beats diamond': {
    title: 'Kőr a káró ellen',
    rule: 'Ha kőr is van, káró is, a legnagyobb kőr nyer, akármi van mellettük.',
  },
  joker: { title: 'Joker', rule: 'A Joker mindent ver, csak az ötöst nem.' },
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
    rule: 'Aki kezd, letevés helyett cserélhet egy lapot a talonból, ha előtte nem volt csere. Akkor a következő kezd.',
  },
  'most leads': {
    title: 'Aki vezet, kezd',
    rule: 'Az kezd, akinél a legtöbb lap van. Amíg egyenlő az állás, a legmagasabb.',
    ruling: 'több élen álló közül, aki utoljára nyert.',
  },
};
