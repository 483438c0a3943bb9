// Bundles the Activity's page into dist/activity, or the folder given: index.html, and under assets/ files whose names
// carry their hash, among them the words that the page uses, one file a locale. The same sources give the same bytes.
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src/activity/web');
const TARGET = ['chrome120', 'firefox121', 'safari17'];
const KEY = /\bt\(\s*'([\w.-]+)'/g;
/** A key that isn't written there would be missing from the page's words. */
const HIDDEN_KEY = /(?<![\w.])t\((?!\s*')/;

/** The keys that the page's sources ask for. */
async function keysInUse() {
  const names = await readdir(source, { recursive: true });
  const texts = await Promise.all(
    names.filter((name) => /\.tsx?$/.test(name)).map((name) => readFile(join(source, name), 'utf8')),
  );
  const hidden = names.filter((name) => /\.tsx?$/.test(name)).filter((_, at) => HIDDEN_KEY.test(texts[at]));
  if (hidden.length > 0) throw new Error(`write the key itself into t('…') in ${hidden.join(', ')}`);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(KEY)].map(([, key]) => key)))].sort();
}

/** Every locale's words for these keys; in English where a language has none. */
async function wordsByLocale(keys) {
  // Beside the packages, so that those it needs are found.
  const folder = await mkdtemp(join(root, 'node_modules', '.activity-words-'));
  try {
    const outfile = join(folder, 'text.mjs');
    await build({
      absWorkingDir: root,
      entryPoints: ['src/text/index.ts'],
      outfile,
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
      logLevel: 'warning',
    });
    const { LOCALES, wordsOf } = await import(pathToFileURL(outfile).href);
    const english = wordsOf('en');
    return LOCALES.map((locale) => {
      const own = wordsOf(locale);
      const words = keys.map((key) => [key, own.get(key) ?? english.get(key)]);
      const missing = words.filter(([, said]) => said === undefined).map(([key]) => key);
      if (missing.length > 0) throw new Error(`the page asks for words that there are none of: ${missing.join(', ')}`);
      return [locale, JSON.stringify(Object.fromEntries(words))];
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} target a folder */
export async function buildActivity(target) {
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'assets'), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { page: join(source, 'main.tsx'), style: join(source, 'css/page.css') },
    outdir: join(target, 'assets'),
    entryNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.woff2': 'file' },
    metafile: true,
    logLevel: 'warning',
  });
  const outputs = Object.keys(metafile.outputs).map((path) => path.split('/').at(-1) ?? '');
  const named = (pattern) => `assets/${outputs.find((name) => pattern.test(name)) ?? ''}`;
  const words = {};
  for (const [locale, text] of await wordsByLocale(await keysInUse())) {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
    words[locale] = `assets/words-${locale}-${hash}.json`;
    await writeFile(join(target, words[locale]), text);
  }
  const page = await readFile(join(source, 'index.html'), 'utf8');
  await writeFile(
    join(target, 'index.html'),
    page
      .replace('%STYLE%', named(/^style-.*\.css$/))
      .replace('%SCRIPT%', named(/^page-.*\.js$/))
      .replace('%WORDS%', JSON.stringify(words)),
  );
  // The page holds preact and Discord's SDK (MIT), and emoji of Noto (OFL).
  await cp(join(root, 'src/web/fonts/LICENSE'), join(target, 'emoji-LICENSE.txt'));
  await cp(join(root, 'node_modules/preact/LICENSE'), join(target, 'preact-LICENSE.txt'));
  await cp(
    join(root, 'node_modules/@discord/embedded-app-sdk/LICENSE.md'),
    join(target, 'embedded-app-sdk-LICENSE.txt'),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await buildActivity(process.argv[2] ?? fileURLToPath(new URL('../dist/activity/', import.meta.url)));
