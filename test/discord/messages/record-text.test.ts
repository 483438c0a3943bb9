import { describe, expect, it } from 'vitest';
import { recordText } from '../../../src/discord/messages/record-text.js';
import { translator } from '../../../src/text/index.js';

const t = translator('en');

describe('A record, told in a line', () => {
  it('says whose it is, and how many or how fast', () => {
    expect(recordText(t, { kind: 'server-fastest', ms: 245_000 })).toBe(t('records.server-fastest', { time: '4:05' }));
    expect(recordText(t, { kind: 'own-best', name: 'Ana', streak: 4 })).toBe(
      t('records.own-best', { name: 'Ana', streak: 4 }),
    );
    expect(recordText(t, { kind: 'own-score', name: 'Ana', points: 31 })).toBe(
      t('records.own-score', { name: 'Ana', points: 31 }),
    );
    // A name is shown as it is typed; who was forgotten is a player.
    expect(recordText(t, { kind: 'streak', name: '*Ana*', streak: 2 })).toContain('\\*Ana\\*');
    expect(recordText(t, { kind: 'streak', name: '', streak: 2 })).not.toMatch(/^\W*:/);
  });
});
