import type { HyruleConsoleWords } from './en.ts';

function where(place: string | number | undefined, name: string | number | undefined): string {
  const known: Readonly<Partial<Record<string, string>>> = {
    captured: `${name} hat sie gewonnen`,
    waiting: 'sie wartet in der Mitte',
  };
  return known[String(place)] ?? `${name} hat sie weggetauscht`;
}

export const HYRULE_CONSOLE_DE: HyruleConsoleWords = {
  name: 'Hyrule',
  minutes: '5 bis 15 Minuten',
  line: 'Karo schlägt Kreuz, Kreuz schlägt Pik, Pik schlägt Herz und Herz schlägt Karo: sieben Züge um die meisten Karten.',
  deck: '52er-Blatt und zwei Joker',
  house: {
    turns: { label: 'Züge', values: { chance: 'Alle zugleich', strategy: 'Nacheinander' } },
    cards: { label: 'Karten', values: { entered: 'Beim Legen getippt', dealt: 'Der Bildschirm gibt' } },
  },
  refusals: {
    'laid in this turn': ({ name }) =>
      `Diese Karte liegt in diesem Zug schon vor ${name}. War sie dort falsch getippt, nimm es zurück; sonst tippe diese neu.`,
    'no pile': () =>
      'Jetzt gibt es nichts zu berichtigen: Wer nicht im Stechen ist, hat keine Karten, und vor dem Geben hat niemand welche.',
    'card cannot be there': ({ where: place, name }) =>
      `Diese Karte kann das nicht sein: ${where(place, name)}. Dieselbe Karte noch einmal, und sie zählt trotzdem.`,
  },
};
