import type { DiscordApi, Fault, MessageBody, Sent } from '../../../src/discord/rest/api.js';

export const unexpected = (): Promise<never> => Promise.reject(new Error('no such request is needed here'));

/** Discord’s API as messages use it: each request is one line, and fails with the next fault, if a test has left one. */
export class RecordingApi implements DiscordApi {
  readonly requests: string[] = [];
  readonly faults: Fault[] = [];
  /** Requests wait for it, if there is one. */
  gate: Promise<void> | null = null;
  #sent = 0;

  /** @param said what a request’s line says of a message. */
  constructor(private readonly said: (body: MessageBody) => string) {}

  readonly editByToken: DiscordApi['editByToken'] = (token, message, body) =>
    this.#answer(`edit ${message} by ${token}: ${this.said(body)}`, null);
  readonly followUp: DiscordApi['followUp'] = (token, body) =>
    this.#answer(`send by ${token}: ${this.said(body)}`, this.#nextId());
  readonly deleteByToken: DiscordApi['deleteByToken'] = (token, message) =>
    this.#answer(`delete ${message} by ${token}`, null);
  readonly ownId: DiscordApi['ownId'] = () => this.#answer('id', null);
  readonly post: DiscordApi['post'] = (channelId, body) =>
    this.#answer(`post in ${channelId}: ${this.said(body)}`, this.#nextId());
  readonly edit: DiscordApi['edit'] = (channelId, messageId, body) =>
    this.#answer(`edit ${messageId} in ${channelId}: ${this.said(body)}`, null);
  readonly remove: DiscordApi['remove'] = (_channelId, messageIds) => this.#answer(`remove ${messageIds.join()}`, null);
  readonly callback = unexpected;
  readonly rename = unexpected;
  readonly startThread = unexpected;
  readonly react = unexpected;
  readonly directChannel = unexpected;

  #nextId(): string {
    this.#sent += 1;
    return `m${this.#sent}`;
  }

  async #answer<T>(request: string, value: T): Promise<Sent<T>> {
    this.requests.push(request);
    if (this.gate !== null) await this.gate;
    const fault = this.faults.shift();
    return fault === undefined ? { ok: true, value } : { ok: false, fault, cause: new Error(fault) };
  }
}
