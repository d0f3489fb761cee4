import type { NightView } from '../../../host/contract/night.ts';
import type { Language } from '../../../words/language.ts';

/** What people know a night by: its name with the day, or the day and the hour; a file that is no night by its own name. */
export function nightTitle({ file, startedAt, name, trouble }: NightView, language: Language): string {
  if (trouble !== undefined && trouble.kind !== 'damaged') return file;
  if (name === undefined) return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(startedAt);
  return `${name} (${new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(startedAt)})`;
}
