/**
 * What CHANGELOG.md says of one version, on standard output: `node scripts/release-notes.mjs 0.2.0`. Ends with 1 where it
 * says nothing, or where package.json has another version: such a release was not made ready.
 */
import { readFileSync } from 'node:fs';

const [version] = process.argv.slice(2);
const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const heading = read('CHANGELOG.md')
  .split(/^## /m)
  .find((part) => part.split(/\s/, 1)[0] === version);
const own = JSON.parse(read('package.json')).version;
if (heading === undefined || own !== version) {
  console.error(
    heading === undefined
      ? `CHANGELOG.md has no section for ${version ?? '(no version was given)'}.`
      : `package.json has version ${own}, and the tag says ${version}.`,
  );
  process.exit(1);
}
console.log(heading.slice(heading.indexOf('\n')).trim());
