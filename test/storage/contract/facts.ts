import { expect, test } from 'vitest';
import { claimFor } from '../../../src/storage/sql/rows/application.js';
import { Facts } from '../../../src/storage/sql/rows/facts.js';
import { noteHandover, takeHandover } from '../../../src/storage/sql/rows/handover.js';
import { dailySecret, storedSigningKey } from '../../../src/storage/sql/rows/secrets.js';
import { bytesOfTest } from '../../support/chance.js';
import type { OpenEngine } from './stores.js';

const GAME = `INSERT INTO games (game, kind, guild, channel, rules, mode, seeded, created_at)
  VALUES ('one', 'meteor', @guild, 'c', '1', 'first', 0, 1)`;

/** What every engine keeps about its database. */
export function factsKeepTheirContract(open: OpenEngine): void {
  test('a fact is what was set last, until it is taken away', async () => {
    const facts = new Facts(await open());
    expect(await facts.get('sweep')).toBeNull();
    await facts.set('sweep', '1');
    await facts.set('sweep', '2');
    expect([await facts.get('sweep'), await facts.get('tokens')]).toEqual(['2', null]);
    await facts.set('sweep', null);
    expect(await facts.get('sweep')).toBeNull();
  });

  test('the secret of daily deals and the key are made once, and differ', async () => {
    const sql = await open();
    const made = await Promise.all([1, 2, 3].map((one) => dailySecret(sql, bytesOfTest(`secret ${one}`))));
    expect(new Set(made).size).toBe(1);
    const keys = await Promise.all([1, 2].map((one) => storedSigningKey(sql, bytesOfTest(`key ${one}`))));
    expect(keys[0]).toHaveLength(32);
    expect(keys[1]).toEqual(keys[0]);
    expect(await storedSigningKey(sql, bytesOfTest('later'))).toEqual(keys[0]);
    expect(await dailySecret(sql, bytesOfTest('later'))).toBe(made[0]);
    expect(keys[0]?.toString('hex')).not.toBe(made[0]);
  });

  test('what is stored in the key’s place and is none signs nothing', async () => {
    const sql = await open();
    await new Facts(sql).set('signing-key', 'abc');
    await expect(storedSigningKey(sql, bytesOfTest())).rejects.toThrow('holds no key');
  });

  test('what a process leaves to its successor is taken once', async () => {
    const sql = await open();
    const left = { at: 1_800_000_000_000, taken: ['1', '2'], writing: ['one'] };
    expect(await takeHandover(sql)).toBeNull();
    await noteHandover(sql, { ...left, at: 1 });
    await noteHandover(sql, left);
    expect([await takeHandover(sql), await takeHandover(sql)]).toEqual([left, null]);
  });

  test('a database belongs to the application that came first', async () => {
    const sql = await open();
    const claims = await Promise.all(['11', '22'].map((id) => claimFor(sql, { id })));
    expect(claims.map(({ ok }) => ok).sort()).toEqual([false, true]);
    const owner = await new Facts(sql).get('application');
    expect(claims).toContainEqual({ ok: false, owner });
    expect(await claimFor(sql, { id: owner ?? '', guildIds: ['g'] })).toEqual({ ok: true });
  });

  test('where nobody is noted, one who knows all its servers takes only what holds no others', async () => {
    const sql = await open();
    await sql.write({ text: GAME, values: { guild: 'g' } });
    expect(await claimFor(sql, { id: '11', guildIds: ['other'] })).toEqual({ ok: false, owner: null });
    expect(await claimFor(sql, { id: '11', guildIds: ['g'] })).toEqual({ ok: true });
    expect(await claimFor(sql, { id: '22', guildIds: ['g'] })).toEqual({ ok: false, owner: '11' });
  });
}
