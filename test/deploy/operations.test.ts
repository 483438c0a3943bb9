import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createMetrics } from '../../src/http/metrics/metrics.js';
import { NO_GAMES } from '../http/sources.js';

/** What operators are given: each figure it names is one that the bot emits, and each alert is tested and explained. */

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const alerts = read('deploy/alerts.yaml');
const page = read('docs/operations.md');
const names = [...alerts.matchAll(/^ {6}- alert: (\w+)$/gm)].map(([, name = '']) => name);

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const dashboard = JSON.parse(read('deploy/grafana.json')) as { readonly panels: readonly Panel[] };

/** Every series that a bot with a database emits, and the one that Prometheus makes. */
async function emitted(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics({
    ...NO_GAMES,
    storage: {
      wal: () => ({ total: 0, pending: 0, inThread: true }),
      bytes: () => 0,
      freeBytes: () => 0,
      backupAgeSeconds: () => 0,
    },
    queues: () => ({}),
  });
  const types = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set([
    'up',
    ...types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`, name] : [name],
    ),
  ]);
}

const NAMED = /\b(?:meteor|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g;
const namedIn = (text: string): readonly string[] => [...new Set([...text.matchAll(NAMED)].map(([name]) => name))];

test('alerts and dashboard name only figures that the bot emits', async () => {
  const known = await emitted();
  const expressions = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  const inAlerts = namedIn(alerts.replaceAll(/^ *#.*$/gm, ''));
  expect(inAlerts.length).toBeGreaterThan(15);
  expect(inAlerts.filter((name) => !known.has(name))).toEqual([]);
  expect(namedIn(expressions).length).toBeGreaterThan(25);
  expect(namedIn(expressions).filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard shows every figure of the bot’s own', async () => {
  const text = JSON.stringify(dashboard);
  const own = [...(await emitted())].filter((name) => /^meteor_/.test(name) && !/_(bucket|sum|count)$/.test(name));
  expect(own.filter((name) => !text.includes(name))).toEqual([]);
});

test('panels have a name and an id of their own, and ask something', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { type, title, targets = [] } of panels) {
    expect(title).not.toBe('');
    expect(targets.length > 0, title).toBe(type !== 'row');
  }
});

test('each alert has a test where it fires and one where it doesn’t, and says what it means, how to look and what to do', () => {
  const tests = read('deploy/alerts.test.yaml');
  const sections = new Map(page.split(/^### /m).map((section) => [section.split('\n', 1)[0], section]));
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) {
    expect(tests).toMatch(new RegExp(`name: ${name} fires`));
    expect(tests).toContain(`name: ${name} is quiet`);
    const section = sections.get(name) ?? '';
    for (const part of ['**Means:**', '**Look:**', '**Do:**']) expect(section, `${name} ${part}`).toContain(part);
    expect(alerts).toContain(`runbook: docs/operations.md#${name.toLowerCase()}`);
  }
  const explained = [...sections.keys()].filter((title) => title?.startsWith('Meteor'));
  expect(explained.sort()).toEqual([...names].sort());
});
