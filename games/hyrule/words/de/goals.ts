import type { HyruleWords } from '../words.ts';

export const HYRULE_GOALS_DE: HyruleWords['goals'] = {
  'first suit': {
    title: 'Die stärkere Farbe',
    rule: 'Karo schlägt Kreuz und Pik, Kreuz schlägt Pik und Herz, Pik schlägt Herz.',
  },
  highest: {
    title: 'In einer Farbe',
    rule: 'Von der Farbe, die gewinnt, gewinnt die höchste Karte: Das Ass ist 1, der König 13.',
  },
  'heart beats diamond': {
    title: 'Herz gegen Karo',
    rule: 'Liegen Herz und Karo beide da, gewinnt das höchste Herz, was auch sonst da liegt.',
  },
  joker: { title: 'Ein Joker', rule: 'Ein Joker schlägt alles außer einer Fünf.' },
  'five beats joker': {
    title: 'Die Fünf schlägt den Joker',
    rule: 'Gegen einen Joker gewinnt eine Fünf: Herz vor Pik, Kreuz, Karo. Ohne Joker ist sie eine Karte wie jede andere.',
  },
  'two jokers': {
    title: 'Zwei Joker',
    rule: 'Kein Joker schlägt den anderen.',
    ruling: 'niemand gewinnt, und die Karten warten, wer als Nächstes gewinnt.',
  },
  'waiting won': { title: 'Karten, die warteten', rule: 'Wer den nächsten Zug gewinnt, nimmt auch die Karten, die warteten.' },
  swap: {
    title: 'Ein Tausch',
    rule: 'Wer ausspielt, darf stattdessen eine Karte mit dem Stapel tauschen, außer gleich nach einem Tausch. Dann spielt der Nächste aus.',
  },
  'most leads': {
    title: 'Wer führt, spielt aus',
    rule: 'Wer die meisten Karten hat, spielt aus. Solange alle gleich stehen, wer am größten ist.',
    ruling: 'von mehreren mit den meisten, wer zuletzt gewonnen hat.',
  },
};
