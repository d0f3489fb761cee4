import type { Heard } from './overheard-table.ts';

/** How many characters of a difference are shown. */
const SHOWN = 160;

/**
 * The differences between two tables: every channel must carry the same, in the same order, at the same moments. Empty if
 * they cannot be distinguished.
 */
export function toldApart(one: readonly Heard[], two: readonly Heard[]): readonly string[] {
  const [first, second] = [byChannel(one), byChannel(two)];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((where) => {
    const [here, there] = [first.get(where) ?? [], second.get(where) ?? []];
    const length = Math.max(here.length, there.length);
    const at = Array.from({ length }, (_, i) => i).find((i) => here[i] !== there[i]);
    return at === undefined ? [] : [`${where}, ${at + 1}th of ${length}: ${excerpts(here[at], there[at])}`];
  });
}

/** By channel. The order between channels is that of the moments. */
function byChannel(heard: readonly Heard[]): ReadonlyMap<string, readonly string[]> {
  const channels = new Map<string, string[]>();
  for (const { where, what, at } of heard) {
    const said = channels.get(where) ?? [];
    channels.set(where, said);
    said.push(`${at} ${masked(what)}`);
  }
  return channels;
}

/**
 * What may differ before a reveal: commitments, which hide a face behind a nonce that nobody knows; what is summed over
 * them (the checksum of a frame, the hash of a line, the fingerprint of that hash); and the face that a pad was asked to open, on its own line to the
 * host. Besides these the names of files that are about to take another's place, and the real time at which a folder was
 * locked. Each is masked only where it stands in full, so that nothing can hide beside it.
 */
function masked(what: string): string {
  return what
    .replaceAll(/\.[0-9a-f]{12}\.new\b/g, '.(random).new')
    .replaceAll(/("pid":.*"since"):"[^"]*"/g, '$1:"(real time)"')
    .replaceAll(/"hash":"[0-9a-f]{64}"/g, '"hash":"(hash)"')
    .replaceAll(/"(fingerprint|head)":"[0-9A-HJKMNP-TV-Z]{8}"/g, '"$1":"(fingerprint)"')
    .replaceAll(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g, '(commitment)')
    .replaceAll(/\*[0-9a-f]{4}\n/g, '*(checksum)\n')
    .replaceAll(/(\|r,\d+,\d+,\d+),[1-6],(?=[0-9a-f]{16}\*)/g, '$1,(face),');
}

function excerpts(here: string | undefined, there: string | undefined): string {
  const from = Math.max(0, [...(here ?? '')].findIndex((letter, i) => letter !== there?.[i]) - SHOWN / 4);
  return [here, there].map((text) => text?.slice(from, from + SHOWN) ?? '(nothing)').join('  |  ');
}
