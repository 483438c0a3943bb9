import { expect, test } from 'vitest';
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

test('after 30 games with kills, 429s, lost answers, leaves and lost permissions nobody is left muted', async () => {
  expect(await leftMuted(30)).toBe(0);
}, 60_000);
