/** Checks every millisecond. Rejects after ten seconds, because nothing here may take so long. */
export async function until(holds: () => boolean): Promise<void> {
  const latest = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > latest) throw new Error('waited in vain');
    await pause(1);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
