import { isPowerOfTwo } from '../storage/shards.js';
import { StorageFault } from '../table/ports.js';
import { BackupFault } from '../storage/sqlite/file/backup.js';
import { foreignTables } from '../storage/sqlite/file/whole-file.js';
import { NotTheSame, type Copied } from './move/copy.js';
import { MoveFault } from './move/fault.js';
import { moveToPostgres, moveToSqlite } from './move/move.js';
import { changeShardCount } from './move/postgres.js';

const USAGE = `Usage: npm run move -- FILE postgres://…  [--shards N]
       npm run move -- postgres://… FILE
       npm run move -- postgres://… --shards N

Copies all that the bot keeps from a SQLite file into an empty PostgreSQL database, or back into a new file. Stop the bot
first. Every table is read again and compared. What it was copied from stays as it is: once the other is in use, put it
away. A move that was interrupted has changed nothing: start it again. --shards: the bot's SHARD_COUNT, if it has one; with
a database alone, a new one for the games that are in it.`;

const isAddress = (text: string): boolean => /^postgres(ql)?:/.test(text);

const line = ({ table, rows, hash }: Copied): string =>
  `${table.padEnd(16)} ${`${rows}`.padStart(10)} rows  ${hash.slice(0, 16)}`;

const report = (copied: Copied): void => {
  console.log(line(copied));
};

async function toPostgres(file: string, url: string, shards: number): Promise<void> {
  await moveToPostgres(file, url, shards, report);
  console.log(`All rows are there, and the same. Start the bot with DATABASE_URL, and put ${file} away.`);
  const leftOut = foreignTables(file);
  if (leftOut.length > 0) console.log(`Left out, since another program made it: ${leftOut.join(', ')}.`);
}

async function toSqlite(url: string, file: string): Promise<void> {
  await moveToSqlite(url, file, report);
  console.log(`All rows are there, and the same. Start the bot with DATABASE_PATH=${file}, without DATABASE_URL.`);
}

async function toShards(url: string, shards: number): Promise<void> {
  const games = await changeShardCount(url, shards);
  console.log(
    `The servers are divided among ${shards} shards, with ${games} games that are on. Start with SHARD_COUNT=${shards}.`,
  );
}

/** What is asked for; null: that can't be told. */
function asked(args: readonly string[]): (() => Promise<void>) | null {
  const [from, to, option, count, ...rest] = args;
  if (from !== undefined && isAddress(from) && to === '--shards')
    return count === undefined && isPowerOfTwo(Number(option)) ? () => toShards(from, Number(option)) : null;
  if (from === undefined || to === undefined || rest.length > 0 || isAddress(from) === isAddress(to)) return null;
  if (isAddress(from)) return option === undefined ? () => toSqlite(from, to) : null;
  if (option === undefined) return () => toPostgres(from, to, 1);
  const shards = Number(count);
  return option === '--shards' && isPowerOfTwo(shards) ? () => toPostgres(from, to, shards) : null;
}

const isExpected = (error: unknown): error is Error =>
  error instanceof MoveFault ||
  error instanceof NotTheSame ||
  error instanceof BackupFault ||
  error instanceof StorageFault;

const run = asked(process.argv.slice(2));
if (run === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await run();
  } catch (error) {
    console.error(isExpected(error) ? error.message : error);
    process.exitCode = 1;
  }
}
