import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction,
  type TextChannel,
} from 'discord.js';
import { listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { startBot, startBotWith, type TestBot } from '../support/local-bot.js';
import { restOnTime } from '../support/discord/time.js';
import { settle } from '../support/time.js';
import { until } from '../support/until.js';
import { TestTime } from '../support/local-time.js';

const PING = [{ name: 'ping', description: 'Pings' }];
const button = (customId: string) => ({ type: 2, style: 1, label: 'x', custom_id: customId });
const row = (...components: object[]) => ({ type: 1, components });
const text = (content: string) => ({ type: 10, content });
const V2 = 1 << 15;

let time: TestTime;
let restOffTime: () => void;
let server: ListeningDiscord;
let bot: TestBot;
/** The interactions that the bot got and left to the test. */
let got: (ChatInputCommandInteraction | ButtonInteraction)[];

beforeEach(async () => {
  time = new TestTime();
  restOffTime = restOnTime(time);
  server = await listenLocal({ clock: time, timers: time });
  got = [];
  bot = await startBotWith(server, PING, async (interaction: Interaction) => {
    if (interaction.isChatInputCommand() || interaction.isButton()) got.push(interaction);
    return Promise.resolve();
  });
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
  restOffTime();
});

async function pinged(): Promise<{
  seen: ReturnType<ReturnType<typeof server.addUser>['command']>;
  interaction: ChatInputCommandInteraction | ButtonInteraction;
}> {
  const before = got.length;
  const seen = server.addUser('Ana').command(server.channelId(), 'ping');
  const interaction = await server.until(() => got[before]);
  return { seen, interaction };
}

async function channel(): Promise<TextChannel> {
  return (await bot.client.channels.fetch(server.channelId())) as TextChannel;
}

const post = (body: object) => bot.client.rest.post(`/channels/${server.channelId()}/messages`, { body });

describe('the time an interaction has', () => {
  it('after three seconds the user is told, and the callback is unknown (10062)', async () => {
    const { seen, interaction } = await pinged();
    time.advance(2_999);
    expect(await Promise.race([seen, Promise.resolve('waiting')])).toBe('waiting');
    time.advance(2);
    expect(await seen).toMatchObject({ acknowledged: false, error: 'The application did not respond' });
    await expect(interaction.reply('late')).rejects.toMatchObject({ code: 10062, status: 404 });
  });

  it('a second acknowledgement is refused (40060)', async () => {
    const { interaction } = await pinged();
    await interaction.reply('one');
    const again = bot.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
      body: { type: 4, data: { content: 'two' } },
      auth: false,
    });
    await expect(again).rejects.toMatchObject({ code: 40060, status: 400 });
  });

  it('after fifteen minutes the token is dead (50027)', async () => {
    const { interaction } = await pinged();
    await interaction.reply('one');
    time.advance(15 * 60_000 - 1);
    await interaction.editReply('still');
    time.advance(1);
    await expect(interaction.editReply('no more')).rejects.toMatchObject({ code: 50027, status: 401 });
  });

  it('an update is for components, not for commands', async () => {
    const { interaction } = await pinged();
    const update = bot.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
      body: { type: 7, data: { content: 'x' } },
      auth: false,
    });
    await expect(update).rejects.toMatchObject({ code: 50035 });
  });

  it('messages of an earlier life are unknown, and so are tokens', async () => {
    await expect((await channel()).messages.edit('1234567890123456789', 'x')).rejects.toMatchObject({ code: 10008 });
    await expect(
      bot.client.rest.patch(`/webhooks/${server.botId}/abc/messages/@original`, {
        body: { content: 'x' },
        auth: false,
      }),
    ).rejects.toMatchObject({ code: 50027 });
  });
});

describe('what a message may hold', () => {
  it.each<[string, object, number]>([
    ['nothing', { content: '' }, 50006],
    ['2001 characters', { content: 'x'.repeat(2001) }, 50035],
    ['six rows', { content: 'x', components: [0, 1, 2, 3, 4, 5].map((at) => row(button(`b${at}`))) }, 50035],
    [
      'six buttons in a row',
      { content: 'x', components: [row(...[0, 1, 2, 3, 4, 5].map((at) => button(`b${at}`)))] },
      50035,
    ],
    ['a custom id twice', { content: 'x', components: [row(button('a'), button('a'))] }, 50035],
    ['a custom id of 101', { content: 'x', components: [row(button('a'.repeat(101)))] }, 50035],
    ['a label of 81', { content: 'x', components: [row({ ...button('a'), label: 'x'.repeat(81) })] }, 50035],
    [
      '26 options',
      {
        content: 'x',
        components: [
          row({
            type: 3,
            custom_id: 's',
            options: Array.from({ length: 26 }, (_, at) => ({ label: `${at}`, value: `${at}` })),
          }),
        ],
      },
      50035,
    ],
    ['content beside V2', { content: 'x', flags: V2, components: [text('y')] }, 50035],
    ['41 components in V2', { flags: V2, components: Array.from({ length: 41 }, (_, at) => text(`${at}`)) }, 50035],
    ['4001 characters in V2', { flags: V2, components: [text('x'.repeat(2001)), text('x'.repeat(2000))] }, 50035],
    ['V2 parts without the flag', { components: [text('x')] }, 50035],
  ])('not %s', async (_what, body, code) => {
    await expect(post(body)).rejects.toMatchObject({ code, status: 400 });
  });

  it('says where the fault lies', async () => {
    const faulty = post({ content: 'x', components: [row(button('a'), button('a'))] });
    await expect(faulty).rejects.toMatchObject({
      rawError: {
        errors: {
          components: {
            0: { components: { 1: { custom_id: { _errors: [{ code: 'COMPONENT_CUSTOM_ID_DUPLICATED' }] } } } },
          },
        },
      },
    });
  });

  it('a V2 message stays one', async () => {
    const { id } = (await post({ flags: V2, components: [text('x')] })) as { id: string };
    const edit = (body: object) => bot.client.rest.patch(`/channels/${server.channelId()}/messages/${id}`, { body });
    await expect(edit({ flags: 0, components: [row(button('a'))] })).rejects.toMatchObject({ code: 50035 });
    await expect(edit({ content: 'plain' })).rejects.toMatchObject({ code: 50035 });
    await edit({ components: [text('y')] });
  });

  it('an edit with files keeps the attachments it names', async () => {
    const message = await (await channel()).send({ files: [{ attachment: Buffer.from('one'), name: 'one.txt' }] });
    expect(await (await fetch(message.attachments.first()?.url ?? '')).text()).toBe('one');
    const both = await message.edit({
      attachments: [...message.attachments.values()],
      files: [{ attachment: Buffer.from('two'), name: 'two.txt' }],
    });
    expect(both.attachments.map((one) => one.name)).toEqual(['one.txt', 'two.txt']);
    const second = await both.edit({ attachments: [], files: [{ attachment: Buffer.from('3'), name: 'three.txt' }] });
    expect(second.attachments.map((one) => one.name)).toEqual(['three.txt']);
  });

  it('a command definition is checked', async () => {
    const option = { type: 3, name: 'a', description: 'x' };
    const set = (...commands: object[]) =>
      bot.client.rest.put(`/applications/${server.botId}/commands`, { body: commands });
    await expect(set({ name: 'Upper', description: 'x' })).rejects.toMatchObject({ code: 50035 });
    await expect(set({ name: 'x', description: '' })).rejects.toMatchObject({ code: 50035 });
    await expect(
      set({ name: 'x', description: 'x', options: [option, { ...option, name: 'b', required: true }] }),
    ).rejects.toMatchObject({ code: 50035 });
    const many = Array.from({ length: 26 }, (_, at) => ({ ...option, name: `o${at}` }));
    await expect(set({ name: 'x', description: 'x', options: many })).rejects.toMatchObject({ code: 50035 });
    await set({ name: 'x', description: 'x', options: [option] });
  });
});

describe('what the bot may do', () => {
  it('deletes what others said only with Manage Messages (50013)', async () => {
    const ana = server.addUser('Ana');
    const { id } = ana.say(server.channelId(), 'hi');
    server.setBotPermissions(server.channelId(), { deny: ['ManageMessages'] });
    await expect((await channel()).messages.delete(id)).rejects.toMatchObject({ code: 50013, status: 403 });
    server.setBotPermissions(server.channelId(), {});
    await (await channel()).messages.delete(id);
    expect(ana.sees(server.channelId())).toEqual([]);
  });

  it('speaks only where it may, and sees only what it may', async () => {
    const hidden = server.createChannel('hidden');
    server.setBotPermissions(server.channelId(), { deny: ['SendMessages'] });
    await expect(post({ content: 'x' })).rejects.toMatchObject({ code: 50013 });
    server.setBotPermissions(hidden, { deny: ['ViewChannel'] });
    await expect(bot.client.rest.get(`/channels/${hidden}`)).rejects.toMatchObject({ code: 50001 });
  });

  it('is told its own and the user’s permissions in an interaction', async () => {
    server.setBotPermissions(server.channelId(), { deny: ['ManageMessages'] });
    const { interaction } = await pinged();
    expect(interaction.appPermissions.has('ManageMessages')).toBe(false);
    expect(interaction.memberPermissions?.has('ManageGuild')).toBe(false);
    server.addUser('Ana', { permissions: ['ManageGuild'] });
    expect((await pinged()).interaction.memberPermissions?.has('ManageGuild')).toBe(true);
  });

  it.each([1, 2, 3, 4, 5, 21])('deletes no message of type %i, alone or with others (50021)', async (type) => {
    const ana = server.addUser('Ana');
    const notice = ana.say(server.channelId(), 'a new title', { type }).id;
    const word = ana.say(server.channelId(), 'a word').id;
    const messages = `/channels/${server.channelId()}/messages` as const;
    const refused = { status: 403, code: 50021 };
    await expect(bot.client.rest.delete(`${messages}/${notice}`)).rejects.toMatchObject(refused);
    const body = { messages: [word, notice] };
    await expect(bot.client.rest.post(`${messages}/bulk-delete`, { body })).rejects.toMatchObject(refused);
    expect([ana.look(notice)?.content, ana.look(word)?.content]).toEqual(['a new title', 'a word']);
  });

  it('bulk-deletes 2 to 100, none older than 14 days', async () => {
    const ana = server.addUser('Ana');
    const ids = ['a', 'b', 'c'].map((word) => ana.say(server.channelId(), word).id);
    const bulk = (messages: readonly string[]) =>
      bot.client.rest.post(`/channels/${server.channelId()}/messages/bulk-delete`, { body: { messages } });
    await expect(bulk(ids.slice(0, 1))).rejects.toMatchObject({ code: 50016 });
    time.advance(1_100);
    await bulk(ids.slice(0, 2));
    expect(ana.sees(server.channelId()).map((message) => message.content)).toEqual(['c']);
    time.advance(15 * 24 * 3_600_000);
    await expect(bulk([ids[2] ?? '', ana.say(server.channelId(), 'd').id])).rejects.toMatchObject({ code: 50034 });
  });
});

describe('trouble on the way', () => {
  it('discord.js waits out a 429 and tries again', async () => {
    const trouble = server.faults.next({ method: 'POST', path: '/messages' }, { rateLimit: { retryAfterS: 0.01 } }, 2);
    const posted = post({ content: 'at last' });
    await until(
      () => server.requests.all.some(({ path, status }) => path.endsWith('/messages') && status === 200),
      async () => {
        time.advance(10);
        await settle();
      },
    );
    await posted;
    expect(trouble.met).toBe(2);
    expect(server.requests.matching({ method: 'POST', path: '/messages' }).map((request) => request.status)).toEqual([
      429, 429, 200,
    ]);
  });

  it('a real limit counts by the clock: the sixth message in five seconds', async () => {
    const url = `${server.apiUrl}/v10/channels/${server.channelId()}/messages`;
    const send = () =>
      fetch(url, {
        method: 'POST',
        body: '{"content":"x"}',
        headers: { authorization: 'Bot local-test-token', 'content-type': 'application/json' },
      });
    for (let at = 0; at < 5; at += 1) expect((await send()).headers.get('x-ratelimit-remaining')).toBe(String(4 - at));
    const sixth = await send();
    expect(sixth.status).toBe(429);
    expect(await sixth.json()).toEqual({ message: 'You are being rate limited.', retry_after: 5, global: false });
    expect(sixth.headers.get('retry-after')).toBe('5.000');
    time.advance(5_000);
    expect((await send()).status).toBe(200);
  });

  it('a lost answer and a lost request', async () => {
    server.faults.next({ path: '/messages' }, { drop: 'before', reset: true });
    await post({ content: 'tried twice' });
    server.faults.next({ path: '/messages' }, { drop: 'after' });
    await expect(post({ content: 'done, but unknown to the bot' })).rejects.toThrow(/closed/);
    server.faults.next({ path: '/messages' }, { status: 502 });
    await post({ content: 'also twice' });
    expect(
      server
        .addUser('Ana')
        .sees(server.channelId())
        .map((message) => message.content),
    ).toEqual(['tried twice', 'done, but unknown to the bot', 'also twice']);
  });

  it('a request can be held until the test lets it go', async () => {
    let release = (): void => undefined;
    server.faults.next(
      { path: '/messages' },
      {
        until: new Promise((resolve) => {
          release = resolve;
        }),
      },
    );
    const sending = post({ content: 'held' });
    await bot.client.rest.get(`/channels/${server.channelId()}`);
    expect(server.addUser('Ana').sees(server.channelId())).toEqual([]);
    release();
    await sending;
    expect(server.addUser('Ana').sees(server.channelId())).toHaveLength(1);
  });
});

describe('records', () => {
  it('tells each request with its body, a line each', async () => {
    server.requests.clear();
    await (await channel()).send({ content: 'with a file', files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] });
    const [line = ''] = server.requests
      .ndjson()
      .split('\n')
      .filter((one) => one.includes('POST'));
    expect(JSON.parse(line)).toMatchObject({
      method: 'POST',
      path: `/channels/${server.channelId()}/messages`,
      body: { content: 'with a file' },
      status: 200,
    });
  });
});

describe('who comes back after a restart', () => {
  it('finds the same guild, channels and people under the same ids', async () => {
    const other = await listenLocal();
    expect([other.guildId, other.channelId(), other.botId, other.addUser('ANA').id]).toEqual([
      server.guildId,
      server.channelId(),
      server.botId,
      server.addUser('Ana').id,
    ]);
    expect(other.addUser('Ana').id).toMatch(/^\d{17,19}$/);
    await other.stop();
  });

  it('a bot that restarts still finds its messages', async () => {
    const { id } = (await post({ content: 'mine' })) as { id: string };
    await bot.client.destroy();
    bot = await startBot(server);
    expect((await (await channel()).messages.edit(id, 'still mine')).content).toBe('still mine');
  });
});
