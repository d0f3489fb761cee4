import { CARDS_HU, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { listIn } from '../language.ts';

const list = listIn('hu');

export const EFFECT_HU: EffectWords = {
  points: (name, from, to) => `${name} ${from} → ${to}`,
  inRound: (what, round) => `${round}, ${what}`,
  becomes: {
    in: (name) => `${name} visszatér`,
    out: (name) => `${name} kiesett`,
    away: (name) => `${name} nincs itt`,
    here: (name) => `${name} ismét az asztalnál`,
    seated: (name) => `${name} az asztalnál`,
    gone: (name) => `${name} nincs az asztalnál`,
  },
  game: (change) => (change.to === 0 ? 'nincs játék az asztalon' : `az asztalon: ${change.to}. játék`),
  over: (change) => (change.over ? 'a játék véget ér' : 'a játék folytatódik'),
  winners(names, together) {
    if (names.length === 0) return 'még nem biztos, ki nyert';
    return names.length === 1 || together ? `${list(names)} nyer` : `${list(names)} osztozik a győzelmen`;
  },
  deck: (change) => `pakli ${change.from} → ${change.to}`,
  table: (change) => `${change.cards} más lap az asztalon`,
  swap: () => 'két lap helyet cserélt az asztalon',
  card: (change) => `${nameCard(change.from, CARDS_HU)} → ${nameCard(change.to, CARDS_HU)}`,
  turned: () => 'megfordul a kör',
  answer: (change) => (change.player === undefined ? 'egy lépés' : `${change.player.name} lépése`),
};
