import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { evenings, startGame, type Evening } from '../support/evening.js';
import { look } from '../support/look.js';
import { perform } from '../support/perform.js';
import type { Player } from '../support/player.js';
import { dealt, rehearse, seedFor } from '../support/rehearsal.js';

const begin = evenings();

const winningSeed = (): string =>
  seedFor((seed) => {
    const { outcome, steps } = rehearse(dealt({ mode: 'standard', players: 2 }, seed));
    return outcome.result === 'won' ? steps.length : null;
  });

/** A game really played and won in two windows; the first person's comes back. */
async function won(evening: Evening): Promise<readonly [Player, Player]> {
  const players = [
    await evening.arrive({ name: 'Ana' }),
    await evening.arrive({ name: '<b onclick=a>', size: 'phone' }),
  ] as const;
  const { harness } = evening;
  const begun = await startGame(evening, players, { mode: 'standard', seed: winningSeed() });
  await perform(harness, players, rehearse(harness.table.state).steps, begun);
  await harness.pass(6_000);
  await players[0].reads('EARTH IS SAFE', players[0].board);
  return players;
}

test('a game played on the page is looked back at there: end screen, replay, list, show, statistics', async () => {
  const evening = await begin();
  for (const player of await won(evening)) {
    await player.pressNamed(/Replay/);
    await player.reads('ZONE 5', player.note);
    await look(player, 'past-replay');
    await player.pressNamed('Salvo ▶', player.note);
    await player.reads(/destroyed|overkill|not enough/i, player.note);
    await look(player, 'past-salvo');
    await player.command('/history list');
    await player.reads('Past games of this server', player.note);
    await look(player, 'past-list');
    await player.command('/history show');
    await player.reads('Best salvo', player.note);
    await look(player, 'past-show');
    await player.command('/stats server');
    await player.reads('chosen seed', player.note);
    await look(player, 'past-stats');
  }
});

test('the exported replay of it opens from a file, and shows it again', async () => {
  const evening = await begin();
  const [ana] = await won(evening);
  await ana.command('/history export');
  // It is answered at once, and made after that.
  await evening.harness.pass(50);
  const link = ana.note.locator('a[href$=".html"]').first();
  const address = await link.getAttribute('href');
  const html = await (await ana.page.request.get(new URL(address ?? '', ana.page.url()).href)).text();
  const folder = mkdtempSync(join(tmpdir(), 'meteor-replay-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(folder, 'replay.html'), html);
  const page = await ana.page.context().newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.goto(pathToFileURL(join(folder, 'replay.html')).href);
  expect(await page.locator('h1').innerText()).toContain('Earth is safe');
  expect(await page.locator('header').first().innerText()).toContain('<b onclick=a>');
  await page.locator('body').press('End');
  expect(await page.locator('.meteor').count()).toBe(0);
  expect(faults).toEqual([]);
});
