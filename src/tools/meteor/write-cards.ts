import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardsDoc } from './cards-doc.js';

/** `docs/cards.md`, made from the card data. A test fails when the file is out of date. */
const FILE = fileURLToPath(new URL('../../../docs/cards.md', import.meta.url));

mkdirSync(dirname(FILE), { recursive: true });
writeFileSync(FILE, cardsDoc());
console.log(`wrote ${FILE}`);
