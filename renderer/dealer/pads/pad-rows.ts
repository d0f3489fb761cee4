import type { ConsoleView, PadView } from '../../../host/contract/view.ts';
import { byId } from '../desk/pads-at-hand.ts';

/** A pad as the dealer sees it: by its id, or where two carry one id, or none, the second by its port. */
export interface PadRow {
  readonly key: string;
  readonly id: string;
  readonly port: string | undefined;
  /** Undefined for a second pad of the id: it does not play. */
  readonly pad: PadView | undefined;
}

export function padRows(view: Pick<ConsoleView, 'pads' | 'ports'>): readonly PadRow[] {
  return byId(view.pads).flatMap((pad) => {
    const seconds = view.ports
      .filter((port) => port.kind === 'refused' && port.pad === pad.id && port.code === 'same id')
      .map(({ path }) => path);
    return [
      { key: pad.id, id: pad.id, port: pad.port, pad },
      ...seconds.map((port) => ({ key: `${pad.id} ${port}`, id: pad.id, port, pad: undefined })),
    ];
  });
}

/** PROTOCOL.md, "Fields": what an id may be. */
const LONGEST_ID = 16;

/** What is typed, as far as a pad can keep it: no accents, no spaces, nothing but letters, digits, `-` and `_`. */
export function reducedName(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, '-')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .slice(0, LONGEST_ID);
}

/** Names for a pad that no other has: its player's first, then the next number. */
export function offeredNames(taken: readonly string[], player: string | undefined): readonly string[] {
  const has = new Set(taken);
  const own = reducedName((player ?? '').trim());
  const numbered = Array.from({ length: has.size + 1 }, (_, i) => `pad-${i + 1}`).find((name) => !has.has(name));
  return [own, numbered ?? ''].filter((name) => name !== '' && !has.has(name));
}
