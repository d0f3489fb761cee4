import type { AskWords } from '../../../../words/questions.ts';

const named = (names: readonly string[], seat: number | undefined) => names[seat ?? -1] ?? '';

export const ASKS_HU: AskWords = {
  ask({ what, seat, counted }, names) {
    const name = named(names, seat);
    switch (what) {
      case 'first':
        return 'Ki húzott elsőként?';
      case 'ally':
        return `${name}: ki a szövetségesed?`;
      case 'pile card':
        return `${name} vezet: melyik lap?`;
      case 'hand card':
        return `${name} segít: melyik lap?`;
      case 'blind':
      case 'drawn':
        return `${name} kezéből húzva: melyik lap?`;
      case 'dropped':
        return `${name} eldob: melyik lap?`;
      case 'horse':
        return `${name}: támad a ló?`;
      default:
        return counted === true ? 'Mindenki: egy lap lefelé' : `${name}: melyik lap?`;
    }
  },
  option({ value, seat }, _ask, names) {
    if (seat !== undefined) return named(names, seat);
    return value === 'attack' ? 'Támad a ló' : 'Nem támad';
  },
};
