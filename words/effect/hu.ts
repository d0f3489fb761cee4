import type { Becoming, Change } from '../../rulebook/rulebook.ts';
import { nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { CARDS_HU } from '../cards/hu.ts';

const NAMES = new Intl.ListFormat('hu', { type: 'conjunction' });
const BECOMES: Readonly<Record<Becoming, (name: string) => string>> = {
  in: (name) => `${name} visszatér`,
  out: (name) => `${name} kiesett`,
  away: (name) => `${name} nincs itt`,
  here: (name) => `${name} ismét az asztalnál`,
  seated: (name) => `${name} az asztalnál`,
  gone: (name) => `${name} nincs az asztalnál`,
};

export const EFFECT_HU: EffectWords = {
  points: (name, from, to) => `${name} ${from} → ${to}`,
  change,
};

function change(changed: Change): string {
  switch (changed.what) {
    case 'player':
      return BECOMES[changed.becomes](changed.player.name);
    case 'game':
      return changed.to === 0 ? 'nincs játék az asztalon' : `az asztalon: ${changed.to}. játék`;
    case 'over':
      return changed.over ? 'a játék véget ér' : 'a játék folytatódik';
    case 'winners':
      return winners(
        changed.players.map(({ name }) => name),
        changed.together === true,
      );
    case 'deck':
      return `pakli ${changed.from} → ${changed.to}`;
    case 'table':
      return `${changed.cards} más lap az asztalon`;
    case 'swap':
      return 'két lap helyet cserélt az asztalon';
    case 'card':
      return `${nameCard(changed.from, CARDS_HU)} → ${nameCard(changed.to, CARDS_HU)}`;
    case 'turned':
      return 'megfordul a kör';
    case 'answer':
      return changed.player === undefined ? 'egy válasz' : `${changed.player.name} válasza`;
    default:
      return changed satisfies never;
  }
}

function winners(names: readonly string[], together: boolean): string {
  if (names.length === 0) return 'még nem biztos, ki nyert';
  return names.length === 1 || together ? `${NAMES.format(names)} nyer` : `${NAMES.format(names)} osztozik a győzelmen`;
}
