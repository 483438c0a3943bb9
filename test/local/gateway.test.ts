import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Events, GatewayIntentBits } from 'discord.js';
import { listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { ALL_INTENTS, startBot } from '../support/local-bot.js';

let server: ListeningDiscord;
const open: { destroy(): Promise<void> }[] = [];

beforeEach(async () => {
  server = await listenLocal();
});

afterEach(async () => {
  for (const client of open.splice(0)) await client.destroy();
  await server.stop();
});

async function listener(intents: readonly number[] = ALL_INTENTS) {
  const bot = await startBot(server, undefined, { intents });
  open.push(bot.client);
  const heard: string[] = [];
  const note = (word: string): void => {
    heard.push(word);
    server.poke();
  };
  bot.client.on(Events.MessageCreate, (message) => note(`${message.author.displayName}: ${message.content}`));
  bot.client.on(Events.MessageDelete, (message) => note(`deleted ${message.id}`));
  bot.client.on(Events.ThreadCreate, (thread) => note(`thread ${thread.name}`));
  bot.client.on(Events.ChannelDelete, (channel) => note(`gone ${channel.id}`));
  bot.client.on(Events.GuildDelete, (guild) => note(`left ${guild.name}`));
  bot.client.on(Events.GuildMemberAdd, (member) => note(`joined ${member.displayName}`));
  bot.client.on(Events.MessageReactionAdd, (reaction) => note(`reacted ${reaction.emoji.name ?? ''}`));
  return { ...bot, heard };
}

describe('the gateway', () => {
  it('tells what happens', async () => {
    const { heard } = await listener();
    const ana = server.addUser('Ana');
    const { id } = ana.say(server.channelId(), 'hello');
    ana.react(id, '👍');
    ana.openThread(server.channelId(), 'aside');
    ana.delete(id);
    const other = server.createChannel('other');
    server.deleteChannel(other);
    server.removeGuild(server.createGuild('Second'));
    await server.until(() => heard.includes('left Second'));
    expect(heard).toEqual([
      'joined Ana',
      'Ana: hello',
      'reacted 👍',
      'thread aside',
      `deleted ${id}`,
      `gone ${other}`,
      'left Second',
    ]);
  });

  it('delivers an event twice where it is told to', async () => {
    await server.stop();
    server = await listenLocal({ repeats: () => true });
    const { client } = await listener();
    const came: string[] = [];
    client.on(Events.Raw, ({ t }: { readonly t: string }) => {
      came.push(t);
      server.poke();
    });
    server.addUser('Ana').say(server.channelId(), 'hello');
    await server.until(() => came.length === 4);
    expect(came).toEqual(['GUILD_MEMBER_ADD', 'GUILD_MEMBER_ADD', 'MESSAGE_CREATE', 'MESSAGE_CREATE']);
  });

  it('gives the content of others only with the intent', async () => {
    const without = await listener([GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
    const ana = server.addUser('Ana');
    ana.say(server.channelId(), 'secret');
    ana.say(server.channelId(), `<@${server.botId}> hear me`);
    await server.until(() => without.heard.length === 2);
    expect(without.heard).toEqual(['Ana: ', `Ana: <@${server.botId}> hear me`]);
  });

  it('counts a server’s members, and names the bot alone', async () => {
    server.addUser('Ana');
    const { client } = await listener();
    const guild = client.guilds.cache.get(server.guildId);
    expect(guild?.memberCount).toBe(2);
    expect(guild?.members.cache.map(({ id }) => id)).toEqual([server.botId]);
  });

  it('refuses an intent that is not granted (4014), and a wrong token (401)', async () => {
    server.setBotIntents({ messageContent: false });
    await expect(startBot(server)).rejects.toThrow(/disallowed intents/i);
    const stranger = await fetch(`${server.apiUrl}/v10/users/@me`, { headers: { authorization: 'Bot nobody' } });
    expect(stranger.status).toBe(401);
  });

  it('hides a channel that the bot may not see', async () => {
    const { heard } = await listener();
    const hidden = server.createChannel('hidden');
    server.setBotPermissions(hidden, { deny: ['ViewChannel'] });
    const ana = server.addUser('Ana');
    ana.say(hidden, 'unheard');
    ana.say(server.channelId(), 'heard');
    await server.until(() => heard.includes('Ana: heard'));
    expect(heard).not.toContain('Ana: unheard');
  });

  it('resumes with what was missed', async () => {
    const { client, heard } = await listener();
    const resumed = new Promise<number>((resolve) =>
      client.once(Events.ShardResume, (_id, replayed) => resolve(replayed)),
    );
    const ana = server.addUser('Ana');
    server.dropGateway();
    expect(server.botOnline).toBe(false);
    ana.say(server.channelId(), 'while you were out');
    await resumed;
    await server.until(() => heard.includes('Ana: while you were out'));
    expect(server.botOnline).toBe(true);
    expect(heard.filter((word) => word.endsWith('out'))).toHaveLength(1);
  });

  it('asked to reconnect (op 7), the bot hangs up and resumes', async () => {
    const { client } = await listener();
    const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
    server.dropGateway({ politely: true });
    await resumed;
    expect(server.botOnline).toBe(true);
  });

  it('carries threads, direct messages, stickers, forwards and replies', async () => {
    const { client } = await listener([...ALL_INTENTS, GatewayIntentBits.DirectMessages]);
    const kinds: unknown[] = [];
    client.on(Events.MessageCreate, (message) => {
      kinds.push([
        message.content,
        message.channel.type,
        message.stickers.size,
        message.messageSnapshots.size,
        message.reference?.type ?? null,
      ]);
      server.poke();
    });
    const ana = server.addUser('Ana');
    const { id } = ana.say(server.channelId(), 'waves', { stickers: ['wave'] });
    ana.say(server.channelId(), '', { forward: id });
    ana.say(server.channelId(), 'reply', { reference: id });
    ana.say(ana.openThread(server.channelId(), 'aside'), 'in a thread');
    await (await client.users.fetch(ana.id)).send('direct');
    expect(ana.sees(ana.directChannelId).map((message) => message.content)).toEqual(['direct']);
    await server.until(() => kinds.length === 5);
    expect(kinds).toEqual([
      ['waves', 0, 1, 0, null],
      ['', 0, 0, 1, 1],
      ['reply', 0, 0, 0, 0],
      ['in a thread', 11, 0, 0, null],
      ['direct', 1, 0, 0, null],
    ]);
  });
});
