/**
 * Makes what a release has beside its image, in release/: a tarball for this platform that starts without a network, the
 * list of packages (SBOM), the notes, and checksums. With `--dry-run` it only says what it would make.
 *
 *   npm run release [-- --dry-run] [--json] [--only tarball|documents]
 *   npm run release -- --sbom     prints the list of packages, and makes nothing
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(root, 'release');
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    sbom: { type: 'boolean', default: false },
  },
});

const read = (file) => readFileSync(join(root, file), 'utf8');
const { name, version } = JSON.parse(read('package.json'));
const platform = `${process.platform}-${process.arch}`;
const folder = `${name}-${version}-${platform}`;

/** What the bot reads at run time, beside its packages. */
const FILES = [
  'dist',
  'migrations',
  'src/pictures/fonts',
  'package.json',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'docs/running.md',
  'docs/operations.md',
  'docs/upgrading.md',
];

/** Runs wherever it was unpacked, from whatever folder, with the Node that came along. */
const start = (commit) => `#!/bin/sh
# ./meteor-bot starts the bot; ./meteor-bot doctor (or backup, restore, split, join …) runs a tool.
here=$(dirname "$(readlink -f "$0")")
cd "$here" || exit 1
export COMMIT=${commit}
case "\${1-}" in
  '') exec ./node dist/src/main.js ;;
  *) tool=$1; shift; exec ./node "dist/src/tools/$tool.js" "$@" ;;
esac
`;

/** By the lockfile: what a production installation on this platform has. */
function packages() {
  const { packages: all } = JSON.parse(read('package-lock.json'));
  return Object.entries(all)
    .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
    .map(([path, { version: its, optional }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: its,
      optional: optional === true,
    }));
}

const schemas = () =>
  readdirSync(join(root, 'migrations'))
    .filter((file) => file.endsWith('.sql'))
    .map((file) => Number.parseInt(file, 10));

const run = (command, args, options = {}) => execFileSync(command, args, { cwd: root, encoding: 'utf8', ...options });

/** Which commit is released; empty: this is no checkout. */
function commit() {
  try {
    return run('git', ['rev-parse', 'HEAD'], { stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * CycloneDX, of what the lockfile has for production. `npm sbom --omit dev` leaves out what production and development
 * share, such as zod, so everything is asked for and then chosen from.
 */
function sbom() {
  const whole = JSON.parse(
    run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }),
  );
  // npm names it after its folder.
  const metadata = { ...whole.metadata, component: { ...whole.metadata.component, name } };
  const shipped = new Set(packages().map(({ name: its, version: of }) => `${its}@${of}`));
  const components = whole.components.filter(({ name: its, version: of }) => shipped.has(`${its}@${of}`));
  const refs = new Set([whole.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const dependencies = whole.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) }));
  return `${JSON.stringify({ ...whole, metadata, components, dependencies }, null, 2)}\n`;
}

function notes() {
  const changes = run(process.execPath, ['scripts/release-notes.mjs', version]);
  return `${changes.trim()}\n\n## Upgrade\n\nThis release has database schema ${Math.max(...schemas())}. Make a backup first; [docs/upgrading.md](docs/upgrading.md) says how to upgrade and how to go back.\n`;
}

function copyPackages(to) {
  for (const { path, optional } of packages()) {
    const from = join(root, path);
    if (existsSync(from)) {
      mkdirSync(dirname(join(to, path)), { recursive: true });
      // Packages inside it have lines of their own in the lockfile.
      cpSync(from, join(to, path), {
        recursive: true,
        filter: (file) => !file.slice(from.length).includes('node_modules'),
      });
    } else if (!optional) throw new Error(`${path} isn't installed: run npm ci first`);
  }
  run(process.execPath, ['scripts/trim-modules.mjs', join(to, 'node_modules')]);
}

function makeTarball() {
  run(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  const parent = mkdtempSync(join(tmpdir(), 'meteor-release-'));
  try {
    const to = join(parent, folder);
    for (const file of FILES) cpSync(join(root, file), join(to, file), { recursive: true });
    copyPackages(to);
    copyFileSync(realpathSync(process.execPath), join(to, 'node'));
    writeFileSync(join(to, 'meteor-bot'), start(commit()));
    for (const program of ['node', 'meteor-bot']) chmodSync(join(to, program), 0o755);
    run('tar', ['-czf', join(OUT, `${folder}.tar.gz`), '-C', parent, folder]);
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

function makeDocuments() {
  writeFileSync(join(OUT, `${name}-${version}.cdx.json`), sbom());
  writeFileSync(join(OUT, 'notes.md'), notes());
}

/** Of all that lies in release/, tarballs of other platforms included. */
function sign() {
  const made = readdirSync(OUT).filter((file) => file !== 'SHA256SUMS' && file !== 'notes.md');
  const sums = made.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(OUT, file)))
        .digest('hex')}  ${file}`,
  );
  writeFileSync(join(OUT, 'SHA256SUMS'), `${sums.sort().join('\n')}\n`);
}

const PARTS = {
  tarball: { files: [`${folder}.tar.gz`], make: makeTarball },
  documents: { files: [`${name}-${version}.cdx.json`, 'notes.md', 'SHA256SUMS'], make: makeDocuments },
};

/** Why no release can be made of this checkout; null: one can. */
function notReady() {
  try {
    run(process.execPath, ['scripts/release-notes.mjs', version], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error.stderr).trim();
  }
}

if (values.sbom) {
  process.stdout.write(sbom());
  process.exit(0);
}

const chosen = Object.entries(PARTS).filter(([part]) => values.only === undefined || part === values.only);
if (chosen.length === 0) {
  console.error(`--only is ${Object.keys(PARTS).join(' or ')}`);
  process.exit(2);
}
const plan = {
  version,
  platform,
  node: process.versions.node,
  schema: Math.max(...schemas()),
  notReady: notReady(),
  files: chosen.flatMap(([, { files }]) => files),
  packages: packages().map(({ name: its, version: of }) => `${its}@${of}`),
};

if (!values['dry-run']) {
  mkdirSync(OUT, { recursive: true });
  for (const [, { make }] of chosen) make();
  if (chosen.some(([part]) => part === 'documents')) sign();
}
if (values.json) console.log(JSON.stringify(plan));
else {
  console.log(`${name} ${version}, schema ${plan.schema}, Node ${plan.node}, ${plan.packages.length} packages`);
  for (const file of plan.files) console.log(`${values['dry-run'] ? 'would make' : 'made'} release/${file}`);
  if (plan.notReady !== null) console.log(`not ready: ${plan.notReady}`);
}
