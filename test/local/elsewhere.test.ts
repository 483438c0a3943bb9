import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApplicationIntegrationType, Events, InteractionContextType, type Interaction } from 'discord.js';
import { CannotDo, listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { TestTime } from '../support/local-time.js';
import { startBotWith, type TestBot } from '../support/local-bot.js';

const FIFTEEN_MINUTES_MS = 15 * 60_000;
const COMMANDS = [
  {
    name: 'anywhere',
    description: 'Works everywhere',
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  },
  { name: 'server', description: 'Works in servers', contexts: [InteractionContextType.Guild] },
];

let time: TestTime;
let server: ListeningDiscord;
let bot: TestBot;
let taken: Interaction[];
let heard: string[];

beforeEach(async () => {
  time = new TestTime();
  taken = [];
  heard = [];
  server = await listenLocal({ clock: time, timers: time });
  bot = await startBotWith(server, COMMANDS, async (interaction) => {
    taken.push(interaction);
    if (interaction.isChatInputCommand()) await interaction.reply('the board');
  });
  bot.client.on(Events.MessageCreate, ({ content }) => {
    heard.push(content);
    server.poke();
  });
  for (const event of [Events.GuildCreate, Events.GuildDelete] as const) bot.client.on(event, () => server.poke());
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
});

/** A group of Ana, who has installed the application, and Ben. */
function group() {
  const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
  ana.install();
  return { ana, ben, channel: ana.openGroup('Friends', [ben]) };
}

/** The command that came last, once the bot knows that it was answered. */
async function newest() {
  return server.until(() => {
    const interaction = taken.at(-1);
    return interaction?.isChatInputCommand() === true && interaction.replied ? interaction : null;
  });
}

it('a command is there for who has installed the application, where its contexts say', async () => {
  const { ana, ben, channel } = group();
  await expect(ben.command(channel, 'anywhere')).rejects.toThrow(CannotDo);
  await expect(ana.command(channel, 'server')).rejects.toThrow(CannotDo);
  expect((await ana.command(channel, 'anywhere')).message?.content).toBe('the board');
  expect((await newest()).context).toBe(InteractionContextType.PrivateChannel);
  expect((await newest()).authorizingIntegrationOwners[ApplicationIntegrationType.UserInstall]).toBe(ana.id);
  expect((await ben.command(ben.directChannelId, 'anywhere')).message?.content).toBe('the board');
  expect((await newest()).context).toBe(InteractionContextType.BotDM);
});

it('where the bot is no member five follow-ups go with a token, none to the channel, and nothing is heard', async () => {
  const { ana, ben, channel } = group();
  await ana.command(channel, 'anywhere');
  const opened = await newest();
  for (let at = 0; at < 5; at += 1) {
    await opened.followUp(`word ${at}`);
    // A token takes five requests in two seconds.
    time.advance(1000);
  }
  await expect(opened.followUp('one more')).rejects.toMatchObject({ code: 40094 });
  await opened.editReply('the board, edited');
  expect(ben.sees(channel)[0]?.content).toBe('the board, edited');
  await expect(
    bot.client.rest.post(`/channels/${channel}/messages`, { body: { content: 'hi' } }),
  ).rejects.toMatchObject({ code: 50001 });
  ben.say(channel, 'in a group');
  ben.say(server.channelId(), 'in a server');
  await server.until(() => heard.includes('in a server'));
  expect(heard).not.toContain('in a group');
});

it('a token is good for fifteen minutes', async () => {
  const { ana, channel } = group();
  await ana.command(channel, 'anywhere');
  const opened = await newest();
  time.advance(FIFTEEN_MINUTES_MS);
  await expect(opened.editReply('late')).rejects.toMatchObject({ code: 50027 });
});

it('in a server without the bot answers are seen by all only with Use External Apps', async () => {
  const { ana, ben } = group();
  const guild = server.createGuild('Elsewhere');
  const [channel = ''] = server.channelsOf(guild);
  server.expelBot(guild);
  await ana.command(channel, 'anywhere');
  expect(ben.sees(channel)).toHaveLength(1);
  server.setPermissions(channel, { deny: ['UseExternalApps'] });
  await ana.command(channel, 'anywhere');
  expect(ben.sees(channel)).toHaveLength(1);
  expect(ana.sees(channel)).toHaveLength(2);
  ana.install(false);
  await expect(ana.command(channel, 'anywhere')).rejects.toThrow(CannotDo);
});

it('a server that the bot comes back to is told of as one that it joins', async () => {
  const guild = server.createGuild('Elsewhere');
  await server.until(() => bot.client.guilds.cache.has(guild));
  server.expelBot(guild);
  await server.until(() => !bot.client.guilds.cache.has(guild));
  server.admitBot(guild);
  await server.until(() => bot.client.guilds.cache.has(guild));
  expect(bot.errors).toEqual([]);
});
