import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = fileURLToPath(import.meta.resolve('../../scripts/bring-node.mjs'));
const PINS = fileURLToPath(import.meta.resolve('../../scripts/node-binaries.json'));
const MANIFEST = fileURLToPath(import.meta.resolve('../../package.json'));

interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly arch: string;
  /** What npm downloads; absent: what the pinned hash belongs to. */
  readonly download?: string;
}

const WANTED = 'a packaged Node';
const integrity = `sha512-${createHash('sha512').update(WANTED).digest('base64')}`;

/** Runs what `npm ci` runs at its end as on that machine, with an npm that only notes what it is asked for. */
function bring({ node, platform, arch, download = WANTED }: Machine) {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-bring-node-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const script = join(folder, 'scripts', 'bring-node.mjs');
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(SCRIPT, script);
  copyFileSync(MANIFEST, join(folder, 'package.json'));
  const pins = JSON.parse(readFileSync(PINS, 'utf8')) as {
    readonly version: string;
    readonly packages: Record<string, { readonly name: string }>;
  };
  const packages = Object.fromEntries(Object.entries(pins.packages).map(([on, { name }]) => [on, { name, integrity }]));
  writeFileSync(join(folder, 'scripts', 'node-binaries.json'), JSON.stringify({ ...pins, packages }));
  const [npm, noted] = [join(folder, 'npm.cjs'), join(folder, 'asked')];
  writeFileSync(
    npm,
    `const { appendFileSync, writeFileSync } = require('node:fs');
    const [verb, what] = process.argv.slice(2);
    const folder = process.argv.at(-1);
    appendFileSync(${JSON.stringify(noted)}, process.argv.slice(2).join(' ') + '\\n');
    if (verb === 'pack') writeFileSync(folder + '/' + what.replace('@', '-') + '.tgz', ${JSON.stringify(download)});`,
  );
  const as = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(as)}`, script],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_execpath: npm } },
  );
  return { status, stderr, asked: existsSync(noted) ? readFileSync(noted, 'utf8') : null };
}

test('npm ci ends with it', () => {
  const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly scripts: Record<string, string> };
  expect(scripts['postinstall']).toBe('node scripts/bring-node.mjs');
});

test('the repository has a hash for each package of Node', () => {
  const { packages } = JSON.parse(readFileSync(PINS, 'utf8')) as { readonly packages: Record<string, unknown> };
  for (const pin of Object.values(packages)) {
    expect(pin).toEqual({
      name: expect.stringMatching(/^node-linux-/),
      integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
    });
  }
});

test.each(['22.12.0', '24.0.0', '26.10.1'])('Node %s downloads nothing', (node) => {
  expect(bring({ node, platform: 'linux', arch: 'x64' })).toEqual({ status: 0, stderr: '', asked: null });
});

test.each([
  ['20.20.2', 'x64'],
  ['22.11.0', 'arm64'],
])('beside Node %s comes a current one, pinned and unsaved, for %s', (node, arch) => {
  const { status, asked } = bring({ node, platform: 'linux', arch });
  expect(status).toBe(0);
  expect(asked).toMatch(
    new RegExp(
      `^pack node-linux-${arch}@24\\.\\d+\\.\\d+ .*\n` +
        `install --no-save --ignore-scripts .*/node-linux-${arch}-24\\.\\d+\\.\\d+\\.tgz\n$`,
    ),
  );
});

test('a package with another hash is not installed', () => {
  const { status, stderr, asked } = bring({
    node: '20.20.2',
    platform: 'linux',
    arch: 'x64',
    download: 'a changed one',
  });
  expect(status).toBe(1);
  expect(stderr).toContain("doesn't match the hash");
  expect(asked).not.toContain('install');
});

test('if npm has no Node for this machine, the message names the version to install', () => {
  const { status, stderr, asked } = bring({ node: '20.20.2', platform: 'sunos', arch: 'x64' });
  expect([status, asked]).toEqual([1, null]);
  expect(stderr).toContain('Meteor needs Node >=22.12');
  expect(stderr).toContain('Install a current Node');
});
