import { expect, it } from 'vitest';
import { OF_WORDS, shareOf } from '../../src/tools/meteor/bench/words-share.js';

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url, scriptId: '', lineNumber: 0, columnNumber: 0 },
  children,
});

it('counts what words call as words, and leaves out the time in which nothing ran', () => {
  const nodes = [
    node(1, '(root)', '', [2, 3, 5]),
    node(2, '(idle)', ''),
    node(3, 'say', 'file:///bot/dist/src/text/translate.js', [4]),
    node(4, 'format', 'node:internal/intl'),
    node(5, 'decide', 'file:///bot/dist/src/games/meteor/decide.js'),
  ];
  expect(shareOf({ nodes, samples: [2, 2, 2, 3, 4, 5, 5], startTime: 0, endTime: 1 }, OF_WORDS)).toBe(0.5);
  expect(shareOf({ nodes, samples: [2], startTime: 0, endTime: 1 }, OF_WORDS)).toBe(0);
});
