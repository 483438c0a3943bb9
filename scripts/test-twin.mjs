/**
 * Plays a whole game against discord-digital-twin, a Discord-compatible server by other people: 118 MB that only this
 * optional test needs, so it brings them by itself. `npm run test:twin`; needs npm's registry once.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules', '.cache', 'twin');
const run = (command, args, cwd) => {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

if (!existsSync(join(folder, 'node_modules', 'discord-digital-twin'))) {
  mkdirSync(folder, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { 'discord-digital-twin': '0.1.1' },
    // A later spiceflow does not start here.
    overrides: { spiceflow: '1.19.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run('npm', ['install', '--no-audit', '--no-fund'], folder);
}
run(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'vitest.twin.config.ts'], root);
