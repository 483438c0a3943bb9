/** Players that see only their seat's view. A file more, and a line here, is one robot more. */
import type { Random } from '../../shared/random.js';
import type { Action } from '../action.js';
import type { SeatView } from '../view.js';
import { cadet } from './cadet.js';
import { commander } from './commander.js';
import { pilot } from './pilot.js';
import type { Robot } from './robot.js';

export type { Robot } from './robot.js';

const ROBOTS: readonly [Robot, ...Robot[]] = [pilot, commander, cadet];

/** The levels that can be asked for; the first is the default. */
export const LEVELS: readonly [string, ...string[]] = [ROBOTS[0].id, ...ROBOTS.slice(1).map(({ id }) => id)];

export const DEFAULT_LEVEL = ROBOTS[0].id;

/** What a robot of that level does; of an unknown level, the default one. Null: it has nothing to do. */
export const thinkAt = (level: string, view: SeatView, random: Random): Action | null =>
  (ROBOTS.find(({ id }) => id === level) ?? ROBOTS[0]).think(view, random);
