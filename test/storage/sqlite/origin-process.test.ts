import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { embeddedApplication } from '../../../src/start/embedded-server.js';
import { folder } from '../../history/support.js';
import { game, GUILD } from '../../support/played.js';
import { counted, databaseAt } from './owned.js';

const ROOT = join(import.meta.dirname, '../../..');
const LOCAL_GUILD = embeddedApplication().guildIds?.[0] ?? '';

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the process in a folder of its own; ends it once it says `until`, or when it ends by itself. */
function startIn(cwd: string, env: Readonly<Record<string, string>>, until: RegExp): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, 'src/main.ts')], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    if (until.test(out)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  return new Promise((resolve) => {
    child.once('exit', (status) => {
      resolve({ status, out, err });
    });
  });
}

it('without a token a database of Discord’s games is refused before anything is written', async () => {
  const cwd = folder();
  const path = databaseAt(join(cwd, 'games.db'), GUILD);
  const ran = await startIn(cwd, { DATABASE_PATH: 'games.db' }, /never/);
  expect(ran).toMatchObject({ status: 1 });
  expect(ran.err).toContain('belongs to a bot on Discord');
  expect(counted(path)).toEqual({ status: 'live', entries: game('onegame', 2).length - 1 });
}, 60_000);

it('an old default file with local games alone is moved, and that is said', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'data'));
  databaseAt(join(cwd, 'data/meteor.db'), LOCAL_GUILD);
  const ran = await startIn(cwd, {}, /Open http/);
  expect(ran.out).toContain('moved from ./data/meteor.db to ./data/local.db');
  expect(ran.out).toContain('1 unfinished game is restored');
  expect([existsSync(join(cwd, 'data/meteor.db')), existsSync(join(cwd, 'data/local.db'))]).toEqual([false, true]);
}, 60_000);

it('an old default file with games of Discord stays where it is', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'data'));
  databaseAt(join(cwd, 'data/meteor.db'), GUILD);
  const ran = await startIn(cwd, {}, /Open http/);
  expect(ran.out).not.toContain('moved');
  expect([existsSync(join(cwd, 'data/meteor.db')), existsSync(join(cwd, 'data/local.db'))]).toEqual([true, true]);
}, 60_000);
