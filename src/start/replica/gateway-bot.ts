/** What Discord says of the bot's gateway before anything connects. */
import { REST, Routes } from 'discord.js';
import * as z from 'zod';
import type { Connection } from '../../app-options.js';
import { restOptions } from '../../discord/gateway/client-options.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';

/** Discord docs, "Get Gateway Bot". */
const ANSWER = z.object({
  shards: z.number(),
  session_start_limit: z.object({ remaining: z.number(), max_concurrency: z.number().min(1) }),
});

export interface GatewayBot {
  /** The shards that Discord recommends. */
  readonly shards: number;
  /** How many sessions may begin today. */
  readonly identifiesLeft: number;
  /** How many shards may identify in five seconds. */
  readonly maxConcurrency: number;
}

/** An answer holds for so long. */
const KEPT_MS: Millis = 30_000;

/** Asks Discord, and not again for half a minute. */
export class GatewayBotInfo {
  readonly #rest: REST;
  #known: { readonly at: Millis; readonly bot: GatewayBot } | null = null;

  constructor(
    { token, apiUrl }: Connection,
    private readonly clock: Clock,
  ) {
    this.#rest = new REST(restOptions(apiUrl)).setToken(token);
  }

  /** Rejects as discord.js's REST does. */
  async ask(): Promise<GatewayBot> {
    const now = this.clock.now();
    if (this.#known !== null && now - this.#known.at < KEPT_MS) return this.#known.bot;
    const { shards, session_start_limit: limit } = ANSWER.parse(await this.#rest.get(Routes.gatewayBot()));
    const bot = { shards, identifiesLeft: limit.remaining, maxConcurrency: limit.max_concurrency };
    this.#known = { at: now, bot };
    return bot;
  }

  close(): void {
    this.#rest.clearHandlerSweeper();
    this.#rest.clearHashSweeper();
  }
}
