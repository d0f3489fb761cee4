/** Hours and minutes of a host moment (ms since 1970) in this window's time zone: `21:04`. */
export function clockTime(moment: number): string {
  const date = new Date(moment);
  return `${String(date.getHours()).padStart(2, '0')}:${String(date.getMinutes()).padStart(2, '0')}`;
}
