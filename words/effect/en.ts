import { CARDS_EN, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { counted, listIn } from '../language.ts';

const list = listIn('en');

export const EFFECT_EN: EffectWords = {
  points: (name, from, to) => `${name} ${from} to ${to}`,
  inRound: (what, round) => `${what} in ${round}`,
  becomes: {
    in: (name) => `${name} back in`,
    out: (name) => `${name} out`,
    away: (name) => `${name} away`,
    here: (name) => `${name} back at the table`,
    seated: (name) => `${name} at the table`,
    gone: (name) => `${name} not at the table`,
  },
  game: (change) => (change.to === 0 ? 'back to the setup' : `game ${change.to} is played`),
  over: (change) => (change.over ? 'the game is over' : 'the game goes on'),
  winners(names, together) {
    if (names.length === 0) return 'winner still open';
    if (together) return `${list(names)} win`;
    return names.length === 1 ? `${list(names)} wins` : `${list(names)} share the win`;
  },
  deck: ({ from, to }) => `${to} cards in the deck, not ${from}`,
  table: (change) => (change.cards === 1 ? '1 card on the table changes' : `${change.cards} cards on the table change`),
  swap: () => 'two cards on the table swapped',
  card({ from, to, player }) {
    const whose = player === undefined ? 'a card' : `${player.name}’s card`;
    return to === '??' ? `${whose}: ${nameCard(from, CARDS_EN)} is no longer named` : `${whose}: ${nameCard(to, CARDS_EN)}`;
  },
  unnamed: ({ cards }) => `${counted(cards, 'card', 'cards')} taken, not named`,
  turned: () => 'the circle is reversed',
  answer: (change) => (change.player === undefined ? 'a move' : `${change.player.name}’s move`),
};
