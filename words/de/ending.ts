import type { EndingWords } from '../ending.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const ENDING_DE: EndingWords = {
  notCertain: 'Noch nicht sicher',
  race: 'So lief das Rennen',
  countedAtEnd: 'Unbenannte Karten zählen erst am Schluss.',
  raceLine: (name, points) => `${name}: ${points}`,
  figures: 'Das Spiel in Zahlen',

  cloth: (number, flowers) =>
    number === 1 ? counted(flowers, 'Blüte', 'Blüten') : `Tuch ${number}: ${counted(flowers, 'Blüte', 'Blüten')}`,
  earlierFlowers: (flowers) => `und ${counted(flowers, 'Blüte', 'Blüten')} auf den Tüchern davor`,

  print: 'Andenken drucken',
  printKey: 'Strg+P',
  keepsake: 'Das Tischtuch des Abends',
  head: (fingerprint) => `Ende des Protokolls: ${fingerprint}`,
  players: 'Am Tisch',
  points: 'Punkte',
  gamesWon: 'Gewonnene Spiele',
  flowersHead: 'Blüten',
  games: (games) => counted(games, 'Spiel', 'Spiele'),
  notYetWon: 'Noch nicht zu Ende',
};
