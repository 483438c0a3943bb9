import { config } from 'dotenv';

/** Where the bot's database is, as the bot itself would find it. */
export function databasePath(): string {
  config({ quiet: true });
  const path = process.env['DATABASE_PATH']?.trim();
  return path === undefined || path === '' ? './data/meteor.db' : path;
}
