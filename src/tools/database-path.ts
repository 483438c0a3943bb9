import { config } from 'dotenv';
import { databasePathOf, databaseUrlOf } from '../start/environment.js';

const NOT_A_FILE = `This works on a SQLite file, and DATABASE_URL says that the games are in PostgreSQL.
Use PostgreSQL’s own tools there, such as pg_dump and pg_restore; or leave DATABASE_URL out to work on a file.`;

/** Where the bot's database file is, as the bot itself would find it. Ends the process where the games are in none. */
export function databasePath(): string {
  config({ quiet: true });
  if (databaseUrlOf(process.env) !== null) {
    console.error(NOT_A_FILE);
    process.exit(2);
  }
  return databasePathOf(process.env);
}
