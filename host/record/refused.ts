import type { HostRefusalCode } from '../contract/refusal.ts';
import type { Refusal } from '../../rules/refusal.ts';

export type RecordRefusalCode = Extract<HostRefusalCode, 'no such night' | 'night in use' | 'night damaged' | 'night too new'>;

/** A night that cannot be opened, with the refusal that says why. Other errors keep the system's code (`EACCES` …). */
export class RecordRefused extends Error {
  override readonly name = 'RecordRefused';
  readonly refusal: Refusal<RecordRefusalCode>;

  constructor(refusal: Refusal<RecordRefusalCode>) {
    super(`${refusal.code}: ${JSON.stringify(refusal.params)}`);
    this.refusal = refusal;
  }
}
