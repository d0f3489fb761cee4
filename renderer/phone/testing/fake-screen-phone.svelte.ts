import type { PadFace } from '../../../host/contract/pads.ts';
import type { SeatPage } from '../../../host/contract/phones.ts';
import type { Language } from '../../../words/language.ts';
import type { Phone } from '../phone.ts';

/** What a test has a phone show. */
export type Shown = Partial<
  Pick<Phone, 'stage' | 'language' | 'name' | 'words' | 'page' | 'rules' | 'light' | 'pad' | 'count' | 'face'>
>;

/** A page of a seat that chooses among the six faces. */
export const SEATED: SeatPage = {
  language: 'en',
  name: 'Cili',
  moment: 'choosing',
  seat: { number: 2, flower: 2 },
  chooses: true,
  points: '12 points',
  todo: [],
  why: [],
};

/** A phone without a connection: a test says what it has, and reads what was done to it. */
export class FakeScreenPhone implements Phone {
  stage: Phone['stage'] = $state.raw({ kind: 'live' });
  language: Language = $state('en');
  name = '';
  words = 'amber otter';
  page: SeatPage | undefined = $state.raw();
  rules: Phone['rules'] = $state.raw();
  light: Phone['light'] = $state('dark');
  pad: Phone['pad'] = $state('idle');
  count: Phone['count'] = $state();
  face: PadFace | undefined = $state();
  /** What was called, in order: `press 5`, `join Anna`. */
  readonly did: string[] = [];

  constructor(shown: Shown = {}) {
    this.show(shown);
  }

  show(shown: Shown): void {
    Object.assign(this, shown);
  }

  press(face: PadFace): void {
    this.did.push(`press ${String(face)}`);
    if (this.pad === 'armed' || this.pad === 'sealed') this.show({ pad: 'sealed', face });
  }
  halt(): void {
    this.did.push('halt');
  }
  enterCode(text: string): boolean {
    this.did.push(`code ${text}`);
    return text.length === 26;
  }
  join(name: string): void {
    this.did.push(`join ${name}`);
  }
  speak(language: Language): void {
    this.did.push(`speak ${language}`);
    this.language = language;
  }
  here(): void {
    this.did.push('here');
  }
  askRules(): void {
    this.did.push('rules');
  }
}
