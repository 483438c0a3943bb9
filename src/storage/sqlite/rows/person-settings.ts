import type { Database, Statement } from 'better-sqlite3';
import type { BotDatabase } from '../database.js';
import { type OnFault, noted } from './noted.js';

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
  readonly #places: Statement<[string, string], string>;
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
    this.#places = connection
      .prepare<[string, string], string>('SELECT guild FROM person_settings WHERE user = ? AND key = ? ORDER BY guild')
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

  placesOf(userId: string, key: string): readonly string[] {
    return this.#places.all(userId, key);
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
