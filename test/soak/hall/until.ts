import { Violation } from '../../serial/fire/violation.ts';

const LOOK_EVERY_MS = 250;
/** Whatever is waited for comes long before, also on a busy machine, ms. */
const PATIENCE_MS = 180_000;

/** Resolves once it is so. Throws a `Violation` if it never is. @param why what is so instead */
export async function until(what: string, is: () => Promise<boolean>, why: () => unknown = () => ''): Promise<void> {
  for (const begun = performance.now(); !(await is()); await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS)))
    if (performance.now() - begun > PATIENCE_MS) throw new Violation(`never: ${what}: ${JSON.stringify(why())}`);
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
