import { expect, it } from 'vitest';
import { TOKEN_MS } from '../../../src/discord/rest/acknowledge.js';
import { Tokens } from '../../../src/discord/rest/tokens.js';
import { guestHome } from '../../../src/table/home.js';
import { ManualTime } from '../../support/time.js';

it('all who wait for a channel’s next token are called with it, once each, but who waits no longer', () => {
  const tokens = new Tokens(new ManualTime());
  const called: string[] = [];
  for (const who of ['one game', 'another', 'a third'])
    tokens.whenNext('channel', who, () => {
      called.push(`${who}: ${tokens.living('channel')?.token ?? ''}`);
    });
  tokens.stopWaiting('channel', 'another');
  tokens.learn('elsewhere', 'ana', 'x');
  expect(called).toEqual([]);
  tokens.learn('channel', 'ana', 'y');
  tokens.learn('channel', 'ana', 'z');
  expect(called).toEqual(['one game: y', 'a third: y']);
});

it('a token whose messages one person alone sees is that person’s, and not the channel’s', () => {
  const tokens = new Tokens(new ManualTime());
  const called: string[] = [];
  tokens.learn('channel', 'ana', 'open');
  tokens.whenNext('channel', 'a game', () => called.push(tokens.living('channel')?.token ?? ''));
  tokens.learn('channel', 'ben', 'hidden', false);
  expect([called, tokens.living('channel')?.token, tokens.living('channel', 'ben')?.token]).toEqual([
    [],
    'open',
    'hidden',
  ]);
  tokens.learn('channel', 'ben', 'seen');
  expect([called, tokens.living('channel')?.token]).toEqual([['seen'], 'seen']);
});

it('how often a token was followed up is forgotten once it has expired, though a newer one has taken its place', () => {
  const time = new ManualTime();
  const tokens = new Tokens(time);
  const home = guestHome(null, 'channel');
  tokens.learn('channel', 'ana', 'old');
  for (let sent = 0; sent < 5; sent += 1) tokens.followedUp('old');
  tokens.learn('channel', 'ana', 'new');
  expect(tokens.takesFollowUp('old', home)).toBe(false);
  time.lapse(TOKEN_MS);
  tokens.learn('channel', 'ana', 'newest');
  expect(tokens.takesFollowUp('old', home)).toBe(true);
});
