import { join } from 'node:path';

import { archiveOf } from '../../../storage/sqlite/history/archive.js';
import { HistoryRegistry } from '../../../history/adapter.js';
import { METEOR_HISTORY } from '../../../history/meteor/adapter.js';
import { sqliteStats } from '../../../storage/sqlite/history/counts.js';
import { sqliteRetention } from '../../../storage/sqlite/history/stores.js';
import { Checkpoints } from '../../../storage/sqlite/disk/checkpoints.js';
import { systemClock } from '../../../table/clock.js';
import { systemTimers } from '../../../table/timers.js';
import { withFolder } from '../../bench/folder.js';
import { worstTurn } from '../../bench/turns.js';
import { BEGAN, fillHistory, GUILDS, userOf } from './history.js';

/** The most CPU of one turn of the loop, in milliseconds. Goal: 20, each. */
export interface TurnFigures {
  readonly games: number;
  readonly wonWithMs: number;
  readonly retentionMs: number;
  readonly forgetMs: number;
  readonly rewriteMs: number;
  readonly exportMs: number;
  readonly serverDeleteMs: number;
}

const DAY_MS = 86_400_000;
const STEPS = 30;
const MOST_BYTES = 9 * 1024 * 1024;
const [FULLEST = '', OTHER = ''] = GUILDS;

/** What is done beside games with a database of finished ones, in its fullest server. */
export const benchTurns = (games: number): Promise<TurnFigures> =>
  withFolder(async (folder) => {
    const database = await fillHistory(join(folder, 'bench.db'), games);
    const clock = systemClock();
    const onFault = (error: unknown): void => console.error(error);
    const checkpoints = new Checkpoints(database, { clock, timers: systemTimers(clock, onFault), onFault });
    const archive = archiveOf(database.connection);
    const now = BEGAN + 40 * DAY_MS;
    const retention = sqliteRetention(database, sqliteStats(database, new HistoryRegistry([METEOR_HISTORY])), {
      retentions: () => [[FULLEST, 30 * DAY_MS]],
    });
    const figures = {
      games,
      wonWithMs: await worstTurn(() => archive.wonWith(FULLEST, 'meteor', 'scenario')),
      retentionMs: await worstTurn(async () => {
        for (let step = 0; step < STEPS; step += 1) await retention.maintain(now);
      }),
      exportMs: await worstTurn(() => retention.exportAll(FULLEST, { bytes: MOST_BYTES })),
      forgetMs: await worstTurn(() => retention.forget(FULLEST, userOf(0))),
      serverDeleteMs: await worstTurn(() => retention.deleteAll(FULLEST)),
      rewriteMs: await worstTurn(() => retention.deleteAll(OTHER)),
    };
    checkpoints.stop();
    await database.disk.close();
    database.close();
    return figures;
  });
