import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AppOptions } from '../../src/app.js';
import { GameRegistry } from '../../src/games/registry.js';
import { GAMES } from '../support/registered.js';
import { gameOfTwo } from '../e2e/support/game-of-two.js';
import { ActivityHarness, actId, type TestPage } from './support.js';

type Start = NonNullable<NonNullable<AppOptions['workers']>['startAnalysis']>;

/** The look back that is at work: it goes on when a test says so. */
let coach: { readonly progress: (share: number) => void; readonly finish: () => void } | null = null;

const startAnalysis: Start = ({ kind, log, seed }, progress) => {
  let cancel = (): void => undefined;
  const result = new Promise((resolve, reject) => {
    cancel = () => {
      reject(new Error('cancelled'));
    };
    const finish = (): void => {
      const budget = { rollouts: 50, spent: () => 0, onProgress: () => undefined };
      resolve(new GameRegistry(GAMES).get(kind).analysis?.analyse(log, seed, budget));
    };
    coach = { progress, finish };
  });
  return { result, cancel };
};

let all: ActivityHarness;
beforeEach(async () => {
  coach = null;
  all = await ActivityHarness.open({ startAnalysis });
});
afterEach(() => all.close());

const noteOf = (page: TestPage): string => JSON.stringify(page.note);

/** Somebody's page at the end of a game, where the Coach was just asked. */
async function asked(): Promise<TestPage> {
  const { harness } = all;
  const { ana } = await gameOfTwo(harness, { seed: 'coached' });
  const page = await all.page(ana);
  const { table } = harness;
  while (table.state.phase === 'play') await harness.pass(30_000);
  await harness.pass(3_000);
  await page.press('past/analysis');
  expect(noteOf(page)).toContain('Coach: 0%');
  return page;
}

it('the Coach’s note says how far it is, and then what it found, by itself', async () => {
  const page = await asked();
  coach?.progress(0.4);
  await all.harness.pass(3_000);
  await page.until(() => noteOf(page).includes('Coach: 40%'));
  coach?.finish();
  await page.until(() => noteOf(page).includes('Chance to win'));
  expect(noteOf(page)).toContain('attachment://coach.png');
  const notes = page.frames.flatMap((frame) => (frame.is === 'note' ? [frame] : []));
  // What was closed stays closed: only the note that is open is replaced.
  expect(notes.map(({ note, replaces }) => [note?.id, replaces])).toEqual([
    ['note-1', undefined],
    ['note-1', true],
    ['note-1', true],
  ]);
});

it('a Coach’s note that outlived the process is asked again, although this one never drew it', async () => {
  const page = await asked();
  const customId = /"custom_id":"([^"]*past\/analysis[^"]*)"/.exec(noteOf(page))?.[1] ?? '';
  await all.killAndRestart();
  const back = await all.page(all.harness.user('Ana'));
  const act = actId();
  back.send({ do: 'press', act, on: 'note', customId });
  expect(await back.done(act)).toMatchObject({ ok: true });
  await back.until(() => noteOf(back).includes('Coach: 0%'));
});
