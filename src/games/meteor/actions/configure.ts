import type { Action, LobbyChoice } from '../action.js';
import { authorityRefusal, refuse, seatsIn } from '../checks.js';
import type { Refusal } from '../refusal.js';
import type { SharedDeal } from '../state.js';
import type { Turn } from '../turn.js';

/** Changes the game's options; only in the lobby. */
export function configure(turn: Turn, { by, choice }: Extract<Action, { readonly type: 'configure' }>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal !== null) return refusal;
  if (turn.state.phase !== 'lobby') return refuse('already-started');
  const { shared } = turn.state.options;
  if (shared !== undefined && changesShared(shared, choice)) return { code: 'shared-deal', day: shared.day ?? null };
  if (choice.relaxed === true && seatsIn(turn.state).length > 1) return refuse('relaxed-is-solo');
  // A scenario fixes mode, Powers and Challenges: choosing others drops the scenario.
  const { scenario, ...options } = turn.state.options;
  const keeps = choice.mode === undefined && choice.powers === undefined && choice.challenges === undefined;
  turn.emit({
    type: 'configured',
    options: { ...options, ...(keeps && scenario !== undefined ? { scenario } : {}), ...choice },
  });
  if (choice.robotsAllowed === false) sendRobotsAway(turn);
  return null;
}

/**
 * Whether the choice changes what a shared deal fixes: mode, Powers and Challenges, and of a daily deal the robots'
 * level.
 */
function changesShared({ day }: SharedDeal, choice: LobbyChoice): boolean {
  const { mode, relaxed, powers, challenges, robotLevel } = choice;
  const dealt = [mode, relaxed, powers, challenges, ...(day === undefined ? [] : [robotLevel])];
  return dealt.some((chosen) => chosen !== undefined);
}

function sendRobotsAway(turn: Turn): void {
  turn.state.seats.forEach(({ status, robot }, seat) => {
    if (status === 'in' && robot) turn.emit({ type: 'left', seat, kicked: true, discarded: [] });
  });
}
