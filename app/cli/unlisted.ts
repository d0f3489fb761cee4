/** For people, where the system cannot list its serial ports. `code` is the system's: `ENOENT` where `udevadm` is missing. */
export function unlistedSentence(code: string): string {
  return `The system does not list its serial ports (${code}); name them with --port PATH.`;
}
