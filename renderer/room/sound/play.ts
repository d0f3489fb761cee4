import { type Sound, SOUNDS, type Strike } from './sounds.ts';

/** As loud as all that may sound at once may become. */
const HEADROOM = 0.6;
/** An exponential glide reaches no zero. */
const SILENCE = 0.0001;

/** From one sound to the next of the same event, seconds. */
const BETWEEN = 0.28;

/** Plays the sounds of an event from now on, one after the other; `volume` from 0 to 1. */
export function play(context: BaseAudioContext, sounds: readonly Sound[], volume: number): void {
  const out = context.createGain();
  out.gain.value = volume * HEADROOM;
  out.connect(context.destination);
  for (const [i, sound] of sounds.entries())
    for (const strike of SOUNDS[sound]) strikeAt(context, strike, context.currentTime + i * BETWEEN + strike.after, out);
}

function strikeAt(context: BaseAudioContext, strike: Strike, begins: number, out: AudioNode): void {
  const ends = begins + strike.lasts;
  const envelope = context.createGain();
  const [first, last] = strike.swells ? [SILENCE, strike.loud] : [strike.loud, SILENCE];
  envelope.gain.setValueAtTime(first, begins);
  envelope.gain.exponentialRampToValueAtTime(last, ends);
  envelope.connect(out);
  const source = (strike.made === 'noise' ? noise : glide)(context, strike, begins, envelope);
  source.start(begins);
  source.stop(ends);
}

function glide(context: BaseAudioContext, { made, from, to, lasts }: Strike, begins: number, out: AudioNode): OscillatorNode {
  const oscillator = context.createOscillator();
  oscillator.type = made === 'sine' ? 'sine' : 'triangle';
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  oscillator.connect(out);
  return oscillator;
}

function noise(context: BaseAudioContext, { from, to, lasts }: Strike, begins: number, out: AudioNode): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = hiss(context, lasts);
  const below = context.createBiquadFilter();
  below.type = 'lowpass';
  below.frequency.setValueAtTime(from, begins);
  below.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(below);
  below.connect(out);
  return source;
}

/** White noise, the same every time: nothing about the table can be in it. */
function hiss(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}
