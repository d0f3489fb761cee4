import { nameCard } from '../../../../words/cards/cards.ts';
import { CARDS_DE } from '../../../../words/cards/de.ts';
import { withArticle } from '../../../../words/grammar/de.ts';
import type { RefusalParams } from '../../../../words/rulebook.ts';
import type { WarConsoleWords } from './en.ts';

/** Where a card was last seen, or what is known to lie in its place. */
function seen({ where, name, expected }: RefusalParams): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    expected: `nach allem, was getippt ist, liegt da ${withArticle(nameCard(String(expected), CARDS_DE), 'nominative')}`,
    stack: `${name} hat sie`,
    battle: `sie liegt vor ${name}`,
    middle: 'sie wartet in der Mitte',
  };
  return known[String(where)] ?? 'alle vier sind anderswo';
}

export const WAR_CONSOLE_DE: WarConsoleWords = {
  name: 'Krieg',
  minutes: '15 Minuten oder mehr',
  line: 'Alle decken die oberste Karte auf, die höchste nimmt alle, und Gleichstand heißt Krieg.',
  deck: 'französisches Blatt mit 52 Karten',
  house: {
    cards: {
      label: 'Karten',
      values: { entered: 'Beim Aufdecken getippt', dealt: 'Der Bildschirm gibt', untracked: 'Nur, wer sie nimmt' },
    },
    variation: {
      label: 'Variante',
      values: { classic: 'Klassisch', 'three-card': 'Drei Karten', suicide: 'Mit Wahl (Suicide War)' },
    },
    minutes: {
      label: 'Das Spiel endet',
      values: { '0': 'Wenn eine(r) alle Karten hat', '15': 'Nach 15 Minuten', '20': 'Nach 20 Minuten' },
    },
  },
  refusals: {
    'card cannot be there': (params) =>
      `Diese Karte kann dort nicht liegen: ${seen(params)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
    'five of a rank': () =>
      'Vier von diesem Rang liegen schon da. War eine falsch getippt, geh bis zu ihr zurück (U); sonst tippe diese neu.',
    'cards are chosen': () =>
      'In dieser Variante wählen die Spieler ihre Karten, da kann der Bildschirm nicht geben. Stelle die Karten anders ein.',
    'the kiosk deals': () => 'In diesem Spiel gibt der Bildschirm und hat richtig gezählt. U nimmt einen Stich zurück.',
    'battle under way': () => 'Ein Stich läuft. Erst zu Ende spielen; gezählt wird zwischen zwei Stichen.',
    'cards not held': ({ held }) => `So viele Karten sind nicht da: höchstens ${held}.`,
    'cards not taken': ({ left }) =>
      `Es gibt 52 Karten. Nimm sie erst dort weg, wo weniger liegen als auf dem Bildschirm; ${left} sind zu vergeben.`,
  },
};
