/**
 * Builds dist/: the bot, the local server's page and the replay viewers. Types are `npm run typecheck`'s work. Where
 * nothing has changed since the last build nothing is done.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, 'dist', '.stamp');
const IN_A_BROWSER = /^src\/(local\/web|history\/viewer|history\/[^/]+\/viewer)\//;

const list = (pattern) => globSync(pattern, { cwd: root }).sort();

/** Changes with any source, and with what builds them. */
function stampNow() {
  const hash = createHash('sha256');
  const files = [
    ...list('src/**/*.*'),
    ...list('commands/**/*.ts'),
    ...list('scripts/build*.mjs'),
    'package-lock.json',
  ];
  for (const file of files) {
    const { mtimeMs, size } = statSync(join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

const stamp = stampNow();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== stamp) {
  console.log('Building…');
  const { build } = await import('esbuild');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: [...list('src/**/*.ts'), ...list('commands/**/*.ts')].filter(
      (file) => !IN_A_BROWSER.test(file) && !file.endsWith('.d.ts'),
    ),
    outdir: 'dist',
    outbase: '.',
    format: 'esm',
    platform: 'node',
    target: 'node22',
    sourcemap: true,
    logLevel: 'warning',
  });
  const { buildPage } = await import('./build-page.mjs');
  await buildPage(join(root, 'dist', 'page'));
  const { buildViewer } = await import('./build-viewer.mjs');
  await buildViewer(join(root, 'dist', 'viewer'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, stamp);
}
