import type { RecordedRequest } from '../../../local/index.js';

const CALLBACK = /^\/interactions\/\d+\/([^/]+)\/callback/;
const FOLLOW_UP = /^\/webhooks\/\d+\/([^/?]+)(?:\?|$)/;
const ORIGINAL = /^\/webhooks\/\d+\/([^/]+)\/messages\/@original/;

/** Discord docs, "Interaction Callback Type". */
const DEFERRED_MESSAGE = 5;
/** Discord docs, "Message Flags". */
const EPHEMERAL = 1 << 6;

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
const isPrivate = (body: unknown): boolean => (Number(field(body, 'flags') ?? 0) & EPHEMERAL) !== 0;

/**
 * No private answer is there for all to see. Discord docs, "Followup Messages": the first one takes the place of a deferral
 * that stands, and is seen by whom that was.
 */
export class Privacy {
  /** Tokens whose deferral is for all to see and stands, as far as Discord has said. */
  readonly #deferred = new Set<string>();

  constructor(private readonly fail: (what: string) => void) {}

  request({ method, path, status, body }: RecordedRequest): void {
    // A callback whose connection was cut may have been taken.
    const perhaps = status < 300;
    const taken = perhaps && status > 0;
    const callback = CALLBACK.exec(path)?.[1];
    if (callback !== undefined && perhaps) this.#answered(callback, body);
    const original = ORIGINAL.exec(path)?.[1];
    if (original !== undefined && (taken || status === 404)) this.#deferred.delete(original);
    const followed = method === 'POST' ? FOLLOW_UP.exec(path)?.[1] : undefined;
    if (followed === undefined || !taken) return;
    if (this.#deferred.delete(followed) && isPrivate(body))
      this.fail('a private answer is there for all to see, in the place of its deferral');
  }

  #answered(token: string, body: unknown): void {
    if (field(body, 'type') === DEFERRED_MESSAGE && !isPrivate(field(body, 'data'))) this.#deferred.add(token);
    else this.#deferred.delete(token);
  }
}
