import { expect, it } from 'vitest';
import { Tokens } from '../../../src/discord/rest/tokens.js';
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
