import { SlashCommandBooleanOption, SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import { LEVELS } from '../../src/games/meteor/index.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { SCENARIOS, type Scenario } from '../../src/games/meteor/scenarios/index.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { scenarioName } from '../../src/text/meteor/index.js';
import type { Mode } from '../../src/games/meteor/state.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { textOption } from '../../src/discord/interactions/commands.js';
import { openGame } from '../../src/discord/games/meteor/opening.js';
import type { Translate } from '../../src/text/index.js';
import { choice, describe, offered, subcommand } from '../define.js';

export const MODES = ['first', 'standard', 'advanced'] as const satisfies readonly Mode[];

/** By its id or its name, as it may be typed; null: none is asked for, undefined: there is no such night. */
function scenarioNamed(asked: string | undefined | null, t: Translate): Scenario | null | undefined {
  const typed = (asked ?? '').trim().toLowerCase();
  if (typed === '') return null;
  return SCENARIOS.find(({ id }) => id === typed || scenarioName(t, id).toLowerCase() === typed);
}

export const modeChoice = (mode: Mode) => choice(`meteor.command.mode.${mode}`, mode);

const SEED_LONGEST = 32;
const MOST_ROBOTS = 4;

export const newGame: Subcommand = {
  definition: subcommand('new', 'meteor.command.new.about')
    .addStringOption(
      describe(new SlashCommandStringOption().setName('mode'), 'meteor.command.new.mode').addChoices(
        ...MODES.map(modeChoice),
      ),
    )
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('powers'), 'meteor.command.new.powers'))
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('challenges'), 'meteor.command.new.challenges'))
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'meteor.command.new.robots')
        .setMinValue(0)
        .setMaxValue(MOST_ROBOTS),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('level'), 'meteor.command.new.level').addChoices(
        ...LEVELS.map((level) => choice(`meteor.command.level.${level}`, level)),
      ),
    )
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('relaxed'), 'meteor.command.new.relaxed'))
    .addStringOption(
      describe(new SlashCommandStringOption().setName('pace'), 'meteor.command.new.pace').addChoices(
        choice('meteor.command.pace.calm', 'calm'),
      ),
    )
    .addStringOption(offered('scenario', 'meteor.command.new.scenario', false))
    .addStringOption(
      describe(new SlashCommandStringOption().setName('seed'), 'meteor.command.new.seed')
        .setMinLength(1)
        .setMaxLength(SEED_LONGEST),
    ),
  form: 'public',
  complete: {
    scenario: (call, { history }, t) => {
      const won = new Set(history.wonWith(call.guildId ?? '', METEOR.kind, 'scenario'));
      return SCENARIOS.map(({ id }, at) => ({
        name: t(won.has(id) ? 'meteor.scenario.choice-won' : 'meteor.scenario.choice', {
          night: at + 1,
          name: scenarioName(t, id),
        }),
        value: id,
      }));
    },
  },
  run: (call, services, t) => {
    const [powers, challenges] = [call.options.get('powers') === true, call.options.get('challenges') === true];
    // Who asks for Powers or Challenges and names no mode means the Advanced game.
    const mode =
      MODES.find((one) => one === textOption(call, 'mode')) ?? (powers || challenges ? 'advanced' : 'standard');
    const robots = Math.max(0, Math.min(MOST_ROBOTS, Number(call.options.get('robots') ?? 0)));
    const scenario = scenarioNamed(textOption(call, 'scenario'), t);
    if (scenario === undefined) return Promise.resolve(noteAnswer(t, t('meteor.scenario.unknown')));
    const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
    return openGame(
      services,
      call,
      {
        mode,
        powers,
        challenges,
        robots,
        level: LEVELS.find((one) => one === textOption(call, 'level')) ?? null,
        relaxed: call.options.get('relaxed') === true,
        pace: textOption(call, 'pace') === 'calm' ? 'calm' : null,
        seed: seed === '' ? null : seed,
        scenario: scenario?.id ?? null,
        lastCrew: [],
      },
      t,
    );
  },
};
