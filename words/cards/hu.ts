import type { CardNames } from './cards.ts';
import names from './names.json';

export const CARDS_HU: CardNames = { ...names.hu, suited: (rank, suit) => `${suit} ${rank}` };
