import { describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { replayLinks, type ReplayLinks } from '../../src/history/links.js';
import { signingKey } from '../../src/storage/signing-key.js';
import { folder } from './support.js';

const linksOf = (url: string | null, database: string): ReplayLinks => replayLinks(url, () => signingKey(database));

describe('Links to past games', () => {
  it('lead back to their game, and nobody can make one', () => {
    const path = join(folder(), 'meteor.db');
    const links = linksOf('https://meteor.example.org', path);
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
    const token = (linksOf('https://x.example', here).urlOf('abc') ?? '').split('/').at(-1) ?? '';
    expect(linksOf('https://x.example', here).gameOf(token)).toBe('abc');
    expect(linksOf('https://x.example', there).gameOf(token)).toBeNull();
  });

  it('are none without a public address, nor where no key can be kept', () => {
    expect(linksOf(null, join(folder(), 'meteor.db')).urlOf('abc')).toBeNull();
    expect(linksOf('https://x.example', '/no/such/folder/meteor.db').urlOf('abc')).toBeNull();
  });
});
