import { TOWN_FACE } from '../../src/discord/games/meteor-town/face.js';
import type { Choices } from '../../src/games/meteor-town/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import type { Act } from '../acts.js';
import { gameCommand } from '../table.js';
import { assign } from './assign.js';
import { build, gain, sell, use } from './column.js';
import { roll, set } from './dice.js';
import { askerOf, townTable } from './play.js';
import { strike } from './strike.js';
import { back, next, skip } from './turn.js';

const when = (command: Subcommand, may: (choices: Choices) => boolean): Act => ({
  command,
  isLegal: (call, platform) => {
    const asker = askerOf(call, platform);
    return asker !== null && may(asker.choices);
  },
});

const ACTS: readonly Act[] = [
  when(roll, ({ mayRollBonus, reroll }) => mayRollBonus || reroll.length > 0),
  when(set, (choices) => choices.set.length > 0),
  when(assign, ({ roles }) => roles.length > 0),
  when(strike, ({ strikes, write }) => strikes.length + write.length > 0),
  when(use, ({ columns }) => columns.length > 0),
  when(build, ({ uses }) => uses.some(({ kind }) => kind === 'build')),
  when(gain, ({ uses }) => uses.some(({ kind }) => kind === 'gain')),
  when(sell, ({ uses }) => uses.some(({ kind }) => kind === 'sell')),
  when(skip, ({ columns, uses }) => columns.length + uses.length > 0),
  when(back, ({ mayTakeBack }) => mayTakeBack),
  when(next, ({ mayEndTurn }) => mayEndTurn),
];

export const town = gameCommand({
  face: TOWN_FACE,
  about: 'meteor-town.command.about',
  handTable: townTable,
  acts: ACTS,
});
