import { afterEach, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import { pileText } from '../../../src/text/meteor/index.js';
import { translator } from '../../../src/text/index.js';
import { Harness } from '../support/harness.js';
import { firstMeteors, lay, readyRocket } from '../support/last-meteor.js';
import { EPHEMERAL } from '../support/messages.js';

/** `/meteor watch`: a private view that follows a game, with every hand once it is over and not before. */

let harness: Harness | null = null;
afterEach(async () => {
  await harness?.close();
  harness = null;
});

const t = translator('en');
const board = (at: Harness, user: LocalUser): string =>
  user
    .sees(at.channel)
    .filter(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true)
    .map(allText)
    .join('\n');
const view = (at: Harness, user: LocalUser): ApiMessage => {
  const found = user.seesPrivately(at.channel).at(-1);
  if (!found) throw new Error(`nothing private\n${at.server.dump()}`);
  return found;
};

async function played(): Promise<readonly [Harness, LocalUser, LocalUser]> {
  const at = (harness = await Harness.open());
  const [ana, ben] = [at.user('Ana'), at.user('Ben')];
  await at.run(ana, 'meteor new', { mode: 'standard' });
  await at.run(ben, 'meteor join');
  await at.run(ana, 'meteor start');
  await at.run(ana, 'meteor start');
  await at.pass(1000);
  return [at, ana, at.user('Wanda')];
}

/** Places the first card that may go anywhere; the hands as they then are. */
async function place(at: Harness, user: LocalUser): Promise<void> {
  const [card] = await user.autocomplete(at.channel, 'meteor place', {}, 'card');
  const [site] = await user.autocomplete(at.channel, 'meteor place', { card: card?.value ?? '' }, 'site');
  await at.run(user, 'meteor place', { card: card?.value ?? '', site: site?.value ?? '' });
}

test('the view follows the table, the board says how many watch, and nobody’s hand is in it', async () => {
  const [at, ana, wanda] = await played();
  await at.run(wanda, 'meteor watch');
  await at.pass(2000);
  // A time of day: a countdown would read “until in 15 minutes”.
  expect(allText(view(at, wanda))).toMatch(/You’re watching\.\*\* This message follows the game until <t:\d+:t>\./u);
  expect(allText(view(at, wanda))).toContain('The players are silent');
  expect(board(at, ana)).toContain('👁 1 person watching');
  expect(allText(view(at, wanda))).toContain('empty (Ana first)');
  await place(at, ana);
  await at.pass(2000);
  expect(allText(view(at, wanda))).not.toContain('empty (Ana first)');
  expect(allText(view(at, wanda))).not.toContain('HANDS');
  expect(buttonsOf(view(at, wanda)).map(({ label }) => label)).toEqual(['🔄 Keep watching', 'Stop']);
});

test('once it is over every hand is shown', async () => {
  const [at, ana, wanda] = await played();
  await at.run(wanda, 'meteor watch');
  const hands = at.table.state.seats.map(({ hand }) => pileText(t, hand));
  await at.run(ana, 'meteor end');
  await at.run(ana, 'meteor end');
  await at.pass(3000);
  const shown = allText(view(at, wanda));
  expect(shown).toContain('GAME CALLED OFF');
  for (const hand of hands.slice(0, 2)) expect(shown).toContain(hand);
  expect(buttonsOf(view(at, wanda))).toEqual([]);
});

test('a win is the crew’s: one who watches is told that Earth is safe, and never “You won”', async () => {
  const [at, ana, wanda] = await played();
  lay(at, (state) => ({ sites: readyRocket(state), field: firstMeteors(state, 3, 1) }));
  await at.run(wanda, 'meteor watch');
  await at.run(ana, 'meteor hand');
  await at.run(ana, 'meteor launch', { meteor: at.table.state.field[0]?.letter ?? '' });
  await at.pass(12_000);
  const told = wanda.sees(at.channel).map(allText).join('\n');
  expect(ana.seesPrivately(at.channel).map(allText).join('\n')).toContain('You won!');
  expect(allText(view(at, wanda))).toContain('EARTH IS SAFE');
  expect(told).toContain('EARTH IS SAFE');
  expect(told).not.toMatch(/you( have|’ve)? won\b/i);
});

test('an edit a second at most, by the watcher’s own token; what changes nothing is not sent', async () => {
  const [at, ana, wanda] = await played();
  await at.run(wanda, 'meteor watch');
  await at.pass(2000);
  const before = at.server.requests.all.length;
  const own = at.ordinary();
  for (let turn = 0; turn < 4; turn += 1) {
    await place(at, ana);
    await at.pass(100);
  }
  await at.pass(3000);
  const edits = at.server.requests.all
    .slice(before)
    .filter(({ method, body }) => method === 'PATCH' && JSON.stringify(body).includes('You’re watching.'));
  expect(edits.length).toBeGreaterThan(0);
  expect(edits.length).toBeLessThanOrEqual(3);
  expect(at.ordinary()).toBe(own);
  const calm = at.server.requests.all.length;
  await at.pass(5000);
  // Players' own hints come and go meanwhile; the watcher's message shows nothing new.
  const toWatcher = at.server.requests.all
    .slice(calm)
    .filter(({ body }) => JSON.stringify(body).includes('You’re watching.'));
  expect(toWatcher).toEqual([]);
});

test('stop ends it; a stranger’s “My hand” offers it; a player gets the hand', async () => {
  const [at, ana, wanda] = await played();
  await at.run(wanda, 'meteor watch');
  await at.pass(2000);
  await wanda.click(view(at, wanda).id, findButton(view(at, wanda), 'Stop')?.customId ?? '');
  await at.pass(2000);
  expect(allText(view(at, wanda))).toContain('`/meteor watch` brings it back');
  expect(board(at, ana)).not.toContain('👁');
  await at.run(wanda, 'meteor hand');
  await wanda.click(view(at, wanda).id, findButton(view(at, wanda), /Watch/)?.customId ?? '');
  await at.pass(2000);
  expect(allText(view(at, wanda))).toContain('You’re watching.');
  expect(board(at, ana)).toContain('👁 1 person watching');
  await at.run(ana, 'meteor watch');
  expect(allText(view(at, ana))).toContain('💡');
});

test('it ends with its token, and goes on by its button', async () => {
  const [at, ana, wanda] = await played();
  await at.run(ana, 'meteor timeout');
  await at.run(wanda, 'meteor watch');
  await at.pass(9 * 60_000);
  await wanda.click(view(at, wanda).id, findButton(view(at, wanda), /Keep watching/)?.customId ?? '');
  await at.run(ana, 'meteor resume');
  await at.pass(2000);
  expect(board(at, ana)).toContain('👁 1 person watching');
});
