import { CARDS_DE, nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { counted, listIn } from '../language.ts';

const list = listIn('de');

export const EFFECT_DE: EffectWords = {
  points: (name, from, to) => `${name} ${from} auf ${to}`,
  inRound: (what, round) => `${what} in ${round}`,
  becomes: {
    in: (name) => `${name} wieder dabei`,
    out: (name) => `${name} raus`,
    away: (name) => `${name} weg`,
    here: (name) => `${name} wieder am Tisch`,
    seated: (name) => `${name} am Tisch`,
    gone: (name) => `${name} nicht am Tisch`,
  },
  game: (change) => (change.to === 0 ? 'zurück zur Vorbereitung' : `gespielt wird Spiel ${change.to}`),
  over: (change) => (change.over ? 'das Spiel ist aus' : 'das Spiel geht weiter'),
  winners(names, together) {
    if (names.length === 0) return 'Sieg noch offen';
    if (together) return `${list(names)} gewinnen`;
    return names.length === 1 ? `${list(names)} gewinnt` : `${list(names)} teilen sich den Sieg`;
  },
  deck: ({ from, to }) => `${to} statt ${from} Karten im Stapel`,
  table: (change) => (change.cards === 1 ? '1 Karte auf dem Tisch wechselt' : `${change.cards} Karten auf dem Tisch wechseln`),
  swap: () => 'zwei Karten auf dem Tisch getauscht',
  card({ from, to, player }) {
    const whose = player === undefined ? 'eine Karte' : `Karte von ${player.name}`;
    return to === '??' ? `${whose}: ${nameCard(from, CARDS_DE)} nicht mehr genannt` : `${whose}: ${nameCard(to, CARDS_DE)}`;
  },
  unnamed: ({ cards }) => `${counted(cards, 'Karte', 'Karten')} genommen, nicht genannt`,
  turned: () => 'der Kreis wird umgedreht',
  answer: (change) => (change.player === undefined ? 'ein Zug' : `der Zug von ${change.player.name}`),
};
