import { hintFor, steadyHint, unseenFronts, type Action, type Advised, type Hint } from '../../games/meteor/index.js';
import type { Robot } from '../../games/meteor/robots/index.js';
import type { SeatView } from '../../games/meteor/view/seat.js';
import type { GameState } from '../../games/meteor/state.js';

/** People as a simulation seats them beside robots. */

/** Someone who only looks on. */
export const PASSIVE: Robot = { id: 'passive', think: (_view, memory) => ({ action: null, memory }) };

/** What a press on what the hint names does. */
function acted({ seat }: SeatView, hint: Hint): Action {
  switch (hint.kind) {
    case 'place':
      return { type: 'place', seat, card: hint.card, site: hint.site };
    case 'launch':
      return { type: 'launch', seat, target: hint.target, sites: hint.sites, change: hint.change };
    case 'scrap':
      return { type: 'scrap', seat, site: hint.site };
    case 'pass':
      return { type: 'pass', seat, confirmed: false };
  }
}

/**
 * Someone who knows nothing but the hint on the panel: it is made whenever the panel would be drawn. `state`: the game
 * as it is then.
 */
export function follower(state: () => GameState | null): Robot {
  let advised: Advised | null = null;
  return {
    id: 'hints',
    think: (view, memory, _random, now) => {
      const game = state();
      advised = steadyHint(view, hintFor(view, game === null ? [] : unseenFronts(game), now), advised, now);
      return { action: advised.hint === null ? null : acted(view, advised.hint), memory };
    },
  };
}
