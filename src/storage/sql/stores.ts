import type { GameId } from '../../table/ports.js';
import { AnalysisRows } from './rows/analyses.js';
import { DailyLineRows } from './rows/daily-lines.js';
import { DailyRows } from './rows/daily.js';
import { DuelRows } from './rows/duels.js';
import { MessageRows } from './rows/messages.js';
import { BookmarkRows, NoteRows, PersonNoteRows } from './rows/notes.js';
import { OwedMuteRows } from './rows/owed-mutes.js';
import { PersonSettingsRows } from './rows/person-settings.js';
import { SettingsRows } from './rows/settings.js';
import { TurnNoticeRows } from './rows/turn-notices.js';
import type { Sql, Statement } from './sql.js';

/** What takes statements. */
export interface Writers {
  /** What it has taken no power cut undoes. */
  readonly durable: Sql;
  /** For what no click should wait for or fail by; a power cut may undo the newest of it. */
  readonly notes: Sql;
}

export interface StoresOptions {
  /** Told of each write that nobody waits for, and that failed. */
  readonly onFault: (error: unknown) => void;
  /** Told how long each commit of who is muted in voice took, in milliseconds. */
  readonly onCommitted?: (ms: number) => void;
  /** Told how long each commit of where a board is took, in milliseconds. */
  readonly onBoardCommitted?: (ms: number) => void;
  /** Run before a game's messages are deleted, in the same transaction. Absent: nothing. */
  readonly beforeForgetting?: (game: GameId) => readonly Statement[];
}

/** What is stored beside the log. */
export function createStores(
  { durable, notes }: Writers,
  { onFault, onCommitted, onBoardCommitted, beforeForgetting }: StoresOptions,
) {
  return {
    settings: new SettingsRows(durable),
    personSettings: new PersonSettingsRows(durable, notes, onFault),
    people: new PersonNoteRows(notes, onFault),
    notes: new NoteRows(notes, onFault),
    bookmarks: new BookmarkRows(notes, onFault),
    messages: new MessageRows(notes, durable, onFault, beforeForgetting, onBoardCommitted),
    turnNotices: new TurnNoticeRows(notes),
    dailyLines: new DailyLineRows(notes),
    owedMutes: new OwedMuteRows(durable, onCommitted),
    duels: new DuelRows(durable),
    deals: new DailyRows(durable),
    analyses: new AnalysisRows(durable),
  };
}

export type Stores = ReturnType<typeof createStores>;

/** Reads what is kept in memory too. To be awaited before anything is read. */
export async function loadStores({ settings, personSettings, people, duels, deals }: Stores): Promise<void> {
  await Promise.all([settings, personSettings, people, duels, deals].map((store) => store.load()));
}

/** Rows of a server, or of a person in it, were deleted: what is in memory of them goes too. */
export async function dropFromMemory(
  { settings, personSettings, people }: Pick<Stores, 'settings' | 'personSettings' | 'people'>,
  guildId: string,
  userId: string | null,
): Promise<void> {
  await Promise.all([
    ...(userId === null ? [settings.dropped(guildId)] : []),
    personSettings.dropped(guildId, userId),
    people.dropped(guildId, userId),
  ]);
}
