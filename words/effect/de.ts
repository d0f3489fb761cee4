import { CARDS_DE, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { listIn } from '../language.ts';

const list = listIn('de');

export const EFFECT_DE: EffectWords = {
  points: (name, from, to) => `${name} ${from} auf ${to}`,
  inRound: (what, round) => `${what}, ${round}`,
  becomes: {
    in: (name) => `${name} wieder dabei`,
    out: (name) => `${name} raus`,
    away: (name) => `${name} weg`,
    here: (name) => `${name} wieder am Tisch`,
    seated: (name) => `${name} am Tisch`,
    gone: (name) => `${name} nicht am Tisch`,
  },
  game: (change) => (change.to === 0 ? 'kein Spiel auf dem Tisch' : `Spiel ${change.to} auf dem Tisch`),
  over: (change) => (change.over ? 'das Spiel ist aus' : 'das Spiel geht weiter'),
  winners(names, together) {
    if (names.length === 0) return 'Sieg noch offen';
    if (together) return `${list(names)} gewinnen`;
    return names.length === 1 ? `${list(names)} gewinnt` : `${list(names)} teilen sich den Sieg`;
  },
  deck: (change) => `Stapel ${change.from} auf ${change.to}`,
  table: (change) => (change.cards === 1 ? '1 andere Karte auf dem Tisch' : `${change.cards} andere Karten auf dem Tisch`),
  swap: () => 'zwei Karten auf dem Tisch getauscht',
  card: (change) => `${nameCard(change.from, CARDS_DE)} wird ${nameCard(change.to, CARDS_DE)}`,
  turned: () => 'der Kreis wird umgedreht',
  answer: (change) => (change.player === undefined ? 'ein Zug' : `der Zug von ${change.player.name}`),
};
