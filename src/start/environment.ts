import * as z from 'zod';

/** Discord docs, "Sharding": so many shards, and which of them are this process's. */
export interface ShardChoice {
  /** A power of two, so that doubling it only splits files. */
  readonly count: number;
  /** In order. */
  readonly ids: readonly number[];
}

/** `SHARDS=lease`: this process takes its part of the shards, of all replicas on its database. */
export interface ReplicaChoice {
  /** Among how many shards the servers are divided; null: as the database says, or Discord recommends. */
  readonly count: number | null;
  /** Where other replicas reach this one's pages; null: at this machine's own address. */
  readonly address: string | null;
}

/** The environment as the process was started with it, parsed once. */
export interface Environment {
  /** Absent: the bot runs with the embedded local server. Its shape is never judged. */
  readonly discordToken: string | null;
  /** Where Discord's REST API is; null: Discord's own. */
  readonly discordApiUrl: string | null;
  /** Commands are registered in this server, at once, instead of everywhere. */
  readonly discordGuildId: string | null;
  /** The shards of this process; null: all, as many as Discord recommends. */
  readonly shards: ShardChoice | null;
  /** Null: its shards are fixed. */
  readonly replica: ReplicaChoice | null;
  readonly databasePath: string;
  /** Where PostgreSQL is, which then has the games instead of a file; secret, for its password. Null: a file has them. */
  readonly databaseUrl: string | null;
  /** What logs and links are signed with on PostgreSQL, as 64 hexadecimal digits; null: a key that is kept there. */
  readonly signingKey: string | null;
  /** Null: `info`; `warn` where the embedded server runs, so that a person at the terminal reads the address, not JSON. */
  readonly logLevel: string | null;
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Where people reach this process's pages, without a slash at its end; null: only under the addresses listened on. */
  readonly publicUrl: string | null;
  /** With `publicUrl`: the Activity is served; null: it isn't. */
  readonly discordClientSecret: string | null;
  /** The application's public key: sign-ins to the Activity must be signed by Discord's proxy; null: they needn't. */
  readonly discordPublicKey: string | null;
  /** What the seeds of daily deals come from, 32 characters or more, equal in all processes of a bot; null: a secret of the database's own. */
  readonly dailySecret: string | null;
  readonly zoneMs: number;
  readonly launchWindowMs: number;
}

/** What is wrong with one variable. The words are in `text/`, under `environment.<code>`. */
export interface EnvironmentFault {
  readonly variable: string;
  readonly code:
    | 'not-a-number'
    | 'out-of-range'
    | 'not-a-url'
    | 'not-an-id'
    | 'not-a-level'
    | 'needs-token'
    | 'not-a-count'
    | 'not-shards'
    | 'needs-count'
    | 'lease-needs'
    | 'too-short'
    | 'not-a-key'
    | 'not-a-signing-key'
    | 'not-a-database-url'
    | 'one-of-both';
  readonly given: string;
  readonly allowed: string;
}

/** The environment, or all of its faults at once. */
export type EnvironmentOutcome =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly faults: readonly EnvironmentFault[] };

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type Code = EnvironmentFault['code'];

/** A zod message that carries a fault's code and what would be allowed, to be worded later. */
const fault = (code: Code, allowed: string): string => `${code}|${allowed}`;

const number = (low: number, high: number, otherwise: number) =>
  z
    .string()
    .refine((text) => Number.isFinite(Number(text)), fault('not-a-number', `${low} – ${high}`))
    .transform(Number)
    .refine((value) => value >= low && value <= high, fault('out-of-range', `${low} – ${high}`))
    .optional()
    .transform((value) => value ?? otherwise);

const url = (example: string) =>
  z
    .string()
    .refine((text) => /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text), fault('not-a-url', example))
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .transform((value) => value ?? null);

/** More than any bot has, and few enough to be listed. */
const MOST_SHARDS = 16_384;
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/;
const EXAMPLE = 'auto, lease, 0-15, 0-15,32-47';

/** `0-15,256-271`, in order; null for what is none. */
function idsOf(text: string): readonly number[] | null {
  const ids = new Set<number>();
  for (const part of text.split(',')) {
    const [, from, to = from] = RANGE.exec(part.trim()) ?? [];
    if (from === undefined || Number(to) < Number(from) || Number(to) >= MOST_SHARDS) return null;
    for (let id = Number(from); id <= Number(to); id += 1) ids.add(id);
  }
  return [...ids].sort((left, right) => left - right);
}

const isPowerOfTwo = (count: number): boolean =>
  count <= MOST_SHARDS && Number.isInteger(Math.log2(count)) && count >= 1;

/** Characters of a secret at least: half a byte each, as hexadecimal digits are, so that nobody can try them all. */
const LEAST_SECRET = 32;
/** What is never told again, not even to say that it is wrong: logs keep what is told. */
const SECRETS: ReadonlySet<string> = new Set(['DAILY_SECRET', 'DISCORD_CLIENT_SECRET', 'DATABASE_URL', 'SIGNING_KEY']);

const SCHEMA = z
  .object({
    DISCORD_TOKEN: z
      .string()
      .optional()
      .transform((value) => value ?? null),
    DISCORD_API_URL: url('http://127.0.0.1:4000/api'),
    DISCORD_GUILD_ID: z
      .string()
      .regex(/^\d{5,20}$/, fault('not-an-id', '123456789012345678'))
      .optional()
      .transform((value) => value ?? null),
    SHARDS: z
      .string()
      .optional()
      .transform((value) =>
        value === undefined || value === 'auto' ? 'auto' : value === 'lease' ? value : idsOf(value),
      )
      .refine((ids) => ids !== null, fault('not-shards', EXAMPLE)),
    SHARD_COUNT: z
      .string()
      .refine(
        (text) => /^\d+$/.test(text) && isPowerOfTwo(Number(text)),
        fault('not-a-count', `1, 2, 4 … ${MOST_SHARDS}`),
      )
      .transform(Number)
      .optional(),
    REPLICA_ADDRESS: url('http://10.0.0.5:8080'),
    DATABASE_PATH: z.string().optional(),
    DATABASE_URL: z
      .string()
      .refine(
        (text) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text),
        fault('not-a-database-url', 'postgres://user:password@host:5432/name'),
      )
      .optional()
      .transform((value) => value ?? null),
    SIGNING_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/, fault('not-a-signing-key', '64'))
      .optional()
      .transform((value) => value ?? null),
    LOG_LEVEL: z
      .enum(LEVELS, fault('not-a-level', LEVELS.join(', ')))
      .optional()
      .transform((value) => value ?? null),
    HOST: z
      .string()
      .optional()
      .transform((value) => value ?? '127.0.0.1'),
    PORT: number(0, 65_535, 8080).refine(Number.isInteger, fault('out-of-range', '0 – 65535')),
    PUBLIC_URL: url('https://meteor.example.org'),
    DISCORD_CLIENT_SECRET: z
      .string()
      .optional()
      .transform((value) => value ?? null),
    DISCORD_PUBLIC_KEY: z
      .string()
      .regex(/^[\da-f]{64}$/i, fault('not-a-key', '64'))
      .optional()
      .transform((value) => value ?? null),
    ZONE_SECONDS: number(0.1, 86_400, 60),
    DAILY_SECRET: z
      .string()
      .min(LEAST_SECRET, fault('too-short', String(LEAST_SECRET)))
      .optional()
      .transform((value) => value ?? null),
    LAUNCH_WINDOW_SECONDS: number(0, 10, 5),
  })
  .superRefine((value, context) => {
    if (value.DISCORD_API_URL !== null && value.DISCORD_TOKEN === null) {
      context.addIssue({ code: 'custom', path: ['DISCORD_API_URL'], message: fault('needs-token', 'DISCORD_TOKEN') });
    }
    const { SHARDS: ids, SHARD_COUNT: count, DATABASE_URL: url } = value;
    if (url !== null && value.DATABASE_PATH !== undefined)
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: fault('one-of-both', 'DATABASE_PATH') });
    if (ids === 'lease')
      for (const needed of ['DISCORD_TOKEN', 'DATABASE_URL'] as const)
        if (value[needed] === null)
          context.addIssue({ code: 'custom', path: ['SHARDS'], message: fault('lease-needs', needed) });
    if (!Array.isArray(ids)) return;
    if (count === undefined)
      context.addIssue({ code: 'custom', path: ['SHARDS'], message: fault('needs-count', 'SHARD_COUNT') });
    else if (ids.some((id) => id >= count))
      context.addIssue({ code: 'custom', path: ['SHARDS'], message: fault('out-of-range', `0 – ${count - 1}`) });
  });

/** Games of Discord, and games of the embedded server, which would find none of the other's channels. */
export const DISCORD_DATABASE = './data/meteor.db';
export const LOCAL_DATABASE = './data/local.db';

const defaultDatabase = (token: string | null): string => (token === null ? LOCAL_DATABASE : DISCORD_DATABASE);

/** The database that a bot with these variables would open, whatever else is wrong with them: for the tools. */
export function databasePathOf(variables: Variables): string {
  return givenIn(variables, 'DATABASE_PATH') ?? defaultDatabase(givenIn(variables, 'DISCORD_TOKEN'));
}

/** The same for PostgreSQL; null: a file has the games. */
export const databaseUrlOf = (variables: Variables): string | null => givenIn(variables, 'DATABASE_URL');

type Variables = Readonly<Record<string, string | undefined>>;

const givenIn = (variables: Variables, name: string): string | null => variables[name]?.trim() || null;

/** Reads the variables; an empty one counts as absent. All faults come together. */
export function readEnvironment(variables: Variables): EnvironmentOutcome {
  const given = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) return { ok: false, faults: parsed.error.issues.map((issue) => faultOf(issue, given)) };
  const { data } = parsed;
  return {
    ok: true,
    environment: {
      discordToken: data.DISCORD_TOKEN,
      discordApiUrl: data.DISCORD_API_URL,
      discordGuildId: data.DISCORD_GUILD_ID,
      shards: choiceOf(data.SHARDS, data.SHARD_COUNT),
      replica: data.SHARDS === 'lease' ? { count: data.SHARD_COUNT ?? null, address: data.REPLICA_ADDRESS } : null,
      databasePath: data.DATABASE_PATH ?? defaultDatabase(data.DISCORD_TOKEN),
      databaseUrl: data.DATABASE_URL,
      signingKey: data.SIGNING_KEY,
      logLevel: data.LOG_LEVEL,
      host: data.HOST,
      port: data.PORT,
      publicUrl: data.PUBLIC_URL,
      discordClientSecret: data.DISCORD_CLIENT_SECRET,
      discordPublicKey: data.DISCORD_PUBLIC_KEY,
      dailySecret: data.DAILY_SECRET,
      zoneMs: Math.round(data.ZONE_SECONDS * 1000),
      launchWindowMs: Math.round(data.LAUNCH_WINDOW_SECONDS * 1000),
    },
  };
}

function choiceOf(ids: readonly number[] | 'auto' | 'lease' | null, count: number | undefined): ShardChoice | null {
  if (count === undefined || ids === null || ids === 'lease') return null;
  return { count, ids: ids === 'auto' ? Array.from({ length: count }, (_, id) => id) : ids };
}

function faultOf(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): EnvironmentFault {
  const variable = String(issue.path[0] ?? '');
  const [code = 'out-of-range', allowed = ''] = issue.message.split('|');
  return { variable, code: code as Code, allowed, given: SECRETS.has(variable) ? '' : (given[variable] ?? '') };
}
