import type { HostRefusalCode } from '../contract/view.ts';
import type { Refusal } from '../../rulebook/refusal.ts';

/** A night that cannot be opened, with the refusal that says why. Other errors keep the system's code (`EACCES` …). */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused';
  readonly refusal: Refusal<HostRefusalCode>;

  constructor(refusal: Refusal<HostRefusalCode>) {
    super(`${refusal.code}: ${JSON.stringify(refusal.params)}`);
    this.refusal = refusal;
  }
}

/** Turns an error of the system into a refusal with the system's code. */
export async function orRefused<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (error instanceof RecordRefused || code === undefined) throw error;
    throw new RecordRefused({ code: 'folder refuses', params: { code } });
  }
}
