import type { Decision } from '../decision.js';
import { beginActions, rollAll } from './dice.js';
import { settleActions } from './settle.js';
import { endTurn } from './turn.js';

/** Goes on with the game until somebody has a choice, or it is over. */
export function advance(decision: Decision): void {
  for (;;) {
    const { turn } = decision.state;
    if (turn === null) return;
    switch (turn.step) {
      case 'strike':
        if (turn.flipped !== null) return;
        rollAll(decision);
        return;
      case 'dice':
        if (turn.dice.some(({ place }) => place === null)) return;
        beginActions(decision);
        break;
      case 'actions':
        if (!settleActions(decision)) return;
        endTurn(decision);
    }
  }
}
