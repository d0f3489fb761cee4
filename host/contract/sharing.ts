/** How the table display, or the board of a hall, is shared. Only the dealer or the organiser sees it, because an address contains the key. */
export interface SharingView {
  readonly on: boolean;
  /** Those of the chosen network first, then the likeliest. Empty if this computer is in no network, or nothing is shared. */
  readonly addresses: readonly { readonly url: string; readonly network: string }[];
  readonly screens: number;
  /** The system's code if it cannot be shared (EADDRINUSE, EACCES …). */
  readonly refused?: string;
  /** The only address of this computer, where nothing is served because it is not private. */
  readonly outside?: string;
}
