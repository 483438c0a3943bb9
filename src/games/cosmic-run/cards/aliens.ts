import type { StandingPower, UsedPower } from './powers.js';

export interface AlienKind {
  readonly id: string;
  /** The one or two dice that recruit it. */
  readonly dice: readonly number[];
  /** Used once in each of the owner's turns (CR7). */
  readonly each?: UsedPower;
  /** Works by itself. */
  readonly always?: StandingPower;
  /** Points when it is retired. */
  readonly retire: number;
}

/** Sixteen kinds; all of it is ours. */
export const ALIENS: readonly AlienKind[] = [
  { id: 'echo', dice: [1, 3], each: { kind: 'reroll' }, retire: 2 },
  { id: 'tinker', dice: [2, 4], each: { kind: 'nudge' }, retire: 2 },
  { id: 'mirror', dice: [3], each: { kind: 'turn-over' }, retire: 1 },
  { id: 'one-eye', dice: [6], always: { kind: 'faster-ship', planet: 1, by: 1 }, retire: 1 },
  { id: 'twin-tail', dice: [5], always: { kind: 'faster-ship', planet: 2, by: 1 }, retire: 1 },
  { id: 'tri-horn', dice: [4, 4], always: { kind: 'faster-ship', planet: 3, by: 1 }, retire: 3 },
  { id: 'quad-arm', dice: [3, 3], always: { kind: 'faster-ship', planet: 4, by: 1 }, retire: 3 },
  { id: 'star-hand', dice: [2, 2], always: { kind: 'faster-ship', planet: 5, by: 1 }, retire: 3 },
  { id: 'navigator', dice: [1, 6], always: { kind: 'faster-ship', planet: 6, by: 2 }, retire: 2 },
  { id: 'miner', dice: [4], always: { kind: 'crystal' }, retire: 1 },
  { id: 'treasure-nose', dice: [2, 5], always: { kind: 'early-stop' }, retire: 2 },
  { id: 'oracle', dice: [3, 4], each: { kind: 'bury-strike' }, retire: 2 },
  { id: 'diplomat', dice: [1, 1], always: { kind: 'one-die' }, retire: 2 },
  { id: 'salvager', dice: [5, 5], always: { kind: 'points-for-destroyed', points: 2 }, retire: 3 },
  { id: 'archivist', dice: [2, 6], always: { kind: 'points-for-token', points: 1 }, retire: 2 },
  { id: 'elder', dice: [6, 6], retire: 4 },
];

/** Cards of each kind in the deck. */
export const COPIES = 2;
