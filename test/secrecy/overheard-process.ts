import { vi } from 'vitest';

const WORDS = ['log', 'info', 'warn', 'error', 'debug', 'trace', 'table', 'dir'] as const;

/** Records everything this process prints, in place of printing it. Returns a function that stops it. */
export function overhearProcess(hear: (text: string) => void): () => void {
  const streams = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((said) => {
      hear(String(said));
      return true;
    }),
  );
  const consoles = WORDS.map((word) => vi.spyOn(console, word).mockImplementation((...said: unknown[]) => hear(said.join(' '))));
  return () => {
    for (const spy of [...streams, ...consoles]) spy.mockRestore();
  };
}
