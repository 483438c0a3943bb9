import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { replayLinks } from '../../src/history/links.js';
import { folder } from './support.js';

describe('Links to past games', () => {
  it('lead back to their game, and nobody can make one', () => {
    const path = join(folder(), 'meteor.db');
    const links = replayLinks('https://meteor.example.org', path);
    const url = links.urlOf('abc123') ?? '';
    expect(url).toMatch(/^https:\/\/meteor\.example\.org\/replay\/abc123\.[\w-]{43}$/);
    const token = url.split('/').at(-1) ?? '';
    expect(links.gameOf(token)).toBe('abc123');
    for (const wrong of [
      '',
      'abc123',
      'abc123.',
      token.slice(0, -1),
      `${token}A`,
      token.replace('abc123', 'abc124'),
      '../x',
    ])
      expect(links.gameOf(wrong)).toBeNull();
  });

  it('hold over a restart, and are another database’s nothing', () => {
    const [here, there] = [join(folder(), 'meteor.db'), join(folder(), 'meteor.db')];
    const token = (replayLinks('https://x.example', here).urlOf('abc') ?? '').split('/').at(-1) ?? '';
    expect(replayLinks('https://x.example', here).gameOf(token)).toBe('abc');
    expect(replayLinks('https://x.example', there).gameOf(token)).toBeNull();
  });

  it('are none without a public address, nor where no key can be kept', () => {
    expect(replayLinks(null, join(folder(), 'meteor.db')).urlOf('abc')).toBeNull();
    expect(replayLinks('https://x.example', '/no/such/folder/meteor.db').urlOf('abc')).toBeNull();
  });
});
