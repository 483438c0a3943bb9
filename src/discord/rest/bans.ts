import type { ResponseLike } from 'discord.js';
import { Headers } from 'undici';
import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import { answerOf } from './whole-answer.js';

/** The wait after a 429 that names none; without one discord.js asks again at once, without end. */
const UNNAMED_WAIT_S = 5;

/**
 * Reads 429s as discord.js needs them. One that Discord's own limits didn't send comes from Cloudflare: a page without
 * JSON and without a scope, for everything this machine sends. Requests that are made while it lasts would lengthen it,
 * so they are answered here.
 */
export class Bans {
  #until: Millis = 0;

  constructor(private readonly clock: Clock) {}

  /** The answer to a request that need not be sent, or null. */
  answer(): ResponseLike | null {
    const left = this.#until - this.clock.now();
    return left > 0 ? limited(new Headers(), left / 1000) : null;
  }

  /** The answer as discord.js is to see it. */
  observed(answer: ResponseLike): ResponseLike {
    if (answer.status !== 429) return answer;
    const { headers } = answer;
    const seconds = waitOf(headers.get('retry-after'));
    const fromDiscord = headers.has('x-ratelimit-scope') || headers.has('x-ratelimit-global');
    if (fromDiscord)
      return Number(headers.get('retry-after')) > 0 ? answer : { ...answer, headers: waiting(headers, seconds) };
    this.#until = Math.max(this.#until, this.clock.now() + seconds * 1000);
    return limited(headers, seconds);
  }
}

/** Seconds; a date, nothing or zero is no wait that discord.js could read. */
function waitOf(named: string | null): number {
  const seconds = Number(named);
  return seconds > 0 && Number.isFinite(seconds) ? seconds : UNNAMED_WAIT_S;
}

function waiting(headers: ResponseLike['headers'], seconds: number): Headers {
  const told = new Headers(headers);
  told.set('retry-after', seconds.toFixed(3));
  return told;
}

function limited(headers: ResponseLike['headers'], seconds: number): ResponseLike {
  const told = waiting(headers, seconds);
  told.set('x-ratelimit-global', 'true');
  told.set('x-ratelimit-scope', 'global');
  return answerOf(429, told, Buffer.alloc(0));
}
