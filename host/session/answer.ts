import type { HostRefusalCode, Refused, Answer } from '../contract/view.ts';
import type { Refusal } from '../../rulebook/refusal.ts';
import { RecordFailing } from './disk/disk-monitor.ts';
import { RecordRefused } from '../record/refused.ts';

export const DONE: Answer = { ok: true };

export type RefusedAnswer = Extract<Answer, { readonly ok: false }>;

export function refused(code: HostRefusalCode, params: Refusal['params'] = {}, clause?: string): RefusedAnswer {
  return { ok: false, refusal: clause === undefined ? { code, params } : { code, clause, params } };
}

export function answerTo(refusal: Refused): Answer {
  return refusal === undefined ? DONE : { ok: false, refusal };
}

/** Done, and the views say so. */
export function changed(to: { changed(): void }): Answer {
  to.changed();
  return DONE;
}

/** What went wrong, as an answer. An error of ours is named by nothing but its code: its text may hold what it choked on. */
export function faultAnswer(error: unknown): Answer {
  if (error instanceof RecordFailing) return refused('record failing', { code: error.code });
  if (error instanceof RecordRefused) return { ok: false, refusal: error.refusal };
  return refused('host fault');
}
