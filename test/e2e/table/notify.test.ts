import { afterEach, beforeEach, expect, test } from 'vitest';
import { allText, buttonsOf, type LocalUser } from '../../../src/local/index.js';
import { cosmicRunIn, endCosmicTurn } from '../support/cosmic-turn.js';
import { EPHEMERAL } from '../support/messages.js';
import { Harness } from '../support/harness.js';
import { faultsOf } from '../support/requests.js';

let at: Harness;
let ana: LocalUser;
let ben: LocalUser;

beforeEach(async () => {
  at = await Harness.open();
  [ana, ben] = [at.user('Ana'), at.user('Ben')];
});
afterEach(async () => {
  expect(faultsOf(at.server.requests.all)).toEqual([]);
  await at.close();
});

const MINUTE = 60_000;

type Message = NonNullable<ReturnType<LocalUser['look']>>;

const isNotice = (message: Message): boolean => / your turn in Cosmic Run/.test(allText(message));
/** Messages about turns that are there in the channel. */
const here = (): Message[] => ana.sees(at.channel).filter((one) => (one.flags & EPHEMERAL) === 0 && isNotice(one));
const direct = (user: LocalUser): Message[] => user.sees(user.directChannelId).filter(isNotice);

const endTurn = (): Promise<void> => endCosmicTurn(at);

/** It is Ana's turn, and both she and Ben have been away for more than two minutes. */
async function game(): Promise<void> {
  await at.run(ana, 'cosmic new', { seed: 'notify', limit: '24h' });
  await at.run(ben, 'cosmic join');
  await at.run(ana, 'cosmic start');
  if (cosmicRunIn(at).state.turn?.seat !== 0) await endTurn();
  await at.pass(2 * MINUTE + 1_000);
}

/** The newest answer that only this person sees. */
function privately(user: LocalUser): string {
  const answer = user.seesPrivately(at.channel).at(-1);
  return answer === undefined ? '' : allText(answer);
}

test('who hasn’t asked for anything is told how to switch it on', async () => {
  await at.run(ana, 'notify');
  expect(privately(ana)).toContain('`/notify how:` turns it on');
  await at.run(ana, 'notify', { how: 'here' });
  expect(privately(ana)).not.toContain('turns it on');
});

test('who asked for it is told in the channel that it is their turn, by a message with their panel’s button, which goes with the turn', async () => {
  await at.run(ben, 'notify', { how: 'here' });
  await game();
  expect(here()).toEqual([]);
  await endTurn();
  const [notice, ...more] = here();
  expect(more).toEqual([]);
  if (notice === undefined) throw new Error('nothing was said');
  expect(allText(notice)).toContain(`<@${ben.id}> It’s your turn in Cosmic Run.`);
  expect(
    at.server.requests.all.find(({ path, method }) => method === 'POST' && path.endsWith('/messages'))?.body,
  ).toMatchObject({
    allowed_mentions: { parse: [], users: [ben.id] },
  });
  const seen = await ben.click(notice.id, buttonsOf(notice)[0]?.label ?? '');
  expect(seen.error).toBeUndefined();
  await at.quiet();
  expect(ben.seesPrivately(at.channel).some((one) => allText(one).includes('Cosmic Run: round'))).toBe(true);
  expect(here()).toHaveLength(1);
  await endTurn();
  expect(here()).toEqual([]);
});

test('a direct message has a link to the table, and goes with the turn', async () => {
  await at.run(ben, 'notify', { how: 'direct' });
  await game();
  await endTurn();
  expect(here()).toEqual([]);
  const [first] = direct(ben);
  if (first === undefined) throw new Error('no direct message');
  expect(JSON.stringify(first.components)).toMatch(new RegExp(`https://discord.com/channels/\\d+/${at.channel}/\\d+`));
  await endTurn();
  expect(direct(ben)).toEqual([]);
});

test('closed direct messages: the channel says it', async () => {
  await at.run(ben, 'notify', { how: 'direct' });
  ben.closeDirectMessages(true);
  await game();
  await endTurn();
  expect(direct(ben)).toEqual([]);
  expect(here().map(allText)).toEqual([expect.stringContaining('The bot can’t send you direct messages')]);
  await endTurn();
  expect(here()).toEqual([]);
});

test('a rate limit delays it, and a restart neither repeats it nor leaves it behind', async () => {
  await at.run(ben, 'notify', { how: 'here' });
  await game();
  at.server.faults.next(
    { method: 'POST', path: `/channels/${at.channel}/messages` },
    { rateLimit: { retryAfterS: 5 } },
  );
  await endTurn();
  expect(here()).toEqual([]);
  await at.pass(6_000);
  expect(here()).toHaveLength(1);
  const [{ id } = { id: '' }] = here();
  await at.crash();
  await at.boot();
  await at.pass(MINUTE);
  expect(here().map((one) => one.id)).toEqual([id]);
  await endTurn();
  expect(here()).toEqual([]);
});

test('an answer that was lost makes one message of two', async () => {
  await at.run(ben, 'notify', { how: 'here' });
  await game();
  at.server.faults.next({ method: 'POST', path: `/channels/${at.channel}/messages` }, { drop: 'after' });
  await endTurn();
  await at.pass(2 * MINUTE);
  expect(here()).toHaveLength(1);
  await endTurn();
  expect(here()).toEqual([]);
});

test('switched off, the message that is there goes; half of quiet hours is refused, and the same hour twice ends them', async () => {
  await at.run(ben, 'notify', { how: 'here' });
  await game();
  await endTurn();
  expect(here()).toHaveLength(1);
  const off = await at.run(ben, 'notify', { how: 'off' });
  expect(off.message && allText(off.message)).toContain('won’t get a message');
  expect(here()).toEqual([]);
  const half = await at.run(ben, 'notify', { 'quiet-from': 22 });
  expect(half.message && allText(half.message)).toContain('quiet-to');
  const quiet = await at.run(ben, 'notify', { how: 'direct', 'quiet-from': 22, 'quiet-to': 7, 'utc-offset': -3.5 });
  expect(quiet.message && allText(quiet.message)).toContain('22:00 to 07:00 (UTC−03:30)');
  const none = await at.run(ben, 'notify', { 'quiet-from': 7 });
  expect(none.message && allText(none.message)).not.toContain('07:00');
  const now = await at.run(ben, 'notify');
  expect(now.message && allText(now.message)).toContain('direct message');
});
