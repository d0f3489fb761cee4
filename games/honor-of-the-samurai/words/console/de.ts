import type { SamuraiConsoleWords } from './en.ts';

const values = { no: 'Nein', yes: 'Ja' };

export const SAMURAI_CONSOLE_DE: SamuraiConsoleWords = {
  name: 'Die Ehre der Samurai',
  minutes: '15 bis 30 Minuten',
  line: 'Drei unbekannte Karten sind dein Heer: Das stärkste nimmt alle Köpfe, und Schanden werfen dich raus.',
  deck: '52 französische Karten mit zwei Jokern',
  house: {
    cards: { label: 'Karten', values: { entered: 'Beim Aufdecken genannt', dealt: 'Der Bildschirm gibt' } },
    kings: { label: 'Könige: Der letzte Sieger verbietet eine Farbe', values },
    diplomacy: { label: 'Diplomatie: den König wegen eines Jokers anrufen', values },
    charges: { label: 'Sturm: Eine Handkarte darf zum Heer', values },
    disgracesAsHeads: { label: 'Eine Schande nimmt einen Kopf', values },
  },
  refusals: {
    'no King to appeal to': () => 'Diplomatie braucht einen König: Wähle auch die Könige, oder lass sie weg.',
  },
};
