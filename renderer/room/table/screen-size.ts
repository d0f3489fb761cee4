/** A length in CSS pixels as one of a screen 1920 wide, in which the table display is measured; 0 before the first layout. */
export function onScreen(length: number): number {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return length > 0 && rem > 0 ? Math.floor((length / rem) * 16) : 0;
}
