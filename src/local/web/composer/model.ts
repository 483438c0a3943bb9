import type { FilledOption, PageChoice, PageCommand, PageCommandOption } from '../../protocol.js';

const SUBCOMMAND = 1;
const GROUP = 2;

/** A command that can be sent: `/meteor place` of the command `meteor` with the path `['place']`. */
export interface FlatCommand {
  readonly command: PageCommand;
  readonly path: readonly string[];
  /** Without the slash. */
  readonly name: string;
  readonly description: string;
  /** Required ones first, as Discord has it. */
  readonly options: readonly PageCommandOption[];
}

export type OptionValue = string | number | boolean;

/** One option in the composer: what is typed, and what it means once that is settled. */
export interface Field {
  readonly option: PageCommandOption;
  text: string;
  value: OptionValue | undefined;
  error: string | undefined;
  /** Answers of the bot to what is typed; undefined while they are on their way. */
  choices: readonly PageChoice[] | undefined;
  failed: boolean;
}

function flattenOption(
  command: PageCommand,
  path: readonly string[],
  option: PageCommandOption,
): readonly FlatCommand[] {
  const here = [...path, option.name];
  if (option.type === GROUP) return option.options.flatMap((inner) => flattenOption(command, here, inner));
  return [flat(command, here, option.description, option.options)];
}

function flat(
  command: PageCommand,
  path: readonly string[],
  description: string,
  options: readonly PageCommandOption[],
): FlatCommand {
  const ordered = [...options.filter((option) => option.required), ...options.filter((option) => !option.required)];
  return { command, path, name: [command.name, ...path].join(' '), description, options: ordered };
}

/** Every command that can be sent: one for each subcommand, or the command itself where it has none. */
export function flatten(commands: readonly PageCommand[]): readonly FlatCommand[] {
  return commands.flatMap((command) => {
    const nested = command.options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    return nested.length === 0
      ? [flat(command, [], command.description, command.options)]
      : nested.flatMap((option) => flattenOption(command, [], option));
  });
}

export function newField(option: PageCommandOption): Field {
  return { option, text: '', value: undefined, error: undefined, choices: undefined, failed: false };
}

/**
 * Commands for what is typed after the slash: those that begin so first, then those whose name has every word, then
 * those that only speak of it: `/rules` must not run a Time Out “to talk about rules”.
 */
export function matching(commands: readonly FlatCommand[], typed: string): readonly FlatCommand[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return commands;
  const parts = wanted.split(/\s+/);
  const rank = ({ name, description }: FlatCommand): number => {
    if (name.startsWith(wanted)) return 0;
    if (parts.every((part) => name.includes(part))) return 1;
    return parts.every((part) => name.includes(part) || description.toLowerCase().includes(part)) ? 2 : 3;
  };
  return commands.filter((command) => rank(command) < 3).sort((a, b) => rank(a) - rank(b));
}

/** What goes to the server; the focused option goes along as typed, for autocomplete. */
export function filled(fields: readonly Field[], focused?: Field): readonly FilledOption[] {
  return fields
    .filter((field) => field === focused || field.value !== undefined || field.text.trim() !== '')
    .map((field) => ({
      name: field.option.name,
      type: field.option.type,
      value: field === focused ? field.text : (field.value ?? field.text.trim()),
      ...(field === focused ? { focused: true } : {}),
    }));
}
