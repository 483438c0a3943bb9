import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
const open = async (offersActivity: boolean): Promise<void> => {
  all = await ActivityHarness.open({ offersActivity });
};
afterEach(() => all.close());

it('every board has a button that opens the Activity, once that is served; a lobby has it among its settings', async () => {
  await open(true);
  const { server } = all.harness;
  const ana = server.addUser('Ana');
  await ana.command(server.channelId(), 'meteor new');
  const board = ana.sees(server.channelId()).at(-1)?.id ?? '';
  await ana.click(board, '⚙ Settings…');
  await server.until(() => ana.seesPrivately(server.channelId()).length > 0);
  const settings = ana.seesPrivately(server.channelId()).at(-1)?.id ?? '';
  expect(await ana.click(settings, 'Open table')).toMatchObject({ acknowledged: true, type: 12 });
  await ana.click(board, 'Start');
  expect(await ana.click(board, 'Open table')).toMatchObject({ acknowledged: true, type: 12 });
});

it('without it no board says anything of it', async () => {
  await open(false);
  const { server } = all.harness;
  const ana = server.addUser('Ana');
  await ana.command(server.channelId(), 'cosmic new');
  expect(JSON.stringify(ana.sees(server.channelId()))).not.toContain('table/open');
});

it('has its button on the board of a game that another process continues, at once', async () => {
  await open(true);
  const { server } = all.harness;
  const ana = server.addUser('Ana');
  await ana.command(server.channelId(), 'town new');
  await ana.click(ana.sees(server.channelId()).at(-1)?.id ?? '', 'Start');
  await all.killAndRestart();
  await all.harness.quiet();
  expect(JSON.stringify(ana.sees(server.channelId()).at(-1)?.components)).toContain('table/open');
});

it('the Entry Point command that Discord made stays when the commands are registered', async () => {
  await open(false);
  const { world } = all.harness.server;
  world.commands.put({ name: 'launch', type: 4, handler: 2, description: '' });
  const [gone] = world.commands.list().filter(({ name }) => name === 'cosmic');
  world.commands.remove(gone?.id ?? '');
  await all.killAndRestart();
  expect(world.commands.list().map(({ type, name }) => `${type} ${name}`)).toEqual(
    expect.arrayContaining(['4 launch', '1 cosmic']) as string[],
  );
  expect(world.commands.list().find(({ type }) => type === 4)).toMatchObject({ handler: 2 });
});

it('the Entry Point is answered by the bot once the Activity is served: it opens there and then', async () => {
  await open(true);
  const { server } = all.harness;
  const { world } = server;
  const ana = server.addUser('Ana');
  const entryPoint = (): unknown => world.commands.list().find(({ type }) => type === 4)?.['handler'];
  await server.until(() => entryPoint() === 1);
  expect(await ana.launch(server.channelId())).toMatchObject({ acknowledged: true, type: 12 });
  // Opened there, a table has its button in the chat as well.
  const page = await all.page(ana);
  await page.press('offer/first');
  expect(JSON.stringify(ana.sees(server.channelId()).at(-1)?.components)).toContain('table/open');
});

it('/settings check says that it is on, or in five steps how to switch it on', async () => {
  await open(false);
  const said = async (): Promise<string> => {
    const { server } = all.harness;
    const admin = server.addUser('Admin', { permissions: ['ManageGuild'] });
    const { message } = await admin.command(server.channelId(), 'settings check');
    return JSON.stringify(message?.components);
  };
  expect(await said()).toMatch(/1\. .*2\. .*3\. .*4\. .*5\. /);
  // The README's are the same.
  const readme = /## The table inside Discord\n([^#]*)/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  expect(readme).toMatch(/1\. .*\n2\. .*PUBLIC_URL.*\n3\. .*\n4\. .*DISCORD_CLIENT_SECRET(.|\n)*5\. .*Open table/);
  await all.close();
  await open(true);
  expect(await said()).toMatch(/Open table/);
  expect(await said()).not.toContain('5. ');
});

it('/settings check and the log say whether people can add the bot to their own account', async () => {
  await open(false);
  const { server } = all.harness;
  const admin = server.addUser('Admin', { permissions: ['ManageGuild'] });
  const said = async (): Promise<string> => {
    const { message } = await admin.command(server.channelId(), 'settings check');
    return JSON.stringify(message?.components);
  };
  const noted = (): boolean => all.harness.log.some(({ message }) => message.startsWith('user install is off'));
  expect(await said()).toContain('✅ People can add the bot to their own account');
  expect(noted()).toBe(false);
  server.allowUserInstall(false);
  expect(await said()).toContain('Installation → **User Install**');
  await all.killAndRestart();
  await all.harness.quiet();
  expect(noted()).toBe(true);
});
