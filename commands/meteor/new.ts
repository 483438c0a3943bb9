import { SlashCommandStringOption } from 'discord.js';
import { METEOR, type MeteorTypes } from '../../src/games/meteor/index.js';
import { SCENARIOS, type Scenario } from '../../src/games/meteor/scenarios/index.js';
import type { Mode } from '../../src/games/meteor/state.js';
import { MODES } from '../../src/discord/games/meteor/lobby.js';
import { textOption } from '../../src/discord/interactions/commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Translate } from '../../src/text/index.js';
import { scenarioName } from '../../src/text/meteor/index.js';
import { choice, describe, offered } from '../define.js';
import type { TableVerbs } from '../table/verbs.js';

type Chosen = Partial<MeteorTypes['options']>;

/** By its id or its name, as it may be typed; null: none is asked for, undefined: there is no such night. */
function scenarioNamed(asked: string | undefined | null, t: Translate): Scenario | null | undefined {
  const typed = (asked ?? '').trim().toLowerCase();
  if (typed === '') return null;
  return SCENARIOS.find(({ id }) => id === typed || scenarioName(t, id).toLowerCase() === typed);
}

export const modeChoice = (mode: Mode) => choice(`meteor.command.mode.${mode}`, mode);

/** What `/meteor new` asks beside what the lobby offers: the pace, and a night of the campaign. */
export const ASKS: NonNullable<TableVerbs['asks']> = {
  options: [
    describe(new SlashCommandStringOption().setName('pace'), 'meteor.command.new.pace').addChoices(
      choice('meteor.command.pace.calm', 'calm'),
    ),
    offered('scenario', 'meteor.command.new.scenario', false),
  ],
  complete: {
    scenario: async (call, { store: { history } }, t) => {
      const won = new Set(await history.wonWith(call.guildId, METEOR.kind, 'scenario'));
      return SCENARIOS.map(({ id }, at) => ({
        name: t(won.has(id) ? 'meteor.scenario.choice-won' : 'meteor.scenario.choice', {
          night: at + 1,
          name: scenarioName(t, id),
        }),
        value: id,
      }));
    },
  },
  choice: (call, chosen: Chosen, t) => {
    const scenario = scenarioNamed(textOption(call, 'scenario'), t);
    if (scenario === undefined) return noteAnswer(t, t('meteor.scenario.unknown'));
    const parts = chosen.powers === true || chosen.challenges === true;
    if (parts && scenario === null && chosen.mode !== undefined && chosen.mode !== 'advanced')
      return noteAnswer(t, t('meteor.lobby.advanced-only'));
    return {
      // Who asks for Powers or Challenges and names no mode means the Advanced game.
      ...(parts ? { mode: 'advanced' } : {}),
      ...chosen,
      ...(textOption(call, 'pace') === 'calm' ? { pace: 'calm' } : {}),
      ...(scenario === null ? {} : { scenario: scenario.id }),
    };
  },
};

export { MODES };
