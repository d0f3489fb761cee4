import type { ChartaBellicaWords } from '../words.ts';

export const GOALS_DE: ChartaBellicaWords['goals'] = {
  'higher sum': { title: 'Die höhere Summe', rule: 'Das Bündnis, dessen zwei Karten zusammen mehr zählen, nimmt alle vier.' },
  'equal battle': {
    title: 'Gleich stark',
    rule: 'Die Helfer legen ihre Karte beiseite und ziehen blind eine voneinander: Die ist die letzte Hilfe.',
    ruling: 'wieder gleich, wird wieder gezogen; ist keine Karte mehr da, behält jedes Bündnis die eigenen.',
  },
  'number sum': {
    title: 'Zahlensumme',
    rule: 'Zwei Zahlen werden addiert. Eine 2 verdoppelt ihren Partner.',
    ruling: 'die 2 selbst zählt mit.',
  },
  mixed: { title: 'Gemischt', rule: 'Zahl und Hofkarte werden addiert. Eine 2 verdoppelt ihren Partner.' },
  thirteen: { title: 'Dreizehn', rule: 'Zwei Zahlen, die 13 ergeben, schlagen jede Summe.' },
  pair: { title: 'Paar', rule: 'Zwei gleiche Zahlen schlagen jede Summe und die Dreizehn.' },
  'elite partners': { title: 'Elitepartner', rule: 'Zwei verschiedene Hofkarten schlagen jedes Paar und zählen drei mehr.' },
  'elite pair': { title: 'Elitepaar', rule: 'Zwei gleiche Hofkarten schlagen Elitepartner; zwei Priester zählen 33.' },
  'jester partner': { title: 'Narrenpartner', rule: 'Ein Narr neben einer Hofkarte schlägt jedes Elitepaar.' },
  'jester meets others': {
    title: 'Der Narr trifft andere',
    rule: 'Den Narrenpartner schlagen ein Paar, die Dreizehn, eine höhere Summe und Elitepartner ohne seine Hofkarte.',
  },
  'highest card': { title: 'Die höchste Karte', rule: 'Alle drehen zugleich eine Karte um; die höchste nimmt den Stich.' },
  'equal highest': {
    title: 'Gleich hoch',
    rule: 'Die Gleichen ziehen blind voneinander, alle anderen werfen eine Karte ab; die stärkste nimmt den Stich.',
    ruling: 'eine gezogene Karte kämpft für die Hand, aus der sie kam.',
  },
  jester: {
    title: 'Der Narr',
    rule: 'Ein Narr schlägt Damen und Monarchen.',
    ruling: 'wo eine von ihnen die höchste offene Karte ist.',
  },
  horse: {
    title: 'Das Pferd',
    rule: 'Eins unter der höchsten? Leg ein Pferd und zieh bei diesem Spieler: Eine schwächere Karte, und der Stich ist deiner.',
    ruling: 'das Pferd ist die 2, und eine gleiche Karte genügt.',
  },
};
