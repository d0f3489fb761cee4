import type { Random } from '../../../rulebook/random.ts';

const ODD = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\u2068Dana\u2069',
  '\u202a\u05d3\u05e0\u05d4\u202c',
  'Tab\there',
  'A\u00adn\u00adna',
  '\ufeffBéla',
  'Cili\ufe0f',
  `Z${'\u0300\u0301\u0302\u0334'.repeat(8)}`,
  '\u{e0041}\u{e006e}',
  '\u202eannA',
  'Ａｎｎａ',
  'lI1|',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'a\u0000b',
  '\ud800',
  'x'.repeat(400),
  '👩‍👩‍👧‍👦',
  '.',
  '  ',
] as const;

/** A name that tries out whoever shows it. */
export function oddName(random: Random): string {
  const name = ODD[random(ODD.length)] ?? ODD[0];
  return random(3) === 0 ? `${name}${random(1_000)}` : name;
}
