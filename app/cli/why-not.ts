import { NoTable } from './open-table.ts';

/** Why the browser shell cannot run, for the person who started it. Throws on what is a fault of ours. */
export function whyNot(error: unknown): string {
  if (error instanceof NoTable) return error.message;
  const { code, syscall, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === undefined) throw error;
  if (syscall !== 'listen') return `The referee cannot run here: ${(error as Error).message}`;
  return `Port ${String(port)} cannot be had (${code}). Name another with --http-port.`;
}
