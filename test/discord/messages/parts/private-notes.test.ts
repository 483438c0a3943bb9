import { expect, it } from 'vitest';
import { PrivateNotes } from '../../../../src/discord/messages/private-notes.js';
import type { MessageAddress } from '../../../../src/storage/ports/messages.js';
import type { DiscordApi } from '../../../../src/discord/rest/api.js';
import { ManualTime } from '../../../support/time.js';

const LIVES_MS = 15 * 60_000;

function notes() {
  const clock = new ManualTime();
  const deleted: string[] = [];
  const deleteByToken: DiscordApi['deleteByToken'] = (token, message) => {
    deleted.push(`${message} by ${token}`);
    return Promise.resolve({ ok: true, value: null });
  };
  const at = (token: string | null, messageId: string | null = token): MessageAddress => ({
    token,
    message: '@original',
    expiresAt: clock.now() + LIVES_MS,
    messageId,
  });
  return { clock, deleted, at, notes: new PrivateNotes({ api: { deleteByToken }, clock }) };
}

it('a new note takes the place of the same person’s former one in that channel, and of no other', () => {
  const { notes: own, at, deleted } = notes();
  own.landed('general', 'ana', at('t1'));
  own.landed('general', 'ben', at('t2'));
  own.landed('games', 'ana', at('t3'));
  expect(deleted).toEqual([]);
  own.landed('general', 'ana', at('t4'));
  expect(deleted).toEqual(['@original by t1']);
  own.landed('general', 'ana', at('t5'));
  expect(deleted).toEqual(['@original by t1', '@original by t4']);
});

it('what can’t be deleted any more is left: its token is gone or has expired', () => {
  const { notes: own, at, deleted, clock } = notes();
  own.landed('general', 'ana', at(null, 'm'));
  own.landed('general', 'ana', at('t1'));
  clock.lapse(LIVES_MS);
  own.landed('general', 'ana', at('t2'));
  expect(deleted).toEqual([]);
  clock.lapse(LIVES_MS - 1);
  own.landed('general', 'ana', at('t3'));
  expect(deleted).toEqual(['@original by t2']);
});

it('when it is over, everybody’s notes of that channel go, once; channels that begin alike keep theirs', () => {
  const { notes: own, at, deleted } = notes();
  own.landed('12', 'ana', at('t1'));
  own.landed('12', 'ben', at('t2'));
  own.landed('123', 'ana', at('t3'));
  own.over('12');
  expect(deleted.sort()).toEqual(['@original by t1', '@original by t2']);
  own.over('12');
  expect(deleted).toHaveLength(2);
  own.over('123');
  expect(deleted).toHaveLength(3);
});

it('a note that became a panel is not deleted, nor one whose id was never told; another is', () => {
  const { notes: own, at, deleted } = notes();
  own.landed('general', 'ana', at('t1', 'm1'));
  own.kept('general', 'ana', 'm1');
  own.landed('general', 'ana', at('t2', null));
  own.kept('general', 'ana', 'm9');
  own.landed('general', 'ana', at('t3', 'm3'));
  expect(deleted).toEqual([]);
  own.kept('general', 'ana', 'm1');
  own.kept('general', 'ben', 'm3');
  own.kept('games', 'ana', 'm3');
  own.over('general');
  expect(deleted).toEqual(['@original by t3']);
  own.kept('general', 'ana', 'm3');
});
