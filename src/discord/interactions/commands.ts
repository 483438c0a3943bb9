import type { SlashCommandBuilder, SlashCommandSubcommandBuilder } from 'discord.js';
import type { Translate } from '../../text/index.js';
import type { Answer, Form } from '../rest/acknowledge.js';
import { noteAnswer } from '../messages/notes.js';
import type { CommandCall } from '../gateway/incoming.js';
import type { Platform } from '../platform.js';

export interface Choice {
  /** The readable name that Discord shows. */
  readonly name: string;
  /** Opaque; it reveals nothing that the person who types may not know. */
  readonly value: string | number;
}

/** Discord docs: at most 25 choices, of 100 characters each. */
const MOST_CHOICES = 25;
const LONGEST = 100;

/** A subcommand: how Discord knows it, what it does, and what its options offer. */
export interface Subcommand {
  readonly definition: SlashCommandSubcommandBuilder;
  /** The most likely form of its answer, used for a deferral. Absent: `private`. */
  readonly form?: Form;
  run(call: CommandCall, platform: Platform, t: Translate): Promise<Answer>;
  /** By option: what is legal now, given the others that are filled in. */
  readonly complete?: Readonly<
    Record<
      string,
      (call: CommandCall, platform: Platform, t: Translate) => readonly Choice[] | Promise<readonly Choice[]>
    >
  >;
}

/** A slash command with its subcommands by name. */
export interface Command {
  readonly definition: SlashCommandBuilder;
  /** The kind of game whose command it is; absent: it is of no one game. */
  readonly kind?: string;
  readonly subcommands: ReadonlyMap<string, Subcommand>;
}

/** Every slash command, found by what was called. */
export class Commands {
  constructor(
    private readonly platform: () => Platform,
    private readonly commands: readonly Command[],
  ) {}

  /** Its name and its game's kind; null: there is no such command. */
  named({ command, subcommand }: CommandCall): { readonly name: string; readonly kind: string | null } | null {
    const found = this.commands.find(({ definition }) => definition.name === command);
    if (found?.subcommands.has(subcommand) !== true) return null;
    return { name: `${command} ${subcommand}`.trimEnd(), kind: found.kind ?? null };
  }

  form(call: CommandCall): Form {
    return this.#find(call)?.form ?? 'private';
  }

  async run(call: CommandCall, t: Translate): Promise<Answer> {
    return (await this.#find(call)?.run(call, this.platform(), t)) ?? noteAnswer(t, t('error.malformed'));
  }

  async complete(call: CommandCall, t: Translate): Promise<readonly Choice[]> {
    const offer = call.focused === null ? undefined : this.#find(call)?.complete?.[call.focused];
    if (!offer || call.focused === null) return [];
    const typed = String(call.options.get(call.focused) ?? '')
      .trim()
      .toLowerCase();
    const offered = await offer(call, this.platform(), t);
    return offered
      .map(({ name, value }) => ({ name: name.trim().slice(0, LONGEST) || String(value), value }))
      .filter(({ name, value }) => name.toLowerCase().includes(typed) || String(value).toLowerCase() === typed)
      .slice(0, MOST_CHOICES);
  }

  #find(call: CommandCall): Subcommand | undefined {
    return this.commands.find(({ definition }) => definition.name === call.command)?.subcommands.get(call.subcommand);
  }
}

const equal = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/**
 * What was meant: a choice's value, or its name typed without choosing it, or the beginning of one name alone. Else the
 * text itself, which the rules then refuse kindly.
 */
export function meant(typed: string, choices: readonly Choice[]): string {
  const exact =
    choices.find(({ value }) => String(value) === typed) ??
    choices.find(({ name }) => equal(name, typed)) ??
    choices.find(({ value }) => equal(String(value), typed));
  if (exact) return String(exact.value);
  const begun = choices.filter(({ name }) => isBeginningOf(typed.trim().toLowerCase(), name.toLowerCase()));
  return begun.length === 1 ? String(begun[0]?.value ?? typed) : typed;
}

/** Half a number begins no number: 1 doesn't mean 180. */
const isBeginningOf = (typed: string, name: string): boolean =>
  name.startsWith(typed) && !(/\d$/.test(typed) && /^\d/.test(name.slice(typed.length)));

export const textOption = (call: CommandCall, name: string): string | null => {
  const value = call.options.get(name);
  return value === undefined ? null : String(value);
};
