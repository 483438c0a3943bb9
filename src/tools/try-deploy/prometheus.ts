/** Prometheus with the settings of docs/operations.md and deploy/alerts.yaml, and what deploy/grafana.json asks it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { until } from './command.js';
import type { Crowd } from './crowd.js';
import { CannotRun } from './report.js';

const PROGRAM = '/usr/bin/prometheus';
const AT = '127.0.0.1:19090';

const TARGETS = z.object({ data: z.object({ activeTargets: z.array(z.object({ health: z.string() })) }) });
const RULES = z.object({
  data: z.object({
    groups: z.array(
      z.object({ rules: z.array(z.object({ name: z.string(), health: z.string(), state: z.string() })) }),
    ),
  }),
});
const RESULT = z.object({ data: z.object({ result: z.array(z.unknown()) }) });
const DASHBOARD = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

async function ask<T>(shape: z.ZodType<T>, path: string): Promise<T> {
  return shape.parse(await (await fetch(`http://${AT}/api/v1/${path}`)).json());
}

/** Settings as the page has them; for a trial it is asked more often. */
function settings(checkout: string): string {
  const [, yaml] =
    /```yaml\n(scrape_configs:[^`]*)```/.exec(readFileSync(join(checkout, 'docs/operations.md'), 'utf8')) ?? [];
  if (yaml === undefined) throw new Error('docs/operations.md has no scrape_configs');
  return `global: { scrape_interval: 2s, evaluation_interval: 2s }\n${yaml}`;
}

/** Titles of the dashboard's panels whose questions find nothing. */
async function emptyPanels(checkout: string): Promise<{ readonly asked: number; readonly empty: readonly string[] }> {
  const { panels } = DASHBOARD.parse(JSON.parse(readFileSync(join(checkout, 'deploy/grafana.json'), 'utf8')));
  const empty: string[] = [];
  let asked = 0;
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      const query = expr
        .replaceAll('$__rate_interval', '1m')
        .replaceAll('$__range', '1m')
        .replaceAll('$instance', '.*');
      const { data } = await ask(RESULT, `query?query=${encodeURIComponent(query)}`);
      asked += 1;
      if (data.result.length === 0) empty.push(title);
    }
  return { asked, empty };
}

/** With a bot that runs by Compose: scraped while people play. */
export async function tryPrometheus(folder: string, crowd: Crowd, checkout: string, ms: number): Promise<string> {
  if (!existsSync(PROGRAM)) throw new CannotRun('Prometheus isn’t installed');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'prometheus.yml'), settings(checkout));
  copyFileSync(join(checkout, 'deploy/alerts.yaml'), join(folder, 'alerts.yaml'));
  const args = ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=${AT}`];
  const server = spawn(PROGRAM, args, { cwd: folder, stdio: 'ignore' });
  const ended = once(server, 'exit');
  try {
    await crowd.during(ms, () =>
      until('Prometheus scrapes', async () => {
        const { data } = await ask(TARGETS, 'targets');
        return data.activeTargets.some(({ health }) => health === 'up') ? undefined : null;
      }),
    );
    const { data } = await ask(TARGETS, 'targets');
    if (data.activeTargets.some(({ health }) => health !== 'up')) throw new Error('a target is down');
    const rules = (await ask(RULES, 'rules')).data.groups.flatMap((group) => group.rules);
    const ill = rules.filter(({ health, state }) => health !== 'ok' || state === 'firing').map(({ name }) => name);
    if (ill.length > 0) throw new Error(`alerts that fire or can’t be evaluated: ${ill.join(', ')}`);
    const { asked, empty } = await emptyPanels(checkout);
    const nothing = empty.length === 0 ? '' : `, nothing to show: ${empty.join(', ')}`;
    return `its target is up, ${rules.length} alerts evaluated, none fires; ${asked - empty.length} of the dashboard’s ${asked} queries find something${nothing}`;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
