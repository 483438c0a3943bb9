import { expect, test } from 'vitest';
import { encode } from '../../src/discord/games/meteor/presses.js';
import { seedWhere } from '../e2e/support/advanced.js';
import { evenings, showHand } from './support/evening.js';
import { look } from './support/look.js';

const begin = evenings();

test('an Advanced game on phones: toggles, a robot, the Boss’s place, a Power by its button', async () => {
  const seed = seedWhere(
    { people: 3 },
    ({ advanced, seats }) =>
      advanced?.seats[0]?.power === 'transmuter' &&
      advanced.seats[1]?.power === 'secret-agent' &&
      (seats[0]?.hand.includes('C') ?? false),
  );
  const evening = await begin();
  const { harness } = evening;
  const ana = await evening.arrive({ name: 'Ana', size: 'phone' });
  const ben = await evening.arrive({ name: 'Ben', size: 'small', scheme: 'light' });
  const lookAll = async (name: string): Promise<void> => {
    for (const player of evening.players) await look(player, name);
  };
  await ana.say(`/meteor new seed:${seed}`);
  await ana.reads('METEOR', ana.board);
  await ben.pressNamed('Join');
  await ana.choosesSetting('mode', 'advanced');
  for (const part of ['powers', 'challenges']) await ana.choosesSetting(part, 'on');
  await ana.pressNamed('+ Robot');
  await ben.reads('🤖 Mira', ben.board);
  await harness.pass(1_000);
  await lookAll('advanced-lobby');
  await ana.pressNamed('Start');
  await harness.pass(1_000);
  await lookAll('advanced-field');
  await ana.board.locator('[data-custom-id*="|select/open|boss|"]').click();
  await ana.page.locator(`[data-value="${encode(harness.table.game, { name: 'field/boss', letter: 'K' })}"]`).click();
  await ana.answered();
  expect(harness.table.state.advanced?.boss).not.toBeNull();
  await ana.pressNamed(/Start the clock/);
  await harness.pass(1_000);
  for (const player of [ana, ben]) await showHand(player);
  await lookAll('advanced-hand');
  await ana.ask({ name: 'hand/ability', ability: 'transmuter' }, 'more');
  await look(ana, 'advanced-choices');
  await ana.ask({ name: 'hand/use', ability: 'transmuter', target: 'E' }, 'ability');
  await ben.ask({ name: 'hand/ability', ability: 'secret-agent' }, 'more');
  await ben.ask({ name: 'hand/use', ability: 'secret-agent', target: '0' }, 'ability');
  await ben.reads(/Ana held/, ben.panel);
  await harness.pass(1_000);
  await lookAll('advanced-armed');
  for (const player of [ana, ben]) await player.jump();
  await lookAll('advanced-board');
  expect(harness.table.state.advanced?.seats[0]?.armed).toBe('E');
});
