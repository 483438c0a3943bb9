import { ApplicationCommandOptionType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../src/text/index.js';
import { wordsOf } from '../../src/text/translate.js';
import { COMMANDS, FACES } from '../support/registered.js';

interface Named {
  readonly name: string;
  readonly type?: number | undefined;
  readonly options?: readonly Named[] | undefined;
}

const commands: readonly Named[] = COMMANDS.map(({ definition }) => definition.toJSON());
const findIn = (all: readonly Named[] = [], name = ''): Named | undefined => all.find((one) => one.name === name);

/** Every command, part and option that is typed: `/meteor new scenario:{name}`; what people fill in is left out. */
function isReal(typed: string): boolean {
  const [name = '', ...parts] = typed.slice(1).split(' ');
  let at = findIn(commands, name.replace('{command}', 'meteor'));
  for (const part of parts) {
    const { options = [] } = at ?? {};
    const named = findIn(options, part.split(':')[0]);
    if (named !== undefined && !part.includes(':')) at = named;
    // `/settings set games`: what is typed into the first option.
    else if (named === undefined && !(options[0]?.type === ApplicationCommandOptionType.String)) return false;
  }
  return at !== undefined;
}

const partsOf = (command: string): readonly string[] =>
  (findIn(commands, command)?.options ?? []).map(({ name }) => name);
/** What some game has under its own name, and another only as an act of `play`, or not at all. */
const notEverywhere = new Set(
  FACES.flatMap(({ command }) => partsOf(command)).filter((part) =>
    FACES.some(({ command }) => !partsOf(command).includes(part)),
  ),
);

/** Where the Activity is served: a path, no command. */
const ACTIVITY = '/activity';

const typedIn = (words: string): readonly string[] => [...words.matchAll(/`([^`]+)`/gu)].map(([, typed = '']) => typed);

describe('commands that words name', () => {
  it.each(LOCALES)('exist, with their parts and options, in %s', (locale) => {
    const unreal = [...wordsOf(locale)].flatMap(([key, words]) =>
      typedIn(words)
        .filter((typed) => /^\/[a-z{]/u.test(typed) && typed !== ACTIVITY && !isReal(typed))
        .map((typed) => `${key}: ${typed}`),
    );
    expect(unreal).toEqual([]);
  });

  it.each(LOCALES)('are named whole where not every game has them, in %s', (locale) => {
    const bare = [...wordsOf(locale)].flatMap(([key, words]) =>
      typedIn(words)
        .filter((typed) => notEverywhere.has(typed))
        .map((typed) => `${key}: ${typed}`),
    );
    expect(bare).toEqual([]);
  });
});
