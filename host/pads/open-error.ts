/** What the bindings' texts say, as the system's own codes: their errors carry none. */
const CODES: readonly (readonly [RegExp, string])[] = [
  [/permission denied|access denied/i, 'EACCES'],
  [/cannot lock|locked|busy|in use/i, 'EBUSY'],
  [/no such file|file not found|does not exist/i, 'ENOENT'],
  [/no such device/i, 'ENODEV'],
  [/inappropriate ioctl/i, 'ENOTTY'],
];

/** The code of an error from opening a port; `EIO` where the text says nothing known. */
export function openErrorCode(error: Error): string {
  return CODES.find(([text]) => text.test(error.message))?.[1] ?? 'EIO';
}
