import * as v from 'valibot';

/** Where a browser shell says who it is, to whoever asks on this computer. */
export const WHO_PATH = '/who';
/** One that is busy may take a moment; nobody waits longer for one that is gone. */
const PATIENCE_MS = 1_500;

const whoSchema = v.strictObject({ referee: v.literal('hungarian-war-referee'), claim: v.string() });

/** What it says: the name of its claim on the folder of the nights, which no other host ever has. It opens nothing. */
export function whoJson(claim: string): string {
  return JSON.stringify({ referee: 'hungarian-war-referee', claim } satisfies v.InferOutput<typeof whoSchema>);
}

/** Whether the host with this claim answers at `url`, an address of this computer that ends in a slash. */
export async function answersAs(claim: string, url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(new URL(WHO_PATH, url), { signal, redirect: 'error' });
    const who = v.safeParse(whoSchema, await response.json());
    return who.success && who.output.claim === claim;
  } catch {
    return false;
  }
}
