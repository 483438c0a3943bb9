import {
  ApplicationIntegrationType,
  InteractionContextType,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import { description, type DescriptionKey, type PlainKey } from '../src/text/index.js';

export type { DescriptionKey };

/** Played in servers, by their installation or a person's own, and in all direct messages. */
export const EVERYWHERE = {
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integrationTypes: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};

/** Of one person, in direct messages: members of a server don't have to look past them. */
export const IN_PERSON = {
  contexts: [InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integrationTypes: EVERYWHERE.integrationTypes,
};

interface Describable<T> {
  setDescription(description: string): T;
  setDescriptionLocalizations(localizations: Readonly<Record<string, string>>): T;
}

/** Words by key, and for each of Discord's names of our languages. */
export function describe<T extends Describable<T>>(builder: T, key: DescriptionKey): T {
  const words = description(key);
  return builder.setDescription(words.description).setDescriptionLocalizations(words.description_localizations);
}

interface FixedChoice<V extends string> {
  readonly name: string;
  readonly name_localizations: Record<string, string>;
  readonly value: V;
}

/** A choice of a fixed list, in every language. */
export function choice<V extends string>(key: PlainKey, value: V): FixedChoice<V> {
  const words = description(key);
  return { name: words.description, name_localizations: { ...words.description_localizations }, value };
}

/** What is switched on and off by word. */
export const switchOption = (name: string, key: DescriptionKey): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName(name), key).addChoices(
    choice('command.switch.on', 'on'),
    choice('command.switch.off', 'off'),
  );

export const subcommand = (name: string, key: DescriptionKey): SlashCommandSubcommandBuilder =>
  describe(new SlashCommandSubcommandBuilder().setName(name), key);

/** A text option whose values are offered while one types. */
export const offered = (name: string, key: DescriptionKey, required: boolean): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName(name), key).setRequired(required).setAutocomplete(true);

export const offeredNumber = (name: string, key: DescriptionKey): SlashCommandIntegerOption =>
  describe(new SlashCommandIntegerOption().setName(name), key).setRequired(false).setAutocomplete(true);
