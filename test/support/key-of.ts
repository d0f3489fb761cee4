import { CLUSTERS } from '../../host/contract/keys.ts';

/** The key (`KeyboardEvent.code`) that chooses a face, 1 to 6, in a cluster of keys. Throws if there is none. */
export function keyOf(cluster: number, face: number): string {
  const key = Object.entries(CLUSTERS[cluster] ?? {}).find(([, meant]) => meant === face)?.[0];
  if (key === undefined) throw new RangeError(`no key for face ${String(face)} in cluster ${String(cluster)}`);
  return key;
}
