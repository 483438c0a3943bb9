import type { Action, ActionType } from './action.js';
import { chooseBossPlace } from './actions/boss.js';
import { configure } from './actions/configure.js';
import { downtime } from './actions/downtime.js';
import { abandon, end } from './actions/end.js';
import { launch } from './actions/launch.js';
import { nameEnergy } from './actions/name-energy.js';
import { pass } from './actions/pass.js';
import { place } from './actions/place.js';
import { scrap } from './actions/scrap.js';
import { join, kick, leave, makeHost } from './actions/seating.js';
import { mulligan, start } from './actions/start.js';
import { tick } from './actions/tick.js';
import { resume, timeOut } from './actions/time-out.js';
import { use } from './actions/use.js';
import type { GameEvent } from './event.js';
import type { Fair } from '../shared/fair.js';
import { seedRandom } from '../shared/random.js';
import type { Refusal } from './refusal.js';
import type { GameState, Millis, Options } from './state.js';
import { Turn } from './turn.js';

/**
 * The version of the rules and card set, kept in each log. It grows with any change that alters what an action leads
 * to.
 */
export const RULES_VERSION = '5';

type Handler<T extends ActionType> = (turn: Turn, action: Extract<Action, { readonly type: T }>) => Refusal | null;

const HANDLERS: { readonly [T in ActionType]: Handler<T> } = {
  join: join,
  leave: leave,
  kick: kick,
  'make-host': makeHost,
  configure: configure,
  start: start,
  mulligan: mulligan,
  'choose-boss-place': chooseBossPlace,
  use: use,
  place: place,
  scrap: scrap,
  launch: launch,
  pass: pass,
  'name-energy': nameEnergy,
  'time-out': timeOut,
  resume: resume,
  end: end,
  abandon: abandon,
  tick: tick,
  downtime: downtime,
};

/**
 * What an action leads to at `now` (milliseconds since the epoch): events, possibly none (a tick before anything is
 * due), or a refusal. The caller submits `tick` first, so that what came due earlier has happened (R1).
 */
export function decide(state: GameState, action: Action, now: Millis): readonly GameEvent[] | Refusal {
  const turn = new Turn(state, now);
  // The cast is safe: the type of the map ties each kind of action to its handler.
  const handler = HANDLERS[action.type] as Handler<ActionType>;
  return handler(turn, action) ?? turn.events;
}

/** The first events of a game. The host then joins like anyone else. */
export const createGame = (agreed: {
  readonly options: Options;
  readonly seed: string;
  readonly fair?: Fair;
}): readonly GameEvent[] => [
  {
    type: 'created',
    rules: RULES_VERSION,
    options: agreed.options,
    seed: agreed.seed,
    ...(agreed.fair === undefined ? {} : { fair: agreed.fair }),
    random: seedRandom(agreed.seed),
  },
];
