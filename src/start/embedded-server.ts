/** The server that stands in for Discord where there is no token: it runs in this process, with a page to play on. */
import { randomBytes } from 'node:crypto';
import type { Environment } from './environment.js';
import { isLoopback } from '../http/guard.js';
import { createLocalDiscord, localIds, type Keys, type LocalDiscord } from '../local/index.js';
import { PAGE_FOLDER } from '../package-folder.js';
import type { Application } from '../storage/sql/rows/application.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

const t = translator(DEFAULT_LOCALE);

/** The embedded server's bot and server; their ids follow from the names. */
const EMBEDDED = { botName: 'Meteor', guildName: 'Meteor' } as const;

/** As whom the bot plays with the embedded server: the same in every process. */
export function embeddedApplication(): Application {
  const { botId, guildId } = localIds(EMBEDDED.botName, EMBEDDED.guildName);
  return { id: botId, guildIds: [guildId] };
}

/** The embedded server's channels; games run side by side in them. */
const CHANNELS = ['launch-pad', 'mission-control'];

/** To sit in, without sound: the silence can be seen to mute. */
const VOICE_CHANNELS = ['bridge'];

/** Where the bot is no member, and is played by people's own installations. */
const ELSEWHERE = { group: 'Friends', guild: 'Without the bot', channel: 'elsewhere' } as const;

export interface EmbeddedServer {
  readonly server: LocalDiscord;
  readonly token: string;
  /** The application's, with which the Activity exchanges codes. */
  readonly clientSecret: string;
  /** Without them nobody opens the page; null where only this machine can reach it. */
  readonly keys: Keys | null;
  /** Calls from now on whenever somebody has come in who wasn't here before. */
  readonly whenNewcomer: (run: () => void) => void;
}

const secret = (): string => randomBytes(24).toString('base64url');

/** A variable by which others than this machine can reach it, and how it would have to be set instead. */
interface Exposure {
  readonly given: string;
  readonly wanted: string;
}

/** A proxy of `PUBLIC_URL` leads here from elsewhere, whatever address is listened on. */
function exposuresOf({ host, publicUrl }: Environment): readonly Exposure[] {
  return [
    ...(isLoopback(host) ? [] : [{ given: `HOST=${host}`, wanted: 'HOST=127.0.0.1' }]),
    ...(publicUrl === null || isLoopback(new URL(publicUrl).hostname)
      ? []
      : [{ given: `PUBLIC_URL=${publicUrl}`, wanted: "PUBLIC_URL=''" }]),
  ];
}

/** Nobody but this process knows its token. */
export function createEmbeddedServer(env: Environment): EmbeddedServer {
  let newcomer = (): void => undefined;
  const token = secret();
  const clientSecret = secret();
  const keys = exposuresOf(env).length === 0 ? null : { moderator: secret(), player: secret() };
  const server = createLocalDiscord({
    token,
    clientSecret,
    activityPath: '/activity/',
    ...EMBEDDED,
    channels: CHANNELS,
    voiceChannels: VOICE_CHANNELS,
    elsewhere: ELSEWHERE,
    pageDir: PAGE_FOLDER,
    publicUrl: env.publicUrl,
    onNewcomer: () => {
      newcomer();
    },
    ...(keys === null ? {} : { keys }),
  });
  const whenNewcomer = (run: () => void): void => {
    newcomer = run;
  };
  return { token, clientSecret, server, keys, whenNewcomer };
}

/** Where to play: beyond this machine each address carries its key, and a warning says why. */
export function invitation({ keys }: EmbeddedServer, env: Environment, own: string): string {
  const url = env.publicUrl ?? own;
  if (keys === null) return `${t('page.local-ready', { url })}\n${t('page.local-second')}`;
  const [moderator, player] = [`${url}/?key=${keys.moderator}`, `${url}/?key=${keys.player}`];
  const exposures = exposuresOf(env);
  const given = exposures.map((one) => one.given).join(' ');
  const wanted = exposures.map((one) => one.wanted).join(' ');
  return `${t('page.local-exposed', { given, wanted })}\n${t('page.local-ready', { url: moderator })}\n${t('page.local-players', { url: player })}`;
}
