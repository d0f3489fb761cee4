/** What a room may import besides itself and packages; a prefix grants only that part of a room. */
const GRANTS: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  words: ['rules/'],
  'firmware-protocol': [],
  host: ['rules/', 'words/', 'firmware-protocol/'],
  electron: ['host/'],
  renderer: ['rules/', 'words/', 'host/contract/'],
  test: ['rules/', 'words/', 'firmware-protocol/', 'host/', 'electron/', 'renderer/'],
};

export function roomOf(file: string): string {
  return file.slice(0, file.indexOf('/'));
}

/** Whether `from` may import `to`; both are paths from the project's root. */
export function mayImport(from: string, to: string): boolean {
  const room = roomOf(from);
  return roomOf(to) === room || (GRANTS[room] ?? []).some((grant) => to.startsWith(grant));
}
