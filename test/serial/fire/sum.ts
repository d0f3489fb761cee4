import type { Deeds } from './dealer.ts';
import type { NightPlayed } from './play.ts';

export type Figures = Readonly<Record<string, number>>;

/** Sums up many nights: what the dealers did, and how often each trouble occurred. */
export function figuresOf(nights: readonly NightPlayed[]): Figures {
  const total = (of: (night: NightPlayed) => number) => nights.reduce((sum, night) => sum + of(night), 0);
  const deeds = (key: keyof Deeds) => total((night) => night.deeds[key]);
  const troubles: Record<string, number> = {};
  for (const night of nights)
    for (const [name, times] of night.troubles) troubles[`trouble: ${name}`] = (troubles[`trouble: ${name}`] ?? 0) + times;
  return {
    nights: nights.length,
    'faces proven by their seals': total(({ proven }) => proven),
    'times the host was killed': total(({ kills }) => kills),
    'seats named for holding up': deeds('stalls'),
    'asked again': deeds('askedAgain'),
    'faces given by hand': deeds('byHand'),
    'no die': deeds('noDie'),
    'called off by the dealer': deeds('calledOff'),
    'called off for a mismatch': deeds('mismatches'),
    'seats gone on by die or keys': deeds('switched'),
    'slowest return of good pads, ms': Math.round(Math.max(0, ...nights.map((night) => night.deeds.slowestReturn))),
    ...Object.fromEntries(Object.entries(troubles).sort(([one], [other]) => one.localeCompare(other))),
  };
}
