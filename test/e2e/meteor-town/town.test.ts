import { afterEach, describe, expect, it } from 'vitest';
import type { Town } from '../../../src/games/meteor-town/index.js';
import { allText, buttonsOf, type LocalUser } from '../../../src/local/index.js';
import { faultsOf } from '../requests.js';
import { House } from '../support.js';
import { Street } from './support.js';

let house: House;
afterEach(async () => {
  // Whatever a test did, every request held.
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

/** A table of two, begun by buttons. */
async function begin(values: Record<string, string | number> = {}): Promise<readonly [Street, LocalUser, LocalUser]> {
  house = await House.open();
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  const street = new Street(house, 'e2e');
  await house.run(ana, 'town new', { seed: 'e2e', ...values });
  await street.press(ben, street.board(ben), 'Join');
  await street.press(ana, street.board(ana), 'Start');
  await house.pass(1000);
  return [street, ana, ben];
}

describe('Same sky by buttons', () => {
  it('lobby: two sit down, the host starts, and both have their panels', async () => {
    const [street, ana, ben] = await begin();
    expect(allText(street.board(ana))).toContain('Ana · turn 1 of 12 · 0 points');
    expect(allText(street.panel(ana))).toContain('**Turn 1** · no meteor · no last strike');
    const dice = (user: LocalUser): string[] =>
      buttonsOf(street.panel(user)).flatMap(({ label }) => (/^[⚀-⚅]/u.test(label ?? '') ? [label ?? ''] : []));
    expect(dice(ana)).toHaveLength(4);
    expect(dice(ana)).toEqual(dice(ben));
  });

  it('a turn: roles, strike, columns, next', async () => {
    const [street, ana] = await begin();
    await street.press(ana, street.panel(ana), /Assign/);
    expect(allText(street.panel(ana))).toContain('3 🏠 Town, 1 ± Modifier');
    await street.press(ana, street.panel(ana), /Strike/);
    expect(allText(street.panel(ana))).toContain('Which column is used now?');
    await street.press(ana, street.panel(ana), 'Skip the rest');
    await street.press(ana, street.panel(ana), 'Take back');
    expect(buttonsOf(street.panel(ana)).some(({ label }) => /^Column \d/.test(label ?? ''))).toBe(true);
    await street.press(ana, street.panel(ana), 'Skip the rest');
    await street.press(ana, street.panel(ana), 'Next turn');
    expect(allText(street.panel(ana))).toContain('**Turn 2** · 1 meteor');
    await house.pass(1500);
    expect(allText(street.board(ana))).toContain('Ana · turn 2 of 12');
  });

  it('the sheet as a picture, as text, and the rules answer to one alone', async () => {
    const [street, ana] = await begin();
    await street.press(ana, street.panel(ana), 'As text');
    expect(allText(street.privately(ana))).toContain('1.3 Train Station, not built (costs 3 wood, 2 stone, 2 grain)');
    await street.press(ana, street.panel(ana), 'Rules');
    expect(allText(street.privately(ana))).toContain('Unofficial fan work');
    await street.press(ana, street.panel(ana), 'Sheet');
    // The picture is drawn on a thread of its own, in real time.
    await expect
      .poll(
        async () => {
          await house.quiet();
          return street.privately(ana).attachments?.map(({ filename }) => filename) ?? [];
        },
        { timeout: 15_000 },
      )
      .toEqual(['sheet.png']);
  });

  it('whole games, from the lobby to the end', async () => {
    const [street, ana, ben] = await begin();
    for (let presses = 0; street.sky !== undefined && presses < 3_000; presses += 1) {
      const playing = [ana, ben].filter((_, seat) => street.sky?.towns[seat]?.step !== 'finished');
      await street.pressSomething(street.pick(playing));
    }
    expect(street.sky).toBeUndefined();
    await house.pass(2000);
    const shown = allText(street.board(ana));
    expect(shown).toContain('All towns are finished.');
    expect(shown).toMatch(/1\. (Ana|Ben) · \*\*-?\d+ points?\*\*/);
    expect(shown).toMatch(/On the same dice: Mayor -?\d+(, Architect -?\d+)?\./);
    expect(shown).toContain('Seed: e2e');
    expect(allText(street.panel(ana))).toContain('Finished with');
    await street.press(ana, street.board(ana), 'Again');
    await house.pass(1000);
    expect(allText(street.board(ana))).toContain('Last time: Ana, Ben');
  }, 240_000);

  it('towns go on after a kill', async () => {
    const [street, ana, ben] = await begin();
    for (let presses = 0; presses < 12; presses += 1) await street.pressSomething(street.pick([ana, ben]));
    const before = street.sky;
    await house.crash();
    await house.boot();
    expect(street.sky?.towns).toEqual(before?.towns);
    for (let presses = 0; presses < 12; presses += 1) await street.pressSomething(street.pick([ana, ben]));
    expect(street.sky?.towns).not.toEqual(before?.towns);
  });

  it('after 24 hours it ends with what is on the sheets', async () => {
    const [street, ana] = await begin();
    await house.pass(24 * 3_600_000 + 1000);
    expect(street.sky).toBeUndefined();
    expect(allText(street.board(ana))).toContain('The day is over');
  }, 120_000);

  it('a robot sets the pace', async () => {
    house = await House.open();
    const ana = house.user('Ana');
    const street = new Street(house, 'robot');
    await house.run(ana, 'town new', { robots: 1, level: 'visitor' });
    await street.press(ana, street.board(ana), 'Start');
    for (let wait = 0; wait < 300 && street.sky?.towns[1]?.step !== 'finished'; wait += 1) await house.pass(5000);
    expect(street.sky?.towns[1]?.step).toBe('finished');
    expect(street.sky?.towns[0]?.turn).toBe(1);
    await house.pass(2000);
    expect(allText(street.board(ana))).toMatch(/✅ .* · finished/);
  }, 120_000);
});

describe('The daily town', () => {
  const finishDaily = async (street: Street, user: LocalUser): Promise<void> => {
    for (let presses = 0; street.own(user) !== undefined && presses < 2_000; presses += 1)
      await street.pressSomething(user);
    expect(street.own(user)).toBeUndefined();
    await house.pass(1500);
  };

  it('one try for each person and day; a share line; the table shows scores to those who have finished', async () => {
    house = await House.open();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    const street = new Street(house, 'daily');
    await house.run(ana, 'town daily');
    expect(allText(street.panel(ana))).toContain('☄️ Daily town ');
    // A table in the channel is beside it.
    await house.run(ben, 'town new');
    await finishDaily(street, ana);
    const done = allText(street.panel(ana));
    expect(done).toMatch(/☄️ Meteor Town \d{4}-\d{2}-\d{2} · -?\d+ .*· [☄·]{5} .* built/);
    await house.run(ana, 'town daily');
    expect(allText(street.privately(ana))).toMatch(/1\. Ana · \*\*-?\d+\*\*/);
    expect(allText(street.privately(ana))).toContain('Your streak: 1 day.');
    // Ben hasn't finished: a name, and no score.
    await house.run(ben, 'town daily');
    await street.press(ben, street.panel(ben), 'Day’s table');
    expect(allText(street.privately(ben))).toContain('✅ Ana');
    expect(allText(street.privately(ben))).not.toMatch(/\*\*-?\d+\*\*/);
  }, 240_000);

  it('goes on in another channel, and after a kill', async () => {
    house = await House.open({ channels: ['general', 'games'] });
    const ana = house.user('Ana');
    const street = new Street(house, 'resume');
    await house.run(ana, 'town daily');
    const before: Town | null | undefined = street.own(ana)?.towns[0];
    await house.crash();
    await house.boot();
    const games = house.server.channelId('games');
    await ana.command(games, 'town daily');
    await house.quiet();
    expect(street.own(ana)?.towns[0]).toEqual(before);
    const panel = ana.seesPrivately(games).at(-1);
    const assign = buttonsOf(panel ?? street.panel(ana)).find(({ label }) => /Assign/.test(label ?? ''));
    const seen = await ana.click(panel?.id ?? '', assign?.customId ?? '');
    expect(seen.error).toBeUndefined();
    await house.quiet();
    expect(allText(ana.seesPrivately(games).at(-1) ?? street.panel(ana))).toContain('Give each die its role');
  });

  it('past days are for practice; days to come and no days are refused in words', async () => {
    house = await House.open();
    const ana = house.user('Ana');
    const street = new Street(house, 'past');
    const [day] = await ana.autocomplete(house.channel, 'town daily', {}, 'day');
    await house.run(ana, 'town daily', { day: String(day?.value) });
    expect(allText(street.panel(ana))).toContain(`Practice: ${String(day?.value)}`);
    await house.run(ana, 'town daily', { day: '2999-01-01' });
    expect(allText(street.privately(ana))).toContain('has not begun');
    await house.run(ana, 'town daily', { day: 'today' });
    expect(allText(street.privately(ana))).toContain('YYYY-MM-DD');
  });
});

describe('By slash commands', () => {
  it('a player who knows nothing but commands and autocomplete plays a whole game', async () => {
    house = await House.open();
    const ana = house.user('Ana');
    const street = new Street(house, 'commands');
    await house.run(ana, 'town new', { seed: 'e2e' });
    await house.run(ana, 'town start');
    for (let sent = 0; street.sky !== undefined && sent < 1_000; sent += 1) await street.commandSomething(ana);
    expect(street.sky).toBeUndefined();
    await house.pass(1500);
    expect(allText(street.board(ana))).toContain('All towns are finished.');
  }, 240_000);

  it('what is stale or stays away is refused kindly', async () => {
    house = await House.open();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    const street = new Street(house, 'stale');
    await house.run(ana, 'town panel');
    expect(allText(street.privately(ana))).toContain('/town new opens one');
    await house.run(ana, 'town new');
    await house.run(ben, 'town next');
    expect(allText(street.privately(ben))).toContain('You have no town here');
    await house.run(ben, 'town join');
    await house.run(ben, 'town start');
    expect(allText(street.privately(ben))).toContain('Only the host, Ana');
    await house.run(ana, 'town start');
    await house.run(ana, 'town next');
    expect(allText(street.panel(ana))).toContain('First give the dice their roles');
    await house.run(ana, 'town sell', { building: 'market' });
    expect(allText(street.panel(ana))).toContain('First give the dice their roles');
    await house.run(ana, 'town assign', { town: '9 9 9' });
    expect(allText(street.panel(ana))).toContain('This turn needs 3 🏠 Town, 1 ± Modifier');
    await house.run(ana, 'town end');
    expect(street.sky).toBeDefined();
    await house.run(ana, 'town end');
    expect(street.sky).toBeUndefined();
  });
});
