import { SlashCommandBooleanOption, SlashCommandStringOption } from 'discord.js';
import { LEVELS, LIMITS, SCENARIOS } from '../../src/games/meteor-storm/index.js';
import { openGame, PLAIN } from '../../src/discord/games/meteor-storm/opening.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { choice, describe, subcommand } from '../define.js';

const SEED_LONGEST = 32;

/** Turn limits by the value of their choice. */
const LIMIT_NAMES = ['off', 'minutes', 'day'] as const;

const scenarioOption = (): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName('scenario'), 'meteor-storm.command.new.scenario').addChoices(
    ...SCENARIOS.map(({ id }) => choice(`meteor-storm.scenario.${id}`, id)),
  );

const levelOption = (): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName('level'), 'meteor-storm.command.new.level').addChoices(
    ...LEVELS.map((level) => choice(`meteor-storm.level.${level}`, level)),
  );

const limitOption = (): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName('limit'), 'meteor-storm.command.new.limit').addChoices(
    ...LIMIT_NAMES.map((limit) => choice(`meteor-storm.limit.${limit}`, limit)),
  );

export const newGame: Subcommand = {
  definition: subcommand('new', 'meteor-storm.command.new.about')
    .addStringOption(scenarioOption())
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('meteors'), 'meteor-storm.command.new.meteors'))
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('robot'), 'meteor-storm.command.new.robot'))
    .addStringOption(levelOption())
    .addStringOption(
      describe(new SlashCommandStringOption().setName('seed'), 'meteor-storm.command.new.seed')
        .setMinLength(1)
        .setMaxLength(SEED_LONGEST),
    )
    .addStringOption(limitOption()),
  form: 'public',
  run: (call, services, t) => {
    const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
    const limit = LIMIT_NAMES.findIndex((one) => one === textOption(call, 'limit'));
    return openGame(
      services,
      call,
      {
        ...PLAIN,
        scenario: SCENARIOS.find(({ id }) => id === textOption(call, 'scenario'))?.id ?? PLAIN.scenario,
        meteors: call.options.get('meteors') !== false,
        robot: call.options.get('robot') === true,
        level: LEVELS.find((level) => level === textOption(call, 'level')) ?? PLAIN.level,
        limitMs: LIMITS[limit] ?? null,
        seed: seed === '' ? null : seed,
      },
      t,
    );
  },
};
