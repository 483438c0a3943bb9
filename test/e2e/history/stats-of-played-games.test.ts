/** What `/stats` and `/history` say of whole games, held against sums made from the events as they happened. */
import { afterEach, expect, test } from 'vitest';
import { COSMIC_RUN, type CosmicRunTypes } from '../../../src/games/cosmic-run/index.js';
import { thinkAt } from '../../../src/games/cosmic-run/robots/index.js';
import { isTownEvent, METEOR_TOWN, viewFor, type MeteorTownTypes } from '../../../src/games/meteor-town/index.js';
import { NOTHING_SEEN } from '../../../src/games/meteor-town/robots/robot.js';
import { visitor } from '../../../src/games/meteor-town/robots/visitor.js';
import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { allText, type LocalUser } from '../../../src/local/index.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import type { ActOutcome, TableHandle } from '../../../src/table/ports.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

type Sums = Record<string, number>;

/** What each seat did in one game, counted by hand, and who won. */
interface Counted {
  readonly seats: readonly [Sums, Sums];
  readonly winners: readonly number[];
}

const plus = (...all: readonly Sums[]): Sums =>
  all.reduce<Sums>((sum, one) => {
    for (const [name, value] of Object.entries(one)) sum[name] = (sum[name] ?? 0) + value;
    return sum;
  }, {});

async function said(user: LocalUser, command: string, values: Record<string, string> = {}): Promise<string> {
  await harness.run(user, command, values);
  const last = user.seesPrivately(harness.channel).at(-1);
  return last === undefined ? '' : allText(last);
}

/** Two sit down, and the first one starts. */
async function begun(command: string): Promise<readonly [LocalUser, LocalUser]> {
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, `${command} new`);
  await harness.run(ben, `${command} join`);
  await harness.run(ana, `${command} start`);
  return [ana, ben];
}

const eventsOf = <T extends MeteorTownTypes | CosmicRunTypes>(outcome: ActOutcome<T>): readonly T['event'][] => {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.code}`);
  return outcome.events;
};

const zero = (...names: readonly string[]): Sums => Object.fromEntries(names.map((name) => [name, 0]));
const cosmicSums = (): Sums => zero('discovered', 'recruits', 'tokens', 'points');

/** Both seats are played by robots’ ideas to the end of the game. */
async function playCosmic(table: TableHandle<CosmicRunTypes>, seed: string): Promise<Counted> {
  const random = new Random(seedRandom(seed));
  const seats: [Sums, Sums] = [cosmicSums(), cosmicSums()];
  let winners: readonly number[] = [];
  const add = (seat: number | null, name: string, count: number): void => {
    const sums = seat === null ? undefined : seats[seat];
    if (sums !== undefined) sums[name] = (sums[name] ?? 0) + count;
  };
  for (let turn = table.state.turn; turn !== null; turn = table.state.turn) {
    const { seat } = turn;
    const action = thinkAt('pilot', COSMIC_RUN.viewFor(table.state, seat, harness.time.now()), random);
    if (action === null) throw new Error('a robot had no idea');
    for (const event of eventsOf<CosmicRunTypes>(await table.act(action))) {
      if (event.type === 'recruited') add(event.seat, 'recruits', 1);
      if (event.type === 'planet-scored') add(event.discoverer, 'discovered', 1);
      if (event.type !== 'ended') continue;
      winners = event.winners;
      for (const score of event.scores) {
        add(score.seat, 'points', score.total);
        add(score.seat, 'tokens', score.tokenValues.length);
      }
    }
  }
  return { seats, winners };
}

const townSums = (): Sums => zero('built', 'sold', 'craters', 'destroyed', 'points');

async function playTown(table: TableHandle<MeteorTownTypes>, seed: string): Promise<Counted> {
  const random = new Random(seedRandom(seed));
  const seats: [Sums, Sums] = [townSums(), townSums()];
  const take = (event: MeteorTownTypes['event']): void => {
    const sums = isTownEvent(event) ? seats[event.seat] : undefined;
    if (sums === undefined) return;
    const add = (name: string, count: number): void => {
      sums[name] = (sums[name] ?? 0) + count;
    };
    if (event.type === 'taken-back') throw new Error('what was taken back would have to be counted back');
    if (event.type === 'built') add('built', 1);
    if (event.type === 'sold') add('sold', event.points);
    if (event.type === 'crater-drawn') add('craters', 1);
    if (event.type === 'destroyed') add('destroyed', 1);
    if (event.type === 'finished') add('points', event.score.total);
  };
  for (let seat = 0; table.state.phase === 'play'; seat = 1 - seat) {
    const { town, choices } = viewFor(table.state, seat, harness.time.now());
    if (town === null || choices === null) continue;
    const { action } = visitor({ seat, town, choices, random }, NOTHING_SEEN);
    if (action !== null) eventsOf<MeteorTownTypes>(await table.act(action)).forEach(take);
  }
  return { seats, winners: [] };
}

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** How often a seat won, and how long its runs of wins are. */
function runsOf(games: readonly Counted[], seat: number): { won: number; now: number; best: number } {
  let [won, now, best] = [0, 0, 0];
  for (const { winners } of games) {
    now = winners.includes(seat) ? now + 1 : 0;
    won += now > 0 ? 1 : 0;
    best = Math.max(best, now);
  }
  return { won, now, best };
}

test('Cosmic Run: what players, the server and the tables of honour are told are the sums of the games played', async () => {
  harness = await Harness.open();
  const games: Counted[] = [];
  for (const seed of ['one', 'two', 'three']) {
    await begun('cosmic');
    const table = tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.channel);
    if (table === undefined) throw new Error('no game is on');
    games.push(await playCosmic(table, seed));
    await harness.pass(60_000);
  }
  const people = [harness.user('Ana'), harness.user('Ben')] as const;
  const line = ({ discovered = 0, recruits = 0, tokens = 0 }: Sums): string =>
    `🪐 ${s(discovered, 'planet')} discovered · 👽 ${s(recruits, 'alien')} recruited · 🎟 ${s(tokens, 'token')}`;
  for (const [seat, user] of people.entries()) {
    const own = games.map(({ seats }) => seats[seat] ?? {});
    const { won, now, best } = runsOf(games, seat);
    const text = await said(user, 'stats player', { game: 'cosmic-run' });
    expect(text).toContain(line(plus(...own)));
    expect(text).toContain(`**Without robots:** ${won} of 3 won`);
    expect(text).toContain(`**Streak:** ${now} in a row now, best ${best}`);
    expect(text).toContain(`**Best score:** ${signed(Math.max(...own.map(({ points = 0 }) => points)))}`);
  }
  const server = await said(people[0], 'stats server', { game: 'cosmic-run' });
  expect(server).toContain(line(plus(...games.flatMap(({ seats }) => seats))));
  expect(server).toContain('**Without robots:** 3 games');
  const boards = await said(people[0], 'stats leaderboard', { game: 'cosmic-run', by: 'score' });
  const ranked = ['Ana', 'Ben']
    .map((name, seat) => ({
      name,
      points: Math.max(...games.map(({ seats }) => seats[seat]?.['points'] ?? 0)),
      won: runsOf(games, seat).won,
    }))
    // Of equal scores, whoever won more often comes first; then who has been on Discord for longer.
    .sort((a, b) => b.points - a.points || b.won - a.won);
  expect(boards).toContain(`1. **${ranked[0]?.name}** – best ${ranked[0]?.points}, 3 games`);
  expect(boards).toContain(`2. **${ranked[1]?.name}** – best ${ranked[1]?.points}, 3 games`);
  const list = await said(people[0], 'history list', { game: 'cosmic-run' });
  for (const { seats } of games) {
    const best = Math.max(...seats.map(({ points = 0 }) => points));
    expect(list).toContain(`best ${s(best, 'point')}`);
  }
}, 60_000);

/** As the bot writes it. */
const signed = (points: number): string => String(points).replace('-', '−');

test('Meteor Town: what players, the server and the tables of honour are told are the sums of the games played', async () => {
  harness = await Harness.open();
  const games: Counted[] = [];
  for (const seed of ['one', 'two']) {
    await begun('town');
    const table = tablesOf(METEOR_TOWN, harness.everyTable).inChannel(harness.channel);
    if (table === undefined) throw new Error('no game is on');
    games.push(await playTown(table, seed));
    await harness.pass(60_000);
  }
  const people = [harness.user('Ana'), harness.user('Ben')] as const;
  const line = ({ built = 0, sold = 0, craters = 0, destroyed = 0 }: Sums): string =>
    `🏠 ${s(built, 'building')} · 💰 ${s(sold, 'point')} sold · 🕳 ${s(craters, 'crater')} · 🔥 ${destroyed} destroyed`;
  for (const [seat, user] of people.entries()) {
    const own = games.map(({ seats }) => seats[seat] ?? {});
    const text = await said(user, 'stats player', { game: 'meteor-town' });
    expect(text).toContain(line(plus(...own)));
    expect(text).toContain('**Without robots:** 2 games');
    expect(text).toContain(`**Best score:** ${signed(Math.max(...own.map(({ points = 0 }) => points)))}`);
    const points = await said(user, 'stats leaderboard', { game: 'meteor-town', by: 'points' });
    expect(points).toContain(`**${user.name}** – ${signed(plus(...own)['points'] ?? 0)} in 2 games`);
  }
  const server = await said(people[0], 'stats server', { game: 'meteor-town' });
  expect(server).toContain(line(plus(...games.flatMap(({ seats }) => seats))));
  const list = await said(people[0], 'history list', { game: 'meteor-town' });
  for (const { seats } of games)
    expect(list).toContain(`best ${s(Math.max(...seats.map(({ points = 0 }) => points)), 'point')}`.replace('-', '−'));
}, 60_000);
