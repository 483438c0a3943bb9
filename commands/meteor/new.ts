import { SlashCommandBooleanOption, SlashCommandStringOption } from 'discord.js';
import type { Mode } from '../../src/games/meteor/state.js';
import type { Subcommand } from '../../src/discord/commands.js';
import { textOption } from '../../src/discord/commands.js';
import { openGame } from '../../src/discord/opening.js';
import { description, type PlainKey } from '../../src/text/index.js';
import { describe, subcommand } from '../define.js';

const MODES = ['first', 'standard'] as const satisfies readonly Mode[];

const modeChoice = (mode: Mode): { name: string; value: string; name_localizations: Record<string, string> } => {
  const key: Extract<PlainKey, `command.${string}`> = `command.meteor.mode.${mode}`;
  const words = description(key);
  return { name: words.description, name_localizations: { ...words.description_localizations }, value: mode };
};

const SEED_LONGEST = 32;

export const newGame: Subcommand = {
  definition: subcommand('new', 'command.meteor.new.about')
    .addStringOption(describe(new SlashCommandStringOption().setName('mode'), 'command.meteor.new.mode').addChoices(...MODES.map(modeChoice)))
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('relaxed'), 'command.meteor.new.relaxed'))
    .addStringOption(describe(new SlashCommandStringOption().setName('seed'), 'command.meteor.new.seed').setMinLength(1).setMaxLength(SEED_LONGEST)),
  form: 'public',
  run: (call, services, t) => {
    const mode = MODES.find((one) => one === textOption(call, 'mode')) ?? 'standard';
    const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
    return openGame(services, call, { mode, relaxed: call.options.get('relaxed') === true, seed: seed === '' ? null : seed, lastCrew: [] }, t);
  },
};
