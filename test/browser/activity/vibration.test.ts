import { expect, test } from 'vitest';
import { openTable } from '../support/activity.js';
import { evenings, startGame } from '../support/evening.js';
import { dealt, rehearse, seedFor, type Step } from '../support/rehearsal.js';

const begin = evenings({ offersActivity: true });

/** Runs in every page and frame: notes each vibration, and each salvo that is drawn. */
const NOTE = `(() => {
  window.noted = [];
  navigator.vibrate = (pattern) => window.noted.push('vibrates ' + pattern) > 0;
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      for (const sum of node.querySelectorAll?.('.sum') ?? []) window.noted.push(sum.classList[1]);
  }).observe(document, { childList: true, subtree: true });
})()`;

/** The steps after which one salvo more has landed than before, and what came of it. */
function salvos(steps: readonly Step[]): readonly { readonly step: number; readonly result: string }[] {
  return steps.flatMap(({ after: { lastSalvo } }, step) => {
    if (lastSalvo === null || lastSalvo.at === steps[step - 1]?.after.lastSalvo?.at) return [];
    return [{ step, result: lastSalvo.strikes.map(({ result }) => result).join(' ') }];
  });
}

test('a hit vibrates although sound is off, and a miss doesn’t; with less motion nothing does', async () => {
  const wanted = ['destroyed', 'survived', 'destroyed'];
  const seed = seedFor((one) => {
    const first = salvos(rehearse(dealt({ mode: 'standard', players: 2 }, one)).steps).slice(0, wanted.length);
    return first.map(({ result }) => result).join() === wanted.join() ? (first.at(-1)?.step ?? null) : null;
  });
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben', size: 'phone' });
  await ben.page.addInitScript(NOTE);
  await ben.page.reload();
  await startGame(evening, [ana, ben], { mode: 'standard', seed });
  await openTable(ben);
  const noted = async (): Promise<readonly string[] | undefined> =>
    ben.page
      .frames()
      .find((one) => one.url().includes('/activity/'))
      ?.evaluate<readonly string[]>('window.noted');
  const { table } = harness;
  const begun = table.state.at;
  const { steps } = rehearse(table.state);
  const [hit, miss, last] = salvos(steps);
  const playTo = async (from = 0, to = 0): Promise<void> => {
    for (const { at, action } of steps.slice(from, to + 1)) {
      await harness.pass(Math.max(0, begun + at - harness.time.now()));
      await table.act(action);
    }
    await harness.quiet();
  };
  await ben.page.emulateMedia({ reducedMotion: 'no-preference' });
  await playTo(0, hit?.step);
  // It is felt when the Rockets are there.
  const felt = ['vibrates 0,600,60', 'destroyed'];
  await expect.poll(noted).toEqual(felt);
  await playTo((hit?.step ?? 0) + 1, miss?.step);
  await expect.poll(noted).toEqual([...felt, 'survived']);
  await ben.page.emulateMedia({ reducedMotion: 'reduce' });
  await playTo((miss?.step ?? 0) + 1, last?.step);
  await expect.poll(noted).toEqual([...felt, 'survived', 'destroyed']);
});
