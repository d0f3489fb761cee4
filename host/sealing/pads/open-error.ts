/** What the bindings' texts say, as the system's own codes: their errors carry none. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/permission denied/i, 'EACCES'],
  // Windows denies the access where another program has the port open.
  [/cannot lock|locked|busy|in use|access denied|sharing violation/i, 'EBUSY'],
  [/too many open files/i, 'EMFILE'],
  [/no such file|file not found|does not exist/i, 'ENOENT'],
  [/no such device|device not configured/i, 'ENODEV'],
  [/inappropriate ioctl/i, 'ENOTTY'],
];

/** The code of an error from opening a port; `EIO` where the text says nothing known. */
export function openErrorCode(error: Error): string {
  return CODES.find(([text]) => text.test(error.message))?.[1] ?? 'EIO';
}
