import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stormDoc } from './doc.js';
import { samplePicture } from './sample.js';

/** `docs/meteor-storm.md`, made from the data and the rulings, and its picture. A test fails when the page is out of date. */
const FILE = fileURLToPath(new URL('../../../docs/meteor-storm.md', import.meta.url));

const PICTURE = fileURLToPath(new URL('../../../docs/images/meteor-storm.png', import.meta.url));

writeFileSync(FILE, stormDoc());
writeFileSync(PICTURE, samplePicture());
console.log(`wrote ${FILE}`);
