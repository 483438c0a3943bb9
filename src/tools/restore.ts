import { restore } from '../storage/sqlite/file/backup.js';
import { databasePath } from './database-path.js';

const USAGE = `Usage: npm run restore -- FILE

Puts the backup FILE in the place of the database at DATABASE_PATH. Stop the bot first. What was there is kept beside it.`;

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || file.startsWith('-') || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const report = restore(file, databasePath(), new Date());
    console.log(
      `${report.file}: ${report.games} games restored.${report.kept === null ? '' : ` What was there is ${report.kept}.`}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
