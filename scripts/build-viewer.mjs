// Bundles what replay files are made with into dist/viewer, or the folder given: a script a kind of game (src/history/<kind>/viewer/main.ts;
// plain.js for those that bring none) and its style (main.css beside it; viewer.css for those that bring none). The same sources give the same bytes.
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/history/', import.meta.url));
const scripts = readdirSync(source)
  .map((kind) => ({ in: join(source, kind, 'viewer/main.ts'), out: kind }))
  .filter(({ in: path }) => existsSync(path));

const PREACT_LICENCE = fileURLToPath(new URL('../node_modules/preact/LICENSE', import.meta.url));

/** Scripts with preact in them carry its licence (MIT), since an exported replay is one file that goes anywhere. */
async function addLicence(target, { outputs }) {
  const licence = (await readFile(PREACT_LICENCE, 'utf8')).trim();
  for (const [path, { inputs }] of Object.entries(outputs)) {
    if (!Object.keys(inputs).some((input) => input.includes('node_modules/preact/'))) continue;
    const file = join(source, path);
    await writeFile(file, `/*! Preact\n\n${licence}\n*/\n${await readFile(file, 'utf8')}`);
  }
  await cp(PREACT_LICENCE, join(target, 'preact-LICENSE.txt'));
}

/** @param {string} target a folder */
export async function buildViewer(target) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const settings = {
    outdir: target,
    bundle: true,
    minify: true,
    absWorkingDir: source,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
    target: ['chrome120', 'firefox121', 'safari17'],
  };
  const { metafile } = await build({ ...settings, entryPoints: scripts, format: 'iife', metafile: true });
  await addLicence(target, metafile);
  const styles = scripts.map(({ in: path, out }) => ({ in: path.replace(/ts$/, 'css'), out }));
  await build({
    ...settings,
    entryPoints: [
      { in: join(source, 'viewer/viewer.css'), out: 'viewer' },
      ...styles.filter(({ in: path }) => existsSync(path)),
    ],
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildViewer(process.argv[2] ?? fileURLToPath(new URL('../dist/viewer/', import.meta.url)));
