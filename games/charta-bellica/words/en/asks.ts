import type { AskWords } from '../../../../words/questions.ts';

const named = (names: readonly string[], seat: number | undefined) => names[seat ?? -1] ?? '';

export const ASKS_EN: AskWords = {
  ask({ what, seat, counted }, names) {
    const name = named(names, seat);
    switch (what) {
      case 'first':
        return 'Who drew first?';
      case 'ally':
        return `${name}: who is your ally?`;
      case 'pile card':
        return `${name} leads: which card?`;
      case 'hand card':
        return `${name} helps: which card?`;
      case 'blind':
      case 'drawn':
        return `Drawn from ${name}: which card?`;
      case 'dropped':
        return `${name} drops: which card?`;
      case 'horse':
        return `${name}: lay a horse?`;
      default:
        return counted === true ? 'Everybody: one card face down' : `${name}: which card?`;
    }
  },
  option({ value, seat }, _ask, names) {
    if (seat !== undefined) return named(names, seat);
    return value === 'attack' ? 'The horse attacks' : 'No horse';
  },
};
