import { siteRules } from '../effects.js';
import { projectsFor } from '../projects.js';
import { seatsIn } from '../checks.js';
import type { GameState } from '../state.js';
import type { Turn } from '../turn.js';
import { resolveSalvo } from './salvo.js';
import { changeZone } from './zone-change.js';

/**
 * Whether nothing could still join the salvo: every completed Rocket is in the salvo, and no unfinished one lies
 * anywhere (R7). Energy alone counts as one where it may become one; a Technology or a Retrofit in the making does not.
 */
function nothingCanJoin(state: GameState): boolean {
  const rockets = state.window?.rockets ?? [];
  return state.sites.every(({ pile, ready }, at) => {
    if (ready) return rockets.some(({ site }) => site === at);
    if (pile.length === 0) return true;
    const projects = projectsFor(siteRules(state, at, null));
    return !projects.mayBecomeRocket(projects.find(pile));
  });
}

export const allPassed = (state: GameState): boolean =>
  seatsIn(state).every((seat) => state.seats[seat]?.passed === true);

/** Resolves the open salvo, and then the change of zone that all had passed for meanwhile (R9). */
export function closeWindow(turn: Turn): void {
  resolveSalvo(turn);
  const { phase, passAgreed } = turn.state;
  if (phase === 'play' && passAgreed && allPassed(turn.state)) changeZone(turn, 'pass');
}

/**
 * Closes a launch window whose time is up, or that nothing can join any more (R7); runs after each action of a player.
 */
export function settle(turn: Turn): void {
  const { window, phase } = turn.state;
  if (phase !== 'play' || window === null) return;
  if (window.closesAt <= turn.now || nothingCanJoin(turn.state)) closeWindow(turn);
}
