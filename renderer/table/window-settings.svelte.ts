import { parseLanguage, type Language } from '../../words/language.ts';
import { degrees, parseChoices } from './table-choices.ts';

/**
 * How this window shows the table: its language, by how many degrees the map is turned clockwise, and whether each suit
 * has its own colour. The address says (`?lang=hu&turn=90&suits=four`), else what was kept, else the system's language,
 * no turn, red and black.
 */
export class WindowSettings {
  language: Language = $state('en');
  turn: number = $state(0);
  fourColours: boolean = $state(false);

  constructor(address: URLSearchParams, kept: string | null, system: string) {
    const stored = parseChoices(kept);
    this.language = parseLanguage(address.get('lang') ?? stored.language ?? system);
    this.turn = degrees(address.get('turn') ?? stored.turn);
    const suits = address.get('suits');
    this.fourColours = suits === null ? (stored.fourColours ?? false) : suits === 'four';
  }

  /** Another window has changed what is kept. */
  take(kept: string | null): void {
    const { language, turn, fourColours } = parseChoices(kept);
    if (language !== undefined) this.language = parseLanguage(language);
    if (turn !== undefined) this.turn = degrees(turn);
    if (fourColours !== undefined) this.fourColours = fourColours;
  }
}
