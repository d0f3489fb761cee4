import type { Becoming, Change } from '../../rulebook/rulebook.ts';
import { nameCard } from '../cards/cards.ts';
import type { EffectWords } from './effect.ts';
import { CARDS_DE } from '../cards/de.ts';

const NAMES = new Intl.ListFormat('de', { type: 'conjunction' });
const BECOMES: Readonly<Record<Becoming, (name: string) => string>> = {
  in: (name) => `${name} wieder dabei`,
  out: (name) => `${name} raus`,
  away: (name) => `${name} weg`,
  here: (name) => `${name} wieder am Tisch`,
  seated: (name) => `${name} am Tisch`,
  gone: (name) => `${name} nicht am Tisch`,
};

export const EFFECT_DE: EffectWords = {
  points: (name, from, to) => `${name} ${from} auf ${to}`,
  change,
};

function change(changed: Change): string {
  switch (changed.what) {
    case 'player':
      return BECOMES[changed.becomes](changed.player.name);
    case 'game':
      return changed.to === 0 ? 'kein Spiel auf dem Tisch' : `Spiel ${changed.to} auf dem Tisch`;
    case 'over':
      return changed.over ? 'das Spiel ist aus' : 'das Spiel geht weiter';
    case 'winners':
      return winners(
        changed.players.map(({ name }) => name),
        changed.together === true,
      );
    case 'deck':
      return `Stapel ${changed.from} auf ${changed.to}`;
    case 'table':
      return changed.cards === 1 ? '1 andere Karte auf dem Tisch' : `${changed.cards} andere Karten auf dem Tisch`;
    case 'swap':
      return 'zwei Karten auf dem Tisch getauscht';
    case 'card':
      return `${nameCard(changed.from, CARDS_DE)} wird ${nameCard(changed.to, CARDS_DE)}`;
    case 'turned':
      return 'der Kreis dreht sich um';
    case 'answer':
      return changed.player === undefined ? 'eine Antwort' : `die Antwort von ${changed.player.name}`;
    default:
      return changed satisfies never;
  }
}

/** Who has won: a player, those of one side together, or several who share it; nobody while it is not certain. */
export function winners(names: readonly string[], together: boolean): string {
  if (names.length === 0) return 'Sieg noch offen';
  if (together) return `${NAMES.format(names)} gewinnen`;
  return names.length === 1 ? `${NAMES.format(names)} gewinnt` : `${NAMES.format(names)} teilen sich den Sieg`;
}
