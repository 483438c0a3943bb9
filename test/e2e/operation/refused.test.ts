import { afterEach, describe, expect, test } from 'vitest';
import { METEOR_EMOJI } from '../../../src/discord/games/meteor/art/index.js';
import { allText, buttonsOf, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { game } from '../../support/played.js';
import { until } from '../../support/until.js';
import { EPHEMERAL } from '../support/messages.js';
import { Harness, type HarnessOptions } from '../support/harness.js';
import { gameOfTwo } from '../support/game-of-two.js';

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const open = async (options: HarnessOptions = {}): Promise<Harness> => (harness = await Harness.open(options));

const board = (at: Harness, user: LocalUser): ApiMessage => {
  const found = user.sees(at.channel).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
  if (!found) throw new Error(`no board\n${at.server.dump()}`);
  return found;
};

async function played(at: Harness): Promise<{ readonly ana: LocalUser; readonly panel: () => ApiMessage }> {
  const { ana } = await gameOfTwo(at);
  await at.pass(1000);
  await at.run(ana, 'meteor hand');
  const panel = (): ApiMessage => {
    const found = ana.seesPrivately(at.channel).at(-1);
    if (!found) throw new Error(`no panel\n${at.server.dump()}`);
    return found;
  };
  return { ana, panel };
}

const placing = (message: ApiMessage): string =>
  buttonsOf(message).find(({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled)?.customId ?? '';
const laid = (at: Harness): number => at.table.state.sites.reduce((sum, { pile }) => sum + pile.length, 0);

describe('an emoji that Discord refuses', () => {
  test('leaves no click unanswered: signs stand in until the emoji is made anew', async () => {
    const at = await open({ emoji: METEOR_EMOJI });
    const { server } = at;
    const created = (): number =>
      server.requests.all.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;
    await until(
      () => at.bot.pending.length === 0,
      () => at.pass(100),
    );
    const { ana, panel } = await played(at);
    const shown = buttonsOf(panel()).filter(({ emoji }) => emoji !== undefined);
    expect(shown.length).toBeGreaterThan(0);
    const before = created();
    for (const { id } of server.world.emojis.list()) server.world.emojis.remove(id);
    const seen = await ana.click(panel().id, placing(panel()));
    expect(seen.error).toBeUndefined();
    expect(laid(at)).toBe(1);
    expect(JSON.stringify(panel().components)).not.toContain('"emoji":{"id"');
    await until(
      () => created() === before + METEOR_EMOJI.length && at.bot.pending.length === 0,
      () => at.pass(500),
    );
    await at.pass(1000);
    const again = await ana.click(panel().id, placing(panel()));
    expect(again.error).toBeUndefined();
    expect(JSON.stringify(panel().components)).toContain('"emoji":{');
  });
});

describe('a click whose answer failed', () => {
  test('and that is pressed again is the same press', async () => {
    const at = await open();
    const { ana, panel } = await played(at);
    const press = placing(panel());
    const down = at.server.faults.next({ path: /callback|webhooks/ }, { status: 500 }, 1000);
    const failing = ana.click(panel().id, press);
    await until(
      () => at.log.some(({ message }) => message.includes('could not be answered')),
      () => at.pass(100),
    );
    await at.time.advance(2000);
    expect((await failing).error).toBeDefined();
    down.cancel();
    expect(laid(at)).toBe(1);
    const seen = await ana.click(panel().id, press);
    expect(seen.error).toBeUndefined();
    expect(laid(at)).toBe(1);
  });

  test('for what is in it is sent again in words', async () => {
    const at = await open();
    const { ana, panel } = await played(at);
    at.server.faults.next(
      { path: '/callback' },
      { status: 400, body: { code: 50035, message: 'Invalid Form Body', errors: {} } },
    );
    const seen = await ana.click(panel().id, placing(panel()));
    expect([seen.error, laid(at)]).toEqual([undefined, 1]);
  });
});

const REFUSALS = [
  { status: 413, body: { code: 40005, message: 'Request entity too large' } },
  { status: 403, body: { code: 50013, message: 'Missing Permissions' } },
  { status: 500, page: true },
] as const;

describe.each(REFUSALS)('pictures that Discord answers with $status for good', (refusal) => {
  const refusing = async (): Promise<Harness> => {
    const at = await open();
    at.server.faults.next({ files: true }, refusal, 1e6);
    return at;
  };

  test.each([
    ['cosmic', 'round 1'],
    ['storm', 'turn 1'],
    ['meteor', 'THE METEOR FIELD'],
  ])('/%s: the board shows the game that has started', async (game, words) => {
    const at = await refusing();
    const [ana, ben] = [at.user('Ana'), at.user('Ben')];
    await at.run(ana, `${game} new`, game === 'meteor' ? { mode: 'first' } : {});
    await at.run(ben, `${game} join`);
    await at.run(ana, `${game} start`);
    for (let step = 0; step < 12; step += 1) await at.pass(500);
    expect(allText(board(at, ana))).toContain(words);
    await at.run(ana, `${game} end`);
    await at.run(ana, `${game} end`);
    for (let step = 0; step < 12; step += 1) await at.pass(500);
    expect(at.everyTable.live()).toEqual([]);
    expect(allText(board(at, ana))).toMatch(/called it off|CALLED OFF/);
  });

  test('an export says in words that its file was not taken', async () => {
    const at = await refusing();
    const ana = at.user('Ana');
    await at.played(game('past', 2, { guildId: at.server.guildId }));
    const { message } = await at.run(ana, 'history export', { game: 'past' });
    for (let step = 0; step < 20; step += 1) await at.pass(500);
    const shown = ana.look(message?.id ?? '');
    expect(shown?.attachments).toEqual([]);
    expect(shown && allText(shown)).toBe('Discord didn’t accept the export file. It may be too large.');
  });

  test('Town’s board shows the end in words', async () => {
    const at = await refusing();
    const [ana, ben] = [at.user('Ana'), at.user('Ben')];
    await at.run(ana, 'town new', {});
    await at.run(ben, 'town join');
    await at.run(ana, 'town play', { act: 'start' });
    for (let step = 0; step < 4; step += 1) await at.pass(500);
    const { message } = await at.run(ana, 'town play', { act: 'hand' });
    for (let step = 0; step < 4; step += 1) await at.pass(500);
    const panel = message && ana.look(message.id);
    expect(panel && allText(panel).trim().length).toBeGreaterThan(20);
    for (const _ of [1, 2]) await at.run(ana, 'town play', { act: 'end' });
    for (let step = 0; step < 12; step += 1) await at.pass(500);
    expect(at.everyTable.live()).toEqual([]);
    expect(allText(board(at, ana))).toMatch(/called it off|CALLED OFF/);
  });

  test('/cosmic picture is answered in words', async () => {
    const at = await refusing();
    const [ana, ben] = [at.user('Ana'), at.user('Ben')];
    await at.run(ana, 'cosmic new', {});
    await at.run(ben, 'cosmic join');
    await at.run(ana, 'cosmic play', { act: 'start' });
    await at.pass(1000);
    const asking = ana.command(at.channel, 'cosmic play', { act: 'picture' });
    for (let step = 0; step < 20; step += 1) await at.pass(100);
    const seen = await asking;
    expect(seen.error).toBeUndefined();
    expect(seen.message && allText(seen.message).trim().length).toBeGreaterThan(20);
  });
});
