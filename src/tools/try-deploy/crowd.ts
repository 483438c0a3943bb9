import { setTimeout as delay } from 'node:timers/promises';

import { createGuard } from '../../http/guard.js';
import { ListeningDiscord, type LocalUser } from '../../local/index.js';
import { timesLogged } from '../soak/logged.js';
import { joinAndLeave, openLobby, play } from '../soak/people.js';
import { Tally } from '../soak/tally.js';

const TOKEN = 'local-test-token';

/** What people met while something was done to the bot. */
export interface Load {
  readonly interactions: number;
  /** Nobody answered within three seconds. */
  readonly unanswered: number;
  /** In milliseconds. */
  readonly longestAnswer: number;
  /** Ids of what the bot said that it had done. */
  readonly acted: readonly string[];
}

/** A Discord-compatible server on one of this machine's addresses, and people in as many lobbies as games. */
export class Crowd {
  #guests: readonly LocalUser[] = [];
  #players: readonly LocalUser[] = [];

  private constructor(
    readonly server: ListeningDiscord,
    private readonly channels: number,
    /** What a bot needs to come here. */
    readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** `address`: one that containers reach. */
  static async open(address: string, channels: number): Promise<Crowd> {
    const names = Array.from({ length: 2 * channels }, (_, at) => `try-${at}`);
    const options = { token: TOKEN, channels: names, rateLimits: false, recordCap: 100, historyLimit: 20 };
    const server = new ListeningDiscord(options, createGuard({ host: address, publicUrl: null }));
    await server.listen(0, address);
    const url = `http://${address}:${server.port}`;
    server.listeningAt(url);
    return new Crowd(server, channels, {
      DISCORD_TOKEN: TOKEN,
      DISCORD_API_URL: `${url}/api`,
      LAUNCH_WINDOW_SECONDS: '1',
    });
  }

  channel(at: number): string {
    return this.server.channelId(`try-${at}`);
  }

  /** People play for so many milliseconds before `act` is begun, meanwhile, and after it. */
  async during(ms: number, act: () => Promise<void>): Promise<Load> {
    await this.#come();
    const tally = new Tally();
    const people = [
      ...this.#guests.map((guest, at) => joinAndLeave(guest, this.channel(at), tally)),
      ...this.#players.map((player, at) => play(player, this.channel(this.channels + at), tally)),
    ];
    const acting = delay(ms)
      .then(act)
      .then(() => delay(ms))
      .finally(() => {
        tally.over = true;
      });
    const [acted] = await Promise.allSettled([acting, ...people]);
    if (acted.status === 'rejected') throw acted.reason;
    await Promise.all(people);
    return {
      interactions: tally.interactions,
      unanswered: tally.unanswered,
      longestAnswer: Math.round(Math.max(0, ...tally.answers)),
      acted: tally.acted,
    };
  }

  async #come(): Promise<void> {
    if (this.#players.length > 0) return;
    const lobbies = Array.from({ length: this.channels }, (_, at) => this.channel(at));
    this.#guests = await Promise.all(lobbies.map((channel) => openLobby(this.server, channel)));
    this.#players = lobbies.map((_, at) => this.server.addUser(`Player ${at}`));
  }
}

/** In words; throws if the log at `path` hasn't each of the acts once. */
export function accountFor({ interactions, unanswered, longestAnswer, acted }: Load, path: string): string {
  const logged = timesLogged(path, acted);
  const lost = logged.filter((times) => times === 0).length;
  const double = logged.filter((times) => times > 1).length;
  const words = `${interactions} interactions, ${unanswered} unanswered, slowest answer ${longestAnswer} ms; ${acted.length} acts, ${lost} lost, ${double} twice`;
  if (lost + double > 0) throw new Error(words);
  return words;
}

/** The same where nobody may be left without an answer. */
export function accountForAll(load: Load, path: string): string {
  const words = accountFor(load, path);
  if (load.unanswered > 0) throw new Error(words);
  return words;
}
