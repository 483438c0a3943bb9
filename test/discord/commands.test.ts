import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { LANGUAGES, LOCALES } from '../../src/text/index.js';
import { COMMANDS } from '../support/registered.js';

/** Slash commands as they are registered. */

const Part = z.object({
  name: z.string(),
  type: z.number().optional(),
  get options() {
    return z.array(Part).optional();
  },
  choices: z
    .array(z.object({ name: z.string(), name_localizations: z.record(z.string(), z.string()).nullish() }))
    .optional(),
});
type Part = z.infer<typeof Part>;

const SUBCOMMAND = 1;

const nested = (part: Part): readonly Part[] => [part, ...(part.options ?? []).flatMap((inside) => nested(inside))];

it('offer their fixed choices in every language', () => {
  const choices = COMMANDS.flatMap(({ definition }) => nested(Part.parse(definition.toJSON()))).flatMap(
    ({ name, choices: some = [] }) => some.map((choice) => ({ ...choice, of: name })),
  );
  expect(choices.length).toBeGreaterThan(40);
  const tags = LOCALES.flatMap((locale) => LANGUAGES[locale].tags);
  for (const { of, name, name_localizations: names } of choices)
    expect(Object.keys(names ?? {}), `${of}: ${name}`).toEqual(expect.arrayContaining(tags));
});

/** What Discord lists of a command: its subcommands, or itself without any. */
const listed = ({ name, options = [] }: Part): readonly string[] => {
  const parts = options.filter(({ type }) => type === SUBCOMMAND);
  return parts.length === 0 ? [name] : parts.map((part) => `${name} ${part.name}`);
};

it('show at most 45 to members of a server who do not manage it, opening and joining first', () => {
  const forAll = COMMANDS.map(({ definition }) => definition.toJSON()).filter(
    ({ default_member_permissions: permissions, contexts }) =>
      (permissions ?? null) === null && contexts?.includes(InteractionContextType.Guild) !== false,
  );
  const names = forAll.flatMap((command) => listed(Part.parse(command)));
  // The Activity's Entry Point is no slash command: Discord has it in its list of apps.
  expect(names.length, names.join(', ')).toBeLessThanOrEqual(45);
  expect(names).not.toContain('me');
  for (const game of ['meteor', 'town', 'cosmic', 'storm'])
    expect(names.filter((name) => name.startsWith(`${game} `)).slice(0, 2)).toEqual([`${game} new`, `${game} join`]);
  expect(names).toContain('meteor launch');
  expect(names.filter((name) => name.startsWith('town '))).toEqual(['town new', 'town join', 'town play']);
  expect(names).toContain('daily town');
  expect(names.filter((name) => name.includes('server-'))).toEqual([]);
});

it('ask for Manage Server where only managers may use them', () => {
  const settings = COMMANDS.find(({ definition }) => definition.name === 'settings');
  expect(settings?.definition.default_member_permissions).toBe(String(PermissionFlagsBits.ManageGuild));
  expect([...(settings?.subcommands.keys() ?? [])]).toEqual(expect.arrayContaining(['server-export', 'server-delete']));
});
