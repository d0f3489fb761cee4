import * as v from 'valibot';

/** 24 random bytes, base64url. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{32}$/));

/** The first message up on the console's socket: nothing comes down before it. */
export const entrySchema = v.variant('type', [
  /** With the token of a console link, which works once. Answered by `Entered`. */
  v.strictObject({ type: v.literal('enter'), token: secret }),
  /** With the session that this browser was given. */
  v.strictObject({ type: v.literal('resume'), session: secret }),
]);
export type Entry = v.InferOutput<typeof entrySchema>;
