/** Hours and minutes of a host moment (ms since 1970) in this window's time zone: `21:04`. */
export function clockTime(moment: number): string {
  const date = new Date(moment);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** A moment of the record (ISO 8601, UTC) as people say it, in this window's time zone: `10 Jan 2026, 21:04:11`. */
export function momentIn(language: string, at: string): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, MOMENT).format(new Date(at));
}
