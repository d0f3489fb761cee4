import type { HostRefusalCode } from '../contract/view.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import { RecordFailing } from './disk/disk-monitor.ts';
import { RecordRefused } from '../record/refused.ts';

/** Why the host itself does not do something. */
export function refused(code: HostRefusalCode, params: Refusal['params'] = {}): Refusal<HostRefusalCode> {
  return { code, params };
}

/** What went wrong. Of our own errors only the code is given: the text may hold the input that caused the error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RecordFailing) return refused('record failing', { code: error.code });
  return error instanceof RecordRefused ? error.refusal : refused('host fault');
}
