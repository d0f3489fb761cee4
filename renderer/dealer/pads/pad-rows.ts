import type { ConsoleView, PadView } from '../../../host/contract/view.ts';
import { byId } from '../desk/inputs.ts';

/** The id a pad gives while it has none (PROTOCOL.md, "Fields"). */
export const NO_ID = '?';

/** A pad as the dealer sees it: by its id, or where two carry one id, or none, the second by its port. */
export interface PadRow {
  readonly key: string;
  readonly id: string;
  readonly port: string | undefined;
  /** Undefined for a second pad of the id: it does not play. */
  readonly pad: PadView | undefined;
}

export function padRows({ pads, ports }: Pick<ConsoleView, 'pads' | 'ports'>): readonly PadRow[] {
  return byId(pads).flatMap((pad) => {
    const seconds = ports
      .filter((port) => port.kind === 'refused' && port.pad === pad.id && port.code === 'same id')
      .map(({ path }) => path);
    return [
      { key: pad.id, id: pad.id, port: pad.port, pad },
      ...seconds.map((port) => ({ key: `${pad.id} ${port}`, id: pad.id, port, pad: undefined })),
    ];
  });
}
