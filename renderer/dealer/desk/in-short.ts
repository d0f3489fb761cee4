/** Keys in one line, digits that follow each other by the first and the last: `A 2–9 T J Q K`. */
export function inShort(keys: readonly string[]): string {
  const runs: string[][] = [];
  for (const key of keys) {
    const run = runs.at(-1);
    if (run !== undefined && /[1-8]/.test(run.at(-1) ?? '') && Number(key) === Number(run.at(-1)) + 1) run.push(key);
    else runs.push([key]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0] ?? ''}–${run.at(-1) ?? ''}` : run.join(' '))).join(' ');
}
