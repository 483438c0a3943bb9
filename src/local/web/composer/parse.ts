import type { FlatCommand } from './model.js';

/** A line typed by hand, taken apart. */
export interface TypedLine {
  readonly command: FlatCommand;
  readonly values: readonly { readonly name: string; readonly text: string }[];
  /** Words before the first `name:`; taken for the first option that has nothing yet. */
  readonly loose: string;
}

/** The command that a line begins with; of `/meteor` and `/meteor place` the longer. */
export function commandOf(commands: readonly FlatCommand[], line: string): FlatCommand | undefined {
  const typed = line.slice(1).replace(/\s+/g, ' ').toLowerCase();
  return commands
    .filter((command) => typed === command.name || typed.startsWith(`${command.name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
}

/** Whether a line begins a command's name, with its game or without: `/pla` begins `meteor place`. */
export function isBegunBy({ name }: FlatCommand, line: string): boolean {
  const typed = line.slice(1).trim().replace(/\s+/g, ' ').toLowerCase();
  return name.startsWith(typed) || name.includes(` ${typed}`);
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return /^"[^"]*"$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
}

/** `/meteor place card:Rocket 3 (C F) site:Mine`: a value runs to the next name of an option of this command. */
export function parseLine(commands: readonly FlatCommand[], line: string): TypedLine | undefined {
  const command = commandOf(commands, line);
  if (command === undefined) return undefined;
  const words = command.name.split(' ').length;
  const rest = line.slice(1).trim().split(/\s+/).slice(words).join(' ');
  const names = command.options.map((option) => option.name.replace(/[^\w-]/g, '\\$&'));
  if (names.length === 0) return { command, values: [], loose: rest };
  const marks = [...rest.matchAll(new RegExp(`(?:^|\\s)(${names.join('|')}):`, 'gi'))];
  const values = marks.map((mark, index) => ({
    name: (mark[1] ?? '').toLowerCase(),
    text: unquote(rest.slice(mark.index + mark[0].length, marks[index + 1]?.index)),
  }));
  return { command, values, loose: rest.slice(0, marks[0]?.index).trim() };
}
