import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Known, RoomParts } from '../../activity/index.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock, RandomBytes, TableHandle } from '../../table/ports.js';

/** Where people's pictures come from. */
export interface AvatarSource {
  /** The path of a member's picture on Discord's CDN; null: they have none. */
  pathOf(guildId: string, userId: string): Promise<Known<string>>;
  /** The picture there, as PNG; null: there is none, or no answer. */
  load(path: string): Promise<Buffer | null>;
}

export interface AvatarTools {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly source: AvatarSource;
}

/** More than sit at all tables that are open in the Activity; each is some kilobytes. */
const MOST = 1_000;
/** When somebody's picture is asked for again, in milliseconds; sooner where Discord gave no answer. */
const FRESH_MS: Millis = 60 * 60_000;
const RETRY_MS: Millis = 60_000;

interface Kept {
  /** Null: no picture that is known. */
  readonly token: string | null;
  readonly until: Millis;
}

/** People's pictures, for pages that may load nothing from Discord's servers. Kept in memory only. */
export class Avatars {
  readonly #kept = new LRUCache<string, Kept>({ max: MOST });
  readonly #pictures = new LRUCache<string, Buffer>({ max: MOST });
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #secret: Buffer;

  constructor(private readonly tools: AvatarTools) {
    this.#secret = Buffer.from(tools.randomBytes(32));
  }

  /** The tokens of a table's people, by seat; without those that have no picture that is known. */
  at({ people, guildId }: Pick<TableHandle, 'people' | 'guildId'>, onFound: () => void): RoomParts['avatars'] {
    return Object.fromEntries(
      [...people].flatMap(([seat, { userId }]) => {
        const token = this.tokenOf(guildId, userId, onFound);
        return token === null ? [] : [[seat, token] as const];
      }),
    );
  }

  /** The token that a page asks for it by, which nobody can guess; null: none that is known yet. `onFound`: it is now. */
  tokenOf(guildId: string, userId: string, onFound: () => void): string | null {
    const key = `${guildId} ${userId}`;
    const kept = this.#kept.get(key);
    this.#waiting.get(key)?.add(onFound);
    if (kept === undefined || kept.until <= this.tools.clock.now()) void this.#look(guildId, userId, onFound);
    return kept?.token ?? null;
  }

  find(token: string): Promise<Buffer> | null {
    const data = this.#pictures.get(token);
    return data === undefined ? null : Promise.resolve(data);
  }

  async #look(guildId: string, userId: string, onFound: () => void): Promise<void> {
    const key = `${guildId} ${userId}`;
    if (this.#waiting.has(key)) return;
    const waiting = new Set([onFound]);
    this.#waiting.set(key, waiting);
    const before = this.#kept.get(key)?.token ?? null;
    const token = await this.#found(guildId, userId).catch(() => 'unreachable' as const);
    this.#waiting.delete(key);
    const isKnown = token !== 'unreachable';
    const until = this.tools.clock.now() + (isKnown ? FRESH_MS : RETRY_MS);
    this.#kept.set(key, { token: isKnown ? token : before, until });
    if (isKnown && token !== before) for (const found of waiting) found();
  }

  async #found(guildId: string, userId: string): Promise<Known<string>> {
    const { source } = this.tools;
    const path = await source.pathOf(guildId, userId);
    if (path === null || path === 'unreachable') return path;
    const token = createHmac('sha256', this.#secret).update(path).digest('base64url');
    if (this.#pictures.get(token) !== undefined) return token;
    const data = await source.load(path);
    if (data === null) return 'unreachable';
    this.#pictures.set(token, data);
    return token;
  }
}
