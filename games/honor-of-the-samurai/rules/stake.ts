/** HS-1: heads times stake, written as the stake is: 7 heads of `€0,50` are `€3,50`. Undefined where it is not one number. */
export function headsWorth(heads: number, stake: string): string | undefined {
  const [, before, number = '', after] = /^(\D*)(\d+(?:[.,]\d+)?)(\D*)$/.exec(stake.trim()) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const point = number.replaceAll(/\d/g, '');
  const [, fraction = ''] = number.split(point || '.');
  const worth = (heads * Number(number.replace(',', '.'))).toFixed(fraction.length);
  return `${before}${worth.replace('.', point)}${after}`;
}
