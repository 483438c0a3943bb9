/**
 * Imported before everything else by the bot, and before better-sqlite3 wherever that is: on a Node older than `engines`
 * asks for, it takes the process down without a word.
 */
const OLDEST: readonly [number, number] = [22, 12];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor, oldestMinor] = OLDEST;

if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `Meteor needs Node ${OLDEST.join('.')} or later; this is Node ${process.versions.node}. ` +
      'Start it by npm ("npm start", "npm run backup"), which brings a Node of its own where the machine’s is older, ' +
      'or with node_modules/.bin/node.\n',
  );
  process.exit(1);
}
