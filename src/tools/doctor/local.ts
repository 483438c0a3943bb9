/** What can be checked on this machine alone. Nothing is written, and no secret is shown. */
import { existsSync, statSync } from 'node:fs';
import { openToRead } from '../../storage/sqlite/database.js';
import { DatabaseFault } from '../../storage/sqlite/faults.js';
import { freeBytes, LEAST_FREE_BYTES } from '../../storage/sqlite/file/disk-space.js';
import { lastBackupAt } from '../../storage/sqlite/file/backup-mark.js';
import { readMigrations, type Migration } from '../../storage/migrations.js';
import { keyPathOf, readKey } from '../../storage/signing-key.js';
import { note, ok, wrong, type Finding } from './finding.js';
import { commandOf } from './tool.js';

/** Group and others. */
const FOREIGN_BITS = 0o077;
const LOW_BYTES = 4 * LEAST_FREE_BYTES;
const DAY_MS = 24 * 60 * 60_000;
const OLD_BACKUP_DAYS = 2;

const inMiB = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

/** `migrations`: those of the engine that keeps the games. */
export function versions(
  { version, commit }: { readonly version: string; readonly commit: string | null },
  migrations: readonly Migration[],
): Finding {
  const newest = migrations.at(-1)?.version ?? 0;
  return ok(
    'Versions',
    `bot ${version}${commit === null ? '' : ` (${commit})`}, schema ${newest}, Node ${process.versions.node}`,
  );
}

/** `about`: what the file is. */
function modeOf(path: string, about: string): Finding | null {
  const mode = statSync(path).mode & 0o777;
  if ((mode & FOREIGN_BITS) === 0) return null;
  return wrong(about, `others on this machine may use ${path} (mode ${mode.toString(8)})`, `Run: chmod 600 ${path}`);
}

export function database(path: string): readonly Finding[] {
  if (!existsSync(path)) return [note('Database', `${path} isn’t there yet. The bot makes it at its first start.`)];
  try {
    return [...contentOf(path), modeOf(path, 'Database') ?? ok('Database', `only its owner can read ${path}`)];
  } catch (error) {
    if (!(error instanceof DatabaseFault)) throw error;
    return [
      wrong(
        'Database',
        error.message,
        `If it can’t be mended, stop the bot and restore a backup: ${commandOf('restore', 'FILE')}`,
      ),
    ];
  }
}

function contentOf(path: string): readonly Finding[] {
  const connection = openToRead(path);
  try {
    const number = (name: string): number => Number(connection.pragma(name, { simple: true }));
    const size = inMiB(number('page_count') * number('page_size'));
    const verdict = integrityOf(() => String(connection.pragma('integrity_check(1)', { simple: true })));
    const whole =
      verdict === 'ok'
        ? ok('Database', `${path} is whole, ${size}`)
        : wrong(
            'Database',
            `${path} is damaged: ${verdict}`,
            `Stop the bot and restore a backup: ${commandOf('restore', 'FILE')}. Check the disk too.`,
          );
    return [whole, schemaOf(number('user_version'))];
  } finally {
    connection.close();
  }
}

/** A page can be too damaged to be checked. */
function integrityOf(check: () => string): string {
  try {
    return check();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function schemaOf(version: number): Finding {
  const newest = readMigrations().at(-1)?.version ?? 0;
  if (version > newest)
    return wrong(
      'Schema',
      `the database has schema ${version}, and this release knows ${newest}`,
      'Run the newer release again, or restore a backup from before the upgrade.',
    );
  if (version === newest) return ok('Schema', `${version}, this release’s own`);
  return note(
    'Schema',
    `${version}; the next start brings it to ${newest}, and an older release can’t use it after that`,
    `Make a backup first: ${commandOf('backup', 'FILE')}`,
  );
}

export function key(databasePath: string): Finding {
  const path = keyPathOf(databasePath);
  if (!existsSync(path)) return note('Key', `${path} isn’t there yet. The bot makes it when it first needs one.`);
  try {
    readKey(path);
  } catch (error) {
    return wrong(
      'Key',
      error instanceof Error ? error.message : String(error),
      'If the bot’s user can’t read it, change that. If it is damaged, put back the copy that you put away: no backup has it. Without one, remove it: the bot makes another, and older links to past games and signatures of logs end.',
    );
  }
  return modeOf(path, 'Key') ?? ok('Key', `${path} is readable, and only by its owner`);
}

export function disk(databasePath: string, free: (path: string) => number = freeBytes): Finding {
  let bytes: number;
  try {
    bytes = free(databasePath);
  } catch {
    return note('Disk', `its free space can’t be read at ${databasePath}`);
  }
  const says = `${inMiB(bytes)} free`;
  if (bytes < LEAST_FREE_BYTES) return wrong('Disk', `${says}: no new games open below 25 MiB`, 'Free some space.');
  if (bytes < LOW_BYTES) return note('Disk', says, 'Free some space soon: no new games open below 25 MiB.');
  return ok('Disk', says);
}

export function backup(databasePath: string, now: number): Finding {
  const at = lastBackupAt(databasePath);
  const todo = `Make one: ${commandOf('backup', 'FILE')}. If you back up another way, touch the file DATABASE.last-backup.`;
  if (at === null) return note('Backup', 'there has been none', todo);
  const days = Math.floor(Math.max(0, now - at) / DAY_MS);
  const says = days === 0 ? 'made within a day' : days === 1 ? 'made yesterday' : `made ${days} days ago`;
  return days < OLD_BACKUP_DAYS ? ok('Backup', says) : note('Backup', says, todo);
}
