import { describe, expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { TABLE_LIMITS } from '../../src/table/limits.js';
import type { ActOutcome, NewGame, Opened } from '../../src/table/ports.js';
import { MATCHES } from '../toy/matches.js';
import { MemoryLog } from '../support/memory-log.js';
import { ANN, BEN, OPTIONS, harness } from './support.js';

function house() {
  const { all, time } = harness(new MemoryLog(), undefined, {
    games: new GameRegistry([METEOR, MATCHES]),
    limits: TABLE_LIMITS,
  });
  let channels = 0;
  const request = (over: Partial<NewGame> = {}): NewGame => ({
    kind: METEOR.kind,
    guildId: 'guild',
    channelId: `channel ${(channels += 1)}`,
    host: ANN,
    options: { ...OPTIONS, robotsAllowed: true },
    seed: 'test',
    ...over,
  });
  const open = (over: Partial<NewGame> = {}): Promise<Opened> => all.open(request(over));
  return { all, time, open };
}

const said = (outcome: ActOutcome | undefined): string =>
  outcome === undefined ? 'no game' : outcome.ok ? 'ok' : outcome.refusal.code;
const told = (opened: Opened): string => (opened.ok ? 'ok' : opened.refusal.code);

const turns = { kind: MATCHES.kind, options: { matches: 7 } };

const host = (number: number): NewGame['host'] => ({ userId: `host ${number}`, name: `Host ${number}` });

describe('One person', () => {
  it('opens three games in real time, though all are asked for at once; 200 more are refused', async () => {
    const { all, open } = house();
    const opened = await Promise.all(Array.from({ length: 203 }, () => open()));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(3);
    expect(new Set(opened.slice(3).map(told))).toEqual(new Set(['too-many-games']));
    expect(all.live()).toHaveLength(3);
  });

  it('opens ten by turns beside them', async () => {
    const { open } = house();
    for (let game = 0; game < 3; game += 1) expect(told(await open())).toBe('ok');
    for (let game = 0; game < 10; game += 1) expect(told(await open(turns))).toBe('ok');
    expect(told(await open(turns))).toBe('too-many-by-turns');
  });

  it('has ten tables of their own apart from those', async () => {
    const { open } = house();
    const own = await Promise.all(Array.from({ length: 11 }, () => open({ personal: true })));
    expect(own.map(told)).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'too-many-own']);
    expect(told(await open())).toBe('ok');
  });

  it('joins no fourth game, and does once one of theirs has ended', async () => {
    const { all, open } = house();
    for (let game = 0; game < 3; game += 1) await open();
    const other = await open({ host: BEN });
    if (!other.ok) throw new Error(other.refusal.code);
    expect(said(await other.table.join(ANN))).toBe('too-many-games');
    await all.live()[0]?.act({ type: 'end', by: 0 });
    expect(said(await other.table.join(ANN))).toBe('ok');
  });

  it('who sits in a game already is told that', async () => {
    const { all, open } = house();
    for (let game = 0; game < 3; game += 1) await open();
    const [first] = all.live();
    expect(said(await first?.join(ANN))).toBe('seat-taken');
  });
});

describe('A server', () => {
  it('has as many open games as its setting says; tables of one’s own apart, and other servers too', async () => {
    const { all, open } = house();
    const opened = await Promise.all(
      Array.from({ length: 6 }, (_, number) => open({ host: host(number), mostInServer: 4 })),
    );
    expect(opened.map(told)).toEqual(['ok', 'ok', 'ok', 'ok', 'server-full', 'server-full']);
    expect(told(await open({ host: host(7), mostInServer: 4, personal: true }))).toBe('ok');
    expect(told(await open({ host: host(8), mostInServer: 4, guildId: 'other' }))).toBe('ok');
    await all.live()[0]?.act({ type: 'end', by: 0 });
    expect(told(await open({ host: host(9), mostInServer: 4 }))).toBe('ok');
  });
});

describe('Robots that think for long', () => {
  const ACES = { options: { ...OPTIONS, robotsAllowed: true, robotLevel: 'ace' } };
  const seated = async (opened: Opened, count: number): Promise<string[]> => {
    if (!opened.ok) throw new Error(opened.refusal.code);
    const answers: string[] = [];
    for (let seat = 1; seat <= count; seat += 1)
      answers.push(said(await opened.table.act({ type: 'join', seat, robot: true, by: 0 })));
    return answers;
  };
  const FOUR = ['ok', 'ok', 'ok', 'ok'];

  it('are eight in the games of one person; those of lower levels come on top', async () => {
    const { open } = house();
    expect(await seated(await open(ACES), 4)).toEqual(FOUR);
    const [, second] = await open(ACES).then(async (opened) => [await seated(opened, 4), opened] as const);
    const third = await open(ACES);
    expect(await seated(third, 1)).toEqual(['too-many-thinkers']);
    if (!second.ok || !third.ok) throw new Error('both were opened');
    await second.table.act({ type: 'end', by: 0 });
    expect(await seated(await open(), 4)).toEqual(FOUR);
    expect(await seated(third, 4)).toEqual(FOUR);
  });

  it('are sixteen in a server', async () => {
    const { open } = house();
    for (let number = 0; number < 4; number += 1)
      expect(await seated(await open({ ...ACES, host: host(number) }), 4)).toEqual(FOUR);
    expect(await seated(await open({ ...ACES, host: host(9) }), 1)).toEqual(['too-many-thinkers']);
    expect(await seated(await open({ ...ACES, host: host(10), guildId: 'other' }), 1)).toEqual(['ok']);
  });
});
