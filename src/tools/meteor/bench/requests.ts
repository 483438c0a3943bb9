import { join } from 'node:path';

import type { App } from '../../../app.js';
import { METEOR, viewFor, type MeteorTypes } from '../../../games/meteor/index.js';
import { listenLocal, type ListeningDiscord, type LocalUser } from '../../../local/index.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { TableHandle } from '../../../table/ports.js';
import { benchBot } from '../../bench/bot.js';
import { withFolder } from '../../bench/folder.js';

export interface RequestFigures {
  /** Requests of one whole game that count to Discord's 50 a second. */
  readonly ordinaryPerGame: number;
  /** Callbacks, follow-ups and edits through interaction tokens, which do not. */
  readonly byTokenPerGame: number;
}

const PLAYERS = ['Ana', 'Ben', 'Chloé'];
const ZONE_MS = 2_000;

/** One move by slash command: launch, place, or wait. */
async function move(user: LocalUser, channelId: string, table: TableHandle<MeteorTypes>): Promise<void> {
  const seat = table.seatOf(user.id);
  if (seat === null) return;
  const view = viewFor(table.state, seat, 0);
  const target = view.targets[0];
  const card = view.hand.find(({ sites }) => sites.includes(null));
  if (view.launchable.length > 0 && target !== undefined)
    await user.command(channelId, 'meteor launch', { meteor: target });
  else if (card !== undefined)
    await user.command(channelId, 'meteor place', { card: card.card, site: String(card.sites.indexOf(null)) });
}

async function playGame(server: ListeningDiscord, { tables }: App): Promise<void> {
  const channelId = server.channelId();
  const users = PLAYERS.map((name) => server.addUser(name));
  const [host, ...others] = users;
  if (host === undefined) return;
  await host.command(channelId, 'meteor new', { mode: 'standard' });
  for (const user of others) await user.command(channelId, 'meteor join', {});
  await host.command(channelId, 'meteor start', {});
  await host.command(channelId, 'meteor start', {});
  for (;;) {
    const table = tablesOf(METEOR, tables).inChannel(channelId);
    if (table === undefined || table.state.phase === 'over') break;
    for (const user of users) await move(user, channelId, table);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  // The board's last edit.
  await new Promise((resolve) => {
    setTimeout(resolve, 1_500);
  });
}

/** One whole game of three by slash commands, in zones of two seconds: what it costs of Discord's budget. */
export const benchRequests = (): Promise<RequestFigures> =>
  withFolder(async (folder) => {
    const server = await listenLocal({ rateLimits: false });
    const app = await benchBot(join(folder, 'bench.db'), server.apiUrl, { zoneMs: ZONE_MS, windowMs: 300 });
    server.requests.clear();
    await playGame(server, app);
    const all = server.requests.all;
    await app.kill();
    await server.stop();
    return {
      // What the bot reads of its application belongs to its start, which the game may overlap.
      ordinaryPerGame: all.filter(({ global, path }) => global && path !== '/applications/@me').length,
      byTokenPerGame: all.filter(({ global }) => !global).length,
    };
  });
