import * as v from 'valibot';
import type { Language } from '../../words/language.ts';
import { languageSchema } from './command.ts';

/** What the console may ask of the desktop program around it. Nothing in it touches the table. */
export const desktopRequestSchema = v.variant('type', [
  /** The console speaks this language now; so does the menu. */
  v.strictObject({ type: v.literal('speak'), language: languageSchema }),
  /** Shows the folder of the nights in the system's own program for files. */
  v.strictObject({ type: v.literal('openNights') }),
  /** Fills the screen with the console, or gives it its frame back. */
  v.strictObject({ type: v.literal('fullScreen') }),
  /** Asks where newer versions are published. This is the only request that leaves the computer. */
  v.strictObject({ type: v.literal('lookForNewer') }),
  /** Opens the page of the newer version that was found last, in the system's browser. */
  v.strictObject({ type: v.literal('openNewer') }),
  /** As if the console's window were closed: over a game, the console asks first. */
  v.strictObject({ type: v.literal('quit') }),
]);
export type DesktopRequest = v.InferOutput<typeof desktopRequestSchema>;

/** What came of looking for a newer version. */
export type NewerVersion =
  /** This build does not know where newer versions are published. */
  | { readonly kind: 'unknown place' }
  | { readonly kind: 'newest' }
  /** `page` is where people download it. */
  | { readonly kind: 'newer'; readonly version: string; readonly page: string }
  /** The place could not be reached, or did not answer in time. */
  | { readonly kind: 'no answer' }
  /** It answered with something other than a release. */
  | { readonly kind: 'no release' };

export type DesktopAnswer = { readonly kind: 'done' } | { readonly kind: 'failed' } | NewerVersion;

/** What was chosen in the menu, for the console to do. */
export type MenuChoice =
  /** Opens About; `look` also looks for a newer version. */
  { readonly type: 'about'; readonly look: boolean } | { readonly type: 'language'; readonly language: Language };

/** The console's way to the desktop program. */
export interface DesktopBridge {
  ask(request: DesktopRequest): Promise<DesktopAnswer>;
  /** Calls back with what is chosen in the menu. A second listener replaces the first. Returns a function that stops. */
  onMenu(onChoice: (choice: MenuChoice) => void): () => void;
}
