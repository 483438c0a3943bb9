import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Interaction, type ModalSubmitInteraction } from 'discord.js';
import { CannotDo, listenLocal, type FormValues, type ListeningDiscord, type Seen } from '../../src/local/index.js';
import { startBot, type TestBot } from '../support/local-bot.js';

const label = (text: string, component: object) => ({ type: 18, label: text, component });
const options = ['one', 'two', 'three'].map((value) => ({ label: value, value }));
const FORM = {
  custom_id: 'form',
  title: 'A form',
  components: [
    label('Your words', { type: 4, custom_id: 'words', style: 2, min_length: 2, max_length: 10, required: false }),
    label('One of a list', { type: 3, custom_id: 'list', options }),
    label('One of few', { type: 21, custom_id: 'radio', options }),
    label('Some of few', { type: 22, custom_id: 'boxes', options, min_values: 0, max_values: 2 }),
    label('Yes or no', { type: 23, custom_id: 'box' }),
  ],
};

let server: ListeningDiscord;
let bot: TestBot;
let modal: object;
let submitted: ModalSubmitInteraction[];

beforeEach(async () => {
  modal = FORM;
  submitted = [];
  server = await listenLocal();
  bot = await startBot(server, async (interaction: Interaction) => {
    if (interaction.isModalSubmit()) {
      submitted.push(interaction);
      await interaction.reply({ content: 'thanks', flags: 64 });
    } else if (interaction.isChatInputCommand()) {
      await bot.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 9, data: modal },
        auth: false,
      });
    }
  });
  await bot.client.application.commands.set([{ name: 'ask', description: 'Asks' }]);
});

afterEach(async () => {
  await bot.client.destroy();
  await server.stop();
});

const ask = (): Promise<Seen> => server.addUser('Ana').command(server.channelId(), 'ask');

async function fill(values: FormValues): Promise<Seen> {
  const seen = await ask();
  return server.addUser('Ana').submit(server.channelId(), seen.modal ?? {}, values);
}

describe('a form', () => {
  it('goes to the bot as discord.js reads it', async () => {
    const seen = await fill({ words: 'hello', list: ['two'], radio: 'three', boxes: ['one', 'two'], box: true });
    expect(seen).toMatchObject({ acknowledged: true, message: { content: 'thanks' } });
    const fields = submitted[0]?.fields;
    expect(fields?.getTextInputValue('words')).toBe('hello');
    expect(fields?.getStringSelectValues('list')).toEqual(['two']);
    expect(fields?.getField('radio')).toMatchObject({ value: 'three' });
    expect(fields?.getField('boxes')).toMatchObject({ values: ['one', 'two'] });
    expect(fields?.getField('box')).toMatchObject({ value: true });
  });

  it.each<[string, FormValues]>([
    ['nothing where something is required', {}],
    ['too few letters', { words: 'x', list: ['two'], radio: 'one' }],
    ['too many letters', { words: 'x'.repeat(11), list: ['two'], radio: 'one' }],
    ['a choice that there is not', { list: ['four'], radio: 'one' }],
    ['two where one is asked for', { list: ['one', 'two'], radio: 'one' }],
    ['more boxes than allowed', { list: ['one'], radio: 'one', boxes: ['one', 'two', 'three'] }],
  ])('isn’t sent with %s', async (_what, values) => {
    await expect(fill(values)).rejects.toThrow(CannotDo);
    expect(submitted).toEqual([]);
  });

  it.each<[string, object]>([
    ['six parts', { ...FORM, components: Array.from({ length: 6 }, () => ({ type: 10, content: 'x' })) }],
    ['a button', { ...FORM, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] }],
    ['a button in a label', { ...FORM, components: [label('x', { type: 2, style: 1, label: 'x', custom_id: 'x' })] }],
    [
      'one radio button',
      { ...FORM, components: [label('x', { type: 21, custom_id: 'x', options: options.slice(0, 1) })] },
    ],
    ['a disabled field', { ...FORM, components: [label('x', { type: 4, custom_id: 'x', style: 1, disabled: true })] }],
    ['a custom id twice', { ...FORM, components: [1, 2].map(() => label('x', { type: 23, custom_id: 'x' })) }],
    ['a title of 46', { ...FORM, title: 'x'.repeat(46) }],
  ])('with %s is refused', async (_what, faulty) => {
    modal = faulty;
    void ask();
    await server.until(() => bot.errors.length > 0);
    expect(bot.errors[0]).toMatchObject({ code: 50035 });
  });
});
