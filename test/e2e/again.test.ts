import { afterEach, expect, test } from 'vitest';
import { allText, findButton, type ApiMessage, type LocalUser } from '../../src/local/index.js';
import { featsOf } from '../../src/history/records.js';
import { game, START } from '../support/played.js';
import { Harness } from './support.js';
import { EPHEMERAL } from './messages.js';

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

test('streaks and records are told of won games of people alone, nothing of lost ones', async () => {
  const at = (harness = await Harness.open());
  const { guildId } = at.server;
  const kinds: string[] = [];
  for (let turn = 0; turn < 14; turn += 1) {
    const id = `feat${turn}`;
    at.played.append(game(id, 2, { guildId, startAt: START + turn * 3_600_000, seed: `feats-${turn}` }));
    const line = at.archive.list(guildId, { limit: 1 }).games[0];
    const feats = featsOf(at.archive, guildId, 'meteor', id);
    if (line?.result !== 'won') expect(feats).toEqual([]);
    for (const feat of feats) {
      kinds.push(feat.kind);
      if (feat.kind !== 'server-fastest') expect(feat.streak).toBeGreaterThanOrEqual(2);
    }
  }
  expect(featsOf(at.archive, guildId, 'meteor', 'nothing')).toEqual([]);
});
