import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Voice, voiceFor } from './voice.svelte.ts';

const voice = (lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  ...{ lang, name: lang, voiceURI: lang, localService: true, default: false },
  ...more,
});
const HU = voice('hu-HU');
const EN = voice('en_GB');

/** A system that speaks one sentence at a time, each until `finish`. */
class System extends EventTarget {
  readonly said: string[] = [];
  voices: SpeechSynthesisVoice[] = [];
  current: SpeechSynthesisUtterance | undefined;
  readonly pending = false;

  get speaking(): boolean {
    return this.current !== undefined;
  }
  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }
  speak(utterance: SpeechSynthesisUtterance): void {
    this.current = utterance;
    this.said.push(utterance.text);
  }
  finish(): void {
    const { current } = this;
    this.current = undefined;
    current?.onend?.call(current, new Event('end') as SpeechSynthesisEvent);
  }
  cancel(): void {
    this.finish();
  }
}

let system: System;
let spoken: Voice;
beforeEach(() => {
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  system = new System();
  system.voices = [EN, HU];
  spoken = new Voice(system as unknown as SpeechSynthesis);
  spoken.listen();
});
afterEach(() => vi.unstubAllGlobals());

describe('the voice of a language', () => {
  it('is one of the system’s own, the default one first, and never one from a network', () => {
    const standard = voice('hu', { default: true });
    expect(voiceFor([EN, HU, standard], 'hu')).toBe(standard);
    expect(voiceFor([EN, voice('hu-HU', { localService: false })], 'hu')).toBeUndefined();
    expect(voiceFor([EN], 'en')).toBe(EN);
    // Hupa is spoken too, but it is not Hungarian.
    expect(voiceFor([voice('hup-US')], 'hu')).toBeUndefined();
  });

  it('may arrive late, and is missing until then', () => {
    system.voices = [];
    system.dispatchEvent(new Event('voiceschanged'));
    expect(spoken.has('hu')).toBe(false);
    spoken.say('Anna elviszi az ászt.', 'hu', 1);
    expect(system.said).toEqual([]);
    system.voices = [HU];
    system.dispatchEvent(new Event('voiceschanged'));
    expect([spoken.has('hu'), spoken.has('de')]).toEqual([true, false]);
  });
});

describe('speech', () => {
  it('says one sentence after the other', () => {
    for (const text of ['one', 'two', 'three']) spoken.say(text, 'en', 1);
    expect(system.said).toEqual(['one']);
    system.finish();
    system.finish();
    expect(system.said).toEqual(['one', 'two', 'three']);
  });

  it('is dropped when the next phase begins, except the sentence that has begun', () => {
    for (const text of ['one', 'two', 'three']) spoken.say(text, 'en', 1);
    spoken.drop();
    expect(system.speaking).toBe(true);
    spoken.say('four', 'en', 1);
    system.finish();
    expect(system.said).toEqual(['one', 'four']);
  });

  it('stops at once when sound is turned off', () => {
    for (const text of ['one', 'two']) spoken.say(text, 'en', 1);
    spoken.silence();
    expect([system.speaking, system.said]).toEqual([false, ['one']]);
  });

  it('is off at volume 0, and if the window has no voices', () => {
    spoken.say('one', 'en', 0);
    new Voice(undefined).say('one', 'en', 1);
    expect(system.said).toEqual([]);
  });
});
