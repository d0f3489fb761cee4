/**
 * The table goes on when nobody reads what it says any more: a terminal that was closed (EIO), a pipe whose reader has
 * gone (EPIPE), a full disk behind a redirection. That words cannot be said is not to be said anywhere.
 */
export function outliveStreams({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>): void {
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
}
