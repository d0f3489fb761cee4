import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the system knows of the networks by name. */
export interface Links {
  /** Those with a device: a card, an adapter, or a bridge to one. */
  readonly real: ReadonlySet<string>;
  /** Of their default routes: the lowest is used. */
  readonly metrics: ReadonlyMap<string, number>;
}

/** A bridge over a bridge over a network. */
const DEEPEST = 3;

/** Asks Linux; undefined where there is none to ask. `root` holds `sys` and `proc`. */
export function readLinks(root = '/'): Links | undefined {
  const networks = join(root, 'sys/class/net');
  try {
    const real = readdirSync(networks).filter((name) => isReal(networks, name));
    const routes = readFileSync(join(root, 'proc/net/route'), 'utf8').split('\n').slice(1);
    return { real: new Set(real), metrics: metricsOf(routes.map((route) => route.split('\t'))) };
  } catch {
    return undefined;
  }
}

/** Virtual networks have no device; a bridge or a VLAN names the networks below it. */
function isReal(networks: string, name: string, depth = 0): boolean {
  if (existsSync(join(networks, name, 'device'))) return true;
  if (depth === DEEPEST) return false;
  const below = readdirSync(join(networks, name)).flatMap((entry) => /^lower_(.+)/.exec(entry)?.[1] ?? []);
  return below.some((lower) => isReal(networks, lower, depth + 1));
}

/** Columns as in `/proc/net/route`: network, destination, gateway, flags, references, use, metric. */
function metricsOf(routes: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const metrics = new Map<string, number>();
  for (const [network = '', destination, , , , , metric] of routes) {
    if (destination === '00000000') metrics.set(network, Math.min(Number(metric), metrics.get(network) ?? Infinity));
  }
  return metrics;
}
