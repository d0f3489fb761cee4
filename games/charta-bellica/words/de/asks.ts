import type { AskWords } from '../../../../words/questions.ts';

const named = (names: readonly string[], seat: number | undefined) => names[seat ?? -1] ?? '';

export const ASKS_DE: AskWords = {
  ask({ what, seat, counted }, names) {
    const name = named(names, seat);
    switch (what) {
      case 'first':
        return 'Wer hat zuerst gezogen?';
      case 'ally':
        return `${name}: Wer ist mit dir verbündet?`;
      case 'pile card':
        return `${name} führt: welche Karte?`;
      case 'hand card':
        return `${name} hilft: welche Karte?`;
      case 'blind':
      case 'drawn':
        return `Gezogen bei ${name}: welche Karte?`;
      case 'dropped':
        return `${name} wirft ab: welche Karte?`;
      case 'horse':
        return `${name}: Greift ein Reiter an?`;
      default:
        return counted === true ? 'Alle: eine Karte verdeckt' : `${name}: welche Karte?`;
    }
  },
  option({ value, seat }, _ask, names) {
    if (seat !== undefined) return named(names, seat);
    return value === 'attack' ? 'Reiter greift an' : 'Kein Angriff';
  },
};
