// Bundles what the replay file is made with into dist/viewer: viewer.js, viewer.css. The same sources give the same bytes.
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/history/viewer/', import.meta.url));

/** @param {string} target a folder, with a slash at its end */
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
    logLevel: 'warning',
    target: ['chrome120', 'firefox121', 'safari17'],
  };
  await build({ ...settings, entryPoints: { viewer: `${source}main.ts` }, format: 'iife' });
  await build({ ...settings, entryPoints: { viewer: `${source}viewer.css` } });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildViewer(fileURLToPath(new URL('../dist/viewer/', import.meta.url)));
