import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/games/meteor/catalogue.js';
import type { MeteorAnalysis, TurningPoint } from '../../src/games/meteor/index.js';
import { replayPage, type ReplaySource } from '../../src/history/export/html.js';
import { nameToken, type ViewerData } from '../../src/history/export/viewer-data.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import type { MeteorViewerData } from '../../src/history/meteor/viewer-data.js';
import type { GameRecord } from '../../src/history/queries.js';
import { translator, type Translate } from '../../src/text/index.js';
import { game, GUILD, someone } from '../support/played.js';
import { recordOf } from '../support/record.js';
import { MATCHES_HISTORY } from '../toy/matches.js';
import { played as playedMatches, run } from '../toy/support.js';

const t = translator('en');
const ASSETS = { script: 'let here = 1;', style: 'main { color: red }' };
const NASTY = '</script><b>&';

const pageOf = (record: GameRecord, source: Partial<ReplaySource> = {}, words: Translate = t) =>
  replayPage(record, words, { adapter: METEOR_HISTORY, assets: ASSETS, ...source });

const textOf = (html: string): string =>
  /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
function dataOf(record: GameRecord, source: Partial<ReplaySource> = {}, words: Translate = t) {
  const data = JSON.parse(textOf(pageOf(record, source, words).html)) as ViewerData;
  return { ...data, own: data.extra as MeteorViewerData };
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A match of the toy game, as the archive has it. */
async function matches(): Promise<GameRecord> {
  const at = run();
  const { game: id } = await playedMatches(at);
  const asked = await at.archive.show(GUILD, id);
  if (!asked.ok) throw new Error(asked.why);
  return asked.record;
}

describe('The page of a replay', () => {
  it('runs its own script and style and nothing else, asks no network, and says in which language it is', async () => {
    const record = await recordOf(game('page1', 2));
    const { html, policy } = pageOf(record);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hashOf(ASSETS.script)}`,
      `style-src ${hashOf(ASSETS.style)}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${policy}">`);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(`<style>${ASSETS.style}</style>`);
    expect(html).toContain(`<script>${ASSETS.script}</script>`);
    expect(html).toContain('<meta name="referrer" content="no-referrer">');
    expect(html).toContain('<title>Meteor page1</title>');
    expect(pageOf(record, {}, translator('de')).html).toContain('<html lang="de">');
  });

  it('a script that names its own end is hashed as the browser reads it', async () => {
    const { html, policy } = pageOf(await recordOf(game('page1', 2)), {
      assets: { ...ASSETS, script: 'const end = "</script>" + "</script>";' },
    });
    const code = 'const end = "<\\/script>" + "<\\/script>";';
    expect(html).toContain(`<script>${code}</script>`);
    expect(policy).toContain(hashOf(code));
  });

  it('no name ends the element that it is in, and all of them come out as they were', async () => {
    const people = [someone(0), { userId: '7', name: NASTY }, someone(2)];
    const record = await recordOf(game('page2', 3, { people }));
    expect(textOf(pageOf(record).html)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(dataOf(record).names.slice(0, 3)).toEqual(['Ana', NASTY, 'Chloé']);
  });

  it('a long name is shortened', async () => {
    const people = [{ userId: '7', name: 'W'.repeat(90) }, someone(1)];
    const { names } = dataOf(await recordOf(game('page2', 2, { people })));
    expect(names[0]?.length).toBeLessThanOrEqual(40);
    expect(names[0]).toMatch(/^W{10,}…$/);
  });

  it('says what was played, when and by whom, and what the cards came from', async () => {
    const entries = game('page3', 2, { startAt: Date.UTC(2026, 10, 21, 9, 30) });
    const record = await recordOf(entries);
    const data = dataOf(record);
    expect(data).toMatchObject({ game: 'page3', locale: 'en', seed: 'page3', fair: null, day: null });
    expect(data.heading).toMatch(/Standard, November 21, 2026 at 9:\d\d\sAM UTC/u);
    expect(data.heading).toContain(t(`meteor.result.${record.result === 'won' ? 'won' : 'lost'}`));
    expect(data.seats).toEqual([0, 1]);
    expect(data.crew).toContain(nameToken(0));
    expect(data.crew).toContain(nameToken(1));
    expect(data.crew).not.toContain(nameToken(2));
    expect(data.rules).toMatch(/^\d/);
  });

  it('tells each step in its order, without Discord’s marks and with names apart', async () => {
    const record = await recordOf(game('page4', 3));
    const { steps } = dataOf(record);
    expect(steps.map(({ at }) => at)).toEqual(record.entries.map(({ at }) => at));
    expect(steps.map(({ events }) => events)).toEqual(record.entries.map(({ events }) => events));
    const told = steps.flatMap(({ line }) => line ?? []);
    expect(told.length).toBeGreaterThan(10);
    expect(told.join('\n')).not.toMatch(/\*\*|~~/);
    expect(told.join('\n')).toContain(nameToken(0));
    expect(told.join('\n')).not.toContain('Ana');
    expect(steps.every(({ table }) => table.length === 0)).toBe(true);
    expect(steps.filter(({ mark }) => mark).length).toBeGreaterThan(0);
    expect(steps.find(({ chapter }) => chapter !== null)?.chapter).toBe('5');
  });

  it('tells the end with its reason', async () => {
    const record = await recordOf(game('page4', 3));
    const { steps } = dataOf(record);
    const reason = t(`meteor.end.reason.${record.reason as 'all-destroyed'}`);
    expect(steps.at(-1)?.line).toContain(reason);
    expect(steps.slice(0, -1).some(({ line }) => line?.includes(reason))).toBe(false);
  });

  it('shows the table of a game without a script of its own in lines, and nothing of its events', async () => {
    const record = await matches();
    const data = dataOf(record, { adapter: MATCHES_HISTORY });
    expect(data.extra).toBeNull();
    expect(data.steps.every(({ events }) => events.length === 0)).toBe(true);
    expect(data.steps.at(-1)?.table[0]).toBe('0 matches');
    // Rivals: somebody always wins, so the heading doesn’t say who.
    expect(data.heading).toContain(t('history.result.played'));
  });

  it('has a day’s key with the deal that it is of, and none where none was published', async () => {
    const record = await recordOf(game('page5', 2));
    expect(dataOf({ ...record, log: { ...record.log, dayKey: 'a'.repeat(64) } }).day).toBeNull();
  });
});

describe('What Meteor’s page has beside that', () => {
  it('names every card and Technology, with what it does', async () => {
    const { own } = dataOf(await recordOf(game('page6', 2)));
    expect(Object.keys(own.cards).sort()).toEqual(CARDS.map(({ id }) => id).sort());
    const technologies = CARDS.filter(({ kind }) => kind === 'technology').map(({ id }) => id);
    expect(Object.keys(own.technologies).sort()).toEqual(technologies.sort());
    for (const { name, effect } of [...Object.values(own.technologies), ...Object.values(own.traits)]) {
      expect(name).toMatch(/\S/);
      expect(effect).toMatch(/\S/);
    }
    expect(Object.keys(own.traits).length).toBeGreaterThan(2);
    expect(own.extras).toEqual({});
    expect(own.coach).toBeNull();
  });

  it('has the table’s words in its language, and no others', async () => {
    const record = await recordOf(game('page6', 2));
    const [english, german] = [dataOf(record).own, dataOf(record, {}, translator('de')).own];
    expect(Object.keys(german.table).sort()).toEqual(Object.keys(english.table).sort());
    // It draws the Activity's table.
    const folder = join(import.meta.dirname, '../../src/activity/web/games/meteor');
    const sources = globSync('*.{ts,tsx}', { cwd: folder }).map((name) => readFileSync(join(folder, name), 'utf8'));
    const asked = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key = '']) => key));
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => (english.table[key] ?? '') === '')).toEqual([]);
    const others = Object.keys(english.table).filter((key) => !/^meteor\.(activity|card|common)\./.test(key));
    expect(others.filter((key) => !asked.includes(key))).toEqual([]);
    expect(english.table['meteor.common.shared']).toBeDefined();
    expect(german.table).not.toEqual(english.table);
    expect(german.told).not.toEqual(english.told);
  });

  it('names the Boss, Powers and Challenges of an Advanced game', async () => {
    const record = await recordOf(game('page7', 3, { extras: true, mode: 'advanced' }));
    const { own } = dataOf(record);
    expect(Object.keys(own.extras).length).toBeGreaterThanOrEqual(3 + 3);
    for (const { name, effect } of Object.values(own.extras)) {
      expect(name).toMatch(/\S/);
      expect(effect).toMatch(/\S/);
    }
  });

  it('has what the Coach found: the curve, its facts, and each turning point with its place in the replay', async () => {
    const record = await recordOf(game('page8', 2));
    const turn = (sequence: number, value: number): TurningPoint => ({
      value,
      error: 0.02,
      sequence,
      position: 20_000,
      zone: 4,
      left: 30_000,
      seat: 0,
      did: { kind: 'pass' },
      other: { kind: 'wait' },
    });
    const analysis: MeteorAnalysis = {
      points: [
        { position: 0, zone: 5, known: 0.4, expected: null, dealt: 0.5 },
        { position: 9_000, zone: 0, known: 1, expected: null, dealt: 1 },
      ],
      luck: { value: 0.3, error: 0.01 },
      play: { value: 0.3, error: 0.01 },
      swings: [],
      missed: [turn(7, 0.1), turn(9_999, 0.2)],
      best: turn(8, 0.3),
      idle: { ms: 0, longest: null },
      rollouts: 100,
    };
    const coach = dataOf(record, { analysis }).own.coach;
    expect(coach?.svg).toMatch(/^<svg /);
    expect(coach?.title).toBe(t('meteor.coach.viewer.title'));
    expect(coach?.go).toBe(t('meteor.coach.viewer.go'));
    expect(coach?.alt).toContain(t(`meteor.result.${record.result === 'won' ? 'won' : 'lost'}`));
    expect(coach?.alt).toContain(t(`meteor.end.reason.${record.reason as 'all-destroyed'}`));
    const entry = (sequence: number): number => record.entries.findIndex((one) => one.sequence === sequence);
    // A decision that the log doesn’t have is shown at the beginning.
    expect(coach?.points.map(({ index }) => index)).toEqual([entry(7), 0, entry(8)]);
    expect(coach?.points.map(({ head }) => head).join('\n')).not.toContain('**');
    expect(coach?.points[0]?.head).toMatch(/^1/);
    expect(coach?.lines.join('\n')).not.toContain('**');
    expect(coach?.lines.some((line) => line.includes('40%'))).toBe(true);

    const quiet = dataOf(record, { analysis: { ...analysis, missed: [], best: null } }).own.coach;
    expect(quiet?.points).toEqual([]);
    expect(quiet?.lines.at(-1)).toBe(t('meteor.coach.even').replaceAll('**', ''));
  });
});
