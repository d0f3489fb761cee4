import { sayOnStderr } from './process.ts';

/** How every line about such an error begins. */
export const FAULT = 'Internal error: ';
/** More of them say nothing new, and a disk holds no end of lines. */
const MOST_SAID = 20;

/**
 * The last line of defence of a running table: an error that nobody caught is logged and told to the dealer, and the round goes
 * on. Without it Node ends the process. It begins when the table is open, so a start that fails still ends; memory that runs out
 * ends the process whatever listens. Returns a function that stops.
 */
export function outliveFaults(tellDealer: () => void, told: (sentence: string) => void = sayOnStderr): () => void {
  let said = 0;
  const outlive = (error: unknown) => {
    said += 1;
    try {
      if (said <= MOST_SAID) for (const line of aboutFault(error)) told(line);
      tellDealer();
    } catch {
      // An error in here would end the table after all.
    }
  };
  const events = ['uncaughtException', 'unhandledRejection'] as const;
  for (const event of events) process.on(event, outlive);
  return () => {
    for (const event of events) process.off(event, outlive);
  };
}

/** Lines for a log: what kind of error, and where. Its message is left out, because it may quote what a pad or a phone has sent. */
export function aboutFault(error: unknown): readonly string[] {
  if (!(error instanceof Error)) return [`${FAULT}thrown ${typeof error}`];
  const { name, message, stack = '' } = error;
  const { code } = error as NodeJS.ErrnoException;
  const kind = [name, code ?? ''].filter((word) => /^\w{1,60}$/.test(word)).join(' ');
  const frames = stack.replace(message, '').match(/^ {4}at [^\n]*:\d+:\d+\)?$/gm) ?? [];
  return [`${FAULT}${kind}`, ...frames];
}
