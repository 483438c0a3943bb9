import { expect, it } from 'vitest';
import { METEOR, type MeteorTypes } from '../../src/games/meteor/index.js';
import { countGame } from '../../src/history/adapter.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { countTable } from '../../src/history/statistics/table-count.js';
import { game } from '../support/played.js';
import { MATCHES, matchesLeft, type MatchesTypes } from '../toy/matches.js';

type Event = MatchesTypes['event'];

const LOBBY: readonly Event[] = [
  { type: 'created', rules: '1', options: { matches: 6 }, seed: 's' },
  { type: 'joined', seat: 0 },
  { type: 'joined', seat: 1 },
];
/** An entry a second. */
const log = (...events: readonly Event[]) =>
  [...LOBBY, ...events].map((event, at) => ({ at: at * 1_000, events: [event] }));
const took = (seat: number, count = 3): Event => ({ type: 'took', seat, count });
const OVER: Event = { type: 'ended', result: 'won', reason: 'last-match', winners: [0] };

it('counts who sat there as play began, and how long it took', () => {
  expect(countTable<MatchesTypes>(MATCHES, log({ type: 'started' }, took(0), took(1), OVER))).toMatchObject({
    table: { players: 2, robots: 0, startedAt: 3_000, playMs: 3_000, people: new Set([0, 1]), leavers: 0 },
    outcome: { result: 'won', winners: [0] },
  });
});

it('a lobby that was closed counts for nothing', () => {
  const closed = log({ type: 'ended', result: 'abandoned', reason: 'idle' });
  expect(countTable<MatchesTypes>(MATCHES, closed).table).toBeNull();
  expect(countGame<MatchesTypes>({ game: MATCHES }, closed).stats).toBeNull();
});

it('one whose seat a robot took on is a leaver, and the game counts for the others', () => {
  const left = log({ type: 'started' }, { type: 'taken-over', seat: 1, kicked: false }, took(0), took(1), OVER);
  expect(countTable<MatchesTypes>(MATCHES, left).table).toMatchObject({
    players: 2,
    robots: 1,
    people: new Set([0]),
    leavers: 1,
  });
});

it('a robot that makes room for a person before play begins is no robot of the game', () => {
  const replaced = log({ type: 'left', seat: 1, kicked: true }, { type: 'joined', seat: 1 }, { type: 'started' }, OVER);
  const [created, host, , ...rest] = replaced;
  const robotFirst = [
    created,
    host,
    { at: 2_000, events: [{ type: 'joined', seat: 1, robot: true } as const] },
    ...rest,
  ];
  const { table } = countTable<MatchesTypes>(
    MATCHES,
    robotFirst.flatMap((entry) => (entry === undefined ? [] : [entry])),
  );
  expect(table).toMatchObject({ players: 2, robots: 0, leavers: 0 });
});

it('time in which play stood still is left out', () => {
  const rules = { ...MATCHES, isPaused: (state: MatchesTypes['state']) => matchesLeft(state) === 3 };
  const { table } = countTable<MatchesTypes>(rules, log({ type: 'started' }, took(0), took(1), OVER));
  expect(table).toMatchObject({ startedAt: 3_000, playMs: 2_000 });
});

it('Meteor counts leavers as every game does', () => {
  const whole = game('leaver', 2);
  const start = whole.findIndex(({ events }) => events.some(({ type }) => type === 'clock-started'));
  const left = whole.map((entry, at) =>
    at === start
      ? { ...entry, events: [...entry.events, { type: 'taken-over', seat: 1, kicked: false } as const] }
      : entry,
  );
  expect(countTable<MeteorTypes>(METEOR, left).table).toMatchObject({ players: 2, robots: 1, leavers: 1 });
  const { stats } = countGame(METEOR_HISTORY, left);
  expect([...(stats?.seats.keys() ?? [])]).toEqual([0]);
});
