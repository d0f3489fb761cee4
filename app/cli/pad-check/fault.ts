/** What a pad did wrong, in words for the author of its program. */
export interface FaultText {
  /** What the host had sent, or asked of the person. */
  readonly after?: string;
  readonly expected: string;
  readonly came: string;
  /** What the author could look at. */
  readonly look: string;
}

/** A check has failed. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly text: FaultText;

  constructor(text: FaultText) {
    super(`expected ${text.expected}, came ${text.came}`);
    this.text = text;
  }
}

/** A check cannot be made, because an earlier one has failed. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** Bytes as they may be shown: printable ASCII as it is, everything else as `\xHH`. At most 160 characters. */
export function printable(text: string): string {
  const shown = text.replaceAll(/[^ -~]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return shown.length > 160 ? `${shown.slice(0, 160)}…` : shown;
}
