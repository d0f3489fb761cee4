import { CARDS_EN, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { listIn } from '../language.ts';

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
  game: (change) => (change.to === 0 ? 'no game on the table' : `game ${change.to} on the table`),
  over: (change) => (change.over ? 'the game is over' : 'the game goes on'),
  winners(names, together) {
    if (names.length === 0) return 'winner still open';
    if (together) return `${list(names)} win`;
    return names.length === 1 ? `${list(names)} wins` : `${list(names)} share the win`;
  },
  deck: (change) => `deck ${change.from} to ${change.to}`,
  table: (change) => (change.cards === 1 ? '1 other card on the table' : `${change.cards} other cards on the table`),
  swap: () => 'two cards on the table swapped',
  card: (change) => `${nameCard(change.from, CARDS_EN)} becomes ${nameCard(change.to, CARDS_EN)}`,
  turned: () => 'the circle is reversed',
  answer: (change) => (change.player === undefined ? 'a move' : `${change.player.name}’s move`),
};
