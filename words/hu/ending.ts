import type { EndingWords } from '../ending.ts';

export const ENDING_HU: EndingWords = {
  notCertain: 'Még nem biztos',
  race: 'Így alakult a verseny',
  countedAtEnd: 'A meg nem nevezett lapok csak a végén számítanak.',
  raceLine: (name, points) => `${name}: ${points}`,
  figures: 'A játék számokban',

  cloth: (number, flowers) => (number === 1 ? `${flowers} virág` : `${number}. terítő: ${flowers} virág`),
  earlierFlowers: (flowers) => `és ${flowers} virág a korábbi terítőkön`,

  print: 'Emléklap nyomtatása',
  printKey: 'Ctrl+P',
  keepsake: 'Az est terítője',
  head: (fingerprint) => `A napló vége: ${fingerprint}`,
  players: 'Az asztalnál',
  points: 'Pont',
  gamesWon: 'Megnyert játék',
  flowersHead: 'Virág',
  games: (games) => `${games} játék`,
  notYetWon: 'Még tart',
};
