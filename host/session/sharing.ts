import type { ConsoleCommand } from '../contract/command.ts';
import type { Answer, SharingView } from '../contract/view.ts';
import { DONE, refused } from './answer.ts';
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

export type SharingCommand = Extract<ConsoleCommand, { readonly type: 'share' | 'renewRoomKey' }>;

export function isSharingCommand(command: ConsoleCommand): command is SharingCommand {
  return command.type === 'share' || command.type === 'renewRoomKey';
}

/** Nothing of it is the table's: it waits for no disk and is no step of the night. */
export async function sharingCommand(sharing: Sharing | undefined, command: SharingCommand): Promise<Answer> {
  if (sharing === undefined) return refused('cannot share');
  switch (command.type) {
    case 'share':
      await sharing.share(command.on);
      return DONE;
    case 'renewRoomKey':
      await sharing.renew();
      return DONE;
    default:
      return command satisfies never;
  }
}
