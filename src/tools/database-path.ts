import { config } from 'dotenv';
import { databasePathOf } from '../start/environment.js';

/** Where the bot's database is, as the bot itself would find it. */
export function databasePath(): string {
  config({ quiet: true });
  return databasePathOf(process.env);
}
