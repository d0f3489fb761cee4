import type { Language } from '../../../words/language.ts';

/** A little faster than a system reads by itself: what is said has four seconds. */
const RATE = 1.1;

/** The system's voices, one sentence at a time. */
export class Voice {
  #voices: readonly SpeechSynthesisVoice[] = $state.raw([]);
  readonly #synthesis: SpeechSynthesis | undefined;
  #waiting: SpeechSynthesisUtterance[] = [];

  /** `synthesis` is undefined where the window has none. */
  constructor(synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis) {
    this.#synthesis = synthesis;
  }

  /** Follows which voices the system has; they may come late. Returns a function that stops this. */
  listen(): () => void {
    const synthesis = this.#synthesis;
    if (synthesis === undefined) return () => undefined;
    const look = () => {
      this.#voices = synthesis.getVoices();
    };
    synthesis.addEventListener('voiceschanged', look);
    look();
    return () => synthesis.removeEventListener('voiceschanged', look);
  }

  has(language: Language): boolean {
    return voiceFor(this.#voices, language) !== undefined;
  }

  /** Says it after what is being said, with a volume from 0 to 1; nothing where the system has no voice for the language. */
  say(text: string, language: Language, volume: number): void {
    const voice = voiceFor(this.#voices, language);
    if (voice === undefined || volume === 0) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.volume = volume;
    utterance.rate = RATE;
    utterance.onend = utterance.onerror = () => this.#next();
    this.#waiting.push(utterance);
    this.#next();
  }

  /** What waits is not said any more; a sentence that has begun is finished. */
  drop(): void {
    this.#waiting = [];
  }

  /** Stops in the middle of a word. */
  silence(): void {
    this.drop();
    this.#synthesis?.cancel();
  }

  #next(): void {
    const synthesis = this.#synthesis;
    if (synthesis === undefined || synthesis.speaking || synthesis.pending) return;
    const utterance = this.#waiting.shift();
    if (utterance !== undefined) synthesis.speak(utterance);
  }
}

/**
 * The system's own voice for a language, its standard one first. Voices that a network service lends are left alone:
 * names would leave the table.
 */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | undefined {
  const own = voices.filter(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language);
  return own.find((voice) => voice.default) ?? own[0];
}
