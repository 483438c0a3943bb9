import { expect, test } from 'vitest';
import type { OwedMute } from '../../../src/storage/ports/owed-mutes.js';
import { VoiceMutes } from '../../../src/discord/voice/voice-mutes.js';
import { ManualTime } from '../../support/time.js';
import { afterSeen, leftMuted, nextStep } from './chaos.js';

const flags = [true, false] as const;

test('nobody who is not in voice, whom somebody else muted or a moderator spared is touched', () => {
  for (const silent of flags)
    for (const playing of flags) {
      expect(['nothing', 'settle']).toContain(nextStep({ silent, playing, muted: false, owed: 'spared' }));
      expect(nextStep({ silent, playing, muted: true, owed: null })).toBe('nothing');
      for (const owed of ['sent', 'muted', null] as const)
        expect(nextStep({ silent, playing, muted: null, owed })).toBe('nothing');
    }
});

test('whoever is owed an unmute gets it once the silence is over', () => {
  expect(nextStep({ silent: false, playing: true, muted: true, owed: 'muted' })).toBe('unmute');
  expect(nextStep({ silent: false, playing: false, muted: false, owed: 'sent' })).toBe('unmute');
  expect(nextStep({ silent: false, playing: false, muted: false, owed: 'muted' })).toBe('settle');
});

test('an unmute by somebody else is a moderator’s, but not for one who has just come in', () => {
  expect(afterSeen('muted', { before: true, muted: false }, true)).toBe('spared');
  expect(afterSeen('muted', { before: true, muted: false }, false)).toBeNull();
  expect(afterSeen('muted', { before: null, muted: false }, true)).toBe('sent');
  expect(afterSeen('sent', { before: false, muted: true }, true)).toBe('muted');
});

/** One person in voice, of whom a test says whether the silence holds for them. */
function withAna(state: OwedMute['state'] | null, muted: boolean) {
  const time = new ManualTime();
  const rows = new Map<string, OwedMute>(state === null ? [] : [['ana', { guildId: '1', userId: 'ana', state }]]);
  const seated = new Map([['ana', muted]]);
  const ana = { silent: false };
  const sent: boolean[] = [];
  const quiet = (): void => undefined;
  const mutes = new VoiceMutes({
    clock: time,
    timers: time,
    log: { info: quiet, warn: quiet, error: quiet },
    store: {
      all: () => Promise.resolve([...rows.values()]),
      put: (owed) => {
        rows.set(owed.userId, owed);
        return Promise.resolve();
      },
      settle: (_, userId) => {
        rows.delete(userId);
        return Promise.resolve();
      },
    },
    seated: () => seated,
    players: () => new Map([['ana', ana]]),
    send: (_guild, _user, mute) => {
      sent.push(mute);
      return Promise.resolve({ ok: true, value: null });
    },
    onForbidden: quiet,
  });
  return { time, rows, seated, ana, sent, mutes };
}

test('a list that was taken before an answered unmute makes nobody spared by a moderator', async () => {
  const { time, rows, seated, sent, mutes } = withAna('muted', true);
  await mutes.recover();
  mutes.listed('1');
  await time.advance(10);
  expect(sent).toEqual([false]);
  mutes.listed('1');
  seated.set('ana', false);
  mutes.changed('1', { userId: 'ana', before: true, muted: false });
  expect(rows.get('ana')?.state).toBe('sent');
});

test('the gateway may tell of the bot’s own unmute after its answer: after a Time Out the silence mutes again', async () => {
  const { time, seated, ana, sent, mutes } = withAna(null, false);
  await mutes.recover();
  mutes.listed('1');
  const told = async (silent: boolean): Promise<void> => {
    ana.silent = silent;
    mutes.look('1');
    await time.advance(60_000);
    seated.set('ana', silent);
    mutes.changed('1', { userId: 'ana', before: !silent, muted: silent });
    await time.advance(60_000);
  };
  for (const silent of [true, false, true]) await told(silent);
  expect(sent).toEqual([true, false, true]);
});

test('after 30 games with kills, 429s, lost answers, leaves, moves and lost permissions nobody is left muted', async () => {
  const { left, met } = await leftMuted(30);
  expect(left).toBe(0);
  for (const [what, times] of Object.entries(met)) expect(times, what).toBeGreaterThan(30);
}, 60_000);
