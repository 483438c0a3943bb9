import type { TableView } from '../../../games/meteor/table-view.js';
import { KeptSwitch } from './kept.js';
import { LANDING_MS } from './salvo.js';

/** Sounds that the page makes itself; silent until somebody switches them on. */

const sound = new KeptSwitch('sound-on');
export const soundIsOn = (): boolean => sound.isOn;

let audio: AudioContext | null = null;

/** Browsers let a page sound only once somebody has pressed something: the switch is such a press. */
export function toggleSound(): void {
  sound.toggle();
  if (sound.isOn) void wake().then(() => play('place'));
}

async function wake(): Promise<void> {
  if (!sound.isOn) return;
  audio ??= new AudioContext();
  if (audio.state === 'running' || audio.state === 'closed') return;
  try {
    await audio.resume();
  } catch {
    // The next press tries again.
  }
}

// Made outside a press it is silent, and a call on the phone silences it too: each press wakes it.
for (const press of ['pointerup', 'keydown']) document.addEventListener(press, () => void wake());

type Cue = 'place' | 'launch' | 'hit' | 'overkill' | 'miss' | 'zone' | 'won' | 'lost';

/** A tone that glides from one pitch to another, in hertz; times in seconds. */
interface Tone {
  readonly shape: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at?: number;
  readonly lasts: number;
  readonly volume: number;
}

const rising = (notes: readonly number[]): readonly Tone[] =>
  notes.map((from, at) => ({ shape: 'triangle', from, to: from, at: at * 0.14, lasts: 0.3, volume: 0.16 }));

const TONES: Readonly<Record<Cue, readonly Tone[]>> = {
  place: [{ shape: 'triangle', from: 520, to: 390, lasts: 0.07, volume: 0.12 }],
  launch: [{ shape: 'sawtooth', from: 90, to: 640, lasts: 0.9, volume: 0.07 }],
  hit: [{ shape: 'sine', from: 220, to: 46, lasts: 0.5, volume: 0.3 }],
  overkill: [
    { shape: 'square', from: 120, to: 28, lasts: 1.1, volume: 0.16 },
    { shape: 'sine', from: 70, to: 30, lasts: 1.2, volume: 0.3 },
  ],
  miss: [{ shape: 'triangle', from: 240, to: 150, lasts: 0.25, volume: 0.14 }],
  zone: [
    { shape: 'sine', from: 392, to: 392, lasts: 0.5, volume: 0.16 },
    { shape: 'sine', from: 294, to: 294, at: 0.22, lasts: 0.7, volume: 0.16 },
  ],
  won: rising([523, 659, 784, 1047]),
  lost: rising([392, 330, 262, 196]),
};

const LANDING_S = LANDING_MS / 1_000;

function play(cue: Cue, delay = 0): void {
  if (!sound.isOn) return;
  // Its clock stands still: all cues would sound at once as soon as it runs.
  if (audio?.state !== 'running') return;
  for (const { shape, from, to, at = 0, lasts, volume } of TONES[cue]) {
    const start = audio.currentTime + delay + at;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + lasts);
  }
}

const piled = ({ sites }: TableView): number => sites.reduce((sum, { pile }) => sum + pile.length, 0);

/** What sounds between two views of one table. */
export function soundOf(before: TableView, view: TableView): void {
  if (piled(view) > piled(before)) play('place');
  if (view.window !== null && view.window.rockets.length > (before.window?.rockets.length ?? 0)) play('launch');
  if (view.salvo !== null && view.salvo.at !== before.salvo?.at) {
    const results = view.salvo.strikes.map(({ result }) => result);
    play(results.includes('overkill') ? 'overkill' : results.includes('destroyed') ? 'hit' : 'miss', LANDING_S);
  }
  if (view.result !== null && before.result === null) play(view.result === 'won' ? 'won' : 'lost', 2 * LANDING_S);
  else if (view.zone !== before.zone && before.phase === 'play') play('zone', LANDING_S);
}
