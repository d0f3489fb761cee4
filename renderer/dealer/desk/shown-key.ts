import type { CardAlphabet, CardSign, SignNames } from './alphabet.ts';

/** The key that a sign's button stands for. */
export function keyOf({ code, keys }: CardSign): string {
  return keys[0] ?? code;
}

/**
 * The key to be shown beside a sign's label: none where the label, without its accents, is a key itself; else the letter
 * that the label begins with, where that is one of its keys.
 */
function keyBeside(sign: CardSign, label: string): string | undefined {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (sign.keys.includes(plain)) return undefined;
  return sign.keys.find((key) => plain.startsWith(key)) ?? keyOf(sign);
}

/** A rank as a language prints it. */
interface LabelledRank {
  readonly sign: CardSign;
  readonly label: string;
  /** See `keyBeside`. */
  readonly key: string | undefined;
}

/** The ranks of a deck in the order of their buttons. */
export function labelledRanks({ ranks }: Pick<CardAlphabet, 'ranks'>, names: Pick<SignNames, 'ranks'>): readonly LabelledRank[] {
  return ranks.map((sign) => {
    const label = names.ranks[sign.code] ?? sign.code;
    return { sign, label, key: keyBeside(sign, label) };
  });
}

/** What keys mean that do not say it themselves, in a line: `0 10 · P Priest · X Joker`. */
export function legendOf(alphabet: CardAlphabet, names: SignNames): string {
  const specials = alphabet.specials.map(({ keys }, at) => ({ key: keys[0], label: names.specials[at] ?? '' }));
  return [...labelledRanks(alphabet, names), ...specials]
    .flatMap(({ key, label }) => (key === undefined ? [] : [`${key}\u00a0${label}`]))
    .join(' · ');
}
