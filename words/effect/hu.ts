import { CARDS_HU, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { withArticle } from '../grammar/hu.ts';
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
  game: (change) => (change.to === 0 ? 'vissza az előkészületekhez' : `${withArticle(String(change.to))}. játék folyik`),
  over: (change) => (change.over ? 'a játék véget ér' : 'a játék folytatódik'),
  winners(names, together) {
    if (names.length === 0) return 'még nem biztos, ki nyert';
    return names.length === 1 || together ? `${list(names)} nyer` : `${list(names)} osztozik a győzelmen`;
  },
  deck: ({ from, to }) => `${from} helyett ${to} lap a pakliban`,
  table: (change) => `${change.cards} lap változik az asztalon`,
  swap: () => 'két lap helyet cserélt az asztalon',
  card({ from, to, player }) {
    const whose = player === undefined ? 'egy lap' : `${player.name} lapja`;
    return to === '??' ? `${whose}: ${nameCard(from, CARDS_HU)}, már nincs megnevezve` : `${whose}: ${nameCard(to, CARDS_HU)}`;
  },
  unnamed: ({ cards }) => `${cards} elvitt lap nincs megnevezve`,
  turned: () => 'megfordul a kör',
  answer: (change) => (change.player === undefined ? 'egy lépés' : `${change.player.name} lépése`),
};
