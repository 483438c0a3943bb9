import { setTimeout as delay } from 'node:timers/promises';

import { allText, type LocalDiscord, type LocalUser, type OptionValues, type Seen } from '../../local/index.js';
import { DEFAULT_LOCALE, translator } from '../../text/index.js';
import { move } from './moves.js';
import type { Tally } from './tally.js';

const t = translator(DEFAULT_LOCALE);
const EPHEMERAL = 64;
/** Between two actions of one person. */
const GAP_MS = 100;
/** A bot that was killed is back before somebody has asked so often. */
const MOST_TRIES = 60;

/** Leaves, whether inside or not: a join that nobody answered was done, or was not. */
async function leaveForSure(user: LocalUser, channel: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if ((await user.command(channel, 'meteor leave', {})).error === undefined) return;
    await delay(GAP_MS);
  }
  throw new Error('the bot answers nobody any more');
}

/** Joins and leaves a lobby until all is over, and is outside then: each is an act that nothing else can have done. */
export async function joinAndLeave(user: LocalUser, channel: string, tally: Tally): Promise<void> {
  let inside = false;
  while (!tally.over || inside) {
    const [act, done] = inside
      ? (['meteor leave', 'table.done.left'] as const)
      : (['meteor join', 'table.done.joined'] as const);
    const seen = await tally.timed(() => user.command(channel, act, {}));
    // A bot that is just stopping answers that it does nothing any more.
    if (seen.message !== undefined && allText(seen.message).includes(t(done))) {
      tally.acted.push(seen.interactionId);
      inside = !inside;
    } else {
      await leaveForSure(user, channel);
      inside = false;
    }
    await delay(GAP_MS);
  }
}

/** Plays one game with robots after the other, until all is over. */
export async function play(user: LocalUser, channel: string, tally: Tally): Promise<void> {
  const run = (words: string, values: OptionValues = {}): Promise<Seen> =>
    tally.timed(() => user.command(channel, words, values));
  while (!tally.over) {
    const board = user.sees(channel).findLast(({ flags }) => (flags & EPHEMERAL) === 0);
    if (board === undefined || !/ZONE|LAUNCHING/.test(allText(board))) {
      await run('meteor new', { mode: 'standard', robots: 2 });
      await run('meteor start');
      await run('meteor start');
    }
    await move({ user, channel, tally });
    await run('meteor hand');
    await delay(GAP_MS);
  }
}

/** A lobby with a host; answers with somebody who may join it. */
export async function openLobby(server: LocalDiscord, channel: string): Promise<LocalUser> {
  await server.addUser(`Host of ${channel}`).command(channel, 'meteor new', { mode: 'standard' });
  return server.addUser(`Guest of ${channel}`);
}
