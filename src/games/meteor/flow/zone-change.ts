import { zoneDraw } from '../effects.js';
import type { GameEvent } from '../event.js';
import type { EndReason } from '../state.js';
import type { Turn } from '../turn.js';
import { draw } from './draw.js';

type Cause = Extract<GameEvent, { readonly type: 'zone-changed' }>['cause'];

const IMPACT: Readonly<Record<Cause, EndReason>> = { time: 'impact-time', pass: 'impact-pass', overkill: 'impact-overkill' };

/** The meteors come a zone nearer (R16). In the last zone that loses the game. */
export function changeZone(turn: Turn, cause: Cause): void {
  const { zone, deadline, options } = turn.state;
  if (zone <= 1) {
    endGame(turn, 'lost', IMPACT[cause]);
    return;
  }
  const timeRanOut = turn.now >= deadline;
  turn.emit({ type: 'zone-changed', zone: zone - 1, deadline: (timeRanOut ? deadline : turn.now) + options.zoneMs, cause });
  draw(turn, (seat) => zoneDraw(turn.state, seat));
}

/** Whether one zone change more would lose the game (R9 asks before such a pass). */
export const zoneChangeLoses = (zone: number): boolean => zone <= 1;

export function endGame(turn: Turn, result: 'won' | 'lost' | 'abandoned', reason: EndReason): void {
  const { zone, deadline, pause, phase } = turn.state;
  const left = phase === 'play' ? (pause?.zoneLeft ?? Math.max(0, deadline - turn.now)) : 0;
  turn.emit({ type: 'ended', result, reason, zone, left });
}
