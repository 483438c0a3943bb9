import { expect, it } from 'vitest';
import { unmarked } from '../../src/discord/activity/drawn.js';
import { escapeText } from '../../src/text/index.js';

it('takes Markdown’s signs out of a text and leaves those of a name', () => {
  const name = escapeText('_x*Ben_');
  expect(unmarked(`🚀 **${name}**: type \`/meteor resume\``)).toBe('🚀 _x*Ben_: type /meteor resume');
  expect(unmarked('-# small\n## **Head**')).toBe('small\nHead');
});
