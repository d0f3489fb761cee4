import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { seenOnly } from '../../rulebook/text.ts';
import { readSmall, systemDisk } from '../../host/record/disk.ts';
import { findHolder } from '../../host/record/lock.ts';
import { replaceFile } from '../../host/record/replace-file.ts';
import { answersAs } from '../../host/web/who.ts';
import { parseLanguage, type Language } from '../../words/language.ts';
import holder from '../../words/generated/holder.js';
import { sayIn } from '../../words/say.ts';

const FILE = 'whereabouts.json';

/** Where the referee that has a folder of nights open is running. Nothing in it opens the console. */
const whereaboutsSchema = v.strictObject({
  pid: v.pipe(v.number(), v.integer(), v.minValue(1)),
  shell: v.picklist(['electron', 'browser']),
  /** On this computer only: anybody who can write to the folder could name another one. */
  url: v.optional(v.pipe(v.string(), v.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}\/$/))),
});
export type RunningAt = v.InferOutput<typeof whereaboutsSchema>;

/** Leaves word of where this referee runs, for a second one. Resolves with a function that removes it. */
export async function leaveWord(folder: string, where: RunningAt): Promise<() => Promise<void>> {
  await replaceFile(systemDisk, folder, FILE, Buffer.from(`${JSON.stringify(where)}\n`));
  return async () => {
    // A host that took over has left its own word.
    if ((await readWord(folder))?.pid === where.pid) await rm(join(folder, FILE), { force: true });
  };
}

/** Undefined if there is none that can be read. */
export async function readWord(folder: string): Promise<RunningAt | undefined> {
  const text = await readSmall(join(folder, FILE)).catch(() => undefined);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), whereaboutsSchema), text);
  return parsed.success ? parsed.output : undefined;
}

/** What is known of the referee that has a folder of nights open. Only an `unsure` one may be taken over. */
export type InUse =
  | { readonly kind: 'answers'; readonly pid: number; readonly url: string }
  | { readonly kind: 'in windows' | 'silent'; readonly pid: number }
  | { readonly kind: 'unsure'; readonly pid: number; readonly host: string | undefined; readonly since: number }
  | { readonly kind: 'gone' };

/** Finds the holder of the folder's lock, and asks it at the address that was left there. */
export async function lookWhoHolds(folder: string): Promise<InUse> {
  const holder = await findHolder(folder);
  if (holder === undefined) return { kind: 'gone' };
  const { pid, host, since, runs } = holder;
  const word = await readWord(folder);
  if (word?.url !== undefined && (await answersAs(holder.file, word.url))) return { kind: 'answers', pid, url: word.url };
  if (!runs) return { kind: 'unsure', pid, host, since };
  return { kind: word?.shell === 'electron' && word.pid === pid ? 'in windows' : 'silent', pid };
}

export function inUseSentence(use: InUse, folder: string, language: Language): string {
  const say = sayIn(language, holder);
  switch (use.kind) {
    case 'answers':
      return say('holder-answers', { url: use.url, pid: use.pid, folder });
    case 'in windows':
      return say('holder-in-windows', { pid: use.pid, folder });
    case 'silent':
      return say('holder-silent', { pid: use.pid, folder });
    case 'unsure': {
      const since = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(use.since);
      // The lock file names its computer, and anybody may have written it.
      const host = use.host === undefined ? undefined : seenOnly(use.host).slice(0, 60);
      const given = { pid: use.pid, since, folder };
      return host === undefined ? say('holder-unsure', given) : say('holder-unsure.elsewhere', { ...given, host });
    }
    case 'gone':
      return say('holder-gone', { folder });
  }
}

/** What a dialog asks before the folder is taken over. `tag` is a language tag, such as `de-AT`. */
export function takeOverQuestion(use: InUse, folder: string, tag: string) {
  const language = parseLanguage(tag);
  const say = sayIn(language, holder);
  return {
    message: inUseSentence(use, folder, language),
    detail: say('holder-taking-over'),
    takeOver: say('holder-take-over'),
    leave: say('holder-leave'),
  };
}
