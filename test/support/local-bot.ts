import { Client, GatewayIntentBits, type Interaction, type RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { ListeningDiscord } from '../../src/local/index.js';

export const ALL_INTENTS = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.MessageContent,
  GatewayIntentBits.GuildMembers,
  GatewayIntentBits.GuildMessageReactions,
];

export interface TestBot {
  readonly client: Client<true>;
  /** What handlers threw, and what the client reported. */
  readonly errors: unknown[];
}

type Handler = (interaction: Interaction) => Promise<unknown>;

/** A real discord.js client that is logged in to the local server; destroy it with `bot.client.destroy()`. */
export async function startBot(
  server: ListeningDiscord,
  handler: Handler = () => Promise.resolve(),
  options: { readonly intents?: readonly number[]; readonly retries?: number } = {},
): Promise<TestBot> {
  const errors: unknown[] = [];
  const client = new Client({
    intents: options.intents ?? ALL_INTENTS,
    rest: { api: server.apiUrl, version: '10', retries: options.retries ?? 3 },
  });
  client.on('error', (error) => errors.push(error));
  client.on('shardError', (error) => errors.push(error));
  client.on('interactionCreate', (interaction) => {
    handler(interaction)
      .catch((error: unknown) => errors.push(error))
      .finally(() => server.poke());
  });
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()));
  try {
    await client.login('local-test-token');
  } catch (error) {
    await client.destroy();
    throw error;
  }
  await ready;
  return { client: client as Client<true>, errors };
}

/** A bot with these commands that runs `handler` for each. */
export async function startBotWith(
  server: ListeningDiscord,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[],
  handler: Handler,
): Promise<TestBot> {
  const bot = await startBot(server, handler);
  await bot.client.application.commands.set([...commands]);
  return bot;
}
