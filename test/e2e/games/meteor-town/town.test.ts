import { afterEach, describe, expect, it } from 'vitest';
import type { Town } from '../../../../src/games/meteor-town/index.js';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../../src/local/index.js';
import { until } from '../../../support/until.js';
import { faultsOf } from '../../support/requests.js';
import { Harness } from '../../support/harness.js';
import { TownPlayers } from './support.js';

let harness: Harness;
afterEach(async () => {
  // Whatever a test did, every request held.
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

/** A table of two, begun by buttons. */
async function begin(
  values: Record<string, string | number> = {},
): Promise<readonly [TownPlayers, LocalUser, LocalUser]> {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  const players = new TownPlayers(harness, 'e2e');
  await harness.run(ana, 'town new', { seed: 'e2e', ...values });
  await players.press(ben, players.board(ben), 'Join');
  await players.press(ana, players.board(ana), 'Start');
  await harness.pass(1000);
  return [players, ana, ben];
}

describe('Same sky by buttons', () => {
  it('lobby: two sit down, the host starts, and both have their panels', async () => {
    const [players, ana, ben] = await begin();
    expect(allText(players.board(ana))).toContain('Ana · turn 1 of 12 · 0 points');
    expect(allText(players.panel(ana))).toContain('**Turn 1** · no meteors · no last strike');
    const dice = (user: LocalUser): string[] =>
      buttonsOf(players.panel(user)).flatMap(({ label }) => (/^[⚀-⚅]/u.test(label ?? '') ? [label ?? ''] : []));
    expect(dice(ana)).toHaveLength(4);
    expect(dice(ana)).toEqual(dice(ben));
  });

  it('a turn: roles, strike, columns, next', async () => {
    const [players, ana] = await begin();
    await players.press(ana, players.panel(ana), /Assign/);
    expect(allText(players.panel(ana))).toContain('3 🏠 Town, 1 ± Modifier');
    await players.press(ana, players.panel(ana), /Strike/);
    expect(allText(players.panel(ana))).toContain('Which column do you use now?');
    await players.press(ana, players.panel(ana), 'Skip the rest');
    await players.press(ana, players.panel(ana), 'Take back');
    expect(buttonsOf(players.panel(ana)).some(({ label }) => /^Column \d/.test(label ?? ''))).toBe(true);
    await players.press(ana, players.panel(ana), 'Skip the rest');
    await players.press(ana, players.panel(ana), 'Next turn');
    expect(allText(players.panel(ana))).toContain('**Turn 2** · 1 meteor');
    await harness.pass(1500);
    expect(allText(players.board(ana))).toContain('Ana · turn 2 of 12');
  });

  it('the sheet as a picture, as text, and the rules answer to one alone', async () => {
    const [players, ana] = await begin();
    await players.press(ana, players.panel(ana), 'As text');
    expect(allText(players.privately(ana))).toContain('1.3 Train Station, not built (costs 2 wood, 2 stone, 2 grain)');
    await players.press(ana, players.panel(ana), 'Rules');
    expect(allText(players.privately(ana))).toContain('Unofficial fan work');
    await players.press(ana, players.panel(ana), 'Sheet');
    // The picture is drawn on a thread of its own, in real time.
    await expect
      .poll(
        async () => {
          await harness.quiet();
          return players.privately(ana).attachments?.map(({ filename }) => filename) ?? [];
        },
        { timeout: 15_000 },
      )
      .toEqual(['sheet.png']);
  });

  it('whole games, from the lobby to the end', async () => {
    const [players, ana, ben] = await begin();
    for (let presses = 0; players.sky !== undefined && presses < 3_000; presses += 1) {
      const playing = [ana, ben].filter((_, seat) => players.sky?.towns[seat]?.step !== 'finished');
      await players.pressSomething(players.pick(playing));
    }
    expect(players.sky).toBeUndefined();
    await harness.pass(2000);
    const shown = allText(players.board(ana));
    expect(shown).toContain('All towns are finished.');
    expect(shown).toMatch(/1\. (Ana|Ben) · \*\*−?\d+ points?\*\*/);
    expect(shown).toMatch(/On the same dice: Mayor −?\d+(, Architect −?\d+)?\./);
    expect(allText(players.panel(ana))).toMatch(
      /^🏆 \*\*.+ (wins|share first place) with −?\d+ points?\.\*\*\nAll towns are finished\.\n\*\*Finished with/,
    );
    await players.press(ana, players.board(ana), /Again/);
    await harness.pass(1000);
    expect(allText(players.board(ana))).toContain('Played before: Ana, Ben');
  }, 240_000);

  it('towns go on after a kill', async () => {
    const [players, ana, ben] = await begin();
    for (let presses = 0; presses < 12; presses += 1) await players.pressSomething(players.pick([ana, ben]));
    const before = players.sky;
    await harness.crash();
    await harness.boot();
    expect(players.sky?.towns).toEqual(before?.towns);
    for (let presses = 0; presses < 12; presses += 1) await players.pressSomething(players.pick([ana, ben]));
    expect(players.sky?.towns).not.toEqual(before?.towns);
  });

  it('after 24 hours it ends with what is on the sheets', async () => {
    const [players, ana] = await begin();
    await harness.pass(24 * 3_600_000 + 1000);
    expect(players.sky).toBeUndefined();
    expect(allText(players.board(ana))).toContain('The day is over');
  }, 120_000);

  it('who plays a town without others wins against nobody', async () => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    const players = new TownPlayers(harness, 'alone');
    await harness.run(ana, 'town new');
    await players.press(ana, players.board(ana), 'Start');
    await harness.pass(24 * 3_600_000 + 1000);
    const end = allText(players.board(ana));
    expect(end).toContain('Ana · turn 1 of 12 · 0 points');
    expect(end).not.toContain('wins');
  }, 120_000);

  it('a robot sets the pace', async () => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    const players = new TownPlayers(harness, 'robot');
    await harness.run(ana, 'town new', { robots: 1, level: 'visitor' });
    await players.press(ana, players.board(ana), 'Start');
    for (let wait = 0; wait < 300 && players.sky?.towns[1]?.step !== 'finished'; wait += 1) await harness.pass(5000);
    expect(players.sky?.towns[1]?.step).toBe('finished');
    expect(players.sky?.towns[0]?.turn).toBe(1);
    await harness.pass(2000);
    expect(allText(players.board(ana))).toMatch(/✅ .* · finished/);
  }, 120_000);
});

describe('The daily town', () => {
  const finishDaily = async (players: TownPlayers, user: LocalUser): Promise<void> => {
    for (let presses = 0; players.own(user) !== undefined && presses < 2_000; presses += 1)
      await players.pressSomething(user);
    expect(players.own(user)).toBeUndefined();
    await harness.pass(1500);
  };

  it('one try for each person and day; a share line; the table shows scores to those who have finished', async () => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    const players = new TownPlayers(harness, 'daily');
    await harness.run(ana, 'daily town');
    expect(allText(players.privately(ana))).toContain('Only your first attempt counts.');
    expect(players.own(ana)).toBeUndefined();
    await players.press(ana, players.privately(ana), '▶ Begin');
    expect(allText(players.panel(ana))).toContain('☄️ Daily town ');
    // A table in the channel is beside it.
    await harness.run(ben, 'town new');
    await finishDaily(players, ana);
    const done = allText(players.panel(ana));
    expect(done).toMatch(/☄️ Meteor Town \d{4}-\d{2}-\d{2} · −?\d+ .*· [☄·]{5} .* built/);
    await players.press(ana, players.panel(ana), '📅 Leaderboard');
    expect(allText(players.privately(ana))).toMatch(/1\. Ana · \*\*−?\d+\*\*/);
    await harness.run(ana, 'daily town');
    expect(allText(players.privately(ana))).toMatch(/1\. Ana · \*\*−?\d+\*\*/);
    expect(allText(players.privately(ana))).toContain('Your streak: 1 day.');
    // Ben hasn't finished: a name, and no score.
    await harness.run(ben, 'daily town');
    await players.press(ben, players.privately(ben), '▶ Begin');
    await players.press(ben, players.panel(ben), 'Leaderboard');
    expect(allText(players.privately(ben))).toContain('✅ Ana');
    expect(allText(players.privately(ben))).not.toMatch(/\*\*−?\d+\*\*/);
  }, 240_000);

  it('goes on in another channel, and after a kill', async () => {
    harness = await Harness.open({ channels: ['general', 'games'] });
    const ana = harness.user('Ana');
    const players = new TownPlayers(harness, 'resume');
    await harness.run(ana, 'daily town');
    await players.press(ana, players.privately(ana), '▶ Begin');
    const before: Town | null | undefined = players.own(ana)?.towns[0];
    await harness.crash();
    await harness.boot();
    const games = harness.server.channelId('games');
    await ana.command(games, 'daily town');
    await harness.quiet();
    expect(players.own(ana)?.towns[0]).toEqual(before);
    const panel = ana.seesPrivately(games).at(-1);
    const assign = buttonsOf(panel ?? players.panel(ana)).find(({ label }) => /Assign/.test(label ?? ''));
    const seen = await ana.click(panel?.id ?? '', assign?.customId ?? '');
    expect(seen.error).toBeUndefined();
    await harness.quiet();
    expect(allText(ana.seesPrivately(games).at(-1) ?? players.panel(ana))).toContain('Give each die its role');
  });

  it('past days are for practice; days to come and no days are refused in words', async () => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    const players = new TownPlayers(harness, 'past');
    const [day] = await ana.autocomplete(harness.channel, 'daily town', {}, 'day');
    await harness.run(ana, 'daily town', { day: String(day?.value) });
    expect(allText(players.panel(ana))).toContain('Practice: Dec 31, 2025');
    await harness.run(ana, 'daily town', { day: '2999-01-01' });
    expect(allText(players.privately(ana))).toContain('hasn’t begun');
    await harness.run(ana, 'daily town', { day: 'today' });
    expect(allText(players.privately(ana))).toContain('YYYY-MM-DD');
  });
});

describe('The same deal for practice', () => {
  const open = (user: LocalUser): number => harness.everyTable.ofPerson(user.id).length;

  it('a double tap opens one town, and both taps are answered with it', async () => {
    const [players, ana] = await begin();
    for (let asked = 0; asked < 2; asked += 1) await harness.run(ana, 'town play', { act: 'end' });
    await harness.pass(1500);
    const same = findButton(players.board(ana), /Same deal/)?.customId ?? '';
    const tap = () => ana.click(players.board(ana).id, same);
    const seen = await Promise.all([tap(), tap()]);
    expect(seen.map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(open(ana)).toBe(1);
    expect(seen.map(({ message }) => JSON.stringify(message?.components).includes('|town/'))).toEqual([true, true]);
    await harness.pass(1000);
    await players.press(ana, players.board(ana), /Same deal/);
    expect(open(ana)).toBe(2);
  });

  it('pressed again after its answer failed, it is the same press', async () => {
    const [players, ana] = await begin();
    for (let asked = 0; asked < 2; asked += 1) await harness.run(ana, 'town play', { act: 'end' });
    await harness.pass(1500);
    const same = findButton(players.board(ana), /Same deal/)?.customId ?? '';
    const down = harness.server.faults.next({ path: /callback|webhooks/ }, { status: 500 }, 1000);
    const failing = ana.click(players.board(ana).id, same);
    await until(
      () => harness.log.some(({ message }) => message.includes('could not be answered')),
      () => harness.pass(100),
    );
    await harness.time.advance(2000);
    expect((await failing).error).toBeDefined();
    down.cancel();
    expect(open(ana)).toBe(1);
    expect((await ana.click(players.board(ana).id, same)).error).toBeUndefined();
    expect(open(ana)).toBe(1);
  });
});

describe('By slash commands', () => {
  it('a player who knows nothing but commands and autocomplete plays a whole game', async () => {
    harness = await Harness.open();
    const ana = harness.user('Ana');
    const players = new TownPlayers(harness, 'commands');
    await harness.run(ana, 'town new', { seed: 'e2e' });
    await harness.run(ana, 'town play', { act: 'start' });
    for (let sent = 0; players.sky !== undefined && sent < 1_000; sent += 1) await players.commandSomething(ana);
    expect(players.sky).toBeUndefined();
    await harness.pass(1500);
    expect(allText(players.board(ana))).toContain('All towns are finished.');
  }, 240_000);

  it('what is stale or stays away is refused kindly', async () => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    const players = new TownPlayers(harness, 'stale');
    await harness.run(ana, 'town play', { act: 'hand' });
    expect(allText(players.privately(ana))).toContain('Open one with `/town new`');
    await harness.run(ana, 'town new');
    await harness.run(ben, 'town play', { act: 'next' });
    expect(allText(players.privately(ben))).toContain('You don’t have a town in this game');
    await harness.run(ben, 'town join');
    await harness.run(ben, 'town play', { act: 'start' });
    expect(allText(players.privately(ben))).toContain('Only Ana (the host)');
    await harness.run(ana, 'town play', { act: 'start' });
    await harness.run(ana, 'town play', { act: 'next' });
    expect(allText(players.panel(ana))).toContain('The dice don’t have roles yet');
    await harness.run(ana, 'town play', { act: 'sell', building: 'market' });
    expect(allText(players.panel(ana))).toContain('The dice don’t have roles yet');
    await harness.run(ana, 'town play', { act: 'assign', town: '9 9 9' });
    expect(allText(players.panel(ana))).toContain('This turn needs 3 🏠 Town, 1 ± Modifier');
    await harness.run(ana, 'town play', { act: 'end' });
    expect(players.sky).toBeDefined();
    await harness.run(ana, 'town play', { act: 'end' });
    expect(players.sky).toBeUndefined();
  });
});
