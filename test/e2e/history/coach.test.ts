import { afterEach, expect, test } from 'vitest';
import type { AppOptions } from '../../../src/app.js';
import { GameRegistry } from '../../../src/games/registry.js';
import { METEOR, type MeteorAnalysis } from '../../../src/games/meteor/index.js';
import { allText, buttonsOf, findButton, type LocalUser, type Seen } from '../../../src/local/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { game, START } from '../../support/played.js';
import type { TableHandle } from '../../support/meteor-tables.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { GAMES } from '../../support/registered.js';

let harness: Harness;
afterEach(() => closeClean(harness));

type Message = NonNullable<Seen['message']>;

type Start = NonNullable<NonNullable<AppOptions['workers']>['startAnalysis']>;

/** Looks back in the test's own time: when it is told to, and with a budget that a test has patience for. */
class FakeCoach {
  readonly running: { readonly progress: (share: number) => void; readonly finish: () => void }[] = [];
  /** Added to what is found, so that a test knows what is said. */
  also: Partial<MeteorAnalysis> = {};
  cancelled = 0;

  constructor(private readonly rollouts: number) {}

  readonly start: Start = ({ kind, log, seed }, onProgress) => {
    const budget = { rollouts: this.rollouts, spent: () => 0, onProgress: () => undefined };
    let cancel = (): void => undefined;
    const result = new Promise((resolve, reject) => {
      cancel = () => {
        reject(new Error('cancelled'));
      };
      const finish = (): void => {
        const found = new GameRegistry(GAMES).get(kind).analysis?.analyse(log, seed, budget);
        resolve({ ...(found as MeteorAnalysis), ...this.also });
      };
      this.running.push({ progress: onProgress, finish });
    });
    return {
      result,
      cancel: () => {
        this.cancelled += 1;
        cancel();
      },
    };
  };
}

let coach: FakeCoach;

async function withGames(count: number, rollouts = 200): Promise<LocalUser> {
  coach = new FakeCoach(rollouts);
  harness = await Harness.open({ startAnalysis: coach.start });
  for (let at = 0; at < count; at += 1)
    await harness.played(
      game(`coach${at}`, 3, { guildId: harness.server.guildId, startAt: START + at * 3_600_000, seed: `coach-${at}` }),
    );
  return harness.user('Ana');
}

const newest = (user: LocalUser): Message => {
  const seen = user.seesPrivately(harness.channel).at(-1);
  if (seen === undefined) throw new Error('nothing is seen privately');
  return seen;
};

async function press(user: LocalUser, message: Message | undefined, label: string | RegExp): Promise<Message> {
  const button = message && findButton(message, label);
  if (!message || !button?.customId)
    throw new Error(
      `no button ${String(label)} among ${
        message
          ? buttonsOf(message)
              .map((one) => one.label)
              .join()
          : ''
      }`,
    );
  const seen = await user.click(message.id, button.customId);
  expect(seen.error).toBeUndefined();
  await harness.quiet();
  // Two presses of one button within half a second are one.
  await harness.pass(700);
  return newest(user);
}

/** The newest look back comes to its end. */
async function looked(user: LocalUser): Promise<Message> {
  coach.running.at(-1)?.finish();
  await harness.quiet();
  expect(allText(newest(user))).toMatch(/Chance to win: \*\*\d+%\*\* at the start/);
  return newest(user);
}

const practice = (user: LocalUser): TableHandle | undefined =>
  tablesOf(METEOR, harness.everyTable).ofPerson(user.id)[0];

test('from the button to the curve and its turning points; asked again, the answer is there at once', async () => {
  const ana = await withGames(1);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  const begun = await press(ana, shown.message, '🎓 Coach');
  expect(allText(begun)).toContain('Coach: 0%');
  coach.running[0]?.progress(0.4);
  await harness.pass(3_000);
  expect(allText(newest(ana))).toContain('Coach: 40%');
  const told = await looked(ana);
  expect(JSON.stringify(told.components)).toContain('attachment://coach.png');
  expect(JSON.stringify(told.components)).toMatch(/"Earth (is safe|was hit)/);

  const again = await press(ana, shown.message, '🎓 Coach');
  expect(allText(again)).toBe(allText(told));
  expect(coach.running).toHaveLength(1);
});

test('a result that can’t be shown is logged, and shown as soon as Discord takes it', async () => {
  const ana = await withGames(1);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  await press(ana, shown.message, '🎓 Coach');
  const edits = { method: 'PATCH', path: '/messages' } as const;
  harness.server.faults.next(edits, { status: 500 }, 60);
  coach.running[0]?.finish();
  await harness.pass(2_000);
  expect(allText(newest(ana))).toContain('Coach: 0%');
  expect(harness.log.filter(({ message }) => message === 'an analysis could not be shown')).not.toEqual([]);
  harness.server.faults.clear();
  await harness.pass(30_000);
  expect(allText(newest(ana))).toMatch(/Chance to win: \*\*\d+%\*\* at the start/);
  harness.log.length = 0;
});

test('a picture that Discord refuses keeps nobody from the words', async () => {
  const ana = await withGames(1);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  await press(ana, shown.message, '🎓 Coach');
  harness.server.faults.next({ method: 'PATCH', path: '/messages' }, { status: 413 });
  const told = await looked(ana);
  expect(JSON.stringify(told.components)).not.toContain('attachment://');
});

test('two ask for one game, and one look back answers both', async () => {
  const ana = await withGames(1);
  const ben = harness.user('Ben');
  await press(ana, (await harness.run(ana, 'history show', { game: 'coach0' })).message, '🎓 Coach');
  await press(ben, (await harness.run(ben, 'history show', { game: 'coach0' })).message, '🎓 Coach');
  const told = await looked(ana);
  expect(allText(newest(ben))).toBe(allText(told));
  expect(coach.running).toHaveLength(1);
});

test('one person asks for one game at a time', async () => {
  const ana = await withGames(25);
  await press(ana, (await harness.run(ana, 'history show', { game: 'coach0' })).message, '🎓 Coach');
  for (let at = 1; at < 25; at += 1) {
    const shown = await harness.run(ana, 'history show', { game: `coach${at}` });
    expect(allText(await press(ana, shown.message, '🎓 Coach'))).toContain('still looking at another game');
  }
  const ben = harness.user('Ben');
  const shown = await harness.run(ben, 'history show', { game: 'coach1' });
  expect(allText(await press(ben, shown.message, '🎓 Coach'))).toContain('one game is ahead of yours');
});

test('two games are looked at one after the other, and the second one’s message says so', async () => {
  const ana = await withGames(2);
  const ben = harness.user('Ben');
  const first = await harness.run(ana, 'history show', { game: 'coach0' });
  const second = await harness.run(ben, 'history show', { game: 'coach1' });
  await press(ana, first.message, '🎓 Coach');
  expect(allText(await press(ben, second.message, '🎓 Coach'))).toContain('one game is ahead of yours');
  expect(coach.running).toHaveLength(1);
  await looked(ana);
  await harness.pass(4_000);
  expect(allText(newest(ben))).toContain('Coach: 0%');
  await looked(ben);
});

test('a kill in the midst of it leaves a button that asks anew', async () => {
  const ana = await withGames(1);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  const begun = await press(ana, shown.message, '🎓 Coach');
  await harness.crash();
  expect(coach.cancelled).toBe(1);
  await harness.boot();
  expect(allText(newest(ana))).toBe(allText(begun));
  await press(ana, begun, '🎓 Look again');
  expect(newest(ana).id).toBe(begun.id);
  await looked(ana);
});

test('a stop tells whoever waits', async () => {
  const ana = await withGames(1);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  await press(ana, shown.message, '🎓 Coach');
  await harness.stop();
  expect(allText(newest(ana))).toContain('the bot is restarting');
  expect(coach.cancelled).toBe(1);
  await harness.boot();
});

test('a practice table goes on from a turning point, survives a kill and counts in no statistics', async () => {
  const ana = await withGames(1);
  const entries = game('coach0', 3, { startAt: START, seed: 'coach-0' });
  const { sequence } = entries.find(({ action }) => action.type === 'launch') ?? { sequence: 0 };
  const wait = { kind: 'wait' } as const;
  const point = { position: 0, zone: 5, left: 20_000, seat: 1, value: 0.18, error: 0.02 };
  coach.also = {
    missed: [
      {
        ...point,
        sequence,
        did: wait,
        other: { kind: 'launch', target: 'K', rockets: ['3CF'], promise: 'hit', joins: false, early: false },
      },
    ],
  };
  const before = await harness.archive.stats(harness.server.guildId, METEOR.kind, null);
  const shown = await harness.run(ana, 'history show', { game: 'coach0' });
  await press(ana, shown.message, '🎓 Coach');
  const told = await looked(ana);
  expect(allText(told)).toContain('Zone 5, 20 seconds left · 18 points');
  expect(allText(told)).toContain('Better than waiting a moment: launching Rocket 3 (C F) at K for an exact hit.');
  const opened = await press(ana, told, '▶ Try 1 from here');
  expect(allText(opened)).toContain('Practice');
  const table = practice(ana);
  expect(table?.state.phase).toBe('play');
  expect(table?.state.seats.filter(({ status, robot }) => status === 'in' && robot)).toHaveLength(2);
  expect(table?.state.options.practice?.table).toBeNull();
  expect(harness.tables.inChannel(harness.channel)).toBeUndefined();

  const left = table?.state.pause?.zoneLeft;
  await harness.crash();
  await harness.boot();
  expect(practice(ana)?.state.pause?.zoneLeft).toBe(left);
  await press(ana, newest(ana), '▶ Start the clock');
  expect(practice(ana)?.state.pause).toBeNull();
  const ended = await press(ana, newest(ana), '⏹ End practice');
  expect(allText(ended)).toContain('Practice over');
  expect(practice(ana)).toBeUndefined();
  expect(await harness.archive.stats(harness.server.guildId, METEOR.kind, null)).toEqual(before);
  expect((await harness.archive.list(harness.server.guildId, { limit: 5 })).games).toHaveLength(1);

  await press(ana, ended, '🔁 Try it again');
  expect(practice(ana)?.state.phase).toBe('play');
});
