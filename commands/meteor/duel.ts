import { SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import { openDuel } from '../../src/discord/duel/open.js';
import { duelChoice } from '../../src/discord/games/meteor/duel.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, subcommand } from '../define.js';
import { modeChoice, MODES } from './new.js';

const MOST_ROBOTS = 4;
const CODE_LONGEST = 16;

export const duel: Subcommand = {
  definition: subcommand('duel', 'duel.command.about')
    .addStringOption(
      describe(new SlashCommandStringOption().setName('code'), 'duel.command.code').setMaxLength(CODE_LONGEST),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('mode'), 'duel.command.mode').addChoices(
        ...MODES.map(modeChoice),
      ),
    )
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'duel.command.robots')
        .setMinValue(0)
        .setMaxValue(MOST_ROBOTS),
    ),
  form: 'public',
  run: (call, platform, t) => {
    const code = textOption(call, 'code')?.trim() ?? '';
    const mode = MODES.find((one) => one === textOption(call, 'mode')) ?? 'standard';
    const robots = Math.max(0, Math.min(MOST_ROBOTS, Number(call.options.get('robots') ?? 0)));
    return openDuel(
      platform,
      call,
      {
        kind: METEOR.kind,
        code: code === '' ? null : code,
        robots,
        choice: (first, newSeed) => duelChoice(mode, first, newSeed),
      },
      t,
    );
  },
};
