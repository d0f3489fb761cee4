/** A place in a JSON value, from the outside in; the values of JSON alone, so that what is undefined is not there. */
type Path = readonly (string | number)[];
/** A value that has another content by now; without a value, it is gone. */
export type ViewChange = readonly [at: Path, value?: unknown];

/** To a page of a hall, in place of a view: what is new in it. The view before was sent over the same socket. */
export interface Changed {
  readonly type: 'changed';
  readonly changes: readonly ViewChange[];
}

/** More than this is sent as a whole: then most of it is new. */
const MOST_CHANGES = 2_000;

/** What makes the one view the other, as JSON says both; undefined if that is more than the view itself. */
export function changesBetween(before: object, after: object): readonly ViewChange[] | undefined {
  const changes: ViewChange[] = [];
  compare(before, after, [], changes);
  return changes.length > MOST_CHANGES ? undefined : changes;
}

/** The view after these changes. What has not changed is shared with the view before, which stays as it is. */
export function withChanges<View extends object>(view: View, changes: readonly ViewChange[]): View {
  const copies = new Set<object>();
  const own = (value: object): object => {
    if (copies.has(value)) return value;
    const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    copies.add(copy);
    return copy;
  };
  let root: object = view;
  for (const change of changes) {
    root = own(root);
    let at = root as Record<string | number, unknown>;
    const [path] = change;
    for (const key of path.slice(0, -1)) at = (at[key] = own(at[key] as object)) as typeof at;
    const last = path.at(-1) ?? '';
    if (change.length === 1) Reflect.deleteProperty(at, last);
    else at[last] = change[1];
  }
  return root as View;
}

type Values = Readonly<Record<string | number, unknown>>;

/** Hundreds of tables are compared four times a second, and few of them differ: `path` is the same list throughout. */
function compare(before: object, after: object, path: (string | number)[], changes: ViewChange[]): void {
  const [old, now] = [before as Values, after as Values];
  if (Array.isArray(after)) {
    for (let at = 0; at < after.length; at += 1) if (old[at] !== after[at]) compareAt(at, old[at], after[at], path, changes);
    return;
  }
  for (const key in now) if (old[key] !== now[key]) compareAt(key, old[key], now[key], path, changes);
  for (const key in old) if (!(key in now) && old[key] !== undefined) compareAt(key, old[key], undefined, path, changes);
}

function compareAt(key: string | number, from: unknown, to: unknown, path: (string | number)[], changes: ViewChange[]): void {
  if (changes.length > MOST_CHANGES) return;
  path.push(key);
  if (to === undefined) changes.push([[...path]]);
  else if (isAlike(from, to)) compare(from, to as object, path, changes);
  else changes.push([[...path], to]);
  path.pop();
}

/** Whether both are lists of one length, or objects: then what differs within them is less than the whole. */
function isAlike(one: unknown, other: unknown): one is object {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length;
  return true;
}
