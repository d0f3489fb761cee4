import * as v from 'valibot';

/** Where a browser shell identifies itself to other programs on this computer. */
export const WHO_PATH = '/who';
/** A busy host may take a moment; one that has gone is not waited for any longer, ms. */
const LONGEST_MS = 1_500;

const whoSchema = v.strictObject({ referee: v.literal('hungarian-war-referee'), claim: v.string() });

/** The name of the host's lock file in the folder of the nights, which no other host ever has. It opens nothing. */
export function whoJson(claim: string): string {
  return JSON.stringify({ referee: 'hungarian-war-referee', claim } satisfies v.InferOutput<typeof whoSchema>);
}

/** Whether the host with this lock file answers at `url`, an address of this computer that ends in a slash. */
export async function answersAs(claim: string, url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LONGEST_MS);
    const response = await fetch(new URL(WHO_PATH, url), { signal, redirect: 'error' });
    const who = v.safeParse(whoSchema, await response.json());
    return who.success && who.output.claim === claim;
  } catch {
    return false;
  }
}
