import type { EndingWords } from '../ending.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const ENDING_EN: EndingWords = {
  notCertain: 'Not certain yet',
  race: 'How the race went',
  countedAtEnd: 'Cards without a name count only at the end.',
  raceLine: (name, points) => `${name}: ${points}`,
  figures: 'This game in figures',

  cloth: (number, flowers) =>
    number === 1 ? `${counted(flowers, 'flower', 'flowers')}` : `Cloth ${number}: ${counted(flowers, 'flower', 'flowers')}`,
  earlierFlowers: (flowers) => `and ${counted(flowers, 'flower', 'flowers')} on the cloths before`,

  print: 'Print the keepsake',
  printKey: 'Ctrl+P',
  keepsake: 'The tablecloth of the night',
  head: (fingerprint) => `Head of the record: ${fingerprint}`,
  players: 'At the table',
  points: 'Points',
  gamesWon: 'Games won',
  flowersHead: 'Flowers',
  games: (games) => counted(games, 'game', 'games'),
  notYetWon: 'Not over yet',
};
