import { expect, it } from 'vitest';
import { tellDecided } from '../../../src/discord/duel/lines.js';
import type { DiscordApi, Sent } from '../../../src/discord/rest/api.js';
import { Tokens } from '../../../src/discord/rest/tokens.js';
import type { Duels } from '../../../src/table/duel/duels.js';
import { guestHome } from '../../../src/table/home.js';
import { translator } from '../../../src/text/index.js';
import { METEOR_FACE } from '../../../src/discord/games/meteor/face.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import { ManualTime, settle } from '../../support/time.js';

const silent = (): void => undefined;

/** Tells a crew whose game is over in that channel how its duel was decided; what is asked of Discord. */
async function told(guildId: string) {
  const requests: string[] = [];
  const answered = (request: string): Promise<Sent<string>> => {
    requests.push(request);
    return Promise.resolve({ ok: true, value: '1' });
  };
  const tokens = new Tokens(new ManualTime());
  const api: Pick<DiscordApi, 'post' | 'followUp'> = {
    post: (channelId) => answered(`post ${channelId}`),
    // The platform's API counts each.
    followUp: (token) => {
      tokens.followedUp(token);
      return answered(`follow up ${token}`);
    },
  };
  const duels: Pick<Duels, 'of'> = { of: () => ({ code: 'code', other: null, ready: true, result: 'void' }) };
  const log = { info: silent, warn: silent, error: silent };
  const side = { game: 'g', rules: METEOR, channelId: 'channel', guildId };
  await tellDecided({ api, log, tokens }, duels, { all: [METEOR_FACE] }, side, translator('en'));
  return { requests, tokens };
}

it('how a duel was decided is told in the channel', async () => {
  expect((await told('1')).requests).toEqual(['post channel']);
});

it('where the bot is no member it waits for a token, and no ordinary message is tried', async () => {
  const { requests, tokens } = await told(guestHome(null, 'channel'));
  expect(requests).toEqual([]);
  tokens.learn('other', 'ana', 'elsewhere');
  tokens.learn('channel', 'ana', 'token');
  await settle();
  tokens.learn('channel', 'ana', 'later');
  await settle();
  expect(requests).toEqual(['follow up token']);
});

it('where the bot is no member it counts as one of the few follow-ups that a token takes', async () => {
  const { tokens } = await told(guestHome(null, 'channel'));
  tokens.learn('channel', 'ana', 'token');
  await settle();
  tokens.followedUp('token');
  expect(tokens.livingForGuest('channel')?.token, 'two of three').toBe('token');
  tokens.followedUp('token');
  expect(tokens.livingForGuest('channel')).toBeNull();
});
