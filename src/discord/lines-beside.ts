/** What boards say beside their games. */
import { featsOf, type Feat } from '../history/statistics/records.js';
import type { Duels } from '../table/duel/duels.js';
import type { GameId, TableHandle } from '../table/ports.js';
import type { Translate } from '../text/index.js';
import type { BotDeps } from './bot-deps.js';
import { DailyLines } from './daily/board-lines.js';
import { duelLines } from './duel/lines.js';
import type { Faces } from './games/face.js';
import { historyFaceOf } from './history/face.js';
import { leaderboardsOf } from './history/leaderboards.js';

/** Streaks and records that a game has set. */
export async function recordsOf(
  { past: { history }, log }: BotDeps,
  faces: Faces,
  table: TableHandle,
): Promise<readonly Feat[]> {
  const { guildId, kind, game } = table;
  const rankings = leaderboardsOf(historyFaceOf(faces, kind).stats).map(({ by }) => by);
  try {
    return await featsOf(history, guildId, table, rankings);
  } catch (err) {
    // The end is shown without them.
    log.warn({ err, game }, 'streaks and records could not be read');
    return [];
  }
}

/** What boards say of a day's deal. */
export function dailyLinesOf(
  { past: { history }, directory, deals, log }: BotDeps,
  faces: Faces,
  redraw: (game: GameId) => void,
): DailyLines {
  return new DailyLines({ store: { history }, tables: { directory, deals }, faces }, faces, redraw, (err, game) => {
    log.warn({ err, game }, 'what a board says of the day could not be read');
  });
}

interface Beside {
  readonly daily: DailyLines;
  readonly duels: Duels;
}

/** What a board says beside its game: of the day's other tables, and of the duel that it is part of. */
export function besideGame(
  { log }: BotDeps,
  faces: Faces,
  { daily, duels }: Beside,
  table: TableHandle,
  t: Translate,
): readonly string[] {
  try {
    return [...daily.of(table, t), ...duelLines(duels, faces, table, t)];
  } catch (err) {
    log.warn({ err, game: table.game }, 'what a board says beside its game could not be read');
    return [];
  }
}
