import { expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../../src/text/index.js';
import { COMMANDS } from '../support/registered.js';

/** Slash commands as they are registered. */

interface Part {
  readonly name: string;
  readonly options?: readonly Part[];
  readonly choices?: readonly {
    readonly name: string;
    readonly name_localizations?: Readonly<Record<string, string>>;
  }[];
}

const nested = (part: Part): readonly Part[] => [part, ...(part.options ?? []).flatMap((inside) => nested(inside))];

it('offer their fixed choices in every language', () => {
  const choices = COMMANDS.flatMap(({ definition }) => nested(definition as unknown as Part)).flatMap(
    ({ name, choices: some = [] }) => some.map((choice) => ({ ...choice, of: name })),
  );
  expect(choices.length).toBeGreaterThan(40);
  const tags = LOCALES.flatMap((locale) => LANGUAGES[locale].tags);
  for (const { of, name, name_localizations: names = {} } of choices)
    expect(Object.keys(names), `${of}: ${name}`).toEqual(expect.arrayContaining(tags));
});
