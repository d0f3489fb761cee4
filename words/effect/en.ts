import type { Becoming, Change } from '../../rulebook/rulebook.ts';
import { nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { CARDS_EN } from '../cards/en.ts';

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' });
const BECOMES: Readonly<Record<Becoming, (name: string) => string>> = {
  in: (name) => `${name} back in`,
  out: (name) => `${name} out`,
  away: (name) => `${name} away`,
  here: (name) => `${name} back at the table`,
  seated: (name) => `${name} at the table`,
  gone: (name) => `${name} not at the table`,
};

export const EFFECT_EN: EffectWords = {
  points: (name, from, to) => `${name} ${from} to ${to}`,
  change,
};

function change(changed: Change): string {
  switch (changed.what) {
    case 'player':
      return BECOMES[changed.becomes](changed.player.name);
    case 'game':
      return changed.to === 0 ? 'no game on the table' : `game ${changed.to} on the table`;
    case 'over':
      return changed.over ? 'the game is over' : 'the game goes on';
    case 'winners':
      return winners(
        changed.players.map(({ name }) => name),
        changed.together === true,
      );
    case 'deck':
      return `deck ${changed.from} to ${changed.to}`;
    case 'table':
      return changed.cards === 1 ? '1 other card on the table' : `${changed.cards} other cards on the table`;
    case 'swap':
      return 'two cards on the table swapped';
    case 'card':
      return `${nameCard(changed.from, CARDS_EN)} becomes ${nameCard(changed.to, CARDS_EN)}`;
    case 'turned':
      return 'the circle turns round';
    case 'answer':
      return changed.player === undefined ? 'an answer' : `${changed.player.name}’s answer`;
    default:
      return changed satisfies never;
  }
}

/** Who has won: a player, those of one side together, or several who share it; nobody while it is not certain. */
export function winners(names: readonly string[], together: boolean): string {
  if (names.length === 0) return 'winner not certain';
  if (together) return `${NAMES.format(names)} win`;
  return names.length === 1 ? `${NAMES.format(names)} wins` : `${NAMES.format(names)} share the win`;
}
