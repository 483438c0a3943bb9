/** What Discord says. Everything is only read. */
import * as z from 'zod';
import { checklist, inviteUrl } from '../../discord/permissions.js';
import { TO_MUTE, TO_RETITLE, type Permission, type Translate } from '../../text/index.js';
import { note, ok, wrong, type Finding } from './finding.js';
import { commandOf } from './tool.js';

export interface DiscordTools {
  readonly token: string;
  /** Without a slash at its end. */
  readonly apiUrl: string;
  readonly guildId: string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly t: Translate;
  readonly fetch: typeof fetch;
}

/** `Date` is cut to whole seconds. */
const CUT_MS = 1_000;
/** The bot corrects a difference of its own; other programs, certificates and several processes don’t. */
const MOST_SKEW_MS = 5_000;
const PATIENCE_MS = 8_000;

/** Discord docs, "Application flags": the intent is granted, to a verified bot or to a small one. */
const CONTENT_FLAGS = (1 << 18) | (1 << 19);

/** Every game can be played without them. */
const DONE_WITHOUT: ReadonlySet<Permission> = new Set([...TO_RETITLE, ...TO_MUTE]);

const Application = z.object({ id: z.string(), flags: z.number().optional() });
const Guilds = z.array(z.object({ id: z.string(), name: z.string(), permissions: z.string() }));

type Asked = { readonly status: number; readonly body: unknown };

async function ask({ apiUrl, token, fetch }: DiscordTools, path: string): Promise<Asked> {
  const response = await fetch(`${apiUrl}/v10${path}`, {
    headers: { authorization: `Bot ${token}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: response.ok ? await response.json() : null };
}

/** This machine's clock beside Discord's, by the header `Date`. */
async function clock({ apiUrl, fetch, now }: DiscordTools): Promise<Finding> {
  const before = now();
  const response = await fetch(`${apiUrl}/v10/gateway`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const after = now();
  const date = Date.parse(response.headers.get('date') ?? '');
  if (Number.isNaN(date)) return note('Clock', 'Discord didn’t say what time it is');
  // It was `date` there, or up to a second later, at some moment between the two.
  const ahead = before - (date + CUT_MS) > 0 ? before - (date + CUT_MS) : Math.min(0, after - date);
  const seconds = Math.abs(ahead / 1000).toFixed(1);
  if (Math.abs(ahead) > MOST_SKEW_MS)
    return wrong(
      'Clock',
      `this machine is ${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} Discord`,
      'Let the system keep the time, such as with: timedatectl set-ntp true',
    );
  return ok('Clock', 'within five seconds of Discord’s');
}

async function permissions(
  tools: DiscordTools,
  { id, flags }: z.infer<typeof Application>,
): Promise<readonly Finding[]> {
  const { guildId, t } = tools;
  if (guildId === null)
    return [
      note(
        'Permissions',
        'no server was named',
        `Name one: ${commandOf('doctor', '--guild ID')} (or DISCORD_GUILD_ID)`,
      ),
    ];
  const invite = `Invite the bot with ${inviteUrl(id)}`;
  // The list begins after an id: the server itself comes first.
  const { status, body } = await ask(tools, `/users/@me/guilds?after=${BigInt(guildId) - 1n}&limit=1`);
  const guild = Guilds.safeParse(body).data?.find((one) => one.id === guildId);
  if (guild === undefined)
    return [wrong('Permissions', `the bot isn’t in the server ${guildId} (HTTP ${status})`, `${invite}.`)];
  // An application that says nothing of its intents is held nothing against.
  const contentReadable = flags === undefined || (flags & CONTENT_FLAGS) !== 0;
  const lacking = checklist({
    permissions: BigInt(guild.permissions),
    contentReadable,
    guest: false,
    alone: false,
    thread: false,
  }).filter(({ granted }) => !granted);
  if (lacking.length === 0)
    return [ok('Permissions', `everything’s set up in ${guild.name}; channels can still forbid it`)];
  return lacking.map(({ need }) =>
    (DONE_WITHOUT.has(need) ? note : wrong)(
      'Permissions',
      `missing in ${guild.name}: ${plain(t(`lobby.permission.${need}`))}`,
      plain(t(`lobby.remedy.${need}`)),
    ),
  );
}

/** Words for Discord's messages, on a terminal. */
const plain = (text: string): string => text.replaceAll('**', '');

/** Whether Discord can be reached and takes the token; then the clock, and the permissions in a server. */
export async function discord(tools: DiscordTools): Promise<readonly Finding[]> {
  try {
    const [skew, { status, body }] = [await clock(tools), await ask(tools, '/applications/@me')];
    const application = Application.safeParse(body).data;
    if (application !== undefined)
      return [ok('Token', 'Discord takes it'), skew, ...(await permissions(tools, application))];
    const refused =
      status === 401
        ? wrong(
            'Token',
            'Discord doesn’t take it',
            'Copy it again from the Developer Portal (Bot → Reset Token) into DISCORD_TOKEN.',
          )
        : wrong('Discord', `it answered with HTTP ${status}`, 'Try again later, and look at https://discordstatus.com');
    return [refused, skew];
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [
      wrong('Discord', `it can’t be reached: ${cause}`, 'Check this machine’s network and DNS, and DISCORD_API_URL.'),
    ];
  }
}
