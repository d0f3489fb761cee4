import type { CardSign } from './alphabet.ts';

/** The key that a sign's button stands for. */
export function keyOf({ code, keys }: CardSign): string {
  return keys[0] ?? code;
}

/** The key to be shown beside a sign's label: none where the label, without its accents, is a key itself. */
export function keyBeside(sign: CardSign, label: string): string | undefined {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return sign.keys.includes(plain) ? undefined : keyOf(sign);
}
