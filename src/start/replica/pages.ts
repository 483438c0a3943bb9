/** Pages that one shard's bot has, whichever replica is asked for them. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerLater, Forwarder } from '../../http/forward.js';
import type { OwnPages } from '../../http/server.js';
import { refuseUpgrade } from '../../http/upgrades.js';
import type { Replica } from './replica.js';
import type { ShardPages, ShardService } from './shard-bot.js';

/** The Activity; and which shard's, where the page has found that out. */
const ACTIVITY = /^(?:\/\.proxy)?(?:\/\d{1,5})?\/activity(?:\/(\d{1,5})\/|\/|\?|$)/;
const REPLAY = /^\/replay\//;

/** Where a request is answered: by a bot of this process, by another replica, or by nobody yet. */
type Place = { readonly pages: ShardPages } | { readonly origin: string } | null;

export interface ReplicaPagesOptions {
  readonly replica: () => Pick<Replica, 'bots' | 'originOf'> | null;
  /** Whether there is an Activity. */
  readonly hasActivity: boolean;
}

export class ReplicaPages implements OwnPages {
  readonly #forwarder = new Forwarder();

  constructor(private readonly options: ReplicaPagesOptions) {}

  owns({ url = '/' }: Pick<IncomingMessage, 'url'>): boolean {
    if (ACTIVITY.test(url)) return this.options.hasActivity;
    // Any bot of any replica answers for past games: one that has no shard asks another.
    return REPLAY.test(url) && this.#serving().length === 0;
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const place = this.#placeOf(request);
    if (place === null) answerLater(response);
    else if ('origin' in place) void this.#forwarder.forward(place.origin, request, response);
    else return place.pages.activity.handle(request, response);
    return true;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const place = this.#placeOf(request);
    if (place === null) refuseUpgrade(socket, 503);
    else if ('origin' in place) void this.#forwarder.upgrade(place.origin, request, socket, head);
    else return place.pages.activity.upgrade(request, socket, head);
    return true;
  }

  close(): Promise<void> {
    return this.#forwarder.close();
  }

  #placeOf(request: IncomingMessage): Place {
    const named = ACTIVITY.exec(request.url ?? '/')?.[1];
    const place = named === undefined ? this.#anywhere() : this.#placeOfShard(Number(named));
    return place !== null && 'origin' in place && this.#forwarder.wasForwarded(request) ? null : place;
  }

  #placeOfShard(shard: number): Place {
    const replica = this.options.replica();
    const bot = replica?.bots.get(shard);
    if (bot?.stage === 'serving' && bot.pages !== null) return { pages: bot.pages };
    const origin = replica?.originOf(shard) ?? null;
    return origin === null ? null : { origin };
  }

  /** The page itself, which then asks under the shard of its server. */
  #anywhere(): Place {
    const [own] = this.#ownPages();
    if (own !== undefined) return { pages: { ...own, activity: own.entry } };
    const origin = this.options.replica()?.originOf(null) ?? null;
    return origin === null ? null : { origin };
  }

  #ownPages(): readonly ShardPages[] {
    return this.#serving().flatMap(({ pages }) => (pages === null ? [] : [pages]));
  }

  #serving(): readonly ShardService[] {
    return [...(this.options.replica()?.bots.values() ?? [])].filter(({ stage }) => stage === 'serving');
  }
}
