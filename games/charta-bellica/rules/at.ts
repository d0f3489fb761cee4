/** The item that must be there: rules that ask for another are broken. */
export function at<T>(items: readonly T[], i: number): T {
  const item = items[i];
  if (item === undefined) throw new RangeError(`nothing at ${i} of ${items.length}`);
  return item;
}
