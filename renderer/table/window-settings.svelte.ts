import { parseLanguage, type Language } from '../../words/language.ts';

interface Kept {
  readonly language?: string;
  readonly turn?: number;
}

/**
 * How this window shows the table: its language and by how many degrees the map is turned clockwise. The address says
 * (`?lang=hu&turn=90`), else what was kept, else the system's language and no turn.
 */
export class WindowSettings {
  language: Language = $state('en');
  turn: number = $state(0);

  constructor(address: URLSearchParams, kept: string | null, system: string) {
    const stored = parseKept(kept);
    this.language = parseLanguage(address.get('lang') ?? stored.language ?? system);
    this.turn = degrees(address.get('turn') ?? stored.turn);
  }

  /** Another window has changed what is kept. */
  take(kept: string | null): void {
    const { language, turn } = parseKept(kept);
    if (language !== undefined) this.language = parseLanguage(language);
    if (turn !== undefined) this.turn = degrees(turn);
  }
}

/** What was kept by an older version, or by hand, may be anything: it is then as if nothing were kept. */
function parseKept(text: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const { language, turn } = kept as Record<string, unknown>;
    return { ...(typeof language === 'string' && { language }), ...(typeof turn === 'number' && { turn }) };
  } catch {
    return {};
  }
}

function degrees(turn: string | number | undefined): number {
  const given = Number(turn ?? 0);
  return Number.isFinite(given) ? ((given % 360) + 360) % 360 : 0;
}
