import { markBackup } from '../storage/sqlite/file/backup-mark.js';
import { backUp } from '../storage/sqlite/file/backup.js';
import { databasePath } from './database-path.js';

const USAGE = `Usage: npm run backup -- FILE

Copies the database at DATABASE_PATH into FILE, while the bot runs. FILE must not be there yet.`;

/** The backup is good either way; only `/metrics` won't know of it. */
function noteBackup(): void {
  try {
    markBackup(databasePath(), new Date());
  } catch (error) {
    console.error(`Its time couldn’t be noted beside the database: ${String(error)}`);
  }
}

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || file.startsWith('-') || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const { games, bytes, file: path } = backUp(databasePath(), file);
    console.log(`${path}: ${games} games, ${bytes} bytes, checked.`);
    noteBackup();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
