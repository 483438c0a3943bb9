import { fieldEffect } from '../advanced.js';
import { zoneDraw } from '../effects.js';
import type { GameEvent } from '../event.js';
import type { EndReason, GameState } from '../state.js';
import type { Turn } from '../turn.js';
import { bossesAtZoneChange } from './bosses.js';
import { draw } from './draw.js';

type Cause = Extract<GameEvent, { readonly type: 'zone-changed' }>['cause'];

const IMPACT: Readonly<Record<Cause, EndReason>> = {
  time: 'impact-time',
  pass: 'impact-pass',
  overkill: 'impact-overkill',
};

/** The meteors come a zone nearer, in the order of R16; or `zones` at once, each with its draws. In the last zone that loses the game. */
export function changeZone(turn: Turn, cause: Cause, zones = 1): void {
  if (zoneChangeLoses(turn.state, zones)) {
    endGame(turn, 'lost', turn.state.zone <= zones ? IMPACT[cause] : 'impact-early');
    return;
  }
  for (let change = 0; change < zones; change += 1) changeOneZone(turn, cause);
}

function changeOneZone(turn: Turn, cause: Cause): void {
  const { zone, deadline, options } = turn.state;
  const timeRanOut = turn.now >= deadline;
  turn.emit({
    type: 'zone-changed',
    zone: zone - 1,
    deadline: (timeRanOut ? deadline : turn.now) + options.zoneMs,
    cause,
  });
  draw(turn, (seat) => zoneDraw(turn.state, seat));
  bossesAtZoneChange(turn);
}

/** Whether `zones` changes more would lose the game (R9 asks before such a pass). */
export const zoneChangeLoses = (state: GameState, zones = 1): boolean =>
  state.zone <= Math.max(zones, (fieldEffect(state, 'hits-after-zone')?.effect.zone ?? 0) + zones - 1);

export function endGame(turn: Turn, result: 'won' | 'lost' | 'abandoned', reason: EndReason): void {
  const { zone, deadline, pause, phase } = turn.state;
  const left = phase === 'play' ? (pause?.zoneLeft ?? Math.max(0, deadline - turn.now)) : 0;
  turn.emit({ type: 'ended', result, reason, zone, left });
}
