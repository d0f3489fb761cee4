import { median, ms, once, percentile, times, within, type Measured } from './measure.ts';
import { play } from './rounds.ts';

/**
 * An absolute limit does not hold on a slower machine: the limit is what a bare page with the same picture takes in the
 * same run (see bare-page.ts).
 */
const PROMISED_BARE = 2;
/** What a phone has time for, ms. */
const PHONE_MS = 150;

/** Played once with so many of them, for all that is measured on them. */
const rounds = { pads: once((seats: number) => play(seats, 'pads')), phones: once((seats: number) => play(seats, 'phones')) };
type By = keyof typeof rounds;

export function pressing(by: By): (seats: number) => Promise<Measured> {
  return async (seats) => {
    const { presses, barePresses } = await rounds[by](seats);
    return by === 'pads' ? besideBare(presses, barePresses) : within(PHONE_MS, presses);
  };
}

export async function painting(seats: number): Promise<Measured> {
  const { openings, barePaints } = await rounds.pads(seats);
  const host = median(openings.map((opening) => opening.host));
  const { beside, ...measured } = besideBare(
    openings.map(({ paint }) => paint),
    barePaints,
  );
  return { ...measured, beside: `${beside}, host ${ms(host)}` };
}

function besideBare(samples: readonly number[], bare: readonly number[]): Measured & { readonly beside: string } {
  const [own, least] = [median(samples), median(bare)];
  return {
    figure: times(own / least),
    detail: `p50 ${ms(own)}, p99 ${ms(percentile(samples, 0.99))}`,
    ratio: own / least / PROMISED_BARE,
    beside: `bare: ${ms(least)}, p99 ${ms(percentile(bare, 0.99))}`,
  };
}

export function revealing(by: By, promised: number): (seats: number) => Promise<Measured> {
  return async (seats) => {
    const { openings } = await rounds[by](seats);
    return within(
      promised,
      openings.map(({ reveal }) => reveal),
    );
  };
}
