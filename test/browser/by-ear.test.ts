import { expect, test } from 'vitest';
import { evenings } from './support/evening.js';
import { Newcomer } from './support/newcomer.js';
import { Reader } from './support/reader.js';

/** Someone who has only the accessibility tree and the keyboard, and knows no rule: the words are all there is. */
const begin = evenings();

async function newcomer(): Promise<Newcomer> {
  const evening = await begin();
  const nora = await evening.arrive({ name: 'Nora' });
  return new Newcomer(evening.harness, await Reader.of(nora.page));
}

test('the whole lesson by ear and keyboard, from the empty channel', async () => {
  const nora = await newcomer();
  await nora.reader.type('/help');
  await nora.reader.until('the welcome', ({ controls }) => controls.some(({ label }) => label.includes('Teach me')));
  await nora.pressAnywhere(/Teach me/);
  const steps: string[] = [];
  for (let step = await nora.stepAfter(null); step !== null; step = await nora.stepAfter(step)) {
    expect(steps, 'each step is done once').not.toContain(step);
    steps.push(step);
    await nora.lessonStep();
    // The partner is on the move.
    for (let beat = 0; beat < 4; beat += 1) await nora.passes();
  }
  expect(steps).toHaveLength(11);
  const { text } = await nora.reader.read();
  expect(text).toContain('Lesson done, and Earth is saved');
  // The outcome of one’s own click, and what the partner did meanwhile.
  const heard = nora.reader.heard.join('\n');
  for (const words of ['2 against size 2: an exact hit', 'READY to launch', 'OVERKILL', 'Rigel launched 3 at L'])
    expect(heard).toContain(words);
}, 120_000);

test('a first game with two robots is won by ear and keyboard, by what the hints say', async () => {
  const nora = await newcomer();
  await nora.reader.type('/meteor new mode:First game robots:2 seed:ear-1');
  await nora.reader.until('the lobby', ({ text }) => text.includes('Crew 3/5'));
  await nora.pressAnywhere(/^Start$/);
  await nora.pressAnywhere(/Start the clock/);
  expect(await nora.play()).toBe('You won!');
  const heard = nora.reader.heard.join('\n');
  expect(heard).toMatch(/LAUNCHING in \d seconds/);
  expect(heard).toMatch(/Destroyed/);
  expect(heard).toMatch(/ready to launch/i);
  // The panel may say so before the board does.
  const said = async (): Promise<string> => (await nora.reader.read()).assertive;
  for (let beat = 0; beat < 5 && !(await said()).startsWith('EARTH IS SAFE'); beat += 1) await nora.passes();
  expect(await said()).toMatch(/^EARTH IS SAFE/);
}, 180_000);
