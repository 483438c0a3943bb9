import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { toAFolder } from '../../src/tools/try-deploy/litestream.js';
import { CannotRun, Report } from '../../src/tools/try-deploy/report.js';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('a trial tells what was done, what failed and what this machine can’t do; only a failure fails it', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const report = new Report();
  report.note('base image', 12, 'pulled');
  expect(await report.step('a node drained', () => Promise.reject(new CannotRun('one node')))).toBe(false);
  expect(report.failed).toBe(false);
  expect(await report.step('an update', () => Promise.reject(new Error('two\n  lines | more')))).toBe(false);
  expect(report.failed).toBe(true);
  const lines = report.table().split('\n');
  expect(lines[2]).toBe('| base image | ok | 12.0 s | pulled |');
  expect(lines[3]).toBe('| a node drained | not run | – | one node |');
  expect(lines[4]).toMatch(/^\| an update \| failed \| \d+\.\d s \| two · lines \\\| more \|$/);
});

test('Litestream’s settings are tried as they are, but for where the copy goes', () => {
  const settings = read('deploy/litestream.yml');
  const { dbs } = parse(settings) as { readonly dbs: readonly { readonly replicas: readonly object[] }[] };
  const [replica = {}] = dbs[0]?.replicas ?? [];
  expect(replica).toMatchObject({ type: 's3' });
  const { type: _type, bucket: _bucket, path: _path, ...rest } = replica as Readonly<Record<string, unknown>>;
  expect(parse(toAFolder(settings))).toEqual({
    dbs: [{ path: '/data/meteor.db', replicas: [{ type: 'file', path: '/copy', ...rest }] }],
  });
});
