import { COSMIC_FACE } from '../../src/discord/games/cosmic-run/face.js';
import type { Action } from '../../src/games/cosmic-run/index.js';
import { legalActions } from '../../src/games/cosmic-run/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { Act } from '../acts.js';
import { gameCommand } from '../table.js';
import { assign } from './assign.js';
import { done } from './done.js';
import { move } from './move.js';
import { picture } from './picture.js';
import { askerOf, tableIn } from './play.js';
import { recruit } from './recruit.js';
import { retire } from './retire.js';
import { roll } from './roll.js';
import { use } from './use.js';

const during = (command: Subcommand, ...types: readonly Action['type'][]): Act => ({
  command,
  isLegal: (call, platform) => {
    const view = askerOf(call, platform)?.view;
    return view !== undefined && legalActions(view).some(({ type }) => types.includes(type));
  },
});

const ACTS: readonly Act[] = [
  during(roll, 'roll', 'go-on'),
  during(assign, 'assign'),
  during(use, 'use'),
  during(move, 'move'),
  during(recruit, 'recruit'),
  during(retire, 'retire'),
  during(done, 'end-turn'),
  {
    command: picture,
    isLegal: (call, platform) => (tableIn(platform, call)?.state.phase ?? 'over') !== 'over',
  },
];

export const cosmic = gameCommand({ face: COSMIC_FACE, about: 'cosmic-run.command.cosmic', acts: ACTS });
