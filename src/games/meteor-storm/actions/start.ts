import { startRefusal } from '../../shared/lobby.js';
import type { Action } from '../action.js';
import { scenarioOf, SCENARIOS } from '../cards/scenarios.js';
import { beginTurn } from '../flow/begin-turn.js';
import { lobbyRules } from '../checks.js';
import type { Refusal } from '../refusal.js';
import { deal, featuresOf, unitsOf } from '../setup.js';
import type { Turn } from '../turn.js';

/** Sets the scenario up and begins A's first turn. */
export function start(turn: Turn, { by }: Extract<Action, { readonly type: 'start' }>): Refusal | null {
  const { options } = turn.state;
  const refusal = startRefusal(turn.state, lobbyRules(turn.state), by);
  if (refusal !== null) return refusal;
  const scenario = scenarioOf(options.scenario) ?? SCENARIOS[0];
  const random = turn.random();
  const dealt = deal(scenario, options.meteors, random);
  turn.emit({
    type: 'started',
    units: unitsOf(scenario),
    features: featuresOf(scenario),
    target: scenario.target,
    ...dealt,
    random: random.state,
    deadline: options.limitMs === null ? null : turn.now + options.limitMs,
  });
  beginTurn(turn);
  return null;
}
