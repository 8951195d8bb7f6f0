import type { Sound } from '../../board-kit/tabletop.ts';

interface Tone {
  /** Start and length in seconds. */
  readonly at: number;
  readonly lasts: number;
  /** Start and end frequency in hertz. */
  readonly from: number;
  readonly to?: number;
  readonly wave?: OscillatorType;
  readonly loud?: number;
}

/** Every sound is synthesised from a few tones. */
const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  step: [{ at: 0, lasts: 0.09, from: 210, to: 120, wave: 'triangle', loud: 0.5 }],
  wood: [
    { at: 0, lasts: 0.07, from: 420, to: 180, wave: 'triangle', loud: 0.55 },
    { at: 0.02, lasts: 0.1, from: 120, to: 80, loud: 0.4 },
  ],
  coin: [
    { at: 0, lasts: 0.12, from: 1250, loud: 0.18 },
    { at: 0.06, lasts: 0.18, from: 1670, loud: 0.16 },
  ],
  chime: [
    { at: 0, lasts: 0.5, from: 660, loud: 0.2 },
    { at: 0.12, lasts: 0.6, from: 990, loud: 0.16 },
  ],
  growl: [
    { at: 0, lasts: 0.42, from: 95, to: 52, wave: 'sawtooth', loud: 0.34 },
    { at: 0.05, lasts: 0.36, from: 142, to: 70, wave: 'square', loud: 0.1 },
  ],
  flutter: [{ at: 0, lasts: 0.08, from: 520, to: 760, wave: 'triangle', loud: 0.16 }],
  turn: [
    { at: 0, lasts: 0.22, from: 523, wave: 'triangle', loud: 0.32 },
    { at: 0.14, lasts: 0.36, from: 784, wave: 'triangle', loud: 0.3 },
  ],
  win: [
    { at: 0, lasts: 0.2, from: 523, wave: 'triangle', loud: 0.3 },
    { at: 0.16, lasts: 0.2, from: 659, wave: 'triangle', loud: 0.3 },
    { at: 0.32, lasts: 0.2, from: 784, wave: 'triangle', loud: 0.3 },
    { at: 0.48, lasts: 0.7, from: 1047, wave: 'triangle', loud: 0.34 },
  ],
  lose: [
    { at: 0, lasts: 0.3, from: 392, wave: 'triangle', loud: 0.26 },
    { at: 0.22, lasts: 0.6, from: 294, wave: 'triangle', loud: 0.26 },
  ],
};

const USUAL = 0.3;
const QUIET = 0.0001;
let audio: AudioContext | undefined;

/** Plays a sound, as loud as usual or by a factor louder. */
export function play(sound: Sound, loudness = 1): void {
  audio ??= new AudioContext();
  // Browsers allow sound only after the page was used; until then this stays silent.
  if (audio.state === 'suspended') audio.resume();
  for (const tone of SOUNDS[sound]) strike(audio, { ...tone, loud: (tone.loud ?? USUAL) * loudness });
}

function strike(context: AudioContext, { at, lasts, from, to = from, wave = 'sine', loud = USUAL }: Tone): void {
  const begin = context.currentTime + at;
  const end = begin + lasts;
  const string = context.createOscillator();
  const body = context.createGain();
  string.type = wave;
  string.frequency.setValueAtTime(from, begin);
  string.frequency.exponentialRampToValueAtTime(to, end);
  body.gain.setValueAtTime(QUIET, begin);
  body.gain.exponentialRampToValueAtTime(loud, begin + 0.012);
  body.gain.exponentialRampToValueAtTime(QUIET, end);
  string.connect(body).connect(context.destination);
  string.start(begin);
  string.stop(end);
}
