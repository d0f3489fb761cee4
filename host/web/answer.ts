import type { Answer } from '../contract/view.ts';
import type { RefereePort } from '../session/port.ts';

/** A fault of ours is an answer too: the console must not wait for ever. */
export async function answer(referee: RefereePort, command: unknown): Promise<Answer> {
  try {
    return await referee.command(command);
  } catch {
    return { ok: false, refusal: { code: 'host fault', params: {} } };
  }
}
