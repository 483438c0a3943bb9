import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { featsOf } from '../../../src/history/statistics/records.js';
import { game, START } from '../../support/played.js';
import { Harness } from '../support/harness.js';
import { EPHEMERAL } from '../support/messages.js';

/** "Again" asks the last crew: with a mention who has agreed, by name alone who hasn't. */

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const forAll = (at: Harness, user: LocalUser): readonly ApiMessage[] =>
  user.sees(at.channel).filter(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);

test('mentions those alone who agreed, and names the others', async () => {
  const at = (harness = await Harness.open());
  const [ana, ben, chloe] = [at.user('Ana'), at.user('Ben'), at.user('Chloé')];
  await at.run(ana, 'meteor new', { mode: 'first' });
  await at.run(ben, 'meteor join');
  await at.run(chloe, 'meteor join');
  await at.run(ben, 'meteor notify', { mode: 'on' });
  await at.run(ana, 'meteor notify', { mode: 'on' });
  await at.run(ana, 'meteor start');
  await at.run(ana, 'meteor start');
  await at.pass(1000);
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(2000);
  const ended = forAll(at, ana).at(-1);
  await ana.click(ended?.id ?? '', (ended && findButton(ended, /Again/)?.customId) ?? '');
  await at.pass(1000);
  const asked = at.server.requests.all.filter(({ body }) => JSON.stringify(body ?? null).includes('Another game?'));
  expect(asked.map(({ body }) => (body as { allowed_mentions: unknown }).allowed_mentions)).toEqual([
    { parse: [], users: [ben.id] },
  ]);
  const said = forAll(at, ana).map(allText).join('\n');
  expect(said).toContain(`<@${ben.id}>`);
  expect(said).not.toContain(`<@${chloe.id}>`);
  expect(said).toMatch(/Chloé/);
});

test('what was agreed to is taken back by a command, and kept over a restart', async () => {
  const at = (harness = await Harness.open());
  const ana = at.user('Ana');
  const said = async (mode?: string): Promise<string> => {
    const seen = await at.run(ana, 'meteor notify', mode === undefined ? {} : { mode });
    return seen.message === undefined ? '' : allText(seen.message);
  };
  expect(await said('on')).toContain('🔔');
  await at.crash();
  await at.boot();
  expect(await said(), 'turns over what it was').toContain('🔕');
  expect(await said()).toContain('🔔');
});

/** Ana and Ben begin a game, and Ana ends it. */
async function endedGame(at: Harness, command: string): Promise<{ readonly ana: LocalUser; readonly ben: LocalUser }> {
  const ana = at.user('Ana', { permissions: ['ManageGuild'] });
  const ben = at.user('Ben');
  await at.run(ana, `${command} new`);
  await at.run(ben, `${command} join`);
  await at.run(ana, `${command} start`);
  for (const _ of [1, 2]) await at.run(ana, `${command} end`);
  await at.pass(3_000);
  return { ana, ben };
}

async function pressAgain(at: Harness, user: LocalUser): Promise<string> {
  const ended = forAll(at, user).findLast((message) => findButton(message, /Again/) !== undefined);
  await user.click(ended?.id ?? '', (ended && findButton(ended, /Again/)?.customId) ?? '');
  await at.pass(1_000);
  const shown = [...forAll(at, user).slice(-1), ...user.seesPrivately(at.channel).slice(-1)];
  return shown.map(allText).join('\n');
}

test.each([
  ['cosmic', 'cosmic-run'],
  ['storm', 'meteor-storm'],
  ['town', 'meteor-town'],
  ['meteor', 'meteor'],
])('/%s: after the game was deleted, “again” opens one of its kind and names nobody', async (command, kind) => {
  const at = (harness = await Harness.open());
  const { ana, ben } = await endedGame(at, command);
  const asked = await at.run(ana, 'settings server-delete');
  await ana.click(asked.message?.id ?? '', (asked.message && findButton(asked.message, /Delete/)?.customId) ?? '');
  await at.quiet();
  expect(await pressAgain(at, ana)).not.toContain('Ben');
  expect(at.everyTable.inChannel(at.channel)?.kind).toBe(kind);
  expect(ben.sees(at.channel).map(allText).join('\n')).not.toContain('Played before');
});

test('a button of an older bot whose game was deleted says so, and opens nothing', async () => {
  const at = (harness = await Harness.open());
  const ana = at.user('Ana');
  const components = [{ type: 1, components: [{ type: 2, style: 1, label: 'Again', custom_id: 'm1|gone|end/again' }] }];
  await fetch(`${at.server.apiUrl}/v10/channels/${at.channel}/messages`, {
    method: 'POST',
    headers: { authorization: 'Bot local-test-token', 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'It is over.', components }),
  });
  expect(await pressAgain(at, ana)).toContain('That game was deleted.');
  expect(at.everyTable.live()).toEqual([]);
});

test.each(['cosmic', 'meteor'])(
  '/%s: a person who was taken out of past games isn’t named by “again”',
  async (command) => {
    const at = (harness = await Harness.open());
    const { ana, ben } = await endedGame(at, command);
    await at.run(ben, 'meteor notify', { mode: 'on' });
    const asked = await at.run(ben, 'history forget');
    await ben.click(asked.message?.id ?? '', (asked.message && findButton(asked.message, /Forget/)?.customId) ?? '');
    await at.quiet();
    await pressAgain(at, ana);
    const [lobby] = forAll(at, ana).slice(-1).map(allText);
    expect(lobby).toContain('Ana');
    expect(lobby).not.toContain('Ben');
    expect(forAll(at, ana).map(allText).join('\n')).not.toContain(`<@${ben.id}>`);
  },
);

test('streaks and records are told of won games of people alone, nothing of lost ones', async () => {
  const at = (harness = await Harness.open());
  const { guildId } = at.server;
  const kinds = new Set<string>();
  for (let turn = 0; turn < 20 && kinds.size < 2; turn += 1) {
    const id = `feat${turn}`;
    const startAt = START + turn * 3_600_000;
    await at.played(game(id, 2, { guildId, startAt, seed: `feats-${turn}`, mode: 'first' }));
    const line = (await at.archive.list(guildId, { limit: 1 })).games[0];
    const feats = await featsOf(at.archive, guildId, { kind: 'meteor', game: id }, ['streak', 'fastest']);
    if (line?.result !== 'won') expect(feats).toEqual([]);
    for (const feat of feats) {
      kinds.add(feat.kind);
      if ('streak' in feat) expect(feat.streak).toBeGreaterThanOrEqual(2);
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(2);
  expect(await featsOf(at.archive, guildId, { kind: 'meteor', game: 'nothing' }, ['streak'])).toEqual([]);
});
