/** compose.yaml and deploy/update.sh, as they are, beside a `.env`. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { Tally } from '../soak/tally.js';
import { move } from '../soak/moves.js';
import { docker, run, until } from './command.js';
import { crash, folderOf, healthIn, NEXT_COMMIT, serving, tookOverIn, type variants } from './containers.js';
import { accountFor, accountForAll, type Crowd } from './crowd.js';
import type { Report } from './report.js';

const GAP_MS = 300;

/** The project of `docker compose`. */
export class Compose {
  constructor(
    readonly folder: string,
    checkout: string,
  ) {
    mkdirSync(join(folder, 'deploy'), { recursive: true });
    for (const file of ['compose.yaml', 'deploy/update.sh']) copyFileSync(join(checkout, file), join(folder, file));
  }

  environment(variables: Readonly<Record<string, string>>): void {
    const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.folder, '.env'), lines.join(''));
  }

  run(image: string, ...args: readonly string[]): Promise<string> {
    return run('docker-compose', args, { cwd: this.folder, env: { METEOR_IMAGE: image } });
  }

  update(image: string): Promise<string> {
    return run('deploy/update.sh', [], { cwd: this.folder, env: { METEOR_IMAGE: image } });
  }

  /** The service's own, not what `run` started. */
  async container(): Promise<string> {
    const labels = [`project=${basename(this.folder)}`, 'service=meteor', 'oneoff=False'];
    const filters = labels.flatMap((label) => ['--filter', `label=com.docker.compose.${label}`]);
    const container = await docker('ps', '-q', '--no-trunc', ...filters);
    if (container === '') throw new Error('no container runs');
    return container;
  }

  get volume(): string {
    return `${basename(this.folder)}_meteor-data`;
  }

  async database(): Promise<string> {
    return join(await folderOf(this.volume), 'meteor.db');
  }
}

/** A whole game with two robots, in a channel of the crowd's, to its end. */
async function playOne(crowd: Crowd, container: string): Promise<string> {
  const channel = crowd.channel(0);
  const user = crowd.server.addUser('Ana');
  const tally = new Tally();
  for (const words of ['new', 'start', 'start'])
    await tally.timed(() =>
      user.command(channel, `meteor ${words}`, words === 'new' ? { mode: 'standard', robots: 2 } : {}),
    );
  const { liveGames } = await healthIn(container);
  if (liveGames !== 1) throw new Error(`${liveGames} games are on, not one`);
  await until(
    'the game ends',
    async () => {
      await move({ user, channel, tally });
      await new Promise((resolve) => setTimeout(resolve, GAP_MS));
      return (await healthIn(container)).liveGames === 0 ? true : null;
    },
    300_000,
  );
  if (tally.unanswered > 0) throw new Error(`${tally.unanswered} of ${tally.interactions} interactions unanswered`);
  return `${tally.interactions} interactions, all answered`;
}

interface Tried {
  readonly compose: Compose;
  readonly crowd: Crowd;
  readonly report: Report;
  readonly image: string;
  readonly others: Awaited<ReturnType<typeof variants>>;
  /** How long people play before and after each thing that is done. */
  readonly ms: number;
}

async function update({ compose, crowd, ms }: Tried, image: string, commit: string | null): Promise<string> {
  let ended = '';
  const load = await crowd.during(ms, async () => {
    const before = await compose.container();
    await compose.update(image);
    const after = await compose.container();
    if (after === before) throw new Error('the container is the same');
    const health = await serving(after);
    if (commit !== null && health.commit !== commit) throw new Error(`it runs ${health.commit ?? 'no commit'}`);
    ended = `games stood ${await tookOverIn(after)} ms`;
  });
  return `${ended}; ${accountForAll(load, await compose.database())}`;
}

/** Answers with whether a bot runs at the end. */
export async function tryCompose(tried: Tried): Promise<boolean> {
  const { compose, crowd, report, image, others, ms } = tried;
  compose.environment({ ...crowd.environment, ZONE_SECONDS: '3' });
  const began = performance.now();
  const up = await report.step('Compose: `up -d`, until it is connected', async () => {
    await compose.run(image, 'up', '-d', '--no-build');
    await serving(await compose.container());
    return `after ${((performance.now() - began) / 1000).toFixed(1)} s`;
  });
  if (!up) return false;
  await report.step('Compose: a game to its end', async () => playOne(crowd, await compose.container()));
  compose.environment({ ...crowd.environment, ZONE_SECONDS: '60' });
  await report.step('Compose: `deploy/update.sh` under load', () => update(tried, others.next, NEXT_COMMIT));
  await report.step('Compose: an image that can’t start, under load', async () => {
    const before = await compose.container();
    const load = await crowd.during(ms, async () => {
      const refused = await compose.update(others.broken).then(
        () => false,
        () => true,
      );
      if (!refused || (await compose.container()) !== before) throw new Error('it was not refused');
    });
    return `refused, the bot ran on; ${accountForAll(load, await compose.database())}`;
  });
  await report.step('Compose: back to the image before, under load', () => update(tried, image, null));
  await report.step('Compose: the bot killed under load', async () => {
    let back = 0;
    const load = await crowd.during(ms, async () => {
      const container = await compose.container();
      const { liveGames } = await healthIn(container);
      const at = performance.now();
      await crash(container);
      const health = await serving(container);
      back = Math.round(performance.now() - at);
      if (health.liveGames < liveGames) throw new Error(`${health.liveGames} of ${liveGames} games came back`);
    });
    return `games back after ${back} ms; ${accountFor(load, await compose.database())}`;
  });
  return true;
}
