import type { WarWords } from '../words.ts';

export const WAR_GOALS_DE: WarWords['goals'] = {
  battle: {
    title: 'Ein Stich',
    rule: 'Die höchste Karte nimmt alle aufgedeckten. Das Ass ist am höchsten, die Zwei am niedrigsten; die Farbe zählt nicht.',
  },
  war: {
    title: 'Krieg',
    rule: 'Wer gleich liegt, legt drei Karten verdeckt und deckt eine vierte auf. Die höchste nimmt alles.',
    ruling: 'nur ein Gleichstand der höchsten Karten ist Krieg.',
  },
  'war within a war': {
    title: 'Krieg im Krieg',
    rule: 'Wieder gleich: Dieselben führen noch einmal Krieg, bis eine Karte höher ist.',
  },
  'short stack': {
    title: 'Ein kleiner Stapel',
    rule: 'Wer für den Krieg keine vier Karten hat, legt alle bis auf eine verdeckt und deckt die letzte auf.',
  },
  forfeit: {
    title: 'Keine Karte für den Krieg',
    rule: 'Wer keine Karte mehr hat, scheidet aus dem Krieg aus. Hat nur noch jemand Karten, nimmt der alles.',
  },
  'waiting cards': {
    title: 'Karten, die warten',
    rule: 'Hat von denen, die gleich liegen, niemand mehr eine Karte, gewinnt niemand.',
    ruling: 'Die Karten warten in der Mitte auf den nächsten Stich.',
  },
};
