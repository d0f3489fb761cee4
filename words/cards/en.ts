import type { CardNames } from './cards.ts';
import names from './names.json';

export const CARDS_EN: CardNames = { ...names.en, suited: (rank, suit) => `${rank} of ${suit}` };
