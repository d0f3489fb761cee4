import { HOLDER_WORDS } from '../../words/refusals.ts';
import { parseLanguage, type Language } from '../../words/language.ts';
import { seenOnly } from '../../host/contract/unseen.ts';
import { findHolder } from '../../host/record/lock.ts';
import { answersAs } from '../../host/web/who.ts';
import { readWord } from './whereabouts.ts';

/** What is known of the referee that has a folder of nights open. Only of one that is `unsure` may the folder be taken over. */
export type InUse =
  | { readonly holder: 'answers'; readonly pid: number; readonly url: string }
  | { readonly holder: 'in windows' | 'silent'; readonly pid: number }
  | { readonly holder: 'unsure'; readonly pid: number; readonly host: string | undefined; readonly since: number }
  | { readonly holder: 'gone' };

/** Looks who holds the folder, and asks at the address that was left there whether it still does. */
export async function lookWhoHolds(folder: string): Promise<InUse> {
  const holder = await findHolder(folder);
  if (holder === undefined) return { holder: 'gone' };
  const { pid, host, since, runs } = holder;
  const word = await readWord(folder);
  if (word?.url !== undefined && (await answersAs(holder.file, word.url))) return { holder: 'answers', pid, url: word.url };
  if (!runs) return { holder: 'unsure', pid, host, since };
  return { holder: word?.shell === 'electron' && word.pid === pid ? 'in windows' : 'silent', pid };
}

/** The same for people. */
export function inUseSentence(use: InUse, folder: string, language: Language): string {
  const words = HOLDER_WORDS[language];
  switch (use.holder) {
    case 'answers':
      return words.answers(use.url, use.pid, folder);
    case 'in windows':
      return words.inWindows(use.pid, folder);
    case 'silent':
      return words.silent(use.pid, folder);
    case 'unsure': {
      const since = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(use.since);
      // The claim says what its computer is called, and it may be anybody's.
      return words.unsure(use.pid, use.host === undefined ? undefined : seenOnly(use.host).slice(0, 60), since, folder);
    }
    case 'gone':
      return words.gone(folder);
    default:
      return use satisfies never;
  }
}

/** What a box asks before the folder is taken over, in the language of this tag. */
export function takeOverQuestion(use: InUse, folder: string, tag: string) {
  const language = parseLanguage(tag);
  const { takingOver, takeOver, leave } = HOLDER_WORDS[language];
  return { message: inUseSentence(use, folder, language), detail: takingOver, takeOver, leave };
}
