import { setTimeout as delay } from 'node:timers/promises';
import { CannotStart } from './cannot-start.js';
import type { Environment } from './environment.js';
import { createGuard } from '../http/guard.js';
import type { Metrics } from '../http/metrics/metrics.js';
import { createReplays, type FoundReplay } from '../http/replays.js';
import type { Health } from '../http/probes.js';
import { listen, type HttpServer, type OwnPages } from '../http/server.js';
import type { LocalDiscord } from '../local/index.js';
import { DEFAULT_LOCALE, translator } from '../text/index.js';

const t = translator(DEFAULT_LOCALE);

/** What answers for the process: the bot, or the successor that waits to be it. */
export interface Serving {
  health(): Health;
  readonly metrics: Metrics;
  /** Absent: a successor serves no pages yet. */
  replayPage?(token: string, locale: string | null): Promise<FoundReplay>;
  isReplayLink?(token: string): boolean;
}

/** Throws `CannotStart` where the port is taken. `mounted`: the embedded server, whose page and API it has too. */
export async function listenOn(
  { host, port, publicUrl }: Environment,
  serving: () => Serving,
  mounted: LocalDiscord | null,
  activity: () => OwnPages | null = () => null,
): Promise<HttpServer> {
  try {
    return await listen({
      host,
      port,
      guard: createGuard({ host, publicUrl, anyHost: mounted === null }),
      activity,
      health: () => serving().health(),
      metrics: () => serving().metrics,
      ...(publicUrl === null
        ? {}
        : {
            replays: createReplays({
              isLink: (token) => serving().isReplayLink?.(token) === true,
              find: async (token, locale) => (await serving().replayPage?.(token, locale)) ?? null,
            }),
          }),
      ...(mounted === null ? {} : { mounted }),
    });
  } catch (error) {
    throw new CannotStart(t('page.port-busy', { port }), { cause: error });
  }
}

/** Between two attempts to have the port of the bot that runs, in milliseconds. */
const PORT_AGAIN_MS = 100;

/** Listens as soon as the port is free: the bot that runs may have it. Answers with what closes it. */
export function listenWhenFree(
  env: Environment,
  serving: () => Serving,
  activity: () => OwnPages | null,
): () => Promise<void> {
  let closed = false;
  let http: HttpServer | null = null;
  const attempt = async (): Promise<void> => {
    while (!closed && http === null) {
      http = await listenOn(env, serving, null, activity).catch(() => null);
      if (http === null) await delay(PORT_AGAIN_MS);
    }
  };
  void attempt();
  return async () => {
    closed = true;
    await http?.close();
  };
}

/** How this process reaches itself. */
export function ownUrl(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
