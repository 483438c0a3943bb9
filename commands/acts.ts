import {
  SlashCommandBooleanOption,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  type SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { CommandCall } from '../src/discord/gateway/incoming.js';
import { meant, textOption, type Choice, type Subcommand } from '../src/discord/interactions/commands.js';
import { noteAnswer } from '../src/discord/messages/notes.js';
import type { Platform } from '../src/discord/platform.js';
import { either, LANGUAGES, type Translate } from '../src/text/index.js';
import { offered, subcommand } from './define.js';

/** The acts of a game under one subcommand: people who play another game have fewer commands to read. */

/** What may be done with a game, and whether its caller may do it now. */
export interface Act {
  readonly command: Subcommand;
  isLegal(call: CommandCall, platform: Platform): boolean;
}

type Option = SlashCommandSubcommandBuilder['options'][number];

const nameOf = ({ command }: Act): string => command.definition.name;

/** Discord docs: a choice's name has at most 100 characters. */
const LONGEST = 100;

function choiceOf({ command: { definition } }: Act, t: Translate): Choice {
  const words: Readonly<Record<string, string | null>> = { ...definition.description_localizations };
  const about = LANGUAGES[t.locale].tags.map((tag) => words[tag]).find((said) => typeof said === 'string');
  return { name: `${definition.name}: ${about ?? definition.description}`.slice(0, LONGEST), value: definition.name };
}

const legalOf = (acts: readonly Act[], call: CommandCall, platform: Platform, t: Translate): readonly Choice[] =>
  acts.filter((act) => act.isLegal(call, platform)).map((act) => choiceOf(act, t));

/** The act that was chosen or typed; undefined: there is none of that name. */
function actOf(acts: readonly Act[], call: CommandCall, t: Translate): Act | undefined {
  const choices = acts.map((act) => choiceOf(act, t));
  const name = meant((textOption(call, 'act') ?? '').trim(), choices);
  return acts.find((act) => nameOf(act) === name);
}

/** One option for all acts that have one of that name. None is required: each act says what it needs. */
function addOption(definition: SlashCommandSubcommandBuilder, option: Option): void {
  if (option instanceof SlashCommandStringOption) definition.addStringOption(option.setRequired(false));
  else if (option instanceof SlashCommandIntegerOption) definition.addIntegerOption(option.setRequired(false));
  else if (option instanceof SlashCommandBooleanOption) definition.addBooleanOption(option.setRequired(false));
  else throw new Error('An act takes text, numbers and switches');
}

function definitionOf(acts: readonly Act[]): SlashCommandSubcommandBuilder {
  const definition = subcommand('play', 'command.table.play.about').addStringOption(
    offered('act', 'command.table.play.act', true),
  );
  const options = new Map<string, Option>();
  for (const { command } of acts)
    for (const option of command.definition.options)
      if (!options.has(option.toJSON().name)) options.set(option.toJSON().name, option);
  for (const option of options.values()) addOption(definition, option);
  return definition;
}

/** `play`: offers what its caller may do now, and then what that act asks. */
export function playCommand(acts: readonly Act[]): Subcommand {
  const definition = definitionOf(acts);
  const names = definition.options.map((option) => option.toJSON().name).filter((name) => name !== 'act');
  const complete = Object.fromEntries(
    names.map((name) => [
      name,
      (call: CommandCall, platform: Platform, t: Translate) =>
        actOf(acts, call, t)?.command.complete?.[name]?.(call, platform, t) ?? [],
    ]),
  );
  return {
    definition,
    complete: { ...complete, act: (call, platform, t) => legalOf(acts, call, platform, t) },
    run: async (call, platform, t) => {
      const act = actOf(acts, call, t);
      if (act !== undefined) return act.command.run(call, platform, t);
      const legal = acts.filter((one) => one.isLegal(call, platform)).map(nameOf);
      return noteAnswer(t, t('refusal.no-such-act', { legal: either(t, legal) }));
    },
  };
}
