import { DiscordAPIError, Routes } from 'discord.js';
import type { REST } from 'discord.js';
import type { Command } from './commands.js';
import type { Logger } from '../ports.js';

/** The fields of a command that we send and Discord returns; the rest (ids, versions) is Discord's own. */
const COMPARED = [
  'type',
  'name',
  'description',
  'description_localizations',
  'options',
  'required',
  'autocomplete',
  'choices',
  'value',
  'name_localizations',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'default_member_permissions',
  'contexts',
  'integration_types',
];

/** A command with nothing but what counts, in one order; what is empty, null, false or a default is left out. */
function essence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(essence);
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  // Words by language keep their keys, whatever they are.
  const keys = COMPARED.some((key) => key in fields) ? COMPARED : Object.keys(fields).sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const found = essence(fields[key]);
      const empty =
        found === undefined ||
        found === null ||
        found === false ||
        (Array.isArray(found) && found.length === 0) ||
        (typeof found === 'object' && !Array.isArray(found) && Object.keys(found).length === 0);
      return empty ? [] : [[key, found] as const];
    }),
  );
}

/** Discord tells permissions as a string and, by its OpenAPI document, takes them as a number. */
const asNumber = (bits: string | null | undefined): number | null =>
  bits === null || bits === undefined ? null : Number(bits);

interface Named {
  readonly name: string;
  readonly default_member_permissions?: unknown;
}
const byName = (a: Named, b: Named): number => a.name.localeCompare(b.name);

const typed = (commands: readonly Named[]): string =>
  JSON.stringify(
    essence(
      [...commands].sort(byName).map((one) => ({
        type: 1,
        ...one,
        default_member_permissions: String(one.default_member_permissions ?? ''),
      })),
    ),
  );

const alike = (registered: unknown, { wanted, text }: Definitions): boolean =>
  Array.isArray(registered) && registered.length === wanted.length && typed(registered as readonly Named[]) === text;

/** Commands as Discord is sent them. */
interface Definitions {
  /** Permissions are strings, as builders make them. */
  readonly asStrings: readonly Named[];
  /** Permissions are numbers. */
  readonly wanted: readonly Named[];
  /** What of them counts. */
  readonly text: string;
}

/** Builders take milliseconds for that, and a process may start several bots with the same commands. */
const known = new WeakMap<readonly Command[], Definitions>();

function definitionsOf(commands: readonly Command[]): Definitions {
  const found = known.get(commands);
  if (found !== undefined) return found;
  const asStrings = withoutStacks(() => commands.map(({ definition }) => definition.toJSON()));
  const wanted = asStrings.map((one) => ({
    ...one,
    default_member_permissions: asNumber(one.default_member_permissions),
  }));
  const made = { asStrings, wanted, text: typed(wanted) };
  known.set(commands, made);
  return made;
}

/** A builder makes an error for each word in each language, to see that it is no null: nobody reads where that was. */
function withoutStacks<T>(work: () => T): T {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Discord docs, "Application Command Types": the Entry Point command, which opens the Activity. */
const ENTRY_POINT = 4;
/** Discord docs, "Entry Point Command Handler Types": the application answers. */
const APP_HANDLER = 1;
/** What of it may be sent back. */
const ENTRY_POINT_FIELDS = [
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'type',
  'handler',
];
const ENTRY_POINT_PLACES = ['integration_types', 'contexts'];

const isEntryPoint = (command: unknown): boolean =>
  typeof command === 'object' && command !== null && 'type' in command && command.type === ENTRY_POINT;

/**
 * The Entry Point commands among these. Discord makes one by itself where Activities are switched on, and refuses a bulk
 * overwrite that leaves it out.
 */
const entryPointsOf = (registered: unknown): readonly object[] =>
  Array.isArray(registered)
    ? registered
        .filter(isEntryPoint)
        .map((command: Readonly<Record<string, unknown>>) =>
          Object.fromEntries(
            [...ENTRY_POINT_FIELDS, ...ENTRY_POINT_PLACES].flatMap((field) =>
              command[field] === undefined || command[field] === null ? [] : [[field, command[field]] as const],
            ),
          ),
        )
    : [];

/**
 * Registers the commands, everywhere or (at once) in one server, if they differ from what is there. Gives whether they
 * did; throws where Discord doesn't take them.
 */
export async function register(
  rest: REST,
  applicationId: string,
  guildId: string | null,
  commands: readonly Command[],
  log: Logger,
  /** The bot answers the Entry Point itself, where it has an Activity; otherwise Discord opens it by itself. */
  hasActivity = false,
): Promise<boolean> {
  const definitions = definitionsOf(commands);
  const { asStrings, wanted } = definitions;
  const route =
    guildId === null
      ? Routes.applicationCommands(applicationId)
      : Routes.applicationGuildCommands(applicationId, guildId);
  const registered = await rest
    .get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })
    .catch(() => null);
  const entryPoints = entryPointsOf(registered);
  const kept = hasActivity ? entryPoints.map((one) => ({ ...one, handler: APP_HANDLER })) : entryPoints;
  const others: unknown = Array.isArray(registered) ? registered.filter((one) => !isEntryPoint(one)) : registered;
  if (alike(others, definitions) && JSON.stringify(kept) === JSON.stringify(entryPoints)) return false;
  await rest.put(route, { body: [...wanted, ...kept] }).catch((error: unknown) => {
    if (!(error instanceof DiscordAPIError)) throw error;
    // A compatible server may know the string alone.
    return rest.put(route, { body: [...asStrings, ...kept] });
  });
  log.info({ commands: wanted.map(({ name }) => name) }, 'slash commands registered');
  return true;
}
