import { DiscordSDK } from '@discord/embedded-app-sdk';
import type { NonceReply, SessionReply, SignInRefused } from '../protocol.js';
import type { SignedIn } from './connection.js';

/** Who the page is for, by the SDK: a code from Discord, which the server exchanges. */

let sdk: DiscordSDK | null = null;

/** Whether Discord, or the page that plays its part, has opened this page. */
export const isInDiscord = (): boolean => new URLSearchParams(location.search).has('frame_id');

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as T;
}

/** Of the process that was found last; '' before: any. */
let base = '';

/** Where a process has another's server, it says whose, and that one is asked. */
export async function signIn(): Promise<SignedIn> {
  const first = await ask();
  if (first.ok || first.refused !== 'elsewhere' || first.prefix === undefined) return first;
  base = first.prefix;
  return ask();
}

async function ask(): Promise<SignedIn & { readonly prefix?: string }> {
  const { nonce, clientId } = await post<NonceReply>(`${base}api/nonce`, {});
  sdk ??= new DiscordSDK(clientId, { disableConsoleLogOverride: true });
  await sdk.ready();
  const { code } = await sdk.commands.authorize({
    client_id: clientId,
    response_type: 'code',
    state: nonce,
    prompt: 'none',
    scope: ['identify'],
  });
  const reply = await post<SessionReply | SignInRefused>(`${base}api/session`, {
    nonce,
    code,
    instanceId: sdk.instanceId,
    ...(sdk.guildId === null ? {} : { guildId: sdk.guildId }),
  });
  if ('refused' in reply) {
    const { refused, prefix } = reply;
    return { ok: false, refused, ...(prefix !== undefined && /^\d{1,5}\/$/.test(prefix) ? { prefix } : {}) };
  }
  await sdk.commands.authenticate({ access_token: reply.accessToken });
  return { ok: true, session: reply.session, locale: await localeOf(sdk), base };
}

/** Older clients don't know the command: then the browser's own. */
async function localeOf({ commands }: DiscordSDK): Promise<string> {
  try {
    return (await commands.userSettingsGetLocale()).locale;
  } catch {
    return navigator.language;
  }
}
