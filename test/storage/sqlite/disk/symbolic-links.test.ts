import { existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backUp, restore } from '../../../../src/storage/sqlite/file/backup.js';
import { openDatabase, openToRead } from '../../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../../src/storage/sqlite/faults.js';
import { lockForOneSuccessor, successorWaits } from '../../../../src/storage/sqlite/file/lock.js';
import { moveDatabase } from '../../../../src/storage/sqlite/origin.js';
import { signingKey } from '../../../../src/storage/signing-key.js';
import { split } from '../../../../src/storage/sqlite/file/split.js';
import { folder, openLog } from '../../../history/support.js';
import { game } from '../../../support/played.js';

function problem(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof DatabaseFault) return error.problem;
    throw error;
  }
  return 'none';
}

/** A folder, in which `meteor.db` is a link to `disk/real.db`, which is not there yet. */
function linked(): { readonly link: string; readonly target: string } {
  const home = realpathSync(folder());
  const target = join(home, 'disk', 'real.db');
  const link = join(home, 'meteor.db');
  mkdirSync(join(home, 'disk'));
  symlinkSync(join('disk', 'real.db'), link);
  return { link, target };
}

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();

function gamesOf(path: string): unknown {
  const connection = openToRead(path);
  const games = connection.prepare('SELECT game FROM games ORDER BY game').pluck().all();
  connection.close();
  return games;
}

it('a link to a file that is not there yet shares its lock: neither name lets a second bot in', () => {
  const { link, target } = linked();
  const { database } = openLog(link);
  expect(database.path).toBe(target);
  expect(problem(() => openDatabase(link))).toBe('in-use');
  expect(problem(() => openDatabase(target))).toBe('in-use');
});

it('so does a link to a link, and one to a folder that is not there yet', () => {
  const { link, target } = linked();
  const second = `${link}.second`;
  symlinkSync(link, second);
  const { database } = openLog(second);
  expect(database.path).toBe(target);
  expect(problem(() => openDatabase(link))).toBe('in-use');
  const away = `${link}.away`;
  symlinkSync(join(target, '..', 'new', 'folder', 'meteor.db'), away);
  expect(openLog(away).database.health()).toBe('ok');
  expect(problem(() => openDatabase(join(target, '..', 'new', 'folder', 'meteor.db')))).toBe('in-use');
});

it('links in a circle are refused in words', () => {
  const path = join(folder(), 'meteor.db');
  symlinkSync(`${path}.other`, path);
  symlinkSync(path, `${path}.other`);
  expect(problem(() => openDatabase(path))).toBe('directory');
});

it('a backup is not restored through a link while a bot runs on the file, and afterwards where the link leads', () => {
  const { link, target } = linked();
  openDatabase(target).close();
  const { database, log } = openLog(link);
  log.append(game('before', 2));
  const backup = `${link}.backup`;
  backUp(link, backup);
  log.append(game('later', 2));
  expect(problem(() => restore(backup, link, new Date(0)))).toBe('in-use');
  expect(database.health()).toBe('ok');
  expect(gamesOf(target)).toEqual(['before', 'later']);
  database.close();

  expect(() => restore(target, link, new Date(0))).toThrow('the same file');
  const { file, kept } = restore(backup, link, new Date(0));
  expect(file).toBe(target);
  expect(isLink(link)).toBe(true);
  expect(gamesOf(link)).toEqual(['before']);
  expect(gamesOf(kept ?? '')).toEqual(['before', 'later']);
});

it('neither is a file split or moved through a link while a bot runs on it', () => {
  const { link, target } = linked();
  openDatabase(target).close();
  const { database } = openLog(link);
  const moved = `${link}.moved`;
  expect(problem(() => split(link, 2))).toBe('in-use');
  expect(
    problem(() => {
      moveDatabase(link, moved);
    }),
  ).toBe('in-use');
  database.close();
  expect(split(link, 2)).toHaveLength(2);
  const key = signingKey(link);
  moveDatabase(link, moved);
  expect([existsSync(link), isLink(moved), existsSync(target)]).toEqual([false, true, true]);
  expect(signingKey(moved)).toEqual(key);
});

it('a successor that knows the file by a link is seen by the bot that runs on it', () => {
  const { link, target } = linked();
  const release = lockForOneSuccessor(link);
  expect(successorWaits(target)).toBe(true);
  release();
  expect(successorWaits(target)).toBe(false);
});

it('the key lies beside the file, and is the same by each of its names', () => {
  const { link, target } = linked();
  openLog(link).database.close();
  expect(signingKey(link)).toEqual(signingKey(target));
  expect(readdirSync(join(target, '..')).filter((name) => name.endsWith('.key'))).toEqual(['real.db.key']);
  expect(existsSync(`${link}.key`)).toBe(false);
});
