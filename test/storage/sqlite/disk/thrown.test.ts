import BetterSqlite3 from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { errorOf, thrownOf } from '../../../../src/storage/sqlite/disk/thrown.js';
import { isOfTheDisk, problemOf, isOfOneGame, databaseFault } from '../../../../src/storage/sqlite/faults.js';
import { StorageFault } from '../../../../src/table/ports.js';

const across = (error: unknown): Error => errorOf(structuredClone(thrownOf(error)));

describe('an error of the thread that writes', () => {
  it('of SQLite comes back as one, with its code and where it was thrown', () => {
    const thrown = new BetterSqlite3.SqliteError('disk full', 'SQLITE_FULL');
    const error = across(thrown);
    expect(error).toBeInstanceOf(BetterSqlite3.SqliteError);
    expect(error).toMatchObject({ message: 'disk full', code: 'SQLITE_FULL', stack: thrown.stack });
    expect(problemOf(error)).toBe('full');
  });

  it('of the system comes back with its code, any other without one', () => {
    const thrown = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    const error = across(thrown);
    expect(error).not.toBeInstanceOf(BetterSqlite3.SqliteError);
    expect(error).toMatchObject({ message: 'no space', code: 'ENOSPC', stack: thrown.stack });
    const bug = across(new TypeError('a bug'));
    expect(bug.message).toBe('a bug');
    expect(bug).not.toHaveProperty('code');
  });

  it('that is no error is said in words', () => {
    expect(thrownOf('words')).toEqual({ message: 'words', stack: undefined, code: null, ofSqlite: false });
    const error = across('words');
    expect(error.message).toBe('words');
    expect(error.stack).toContain('words');
  });
});

describe('what is behind an error', () => {
  const sqlite = (code: string): Error => new BetterSqlite3.SqliteError('x', code);
  const system = (code: string): Error => Object.assign(new Error('x'), { code, syscall: 'open' });

  it.each([
    ['SQLITE_READONLY_DBMOVED', 'read-only'],
    ['SQLITE_PERM', 'read-only'],
    ['SQLITE_CANTOPEN', 'read-only'],
    ['SQLITE_NOTADB', 'corrupt'],
    ['SQLITE_CORRUPT_VTAB', 'corrupt'],
    ['SQLITE_BUSY', 'locked'],
    ['SQLITE_LOCKED', 'locked'],
    ['SQLITE_FULL', 'full'],
    ['SQLITE_IOERR', 'unknown'],
  ])('%s is %s', (code, problem) => {
    expect(problemOf(sqlite(code))).toBe(problem);
  });

  it('the file system says the same by its own codes; what is none of these is unknown', () => {
    expect(['EACCES', 'EROFS', 'ENOSPC'].map((code) => problemOf(system(code)))).toEqual([
      'read-only',
      'read-only',
      'full',
    ]);
    expect([problemOf(new Error('x')), problemOf('x'), problemOf({ code: 'SQLITE_FULL' })]).toEqual([
      'unknown',
      'unknown',
      'unknown',
    ]);
  });

  it('is the disk, or a bug of one game', () => {
    expect([sqlite('SQLITE_IOERR'), system('EIO')].map(isOfTheDisk)).toEqual([true, true]);
    const ofRows = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_TOOBIG'].map(sqlite);
    expect([...ofRows, new Error('a bug'), 'words'].map(isOfTheDisk)).toEqual(Array(6).fill(false));
    expect([sqlite('SQLITE_CORRUPT'), new Error('a bug'), ...ofRows].map(isOfOneGame)).toEqual(Array(6).fill(true));
    expect([sqlite('SQLITE_IOERR'), system('EIO'), new StorageFault('closed')].map(isOfOneGame)).toEqual(
      Array(3).fill(false),
    );
  });

  it('is told with what to do', () => {
    const cause = sqlite('SQLITE_FULL');
    const fault = databaseFault('/data/m.db', cause);
    expect(fault).toMatchObject({ problem: 'full', cause });
    expect(fault.message).toBe('The database /data/m.db cannot be used: the disk is full (x).');
    expect(databaseFault('/data/m.db', undefined, 'missing').message).toBe(
      'The database /data/m.db cannot be used: it is not there.',
    );
  });
});
