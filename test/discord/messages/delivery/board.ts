import { Delivery } from '../../../../src/discord/messages/delivery/delivery.js';
import type { DeliveryTools, Outgoing } from '../../../../src/discord/messages/delivery/delivery-tools.js';
import type { Fault, MessageBody } from '../../../../src/discord/rest/api.js';
import { TOKEN_MS } from '../../../../src/discord/rest/acknowledge.js';
import { Tokens } from '../../../../src/discord/rest/tokens.js';
import type { PendingAddress, StoredMessage } from '../../../../src/storage/ports/messages.js';
import { ManualTime, settle } from '../../../support/time.js';

export const SERVER = '617050342711816695';
/** Newer messages have higher ids. */
const FIRST_NEW = 9;

interface Answer {
  readonly fault?: Fault;
  /** Taken, but without its files. */
  readonly withoutFiles?: true;
  /** What Discord tells: an id. */
  readonly value?: string | null;
}

/** A table's board, the requests that it makes, and Discord's answers, which a test puts in their way one by one. */
export function boardOf(guildId = SERVER, { turn = (): number | null => null } = {}) {
  const time = new ManualTime();
  const requests: string[] = [];
  const answers: Answer[] = [];
  const logged: string[] = [];
  const kept: StoredMessage[] = [];
  const sent: boolean[] = [];
  const nonces: (string | undefined)[] = [];
  const bodies: MessageBody[] = [];
  const abandoned: unknown[] = [];
  let newest = FIRST_NEW;
  /** Runs while a request is under way. */
  const under: { way: (() => void) | null } = { way: null };
  const answer = <T>(request: string, value: T) => {
    requests.push(request);
    const { way } = under;
    under.way = null;
    way?.();
    const { fault, withoutFiles, value: told } = answers.shift() ?? {};
    if (fault !== undefined) return Promise.resolve({ ok: false, fault, cause: null } as const);
    const taken = { ok: true, value: (told === undefined ? value : told) as T } as const;
    return Promise.resolve(withoutFiles === true ? { ...taken, withoutFiles } : taken);
  };
  const id = (): string => String((newest += 1));
  const api: DeliveryTools['api'] = {
    editByToken: (token, message, body) => {
      bodies.push(body);
      return answer(`edit ${message} by ${token}`, null);
    },
    deleteByToken: (token, message) => answer(`delete ${message} by ${token}`, null),
    ownId: (of) => answer<string | null>('token' in of ? `id of ${of.token}` : `find in ${of.channelId}`, '7'),
    followUp: (token, body) => {
      bodies.push(body);
      return answer(`follow up ${token}`, id());
    },
    post: (channelId, body, _files, nonce) => {
      bodies.push(body);
      nonces.push(nonce);
      return answer(`post in ${channelId}`, id());
    },
    edit: (channelId, messageId, body) => {
      bodies.push(body);
      return answer(`edit ${messageId} in ${channelId}`, null);
    },
    remove: (channelId, ids) => answer(`remove ${ids.join()} in ${channelId}`, null),
  };
  const log = {
    info: () => undefined,
    warn: (facts: object, message: string) => void logged.push(`${message}: ${JSON.stringify(facts)}`),
    error: () => undefined,
  };
  const tokens = new Tokens(time);
  const outgoing: Outgoing = { body: { content: 'board' }, files: [], sent: (without) => void sent.push(without) };
  let asked = 0;
  const delivery = new Delivery(
    { api, clock: time, timers: time, log, tokens, messages: { keep: (message) => void kept.push(message) } },
    {
      game: 'g',
      channelId: 'c',
      guildId,
      act: (action) => {
        abandoned.push(action);
        return Promise.resolve({ ok: true, state: null, events: [] });
      },
    },
    () => Promise.resolve({ ...outgoing, body: { content: 'drawn anew' } }),
    () => {
      asked += 1;
    },
    turn,
  );
  return {
    time,
    tokens,
    delivery,
    answers,
    logged,
    kept,
    sent,
    nonces,
    bodies,
    abandoned,
    under,
    outgoing,
    asked: () => asked,
    /** Requests since this was last asked. */
    requests: () => requests.splice(0),
    write: (last = false) => delivery.write(outgoing, last),
    /** It is a message of its own now, with a token for a quarter of an hour; null: without. */
    stands: (token: string | null, messageId: string | null = '7') => {
      delivery.moved({ token, message: '@original', expiresAt: time.now() + TOKEN_MS, messageId });
    },
    pending: (token: string, more: Partial<PendingAddress> = {}): PendingAddress => ({
      token,
      message: '@original',
      messageId: null,
      expiresAt: time.now() + TOKEN_MS,
      followUp: false,
      ...more,
    }),
    settle,
  };
}
