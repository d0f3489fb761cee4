/** HS-1: heads times stake, written as the stake is: 7 heads of `€0,50` are `€3,50`. Undefined for none, or where it is no number. */
export function headsWorth(heads: number, stake: string): string | undefined {
  const [, before = '', number, after = ''] = /^(\D*)(\d+(?:[.,]\d+)?)(\D*)$/.exec(stake.trim()) ?? [];
  if (heads === 0 || number === undefined) return undefined;
  const [, point = '', fraction = ''] = /([.,])(\d+)/.exec(number) ?? [];
  const worth = (heads * Number(number.replace(',', '.'))).toFixed(fraction.length);
  return `${before}${worth.replace('.', point)}${after}`;
}
