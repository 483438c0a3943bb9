// Bundles the local page into dist/page, or the folder given: index.html, page.js, page.css, emoji.woff2. The same sources give the
// same bytes.
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = fileURLToPath(new URL('../src/local/web/', import.meta.url));

/** @param {string} target a folder */
export async function buildPage(target) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await build({
    entryPoints: { page: `${source}main.ts` },
    outdir: target,
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: ['chrome120', 'firefox121', 'safari17'],
    // Nothing may depend on where the checkout lies.
    absWorkingDir: source,
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
  await build({
    entryPoints: { page: `${source}css/page.css` },
    outdir: target,
    bundle: true,
    minify: true,
    absWorkingDir: source,
    charset: 'utf8',
    target: ['chrome120', 'firefox121', 'safari17'],
    loader: { '.woff2': 'copy' },
    assetNames: '[name]',
    logLevel: 'warning',
  });
  await cp(`${source}index.html`, join(target, 'index.html'));
  // The page holds preact and emoji of Noto, whose licences (MIT, OFL) go along.
  await cp(`${source}../../web/fonts/LICENSE`, join(target, 'emoji-LICENSE.txt'));
  await cp(
    fileURLToPath(import.meta.resolve('preact/package.json')).replace('package.json', 'LICENSE'),
    join(target, 'preact-LICENSE.txt'),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildPage(process.argv[2] ?? fileURLToPath(new URL('../dist/page/', import.meta.url)));
