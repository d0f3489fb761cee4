import type { Interfaces } from '../addresses.ts';

/** A computer that is on no network: pages are served to itself alone. */
export const LOOPBACK: Interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4', internal: true, netmask: '', mac: '', cidr: null }],
};
