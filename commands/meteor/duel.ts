import { SlashCommandStringOption } from 'discord.js';
import { duelChoice } from '../../src/discord/games/meteor/duel.js';
import { METEOR_FACE } from '../../src/discord/games/meteor/face.js';
import { textOption } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { duelCommand } from '../duel.js';
import { modeChoice, MODES } from './new.js';

export const duel = duelCommand(
  METEOR_FACE,
  (call) => {
    const mode = MODES.find((one) => one === textOption(call, 'mode')) ?? 'standard';
    return (first, newSeed) => duelChoice(mode, first, newSeed);
  },
  [describe(new SlashCommandStringOption().setName('mode'), 'duel.command.mode').addChoices(...MODES.map(modeChoice))],
);
