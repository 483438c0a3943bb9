import { STORM_FACE } from '../../src/discord/games/meteor-storm/face.js';
import type { SeatView } from '../../src/games/meteor-storm/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { Act } from '../acts.js';
import { gameCommand } from '../table.js';
import { isAskedToRetire, mayEndTurn, mayPlayCard, unitsToOrder } from './choices.js';
import { done, orderUnit, play, retire } from './orders.js';
import { viewOf } from './play.js';

const when = (command: Subcommand, may: (view: SeatView) => boolean): Act => ({
  command,
  isLegal: (call, platform) => {
    const view = viewOf(call, platform);
    return view !== null && may(view);
  },
});

const ACTS: readonly Act[] = [
  when(play, mayPlayCard),
  when(orderUnit, (view) => unitsToOrder(view).length > 0),
  when(retire, isAskedToRetire),
  when(done, mayEndTurn),
];

export const storm = gameCommand({ face: STORM_FACE, about: 'meteor-storm.command.about', acts: ACTS });
