import { SlashCommandIntegerOption, SlashCommandStringOption, SlashCommandSubcommandBuilder } from 'discord.js';
import { description, type PlainKey } from '../src/text/index.js';

export type DescriptionKey = Extract<PlainKey, `command.${string}` | `${string}.command.${string}`>;

interface Describable<T> {
  setDescription(description: string): T;
  setDescriptionLocalizations(localizations: Readonly<Record<string, string>>): T;
}

/** Words by key, and for each of Discord's names of our languages. */
export function describe<T extends Describable<T>>(builder: T, key: DescriptionKey): T {
  const words = description(key);
  return builder.setDescription(words.description).setDescriptionLocalizations(words.description_localizations);
}

export const subcommand = (name: string, key: DescriptionKey): SlashCommandSubcommandBuilder =>
  describe(new SlashCommandSubcommandBuilder().setName(name), key);

/** A text option whose values are offered while one types. */
export const offered = (name: string, key: DescriptionKey, required: boolean): SlashCommandStringOption =>
  describe(new SlashCommandStringOption().setName(name), key).setRequired(required).setAutocomplete(true);

export const offeredNumber = (name: string, key: DescriptionKey): SlashCommandIntegerOption =>
  describe(new SlashCommandIntegerOption().setName(name), key).setRequired(false).setAutocomplete(true);
