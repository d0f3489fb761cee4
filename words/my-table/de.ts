import type { MyTableWords } from './en.ts';

export const MY_TABLE_DE: MyTableWords = {
  title: 'Mein Tisch',
  connecting: 'Verbinde …',
  notLive: (since) => `Nicht aktuell seit ${since}`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  find: 'Such deinen Namen',
  nobodyFound: 'So heißt niemand.',
  more: (count) => `Noch ${count}: tippe weiter`,
  table: 'Tisch',
  tableOf: (table) => `Tisch ${table}`,
  seat: (seat) => `Platz ${seat}`,
  left: 'Links von dir',
  right: 'Rechts von dir',
  opposite: 'Dir gegenüber',
  out: 'Du setzt diese Runde aus.',
  gone: 'Du giltst als gegangen: Sag es der Turnierleitung, wenn du da bist.',
  coming: 'Dein Tisch steht hier, sobald die nächste Runde beginnt.',
  over: 'Das war die letzte Runde.',
  standing: (place, total) => `Rang ${place} mit ${total}`,
  other: 'Jemand anders',
};
