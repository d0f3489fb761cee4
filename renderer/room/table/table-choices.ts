/** Where a table window's own choices are kept between nights, and where another window of this computer changes them. */
export const CHOICES_KEY = 'referee.table';

/** How a table window shows the table, as far as somebody chose; a language as it was kept, known or not. */
export interface TableChoices {
  readonly language?: string;
  /** Degrees by which the map is turned clockwise. */
  readonly turn?: number;
  readonly fourColours?: boolean;
  readonly flash?: boolean;
}

/** What was kept by an older version, or by hand, may be anything: it is then as if nothing were kept. */
export function parseChoices(text: string | null): TableChoices {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { language, turn, fourColours, flash } = kept as Record<string, unknown>;
    return {
      ...(typeof language === 'string' && { language }),
      ...(typeof turn === 'number' && { turn }),
      ...(typeof fourColours === 'boolean' && { fourColours }),
      ...(typeof flash === 'boolean' && { flash }),
    };
  } catch {
    return {};
  }
}

/** Any angle as degrees from 0 to below 360; 0 for what is none. */
export function degrees(turn: string | number | undefined): number {
  const given = Number(turn ?? 0);
  return Number.isFinite(given) ? ((given % 360) + 360) % 360 : 0;
}
