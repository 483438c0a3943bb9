import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { refuse } from '../errors.js';
import type { Clock } from '../time.js';
import type { ApiUser, Channel } from './model.js';

/** An Activity that runs in a channel, and who is in it. */
export interface ActivityInstance {
  readonly id: string;
  readonly channel: Channel;
  readonly users: Set<string>;
}

/** Discord docs, "OAuth2": a code is exchanged within a minute or so, and once. */
const CODE_LIVES_MS = 60_000;
const MOST_TOKENS = 1_000;

const secret = (): string => randomBytes(24).toString('base64url');

/** Activities in channels, one each, and the codes and tokens by which their pages are told who somebody is. */
export class Activities {
  readonly #byChannel = new Map<string, ActivityInstance>();
  readonly #codes = new Map<string, { readonly user: ApiUser; readonly until: number }>();
  readonly #tokens = new LRUCache<string, ApiUser>({ max: MOST_TOKENS });
  #count = 0;

  constructor(
    private readonly clock: Clock,
    /** The application's; undefined: it has no Activity. */
    readonly clientSecret: string | undefined,
  ) {}

  /** Joins the channel's Activity, or starts it. */
  join(channel: Channel, user: ApiUser): ActivityInstance {
    const known = this.#byChannel.get(channel.id);
    this.#count += known === undefined ? 1 : 0;
    const id = `i-${this.clock.now()}${this.#count}-gc-${channel.guild?.id ?? ''}-${channel.id}`;
    const instance = known ?? { id, channel, users: new Set<string>() };
    this.#byChannel.set(channel.id, instance);
    instance.users.add(user.id);
    return instance;
  }

  /** The last to leave ends it. */
  leave(instanceId: string, userId: string): void {
    const instance = this.#find(instanceId);
    instance?.users.delete(userId);
    if (instance?.users.size === 0) this.#byChannel.delete(instance.channel.id);
  }

  /** Nobody by that id is known any more. */
  forget(userId: string): void {
    for (const { id } of [...this.#byChannel.values()]) this.leave(id, userId);
    for (const [code, { user }] of this.#codes) if (user.id === userId) this.#codes.delete(code);
    for (const [token, user] of this.#tokens) if (user.id === userId) this.#tokens.delete(token);
  }

  instance(instanceId: string): ActivityInstance {
    const found = this.#find(instanceId);
    if (found === undefined) throw refuse.unknownInstance();
    return found;
  }

  /** What `authorize` gives a page: whoever is in the Activity has said yes. */
  code(user: ApiUser): string {
    const code = secret();
    this.#codes.set(code, { user, until: this.clock.now() + CODE_LIVES_MS });
    return code;
  }

  /** Null: no such code, or no longer. */
  exchange(code: string): string | null {
    const found = this.#codes.get(code);
    this.#codes.delete(code);
    if (found === undefined || found.until <= this.clock.now()) return null;
    const token = secret();
    this.#tokens.set(token, found.user);
    return token;
  }

  userOf(accessToken: string): ApiUser | undefined {
    return this.#tokens.get(accessToken);
  }

  #find(id: string): ActivityInstance | undefined {
    return [...this.#byChannel.values()].find((one) => one.id === id);
  }
}
