import gt from 'semver/functions/gt.js';
import valid from 'semver/functions/valid.js';
import * as v from 'valibot';
import type { NewerVersion } from '../../host/contract/desktop.ts';
import type { ReleasePlace } from './release-place.ts';

/** People wait for the answer at a screen, ms. */
const LONGEST_MS = 10_000;
/** Bytes. A release of a hundred files takes a fifth of it. */
const MOST_BYTES = 1_000_000;

/** Its tag is this program's version with a v before it; its other fields are not read. */
const releaseSchema = v.object({
  tag_name: v.pipe(v.string(), v.maxLength(64), v.regex(/^v\d/)),
  draft: v.optional(v.literal(false)),
});

interface Look {
  /** Undefined if this build does not know it. */
  readonly place: ReleasePlace | undefined;
  /** The version that runs, in the form of SemVer. */
  readonly version: string;
  /** As the web's `fetch`. */
  readonly fetch: (url: string, options: RequestInit) => Promise<Response>;
  readonly longest?: number;
}

/** Asks the place where versions are published for the newest one, once, and tells it only the program's name. Never rejects. */
export async function lookForNewer({ place, version, fetch, longest = LONGEST_MS }: Look): Promise<NewerVersion> {
  if (place === undefined) return { kind: 'unknown place' };
  let text: string | undefined;
  try {
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'hungarian-war-referee' };
    const signal = AbortSignal.timeout(longest);
    const response = await fetch(place.newest, {
      headers,
      signal,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    });
    if (response.status >= 500) return { kind: 'no answer' };
    text = response.status === 200 ? await textOf(response) : undefined;
  } catch {
    return { kind: 'no answer' };
  }
  return newerIn(text, version, place);
}

/** Undefined if it is larger than any release. Rejects if the connection ends before it. */
async function textOf({ body }: Response): Promise<string | undefined> {
  if (body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the download.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function newerIn(text: string | undefined, version: string, place: ReleasePlace): NewerVersion {
  const release = v.safeParse(v.pipe(v.string(), v.parseJson(), releaseSchema), text);
  const tag = release.success ? release.output.tag_name : '';
  const newest = valid(tag);
  if (newest === null) return { kind: 'no release' };
  return gt(newest, version) ? { kind: 'newer', version: newest, page: place.pageOf(tag) } : { kind: 'newest' };
}
