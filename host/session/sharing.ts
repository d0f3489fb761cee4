import type { SharingView } from '../contract/view.ts';
import type { RefereePort } from './port.ts';

/** The table display shared with the room. The referee passes on what the dealer wants and shows what came of it. */
export interface Sharing {
  readonly view: SharingView;
  /** Resolves when it is so, or when `view` says why not. */
  share(on: boolean): Promise<void>;
  /** A key nobody has met: who looks on now stays outside from now on. */
  renew(): Promise<void>;
  /** The same for those who do not look on now; screens that do go on. */
  newNight(): Promise<void>;
  close(): Promise<void>;
}

/** How a shell shares `table`; `changed` says that the view is another. */
export type OpenSharing = (table: Pick<RefereePort, 'watch'>, changed: () => void) => Sharing;
