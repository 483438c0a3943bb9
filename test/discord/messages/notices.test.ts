import { describe, expect, it } from 'vitest';
import { withNotices } from '../../../src/discord/messages/notices.js';
import { translator } from '../../../src/text/index.js';
import { shown } from './panels-support.js';

const t = translator('en');

describe('What a board says beside its game', () => {
  const body = {
    flags: 4,
    components: [
      {
        type: 17,
        components: [
          { type: 10, content: 'in a box' },
          { type: 1, components: [] },
        ],
      },
      { type: 10, content: 'the game' },
      { type: 1, components: [{ type: 2, style: 2, custom_id: 'x', label: 'Press' }] },
    ],
  };
  const said = (
    table: Partial<{ blocked: boolean; lost: 'moves' | 'game' | null }> = {},
    extras: Partial<{ notice: string | null; retired: boolean }> = {},
  ) => withNotices(body, { blocked: false, lost: null, ...table }, { notice: null, retired: false, ...extras }, t);

  it('is nothing on a good day', () => {
    expect(said()).toEqual(body);
  });

  it('is that nothing can be saved, and what the process has to say, above everything', () => {
    expect(shown(said({ blocked: true }, { notice: 'the bot restarts' }))).toBe(
      `the bot restarts\\n${t('table.blocked')}, in a box, the game`,
    );
    expect(JSON.stringify(said({ blocked: true }))).toContain('Press');
  });

  it('is that the game is lost, or that its board has moved: then nothing on it can be pressed', () => {
    const lost = said({ lost: 'game' });
    expect(shown(lost)).toContain(t('table.lost.game'));
    const moved = said({}, { retired: true });
    expect(shown(moved).endsWith(t('table.retired'))).toBe(true);
    for (const silent of [lost, moved]) {
      expect(JSON.stringify(silent)).not.toContain('"type":1,');
      expect(shown(silent)).toContain('in a box, the game');
    }
    const moves = said({ lost: 'moves' });
    expect(shown(moves)).toContain(t('table.lost.moves'));
    expect(JSON.stringify(moves)).toContain('Press');
  });
});
