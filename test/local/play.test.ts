import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  ButtonBuilder,
  ButtonStyle,
  MessageFlags,
  StringSelectMenuBuilder,
  type Interaction,
} from 'discord.js';
import { allText, buttonsOf, CannotDo, listenLocal, type ListeningDiscord } from '../../src/local/index.js';
import { startBotWith, type TestBot } from '../support/local-bot.js';

const COMMANDS = [
  {
    name: 'demo',
    description: 'A demonstration',
    options: [
      { type: ApplicationCommandOptionType.Subcommand as const, name: 'open', description: 'Opens' },
      { type: ApplicationCommandOptionType.Subcommand as const, name: 'secret', description: 'For you alone' },
      { type: ApplicationCommandOptionType.Subcommand as const, name: 'slow', description: 'Thinks first' },
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'place',
        description: 'Places',
        options: [
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'card',
            description: 'Which',
            required: true,
            autocomplete: true,
          },
          { type: ApplicationCommandOptionType.User as const, name: 'player', description: 'Whose' },
        ],
      },
    ],
  },
];

const row = (count: number) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId('more').setLabel(`Count ${count}`).setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId('off').setLabel('Off').setStyle(ButtonStyle.Secondary).setDisabled(true),
    new ButtonBuilder().setCustomId('note').setLabel('Note').setStyle(ButtonStyle.Secondary),
  );
const choice = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('pick')
    .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' }),
);

async function demo(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) {
    return interaction.respond([{ name: `You typed ${interaction.options.getFocused()}`, value: 'x' }]);
  }
  if (interaction.isButton() && interaction.customId === 'more') {
    const count = Number(/Count (\d+)/.exec(JSON.stringify(interaction.message.components))?.[1]);
    await interaction.update({ content: `clicked by ${interaction.user.displayName}`, components: [row(count + 1)] });
  } else if (interaction.isButton()) {
    await interaction.deferUpdate();
    await interaction.followUp({ content: 'a note for you', flags: MessageFlags.Ephemeral });
    await interaction.editReply({ content: 'noted' });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update({ content: `picked ${interaction.values.join()}`, components: [] });
  } else if (interaction.isChatInputCommand()) await command(interaction, interaction.options.getSubcommand());
}

async function command(interaction: Extract<Interaction, { replied: boolean }>, name: string): Promise<void> {
  if (!interaction.isChatInputCommand()) return;
  if (name === 'open') await interaction.reply({ content: 'hello', components: [row(0), choice] });
  if (name === 'secret') {
    const { resource } = await interaction.reply({
      content: 'psst',
      flags: MessageFlags.Ephemeral,
      withResponse: true,
    });
    await interaction.editReply(`psst ${resource?.message?.content ?? 'nothing'}`);
  }
  if (name === 'slow') {
    await interaction.deferReply();
    await interaction.editReply('thought');
  }
  if (name === 'place')
    await interaction.reply(
      `${interaction.options.getString('card', true)} for ${interaction.options.getUser('player')?.displayName ?? 'me'}`,
    );
}

let server: ListeningDiscord;
let bot: TestBot;

beforeEach(async () => {
  server = await listenLocal();
  bot = await startBotWith(server, COMMANDS, demo);
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
  expect(bot.errors).toEqual([]);
});

describe('a bot on the local server', () => {
  it('answers a command, and its buttons redraw the message', async () => {
    const ana = server.addUser('Ana');
    const answer = await ana.command(server.channelId(), 'demo open');
    expect(answer).toMatchObject({ acknowledged: true, type: 4, message: { content: 'hello', type: 20 } });
    const id = answer.message?.id ?? '';
    expect(buttonsOf(ana.sees(server.channelId())[0] ?? never()).map((button) => button.label)).toEqual([
      'Count 0',
      'Off',
      'Note',
    ]);
    expect(await ana.click(id, 'Count 0')).toMatchObject({ type: 7, message: { content: 'clicked by Ana' } });
    expect(await ana.click(id, 'more')).toMatchObject({ acknowledged: true });
    expect(buttonsOf(ana.look(id) ?? never())[0]?.label).toBe('Count 2');
  });

  it('refuses in the client what Discord’s client refuses', async () => {
    const ana = server.addUser('Ana');
    const { message } = await ana.command(server.channelId(), 'demo open');
    const id = message?.id ?? '';
    await expect(ana.click(id, 'Off')).rejects.toThrow(/disabled/);
    await expect(ana.click(id, 'Nothing')).rejects.toThrow(CannotDo);
    await expect(ana.command(server.channelId(), 'demo place')).rejects.toThrow(/required/);
    await expect(ana.command(server.channelId(), 'demo place', { card: 'x', colour: 1 })).rejects.toThrow(
      /no option colour/,
    );
  });

  it('shows an ephemeral to its user alone, and lets the token edit it', async () => {
    const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
    const { message } = await ana.command(server.channelId(), 'demo secret');
    const id = message?.id ?? '';
    await server.until(() => ana.look(id)?.content === 'psst psst');
    expect(ben.sees(server.channelId())).toEqual([]);
    await expect(ben.click(id, 'x')).rejects.toThrow(/sees no message/);
    const channel = await bot.client.channels.fetch(server.channelId());
    if (!channel?.isTextBased()) return never();
    expect((await channel.messages.fetch({ cache: false })).size).toBe(0);
    await expect(channel.messages.edit(id, 'x')).rejects.toMatchObject({ code: 10008, status: 404 });
  });

  it('defers, follows up and edits what was clicked', async () => {
    const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
    const slow = await ana.command(server.channelId(), 'demo slow');
    expect(slow).toMatchObject({ type: 5 });
    await server.until(() => ana.look(slow.message?.id ?? '')?.content === 'thought');
    const { message } = await ana.command(server.channelId(), 'demo open');
    await ana.click(message?.id ?? '', 'Note');
    await server.until(() => ana.look(message?.id ?? '')?.content === 'noted');
    expect(ana.seesPrivately(server.channelId()).map(allText)).toEqual(['a note for you']);
    expect(ben.seesPrivately(server.channelId())).toEqual([]);
  });

  it('offers choices, and resolves users that options name', async () => {
    const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
    expect(await ana.autocomplete(server.channelId(), 'demo place', { card: 'roc' }, 'card')).toEqual([
      { name: 'You typed roc', value: 'x' },
    ]);
    const answer = await ana.command(server.channelId(), 'demo place', { card: 'rocket', player: ben });
    expect(answer.message?.content).toBe('rocket for Ben');
  });

  it('takes a choice from a select', async () => {
    const ana = server.addUser('Ana');
    const { message } = await ana.command(server.channelId(), 'demo open');
    expect(await ana.select(message?.id ?? '', 'pick', ['Two'])).toMatchObject({
      message: { content: 'picked 2', components: [] },
    });
  });
});

function never(): never {
  throw new Error('unreachable');
}
