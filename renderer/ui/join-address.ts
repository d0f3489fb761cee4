/** Characters of a code that people read and type at a time. */
const GROUP = /.{1,4}/g;

/** What people type who cannot scan: the address without its scheme, and the secret of the room behind `#` in groups. */
export function joinAddress(url: string): { readonly address: string; readonly code: string } {
  const { host, pathname, hash } = new URL(url);
  return { address: `${host}${pathname === '/' ? '' : pathname}`, code: (hash.slice(1).match(GROUP) ?? []).join(' ') };
}
