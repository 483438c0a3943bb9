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
const IN_A_BROWSER = /^src\/(web|activity\/web|local\/web|history\/viewer|history\/[^/]+\/viewer)\//;

/** What discord.js would use if it were there. */
const NOT_INSTALLED = ['zlib-sync', 'bufferutil', 'utf-8-validate'];
/** Packages for browsers, too, that bring what Node has. */
const NODE_HAS = { 'node-inspect-extracted': 'node:util' };
/** Discord's REST is spoken to over HTTP/1.1. undici does so too where Node was built without HTTP/2, and says it thus. */
const WITHOUT_HTTP2 = {
  name: 'without-http2',
  setup(build) {
    build.onResolve({ filter: /^node:http2$/ }, () => ({ path: 'http2', namespace: 'none' }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = { constants: {} };' }));
  },
};
/** What a module knows of itself, in CommonJS. */
const ITSELF = { 'import.meta.dirname': '__dirname', 'import.meta.url': 'itsUrl' };
const ITS_URL = "const itsUrl = require('node:url').pathToFileURL(__filename).href;";
/** Stands where the bot's modules would begin. */
const LOAD_BUNDLE = "import { createRequire } from 'node:module';\ncreateRequire(import.meta.url)('./process.cjs');\n";

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
  // The bot itself as one file, with the packages that it needs at once: reading and linking a thousand files takes
  // longer than all that it does until it is ready. What has native parts stays outside. CommonJS, since an ES module's
  // import of `node:http` asks for each of its exports, and with that loads a second HTTP client that nobody uses.
  await build({
    absWorkingDir: root,
    entryPoints: ['src/start/process.ts'],
    outfile: 'dist/src/start/process.cjs',
    bundle: true,
    external: ['better-sqlite3', '@resvg/resvg-js', ...NOT_INSTALLED],
    format: 'cjs',
    platform: 'node',
    target: 'node22',
    alias: NODE_HAS,
    plugins: [WITHOUT_HTTP2],
    define: ITSELF,
    banner: { js: ITS_URL },
    // A quarter less to read at each start. Names stay, and lines stay short: a stack trace tells where it was.
    minifyWhitespace: true,
    minifySyntax: true,
    lineLimit: 200,
    sourcemap: true,
    logLevel: 'warning',
  });
  writeFileSync(join(root, 'dist/src/start/process.js'), LOAD_BUNDLE);
  const { buildPage } = await import('./build-page.mjs');
  await buildPage(join(root, 'dist', 'page'));
  const { buildActivity } = await import('./build-activity.mjs');
  await buildActivity(join(root, 'dist', 'activity'));
  const { buildViewer } = await import('./build-viewer.mjs');
  await buildViewer(join(root, 'dist', 'viewer'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, stamp);
}
