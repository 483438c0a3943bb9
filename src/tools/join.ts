import { shardsInWords } from '../storage/shards.js';
import { join } from '../storage/sqlite/file/split.js';
import { foreignTables } from '../storage/sqlite/file/whole-file.js';

const USAGE = `Usage: npm run join -- OUT FILE…

Puts the databases FILE… together into OUT, which must not be there yet. No server may be in two of them. Stop their bots
first. The files stay as they are: once OUT is in use, put them away.`;

const [out, ...files] = process.argv.slice(2);
if (out === undefined || files.length === 0 || [out, ...files].some((one) => one.startsWith('-'))) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const made = join(out, files);
    console.log(`${made.file}: ${made.games} games, ${made.rows} rows, ${shardsInWords(made.shards)}.`);
    const leftOut = [...new Set(files.flatMap(foreignTables))];
    if (leftOut.length > 0) console.log(`Left out, since another program made it: ${leftOut.join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
