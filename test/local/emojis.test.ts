import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TextChannel } from 'discord.js';
import { listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { startBot, type TestBot } from '../support/local-bot.js';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const uri = (data: Buffer): string => `data:image/png;base64,${data.toString('base64')}`;

let server: ListeningDiscord;
let bot: TestBot;

beforeEach(async () => {
  server = await listenLocal();
  bot = await startBot(server);
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
});

const create = (body: object): Promise<unknown> =>
  bot.client.rest.post(`/applications/${server.botId}/emojis`, { body });

describe('an application’s emoji', () => {
  it('are created, listed, renamed and deleted, as discord.js does it', async () => {
    const { emojis } = bot.client.application;
    const comet = await emojis.create({ attachment: PNG, name: 'comet' });
    expect(comet).toMatchObject({ name: 'comet', animated: false });
    expect((await emojis.fetch()).map(({ name }) => name)).toEqual(['comet']);
    await comet.edit({ name: 'red_comet' });
    expect((await emojis.fetch(comet.id, { force: true })).name).toBe('red_comet');
    const picture = await fetch(`${server.url}/emojis/${comet.id}.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG);
    await comet.delete();
    expect((await emojis.fetch()).size).toBe(0);
    expect((await fetch(`${server.url}/emojis/${comet.id}.png`)).status).toBe(404);
  });

  it.each<[string, object]>([
    ['a name of one letter', { name: 'x', image: uri(PNG) }],
    ['a name of 33', { name: 'x'.repeat(33), image: uri(PNG) }],
    ['a name with a hyphen', { name: 'a-b', image: uri(PNG) }],
    ['no picture', { name: 'comet' }],
    ['a picture that is none', { name: 'comet', image: uri(Buffer.from('hello')) }],
    ['more than 256 KiB', { name: 'comet', image: uri(Buffer.concat([PNG, Buffer.alloc(256 * 1024)])) }],
    ['an address', { name: 'comet', image: 'https://example.org/a.png' }],
  ])('not with %s', async (_what, body) => {
    await expect(create(body)).rejects.toMatchObject({ code: 50035, status: 400 });
  });

  it('no name twice, no more than 2,000, and nobody else’s', async () => {
    await create({ name: 'comet', image: uri(PNG) });
    await expect(create({ name: 'comet', image: uri(PNG) })).rejects.toMatchObject({ code: 50035 });
    for (let at = 1; at < 2_000; at += 1) server.world.emojis.add({ name: `comet_${at}`, image: uri(PNG) });
    await expect(create({ name: 'one_more', image: uri(PNG) })).rejects.toMatchObject({ code: 30008 });
    await expect(bot.client.rest.get(`/applications/${server.guildId}/emojis`)).rejects.toMatchObject({ code: 50001 });
    await expect(bot.client.rest.delete(`/applications/${server.botId}/emojis/1`)).rejects.toMatchObject({
      code: 10014,
    });
  });

  it('a button or an option shows only one that there is', async () => {
    const channel = (await bot.client.channels.fetch(server.channelId())) as TextChannel;
    const { id } = server.world.emojis.add({ name: 'comet', image: uri(PNG) });
    const button = (emoji: object) => ({ type: 1, components: [{ type: 2, style: 1, custom_id: 'b', emoji }] });
    const select = (emoji: object) => ({
      type: 1,
      components: [{ type: 3, custom_id: 's', options: [{ label: 'x', value: 'x', emoji }] }],
    });
    await channel.send({ components: [button({ id, name: 'comet' }), select({ id, name: 'comet' })] });
    for (const strange of [button, select]) {
      await expect(
        channel.send({ components: [strange({ id: '123456789012345678', name: 'x' })] }),
      ).rejects.toMatchObject({
        code: 50035,
      });
    }
  });
});

describe('pictures in components', () => {
  const gallery = (name: string) => ({
    type: 12,
    items: [{ media: { url: `attachment://${name}` }, description: 'alt' }],
  });
  const V2 = 1 << 15;

  it('name a file of their message, also after an edit that lists what stays', async () => {
    const channel = (await bot.client.channels.fetch(server.channelId())) as TextChannel;
    const files = (name: string) => [{ attachment: PNG, name }];
    const sent = await channel.send({ flags: V2, components: [gallery('a.png')], files: files('a.png') });
    const kept = sent.attachments.map(({ id }) => ({ id }));
    const edited = await bot.client.rest.patch(`/channels/${channel.id}/messages/${sent.id}`, {
      body: {
        components: [gallery('a.png'), gallery('b.png')],
        attachments: [...kept, { id: '0', description: 'new' }],
      },
      files: [{ name: 'b.png', data: PNG, key: 'files[0]' }],
    });
    expect(edited).toMatchObject({
      attachments: [{ filename: 'a.png' }, { filename: 'b.png', description: 'new' }],
    });
    await expect(
      bot.client.rest.patch(`/channels/${channel.id}/messages/${sent.id}`, { body: { attachments: kept } }),
    ).rejects.toMatchObject({ code: 50035 });
    await expect(
      channel.send({ flags: V2, components: [gallery('none.png')], files: files('a.png') }),
    ).rejects.toMatchObject({ code: 50035 });
  });

  it('a token edits its answer with a new file', async () => {
    await bot.client.application.commands.set([{ name: 'show', description: 'Shows' }]);
    const answered = new Promise<void>((resolve) => {
      bot.client.once('interactionCreate', (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        void interaction
          .reply({ flags: V2 | 64, components: [gallery('a.png')], files: [{ attachment: PNG, name: 'a.png' }] })
          .then(() =>
            interaction.editReply({
              components: [gallery('b.png')],
              attachments: [],
              files: [{ attachment: PNG, name: 'b.png' }],
            }),
          )
          .then(() => resolve());
      });
    });
    const ana = server.addUser('Ana');
    const { message } = await ana.command(server.channelId(), 'show');
    await answered;
    expect(ana.look(message?.id ?? '')?.attachments.map(({ filename }) => filename)).toEqual(['b.png']);
  });

  it.each<[string, object]>([
    [
      'eleven pictures',
      { type: 12, items: Array.from({ length: 11 }, () => ({ media: { url: 'https://a.example/x' } })) },
    ],
    [
      'an alternative text of 1025',
      { type: 12, items: [{ media: { url: 'https://a.example/x' }, description: 'x'.repeat(1025) }] },
    ],
    ['a picture without an address', { type: 12, items: [{ description: 'x' }] }],
  ])('not with %s', async (_what, component) => {
    await expect(
      bot.client.rest.post(`/channels/${server.channelId()}/messages`, {
        body: { flags: V2, components: [component] },
      }),
    ).rejects.toMatchObject({ code: 50035 });
  });
});
