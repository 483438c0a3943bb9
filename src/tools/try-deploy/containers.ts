import * as z from 'zod';

import { docker, until } from './command.js';

const HEALTH = z.object({
  status: z.string(),
  commit: z.string().nullable(),
  liveGames: z.number(),
  gateway: z.string(),
  database: z.string(),
});
export type ContainerHealth = z.infer<typeof HEALTH>;

const ask = (path: string): string =>
  `fetch('http://127.0.0.1:8080${path}').then((r) => r.text()).then((text) => process.stdout.write(text))`;

/** What the bot in a container says of itself. */
export async function healthIn(container: string): Promise<ContainerHealth> {
  return HEALTH.parse(JSON.parse(await docker('exec', container, 'node', '-e', ask('/healthz'))));
}

/** Waits until the bot in a container has the games and Discord. */
export function serving(container: string): Promise<ContainerHealth> {
  return until(`the bot in ${container} serves`, async () => {
    const health = await healthIn(container);
    return health.database === 'ok' && health.gateway === 'ready' ? health : null;
  });
}

/** How long games stood while the bot in a container took them over, in milliseconds; throws if it didn't. */
export async function tookOverIn(container: string): Promise<number> {
  const metrics = await docker('exec', container, 'node', '-e', ask('/metrics'));
  const [, seconds] = /^meteor_handover_seconds_sum (\S+)$/m.exec(metrics) ?? [];
  const [, times] = /^meteor_handover_seconds_count (\S+)$/m.exec(metrics) ?? [];
  if (times !== '1') throw new Error(`${container} took over ${times ?? 'no'} times`);
  if (!(await docker('logs', container)).includes('"wentOn":true')) throw new Error('games stood in Time Out');
  return Math.round(Number(seconds) * 1000);
}

/** Kills the bot as a crash does. `docker kill` would count as somebody's wish, and nothing would start it again. */
export async function crash(container: string): Promise<void> {
  process.kill(Number(await docker('inspect', '-f', '{{.State.Pid}}', container)), 'SIGKILL');
}

export const folderOf = (volume: string): Promise<string> =>
  docker('volume', 'inspect', '-f', '{{.Mountpoint}}', volume);

/** What the image of an update names. */
export const NEXT_COMMIT = '0123456789ab';

/** Images that differ from `image` by the commit that they name, and one that can't start. */
export async function variants(image: string): Promise<{ readonly next: string; readonly broken: string }> {
  const made = async (name: string, ...lines: readonly string[]): Promise<string> => {
    const container = await docker('create', '--network', 'none', image);
    await docker('commit', ...lines.flatMap((line) => ['--change', line]), container, name);
    await docker('rm', container);
    return name;
  };
  return {
    next: await made('meteor-bot:next', `ENV COMMIT=${NEXT_COMMIT}`),
    broken: await made('meteor-bot:broken', 'CMD ["node", "-e", "process.exit(1)"]'),
  };
}
