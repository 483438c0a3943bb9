import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readEnvironment } from '../../src/start/environment.js';

/** What of the Compose specification these files use. */
const Service = z.strictObject({
  image: z.string().optional(),
  build: z.string().optional(),
  restart: z.literal('unless-stopped').optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  volumes: z.array(z.string().regex(/^[a-z-]+:\/[a-z/]+$/)).optional(),
  ports: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
});
const Compose = z.strictObject({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
});

const read = (file: string): z.infer<typeof Compose> =>
  Compose.parse(parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')));

const alone = read('compose.yaml');
const withPostgres = read('deploy/compose.postgres.yaml');

/** As Compose fills it in from `.env`. */
const filled = (text: unknown, password: string): string =>
  String(text).replaceAll(/\$\{POSTGRES_PASSWORD:\?[^}]+\}/g, password);

test('laid over compose.yaml, the bot finds the database of the other service, and waits until it answers', () => {
  const { meteor, postgres } = withPostgres.services;
  const password = '0123abcd';
  const given = { ...alone.services['meteor']?.environment, ...meteor?.environment };
  const variables = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(value, password)]));
  const read = readEnvironment({ ...variables, DISCORD_TOKEN: 'token' });
  expect(read).toMatchObject({ ok: true });
  const url = new URL(read.ok ? (read.environment.databaseUrl ?? '') : '');
  expect(Object.keys(withPostgres.services)).toContain(url.hostname);
  const of = (name: string): string => filled(postgres?.environment[name], password);
  expect([url.username, url.password, url.pathname]).toEqual([
    of('POSTGRES_USER'),
    of('POSTGRES_PASSWORD'),
    `/${of('POSTGRES_DB')}`,
  ]);
  expect(meteor?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  expect(postgres?.healthcheck?.test).toContain('pg_isready');
});

test('the database is the tested release, in UTF-8, on a volume, and reachable only from the bot', () => {
  const { postgres } = withPostgres.services;
  expect(postgres?.image).toMatch(/^postgres:15-/);
  expect(postgres?.environment['POSTGRES_INITDB_ARGS']).toContain('--encoding=UTF8');
  expect(postgres?.ports).toBeUndefined();
  const [volume = ''] = postgres?.volumes ?? [];
  expect(Object.keys(withPostgres.volumes)).toContain(volume.split(':')[0]);
});
