import type { MyTableWords } from './en.ts';

export const MY_TABLE_HU: MyTableWords = {
  title: 'Az asztalom',
  connecting: 'Kapcsolódás …',
  notLive: (since) => `Nem friss ${since} óta`,
  round: (round, rounds) => `${round} / ${rounds}. forduló`,
  find: 'Keresd meg a neved',
  nobodyFound: 'Nincs ilyen nevű.',
  more: (count) => `Még ${count}: írj többet a névből`,
  table: 'Asztal',
  tableOf: (table) => `${table}. asztal`,
  seat: (seat) => `${seat}. hely`,
  left: 'Balra tőled',
  right: 'Jobbra tőled',
  opposite: 'Veled szemben',
  out: 'Ebben a fordulóban pihensz.',
  gone: 'Úgy tudjuk, elmentél: szólj a versenyvezetőnek, ha itt vagy.',
  coming: 'Itt fog állni az asztalod, amint indul a következő forduló.',
  over: 'Ez volt az utolsó forduló.',
  standing: (place, total) => `${place}. helyezett, eddig ${total}`,
  other: 'Valaki más',
};
