import { join } from 'node:path';

/** Where nights are kept unless `--nights` says otherwise: under the user's data directory of each system. */
export function defaultFolder(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  home: string,
): string {
  const name = 'hungarian-war-referee';
  switch (platform) {
    case 'win32':
      return join(env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), name, 'nights');
    case 'darwin':
      return join(home, 'Library', 'Application Support', name, 'nights');
    default: {
      // An empty XDG_DATA_HOME counts as unset, and so does a relative one (XDG Base Directory Specification).
      const data = env['XDG_DATA_HOME'];
      return join(data?.startsWith('/') === true ? data : join(home, '.local', 'share'), name, 'nights');
    }
  }
}
