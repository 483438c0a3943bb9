import { expect, it } from 'vitest';
import { Delivery } from '../../../../src/discord/messages/delivery/delivery.js';
import type { DeliveryTools, Outgoing } from '../../../../src/discord/messages/delivery/delivery-tools.js';
import { Tokens } from '../../../../src/discord/rest/tokens.js';
import { guestHome } from '../../../../src/table/home.js';
import { ManualTime } from '../../../support/time.js';

const MINUTE = 60_000;
const silent = (): void => undefined;
const OUTGOING: Outgoing = { body: {}, files: [], sent: silent };

/** The board of a table in a group chat, whose message was made with a token that has a quarter of an hour. */
function boardOfGroup() {
  const time = new ManualTime();
  const requests: string[] = [];
  const done = <T>(request: string, value: T) => {
    requests.push(request);
    return Promise.resolve({ ok: true, value } as const);
  };
  const api: DeliveryTools['api'] = {
    editByToken: (token) => done(`edit by ${token}`, null),
    deleteByToken: (token) => done(`delete by ${token}`, null),
    ownId: (of) => done('token' in of ? `id of ${of.token}` : `read ${of.channelId}`, '7'),
    followUp: (token) => done(`follow up ${token}`, '8'),
    post: (channelId) => done(`post ${channelId}`, '9'),
    edit: (channelId) => done(`edit ${channelId}`, null),
    remove: (channelId) => done(`remove in ${channelId}`, null),
  };
  const tokens = new Tokens(time);
  const log = { info: silent, warn: silent, error: silent };
  let asked = 0;
  const delivery = new Delivery(
    { api, clock: time, timers: time, log, tokens, messages: { keep: silent } },
    {
      game: 'g',
      channelId: 'group',
      guildId: guestHome(null, 'group'),
      act: () => Promise.reject(new Error('nothing is abandoned')),
    },
    () => Promise.resolve(OUTGOING),
    () => {
      asked += 1;
    },
    () => null,
  );
  delivery.moved({ token: 'first', message: '@original', expiresAt: time.now() + 15 * MINUTE, messageId: '7' });
  return { time, tokens, delivery, requests, asked: () => asked };
}

it('where the bot is no member a board without a living token shows nothing new, and isn’t settled, until the next one', async () => {
  const { time, tokens, delivery, requests, asked } = boardOfGroup();
  expect(await delivery.write(OUTGOING, true)).toBe(true);
  expect(delivery.waitsForToken).toBe(false);
  time.lapse(16 * MINUTE);
  expect(await delivery.write(OUTGOING, true)).toBe(true);
  expect(delivery.waitsForToken).toBe(true);
  expect([asked(), requests]).toEqual([0, ['edit by first']]);
  tokens.learn('group', 'ana', 'second');
  expect(asked()).toBe(1);
  await delivery.write(OUTGOING, true);
  expect(delivery.waitsForToken).toBe(false);
  expect(requests).toEqual(['edit by first', 'follow up second']);
});

it('a board that was let go of waits for no token', async () => {
  const { time, tokens, delivery, asked } = boardOfGroup();
  time.lapse(16 * MINUTE);
  await delivery.write(OUTGOING, true);
  delivery.stop();
  tokens.learn('group', 'ana', 'second');
  expect(asked()).toBe(0);
});

it('a board that was deleted asks once for its next post, however often its game changes before that may be', async () => {
  const { time, delivery, asked } = boardOfGroup();
  delivery.messageDeleted();
  expect(asked()).toBe(1);
  for (let change = 0; change < 5; change += 1) expect(await delivery.write(OUTGOING, false)).toBe(true);
  await time.advance(10_000);
  expect(asked()).toBe(2);
});
