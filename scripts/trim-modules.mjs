/**
 * Takes out of a folder of production packages what no running bot reads: sources and other systems' binaries of native
 * parts, types, source maps, words for people. Licences stay. For the image: `node scripts/trim-modules.mjs node_modules`.
 */
import { existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const [folder] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'better-sqlite3'))) {
  console.error('usage: node scripts/trim-modules.mjs FOLDER, that of the installed packages: what it trims is gone.');
  process.exit(2);
}

const PACKAGES = [
  // Node itself, where the machine's own was too old for the build.
  'node-linux-*',
  '.bin/node',
  // Types alone: nothing imports them at run time.
  '@types',
  'undici-types',
  // The headers that native parts were compiled with.
  'node-addon-api',
  'better-sqlite3/deps',
  'better-sqlite3/src',
  'better-sqlite3/binding.gyp',
];
const FILES = ['**/*.d.ts', '**/*.d.mts', '**/*.d.cts', '**/*.map', '**/*.md', '**/*.markdown', '**/*.tsbuildinfo'];
/** A word about rights stays, in whatever form it comes. */
const LICENCE = /licen[cs]e|copying|notice/i;

const sizeOf = () =>
  globSync('**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
    .reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
const remove = (path) => rmSync(join(folder, path), { recursive: true, force: true });

const before = sizeOf();
for (const pattern of PACKAGES) for (const path of globSync(pattern, { cwd: folder })) remove(path);
for (const pattern of FILES)
  for (const path of globSync(pattern, { cwd: folder })) if (!LICENCE.test(basename(path))) remove(path);

const binaries = join(folder, 'better-sqlite3/prebuilds');
// On Linux for both of its C libraries.
const ownName = new RegExp(`^${process.platform}(musl)?-${process.arch}\\.`);
const own = readdirSync(binaries).filter((name) => ownName.test(name));
if (own.length === 0) throw new Error(`better-sqlite3 has no binary for ${process.platform}-${process.arch}`);
for (const name of readdirSync(binaries)) if (!own.includes(name)) remove(join('better-sqlite3/prebuilds', name));

const mib = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;
console.log(`${folder}: ${mib(before)} before, ${mib(sizeOf())} after.`);
