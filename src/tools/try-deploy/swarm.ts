/** deploy/swarm.yaml, as it is, beside a `.env`. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { docker, run, until } from './command.js';
import { crash, folderOf, healthIn, serving, tookOverIn, type variants } from './containers.js';
import { accountFor, accountForAll, type Crowd } from './crowd.js';
import { CannotRun, type Report } from './report.js';

const STACK = 'meteor';
const SERVICE = 'meteor_meteor';

export class Stack {
  constructor(
    private readonly folder: string,
    checkout: string,
    variables: Readonly<Record<string, string>>,
  ) {
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(checkout, 'deploy/swarm.yaml'), join(folder, 'swarm.yaml'));
    const lines = Object.entries({ ...variables, ZONE_SECONDS: '60' }).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, '.env'), lines.join(''));
  }

  /** `--resolve-image never`: the image was made here. */
  deploy(image: string): Promise<string> {
    const args = ['stack', 'deploy', '--resolve-image', 'never', '-c', 'swarm.yaml', STACK];
    return run('docker', args, { cwd: this.folder, env: { METEOR_IMAGE: image } });
  }

  /** The container that was started last and runs. */
  async container(): Promise<string> {
    const [newest] = (await docker('ps', '-q', '--filter', `label=com.docker.swarm.service.name=${SERVICE}`)).split(
      '\n',
    );
    if (newest === undefined || newest === '') throw new Error('no container runs');
    return newest;
  }

  /** What became of the newest update. */
  async settled(states: readonly string[]): Promise<string> {
    return until(`the update is ${states.join(' or ')}`, async () => {
      const state = await docker(
        'service',
        'inspect',
        '-f',
        '{{if .UpdateStatus}}{{.UpdateStatus.State}}{{end}}',
        SERVICE,
      );
      return states.includes(state) ? state : null;
    });
  }

  async database(): Promise<string> {
    return join(await folderOf('meteor_meteor-data'), 'meteor.db');
  }
}

interface Tried {
  readonly stack: Stack;
  readonly crowd: Crowd;
  readonly report: Report;
  readonly image: string;
  readonly others: Awaited<ReturnType<typeof variants>>;
  /** How long people play before and after each thing that is done. */
  readonly ms: number;
}

async function replaced({ stack, crowd, ms }: Tried, act: () => Promise<unknown>, state: string): Promise<string> {
  let stood = 0;
  const load = await crowd.during(ms, async () => {
    const before = await stack.container();
    await act();
    await stack.settled([state]);
    const after = await stack.container();
    if (after === before) throw new Error('the container is the same');
    await serving(after);
    stood = await tookOverIn(after);
  });
  return `games stood ${stood} ms; ${accountForAll(load, await stack.database())}`;
}

/** What ends the container and lets the orchestrator start another; answers how long games were away. */
async function restarted({ stack, crowd, ms }: Tried, act: (container: string) => Promise<void>): Promise<string> {
  let back = 0;
  const load = await crowd.during(ms, async () => {
    const before = await stack.container();
    const { liveGames } = await healthIn(before);
    const began = performance.now();
    await act(before);
    const after = await until('another container runs', async () => {
      const newest = await stack.container();
      return newest === before ? null : newest;
    });
    const health = await serving(after);
    back = Math.round(performance.now() - began);
    if (health.liveGames < liveGames) throw new Error(`${health.liveGames} of ${liveGames} games came back`);
  });
  return `games back after ${back} ms; ${accountFor(load, await stack.database())}`;
}

async function drained(tried: Tried): Promise<string> {
  const node = await docker('node', 'ls', '-q');
  return restarted(tried, async (container) => {
    await docker('node', 'update', '--availability', 'drain', node);
    await until('the container has gone', async () =>
      (await docker('ps', '-q', '--no-trunc')).includes(container) ? null : true,
    );
    await docker('node', 'update', '--availability', 'active', node);
  });
}

export async function trySwarm(tried: Tried, address: string): Promise<void> {
  const { stack, report, image, others } = tried;
  const up = await report.step('Swarm: `stack deploy`, until it is connected', async () => {
    await docker('swarm', 'init', '--advertise-addr', address, '--listen-addr', `${address}:2377`);
    await docker('node', 'update', '--label-add', 'meteor=true', await docker('node', 'ls', '-q'));
    const began = performance.now();
    await stack.deploy(image);
    await serving(await until('a container runs', () => stack.container()));
    return `after ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });
  if (!up) return;
  await report.step('Swarm: an update, start-first, under load', () =>
    replaced(tried, () => stack.deploy(others.next), 'completed'),
  );
  await report.step('Swarm: `service rollback` under load', () =>
    replaced(tried, () => docker('service', 'rollback', '-d', 'meteor_meteor'), 'rollback_completed'),
  );
  await report.step('Swarm: an image that can’t start, under load', async () => {
    const load = await tried.crowd.during(tried.ms, async () => {
      const before = await stack.container();
      await stack.deploy(others.broken);
      await stack.settled(['rollback_completed']);
      if ((await healthIn(before)).database !== 'ok') throw new Error('the bot that ran did not run on');
    });
    return `rolled back by itself; ${accountForAll(load, await stack.database())}`;
  });
  await report.step('Swarm: the bot killed under load', () => restarted(tried, crash));
  await report.step('Swarm: its node drained under load, and active again', () => drained(tried));
  await report.step('Swarm: a node drained beside another', () =>
    Promise.reject(new CannotRun('this machine is one node')),
  );
}

export async function endSwarm(): Promise<void> {
  await docker('stack', 'rm', STACK).catch(() => '');
  await until('the stack has gone', async () =>
    (await docker('ps', '-aq', '--filter', `label=com.docker.swarm.service.name=${SERVICE}`)) === '' ? true : null,
  );
  await docker('swarm', 'leave', '--force').catch(() => '');
}
