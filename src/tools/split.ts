import { shardsInWords } from '../storage/shards.js';
import { split } from '../storage/sqlite/file/split.js';
import { foreignTables } from '../storage/sqlite/file/whole-file.js';

const USAGE = `Usage: npm run split -- FILE PARTS

Splits the SQLite database FILE between PARTS files beside it (a power of two), server by server: a server goes to the part
that ((its id >> 22) % shards) names, with all that is kept of it. Stop the bot first. FILE stays as it is: once the
parts are in use, put it away.`;

const [file, parts, ...rest] = process.argv.slice(2);
if (file === undefined || parts === undefined || !/^\d+$/.test(parts) || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const leftOut = foreignTables(file);
    for (const part of split(file, Number(parts)))
      console.log(`${part.file}: ${part.games} games, ${part.rows} rows, ${shardsInWords(part.shards)}.`);
    if (leftOut.length > 0) console.log(`Left out, since another program made it: ${leftOut.join(', ')}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
