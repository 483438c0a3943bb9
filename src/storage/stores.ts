import type { Database, Statement } from 'better-sqlite3';
import type { Millis } from '../games/shared/time.js';
import type { GameId } from '../table/ports.js';
import { MetadataRows } from './rows/metadata.js';
import type { BotDatabase } from './database.js';
import { noteTokens } from './sweeper.js';

/** Told of a write that failed. */
export type OnFault = (error: unknown) => void;

/** A write to `BotDatabase.notes`: one that fails is told, and nobody's click fails by it. True: it was written. */
function noted(onFault: OnFault, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    onFault(error);
    return false;
  }
}

/** What admins set with /settings: texts by key, whose meaning is known elsewhere. All calls throw the driver's error. */
export class SettingsRows {
  readonly #get: Statement<[string, string], string>;
  readonly #all: Statement<[string], [key: string, value: string]>;
  readonly #everywhere: Statement<[string], [guild: string, value: string]>;
  readonly #put: Statement;
  readonly #drop: Statement;

  constructor(connection: Database) {
    this.#get = connection
      .prepare<[string, string], string>('SELECT value FROM guild_settings WHERE guild = ? AND key = ?')
      .pluck();
    this.#all = connection
      .prepare<[string], [string, string]>('SELECT key, value FROM guild_settings WHERE guild = ? ORDER BY key')
      .raw();
    this.#everywhere = connection
      .prepare<[string], [string, string]>('SELECT guild, value FROM guild_settings WHERE key = ?')
      .raw();
    this.#put = connection.prepare(`INSERT INTO guild_settings (guild, key, value) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET value = excluded.value`);
    this.#drop = connection.prepare('DELETE FROM guild_settings WHERE guild = ? AND key = ?');
  }

  get(guildId: string, key: string): string | null {
    return this.#get.get(guildId, key) ?? null;
  }

  /** A setting of every server that has set it. */
  everywhere(key: string): readonly (readonly [guildId: string, value: string])[] {
    return this.#everywhere.all(key);
  }

  /** `null` takes a setting back. */
  set(guildId: string, key: string, value: string | null): void {
    if (value === null) this.#drop.run(guildId, key);
    else this.#put.run(guildId, key, value);
  }

  all(guildId: string): ReadonlyMap<string, string> {
    return new Map(this.#all.all(guildId));
  }
}

/** A game's board (`userId` null) or one player's hand panel, and how it is reached. `token` is secret: never log it. */
export interface KeptMessage {
  readonly game: GameId;
  readonly channelId: string;
  readonly userId: string | null;
  readonly token: string | null;
  readonly message: string;
  readonly messageId: string | null;
  readonly expiresAt: Millis;
  /** What its face needs so that a redrawn message keeps its places; opaque here. */
  readonly layout: string;
}

/** With the answer that was sent since and will be the message if it got there, or null. */
export interface FoundMessage extends KeptMessage {
  readonly sent: { readonly token: string; readonly expiresAt: Millis; readonly followUp: boolean } | null;
}

interface PanelRow extends KeptMessage {
  readonly sentToken: string | null;
  readonly sentExpiresAt: Millis | null;
  readonly sentFollowUp: 0 | 1;
}

const found = <Row extends PanelRow>({ sentToken, sentExpiresAt, sentFollowUp, ...kept }: Row) => ({
  ...kept,
  sent: sentToken === null ? null : { token: sentToken, expiresAt: sentExpiresAt ?? 0, followUp: sentFollowUp === 1 },
});

const PANEL_COLUMNS = `message, message_id AS messageId, token, expires_at AS expiresAt, layout,
  sent_token AS sentToken, sent_expires_at AS sentExpiresAt, sent_follow_up AS sentFollowUp`;

/** Deletes what is kept beside a game's log. Tokens among it may not have expired yet, and leave traces. */
function forgetter(connection: Database): (game: GameId) => void {
  const metadata = new MetadataRows(connection);
  const forgetPanels = connection.prepare('DELETE FROM panels WHERE game = ?');
  const forgetBookmarks = connection.prepare('DELETE FROM bookmarks WHERE game = ?');
  const forget = connection.transaction((game: GameId) => {
    if (forgetPanels.run(game).changes > 0) noteTokens(metadata);
    forgetBookmarks.run(game);
  });
  return (game) => {
    forget.immediate(game);
  };
}

/**
 * Where boards and hand panels are, so that they go on after a restart; the newest of each. A lost token is made good
 * by the next click on any message of the game.
 */
export class MessageRows {
  readonly #keep: Statement;
  readonly #of: Statement<[string], PanelRow>;
  readonly #unsettled: Statement<[], PanelRow & { readonly guildId: string }>;
  readonly #forget: (game: GameId) => void;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#keep =
      connection.prepare(`INSERT INTO panels (game, user, channel, message, message_id, token, expires_at, layout,
        sent_token, sent_expires_at, sent_follow_up)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET channel = excluded.channel, message = excluded.message,
      message_id = excluded.message_id, token = excluded.token, expires_at = excluded.expires_at,
      layout = excluded.layout, sent_token = excluded.sent_token, sent_expires_at = excluded.sent_expires_at,
      sent_follow_up = excluded.sent_follow_up`);
    this.#of = connection.prepare(`SELECT game, nullif(user, '') AS userId, channel AS channelId, ${PANEL_COLUMNS}
      FROM panels WHERE game = ? ORDER BY user`);
    this.#unsettled = connection.prepare(`SELECT game, NULL AS userId, panels.channel AS channelId, ${PANEL_COLUMNS},
      guild AS guildId FROM panels JOIN games USING (game) WHERE user = '' AND status = 'over'`);
    this.#forget = forgetter(connection);
  }

  keep({ game, userId, channelId, message, messageId, token, expiresAt, layout, sent }: FoundMessage): void {
    const place = [game, userId ?? '', channelId, message, messageId, token, expiresAt, layout];
    noted(this.onFault, () => {
      this.#keep.run(...place, sent?.token ?? null, sent?.expiresAt ?? null, sent?.followUp === true ? 1 : 0);
    });
  }

  of(game: GameId): readonly FoundMessage[] {
    return this.#of.all(game).map(found);
  }

  /** Boards of games that are over, whose last edit may not have got through. */
  unsettled(): readonly (FoundMessage & { readonly guildId: string })[] {
    return this.#unsettled.all().map(found);
  }

  forget(game: GameId): void {
    noted(this.onFault, () => {
      this.#forget(game);
    });
  }
}

/** Whom the silence was explained to already: once a player and game (R11). */
export class NoteRows {
  readonly #told: Statement<[string, string]>;
  readonly #tell: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#told = connection.prepare('SELECT 1 FROM silence_notes WHERE game = ? AND user = ?');
    this.#tell = connection.prepare('INSERT INTO silence_notes (game, user) VALUES (?, ?) ON CONFLICT DO NOTHING');
  }

  told(game: GameId, userId: string): boolean {
    return this.#told.get(game, userId) !== undefined;
  }

  tell(game: GameId, userId: string): void {
    noted(this.onFault, () => {
      this.#tell.run(game, userId);
    });
  }
}

/** What was noted of a person; a note is lost rather than that a click fails by it. */
export class PersonNoteRows {
  readonly #has: Statement<[string, string]>;
  readonly #add: Statement;
  readonly #remove: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#has = connection.prepare('SELECT 1 FROM person_notes WHERE user = ? AND note = ?');
    this.#add = connection.prepare(
      'INSERT INTO person_notes (guild, user, note) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#remove = connection.prepare('DELETE FROM person_notes WHERE user = ? AND note = ?');
  }

  has(userId: string, note: string): boolean {
    return this.#has.get(userId, note) !== undefined;
  }

  add(guildId: string, userId: string, note: string): void {
    noted(this.onFault, () => {
      this.#add.run(guildId, userId, note);
    });
  }

  remove(userId: string, note: string): void {
    noted(this.onFault, () => {
      this.#remove.run(userId, note);
    });
  }
}

type Choose = (guildId: string, userId: string, key: string, value: string | null) => void;

const PUT_CHOICE = `INSERT INTO person_settings (guild, user, key, value) VALUES (?, ?, ?, ?)
  ON CONFLICT DO UPDATE SET value = excluded.value`;

/** Keeps a choice that holds in all servers, by this connection. */
function chooser(connection: Database): Choose {
  const put = connection.prepare(PUT_CHOICE);
  const dropEverywhere = connection.prepare('DELETE FROM person_settings WHERE user = ? AND key = ?');
  const choose = connection.transaction<Choose>((guildId, userId, key, value) => {
    dropEverywhere.run(userId, key);
    if (value !== null) put.run(guildId, userId, key, value);
  });
  return (...choice) => {
    choose.immediate(...choice);
  };
}

/** What people chose for themselves on a server: texts by key. All calls but `note` throw the driver's error. */
export class PersonSettingsRows {
  readonly #get: Statement<[string, string, string], string>;
  readonly #find: Statement<[string, string], string>;
  readonly #put: Statement;
  readonly #drop: Statement;
  readonly #choose: Choose;
  readonly #note: Choose;

  constructor(
    { connection, notes }: Pick<BotDatabase, 'connection' | 'notes'>,
    private readonly onFault: OnFault,
  ) {
    this.#get = connection
      .prepare<[string, string, string], string>(
        'SELECT value FROM person_settings WHERE guild = ? AND user = ? AND key = ?',
      )
      .pluck();
    this.#put = connection.prepare(PUT_CHOICE);
    this.#drop = connection.prepare('DELETE FROM person_settings WHERE guild = ? AND user = ? AND key = ?');
    this.#find = connection
      .prepare<[string, string], string>('SELECT value FROM person_settings WHERE user = ? AND key = ? LIMIT 1')
      .pluck();
    this.#choose = chooser(connection);
    this.#note = chooser(notes);
  }

  get(guildId: string, userId: string, key: string): string | null {
    return this.#get.get(guildId, userId, key) ?? null;
  }

  find(userId: string, key: string): string | null {
    return this.#find.get(userId, key) ?? null;
  }

  choose(guildId: string, userId: string, key: string, value: string | null): void {
    this.#choose(guildId, userId, key, value);
  }

  note(guildId: string, userId: string, key: string, value: string | null): boolean {
    return noted(this.onFault, () => {
      this.#note(guildId, userId, key, value);
    });
  }

  /** `null` takes a choice back. */
  set(guildId: string, userId: string, key: string, value: string | null): void {
    if (value === null) this.#drop.run(guildId, userId, key);
    else this.#put.run(guildId, userId, key, value);
  }
}

/** Up to which entry of a game's log a person has been told what happened; one is lost rather than that a click fails by it. */
export class BookmarkRows {
  readonly #of: Statement<[string, string], number>;
  readonly #put: Statement;

  constructor(
    connection: Database,
    private readonly onFault: OnFault,
  ) {
    this.#of = connection
      .prepare<[string, string], number>('SELECT sequence FROM bookmarks WHERE game = ? AND user = ?')
      .pluck();
    this.#put = connection.prepare(`INSERT INTO bookmarks (game, user, sequence) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET sequence = excluded.sequence`);
  }

  of(game: GameId, userId: string): number | null {
    return this.#of.get(game, userId) ?? null;
  }

  put(game: GameId, userId: string, sequence: number): void {
    noted(this.onFault, () => {
      this.#put.run(game, userId, sequence);
    });
  }
}
