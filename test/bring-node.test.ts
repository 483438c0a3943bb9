import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const SCRIPT = fileURLToPath(import.meta.resolve('../scripts/bring-node.mjs'));
const MANIFEST = fileURLToPath(import.meta.resolve('../package.json'));

interface Machine {
  readonly node: string;
  readonly platform: string;
  readonly arch: string;
}

/** Runs what `npm ci` runs at its end as on that machine, with an npm that only notes what it is asked for. */
function bring({ node, platform, arch }: Machine) {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-bring-node-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const [npm, noted] = [join(folder, 'npm.cjs'), join(folder, 'asked')];
  writeFileSync(npm, `require('node:fs').writeFileSync(${JSON.stringify(noted)}, process.argv.slice(2).join(' '))`);
  const as = `
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
  `;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(as)}`, SCRIPT],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, npm_execpath: npm } },
  );
  return { status, stderr, asked: existsSync(noted) ? readFileSync(noted, 'utf8') : null };
}

test('npm ci ends with it', () => {
  const { scripts } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { readonly scripts: Record<string, string> };
  expect(scripts['postinstall']).toBe('node scripts/bring-node.mjs');
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
  expect(asked).toMatch(new RegExp(`^install --no-save --ignore-scripts .*node-linux-${arch}@24\\.\\d+\\.\\d+$`));
});

test('where npm has no Node to bring, it is said which one is needed', () => {
  const { status, stderr, asked } = bring({ node: '20.20.2', platform: 'sunos', arch: 'x64' });
  expect([status, asked]).toEqual([1, null]);
  expect(stderr).toContain('Meteor needs Node >=22.12');
  expect(stderr).toContain('Install a current Node');
});
