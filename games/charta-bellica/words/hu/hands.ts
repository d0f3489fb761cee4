import type { HandsWords } from '../words.ts';

const list = (names: readonly string[]) => names.join(' és ');

export const HANDS_HU: HandsWords = {
  nations: (whose) => `Nemzetek: ${whose.map(({ name, nation }) => `${name} – ${nation}`).join(', ')}.`,
  drawLots: 'Húzzatok a négy lefordított főváros közül: aki először húz, szövetségest választ.',
  sevenAndSeven: 'Mindenki: keverj, hét lap lefelé egy pakliba, hét a kézbe.',
  allInHand: 'Mindenki: vedd kézbe mind a tizennégy lapot.',
  lead: (names) => `${list(names)}: a paklitok felső lapja.`,
  aid: (names) => `${list(names)}: segítsetek egy-egy lappal a kezetekből.`,
  drawFromEachOther: (names) => `Egyenlő. ${list(names)}: tegyétek félre, és húzzatok egymástól látatlanban.`,
  mayAttack: (name) => `${name}: eggyel a legerősebb alatt. Támadhat egy ló.`,
  drawFrom: (name, from) => `${name}: húzz látatlanban, ${from} kezéből.`,
  drawFromNext: (names) =>
    names.length === 2
      ? `Egyenlő. ${list(names)}: húzzatok egymástól látatlanban.`
      : 'Egyenlő. Húzzatok látatlanban, mindenki a következőtől.',
  drop: (names) => `${list(names)}: ${names.length === 1 ? 'dobj el egy lapot' : 'dobjatok el egy-egy lapot'}.`,
  take: (names) => `${list(names)}: ${names.length === 1 ? 'vidd' : 'vigyétek'} el a lapokat.`,
  takeOwn: 'Mindenki: vedd el a saját lapjaidat.',
};
