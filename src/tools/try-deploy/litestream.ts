/** deploy/litestream.yml, with a folder in place of the S3-compatible store. */
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { docker } from './command.js';
import type { Compose } from './compose.js';
import { folderOf, healthIn, serving } from './containers.js';
import { accountFor, type Crowd } from './crowd.js';
import { CannotRun } from './report.js';

/** Litestream's own: a change is in the store within a second. */
const SYNC_MS = 1_500;
const USER = 1000;

/** The settings as they are, but for where the copy goes. */
export function toAFolder(settings: string): string {
  return settings.replace(/- type: s3\n +bucket: .*\n( +)path: .*/, '- type: file\n$1path: /copy');
}

/** With a bot that runs by Compose: copies under load, loses the volume, restores it and goes on. */
export async function tryLitestream(
  compose: Compose,
  crowd: Crowd,
  { image, litestream, checkout, ms }: { image: string; litestream: string; checkout: string; ms: number },
): Promise<string> {
  if (!existsSync(litestream)) throw new CannotRun('npm has no Litestream for this machine');
  const copy = join(compose.folder, 'copy');
  mkdirSync(copy, { recursive: true });
  chownSync(copy, USER, USER);
  const settings = join(compose.folder, 'litestream.yml');
  writeFileSync(settings, toAFolder(readFileSync(join(checkout, 'deploy/litestream.yml'), 'utf8')));
  const { volume } = compose;
  const run = (options: readonly string[], ...command: readonly string[]): Promise<string> =>
    docker(
      'run',
      ...options,
      ...['--network', 'none', '-v', `${volume}:/data`, '-v', `${copy}:/copy`],
      ...['-v', `${settings}:/etc/litestream.yml:ro`, '-v', `${litestream}:/usr/local/bin/litestream:ro`],
      ...['--entrypoint', 'litestream', image, ...command],
    );
  await run(['-d', '--name', 'litestream'], 'replicate');
  const load = await crowd.during(ms, () => Promise.resolve());
  const counted = accountFor(load, await compose.database());
  const { liveGames } = await healthIn(await compose.container());
  await delay(SYNC_MS);
  await docker('kill', 'litestream');
  await docker('rm', 'litestream');
  await docker('kill', await compose.container());
  await compose.run(image, 'down', '-v');
  await docker('volume', 'create', volume);
  await docker(
    'run',
    '--rm',
    '--user',
    '0',
    '--network',
    'none',
    '-v',
    `${volume}:/data`,
    image,
    'chown',
    'node:node',
    '/data',
  );
  const began = performance.now();
  await run(['--rm'], 'restore', '/data/meteor.db');
  const took = Math.round(performance.now() - began);
  await compose.run(image, 'up', '-d', '--no-build');
  const health = await serving(await compose.container());
  if (health.liveGames < liveGames) throw new Error(`${health.liveGames} of ${liveGames} games came back`);
  accountFor(load, join(await folderOf(volume), 'meteor.db'));
  return `copied under load: ${counted}; volume lost, restored in ${took} ms: none of the acts lost, ${liveGames} games back`;
}
