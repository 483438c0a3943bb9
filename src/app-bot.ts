import { commandsOf } from '../commands/index.js';
import type { AppOptions, Connection } from './app-options.js';
import { createDiscordBot, type DiscordBot } from './discord/bot.js';
import type { Gateway } from './discord/gateway/client.js';
import type { RunningLog } from './discord/ports.js';
import type { AnyGameTypes } from './games/game.js';
import { FinishedGames } from './storage/sqlite/history/finished-games.js';
import { emojiOf, REGISTERED } from './registration/index.js';
import { DailyLineRows } from './storage/sqlite/rows/daily-lines.js';
import { DuelRows } from './storage/sqlite/rows/duels.js';
import { OwedMuteRows } from './storage/sqlite/rows/owed-mutes.js';
import { LogReader } from './storage/sqlite/log/reader.js';
import { TurnNoticeRows } from './storage/sqlite/rows/turn-notices.js';
import { BookmarkRows, NoteRows, PersonNoteRows } from './storage/sqlite/rows/notes.js';
import { MessageRows } from './storage/sqlite/rows/messages.js';
import { PersonSettingsRows } from './storage/sqlite/rows/person-settings.js';
import { SettingsRows } from './storage/sqlite/rows/settings.js';
import { systemBytes } from './table/ids.js';
import type { AppParts } from './app-parts.js';

/** Entries as they lie in the log, read as events: this process wrote them. */
const runningLog =
  (logs: LogReader): RunningLog =>
  (game) =>
    (logs.read(game)?.entries ?? []).map(({ sequence, at, events }) => ({
      sequence,
      at,
      events: JSON.parse(events) as readonly AnyGameTypes['event'][],
    }));

/** The Discord side, on this connection. */
export function createBot(
  options: AppOptions,
  parts: AppParts,
  { guildId, empty }: Connection,
  gateway: Gateway,
): DiscordBot {
  const { defaults, games: registered = REGISTERED } = options;
  const { log, clock, timers, tables, links, metrics, pictures } = parts;
  const { analyses, deals } = parts.workers;
  const { connection: database, notes } = parts.database;
  const onFault = (err: unknown): void => {
    // The database was closed because a successor took it over, which keeps its own notes.
    if (!database.open) return;
    log.warn({ err }, 'the database did not take a note beside the log');
  };
  const { history, histories, retention, replayFile } = parts.history;
  return createDiscordBot({
    gateway,
    ...(guildId === undefined ? {} : { guildId }),
    ...(empty === undefined ? {} : { empty }),
    directory: tables,
    faces: registered.map(({ face }) => face),
    clock,
    timers,
    randomBytes: options.randomBytes ?? systemBytes,
    log,
    stores: {
      settings: new SettingsRows(database),
      personSettings: new PersonSettingsRows(parts.database, onFault),
      messages: new MessageRows(notes, onFault),
      notes: new NoteRows(notes, onFault),
      people: new PersonNoteRows(notes, onFault),
      bookmarks: new BookmarkRows(notes, onFault),
      runningLog: runningLog(new LogReader(database)),
      ended: new FinishedGames(database, tables.games),
      duels: new DuelRows(database),
      owedMutes: new OwedMuteRows(database, options.onCommitted),
      turnNotices: new TurnNoticeRows(notes),
      dailyLines: new DailyLineRows(notes),
    },
    past: {
      history,
      histories,
      retention,
      replayFile,
      analyses,
      replayLinks: links,
      counted: (game) => parts.counting.counted(game),
    },
    commands: commandsOf(registered),
    emoji: options.emoji ?? emojiOf(registered),
    renderPng: (svg, width, signal) => pictures.renderPng(svg, width, signal),
    deals,
    defaults,
    interactions: {
      answered: (ms) => {
        metrics.answered(ms / 1000);
        options.onAnswered?.(ms);
      },
      handled: (interaction) => {
        metrics.handled(interaction);
      },
    },
  });
}
