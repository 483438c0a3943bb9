import { expect, test } from 'vitest';
import { evenings, startGame } from './support/evening.js';
import { look } from './support/look.js';

const begin = evenings();

test('a slash command with its autocomplete by keyboard alone', async () => {
  const evening = await begin();
  const ana = await evening.arrive({ name: 'Ana' });
  const ben = await evening.arrive({ name: 'Ben' });
  const { harness } = evening;
  await startGame(evening, [ana, ben], { mode: 'standard', seed: 'keys' });
  const { page } = ana;
  const suggestion = page.getByTestId('suggestion');
  const { table } = harness;
  await page.getByTestId('composer').focus();
  await page.keyboard.type('/place');
  await page.getByTestId('command-picker').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-option-name=card]:focus').waitFor();
  await suggestion.first().waitFor();
  await look(ana, 'autocomplete');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[data-option-name=site]:focus').waitFor();
  await suggestion.first().waitFor();
  expect(await suggestion.allInnerTexts()).toEqual(expect.arrayContaining([expect.stringContaining('Ana')]));
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');
  const before = harness.answers;
  await page.keyboard.press('Enter');
  await harness.until('the card lies there', () => harness.answers > before);
  expect(table.state.sites[0]?.pile).toHaveLength(1);
  await page.keyboard.type('/rules');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await ana.reads('The game in short', ana.note);
});
