import * as v from 'valibot';

/** Where a table window's own choices are kept between nights, and where another window of this computer changes them. */
export const CHOICES_KEY = 'referee.table';

const choices = v.object({
  /** As it was kept, known or not. */
  language: v.exactOptional(v.string()),
  /** Degrees by which the map is turned clockwise. */
  turn: v.exactOptional(v.number()),
  fourColours: v.exactOptional(v.boolean()),
  flash: v.exactOptional(v.boolean()),
});

/** How a table window shows the table, as far as somebody chose. */
export type TableChoices = Readonly<v.InferOutput<typeof choices>>;

/** What was kept by an older version, or by hand, may be anything: it is then as if nothing were kept. */
export function parseKept<Kept>(schema: v.GenericSchema<unknown, Kept>, text: string | null): Kept | undefined {
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return kept.success ? kept.output : undefined;
}

export function parseChoices(text: string | null): TableChoices {
  return parseKept(choices, text) ?? {};
}

/** Any angle as degrees from 0 to below 360; 0 for what is none. */
export function degrees(turn: string | number | undefined): number {
  const given = Number(turn ?? 0);
  return Number.isFinite(given) ? ((given % 360) + 360) % 360 : 0;
}
