import type { CardNames } from './cards.ts';
import names from './names.json';

export const CARDS_DE: CardNames = { ...names.de, suited: (rank, suit) => `${suit}-${rank}` };
