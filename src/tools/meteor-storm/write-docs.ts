import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stormDoc } from './doc.js';

/** `docs/meteor-storm.md`, made from the data and the rulings. A test fails when the file is out of date. */
const FILE = fileURLToPath(new URL('../../../docs/meteor-storm.md', import.meta.url));

writeFileSync(FILE, stormDoc());
console.log(`wrote ${FILE}`);
