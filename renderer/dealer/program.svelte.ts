import { createContext } from 'svelte';
import type { DesktopBridge, DesktopRequest, NewerVersion } from '../../host/contract/desktop.ts';

interface ProgramParts {
  /** The licences of the parts by others; undefined if this build has no list of them. */
  readonly licences: () => Promise<string | undefined>;
  /** Undefined in a browser. */
  readonly desktop?: DesktopBridge | undefined;
}

/** The program around the table, as About shows it. */
export class ProgramAround {
  /** What came of looking for a newer version; undefined before anybody has asked for it. */
  newer: NewerVersion | { readonly kind: 'looking' } | undefined = $state.raw();
  readonly licences: ProgramParts['licences'];
  readonly desktop: DesktopBridge | undefined;

  constructor({ licences, desktop }: ProgramParts) {
    this.licences = licences;
    this.desktop = desktop;
  }

  /** Resolves with whether the desktop program did it. */
  async ask(request: DesktopRequest): Promise<boolean> {
    return (await this.desktop?.ask(request))?.kind === 'done';
  }

  async look(): Promise<void> {
    if (this.desktop === undefined || this.newer?.kind === 'looking') return;
    this.newer = { kind: 'looking' };
    const answer = await this.desktop.ask({ type: 'lookForNewer' }).catch(() => undefined);
    this.newer = answer === undefined || answer.kind === 'done' || answer.kind === 'failed' ? { kind: 'no answer' } : answer;
  }
}

export const [getProgram, setProgram] = createContext<ProgramAround>();
