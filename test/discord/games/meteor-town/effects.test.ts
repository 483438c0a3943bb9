import { describe, expect, test } from 'vitest';
import { assignParts } from '../../../../src/discord/games/meteor-town/render/dice.js';
import type { Chosen, TownModel } from '../../../../src/discord/games/meteor-town/render/models.js';
import { strikeParts } from '../../../../src/discord/games/meteor-town/render/strike.js';
import { activateParts } from '../../../../src/discord/games/meteor-town/render/uses.js';
import { viewFor } from '../../../../src/games/meteor-town/index.js';
import { translator } from '../../../../src/text/index.js';
import { town, type Played } from '../../../scenarios/meteor-town/table.js';

const t = translator('en');
const NOTHING: Chosen = { marked: [], assigning: false, roles: [], modifier: null, paying: null };
const SHEET = { url: 'attachment://sheet.png', alt: 'the sheet', isOld: false };

const modelOf = (played: Played, more: Partial<TownModel> = {}): TownModel => ({
  game: 'g',
  view: viewFor(played.state, played.seat, played.now),
  town: played.town,
  chosen: NOTHING,
  note: null,
  blocked: false,
  lesson: null,
  picture: null,
  ...more,
});

describe('What can be chosen says what it does', () => {
  test('dice with their roles: each column, its buildings and their effects, a line each', () => {
    const played = town({ turn: 2, dice: '5234', built: ['observatory', 'mason'] });
    const drawn = JSON.stringify(
      assignParts(modelOf(played, { chosen: { ...NOTHING, roles: ['town', 'modifier', 'town', 'meteor'] } }), t),
    );
    expect(drawn).toContain(
      'Column 5: Workshop (builds one building).\\nColumn 3: Farm (gives 1 grain); Mason (builds one building).\\nMeteor on 4.',
    );
  });

  test('a column that two dice use is said once', () => {
    const played = town({ turn: 2, dice: '5534' });
    const drawn = JSON.stringify(
      assignParts(modelOf(played, { chosen: { ...NOTHING, roles: ['town', 'town', 'meteor', 'modifier'] } }), t),
    );
    expect(drawn).toContain('Column 5 ×2: Workshop (builds one building).\\nMeteor on 3.');
  });

  test('columns to use', () => {
    const played = town({ dice: '5234' });
    played.assign('TTTM');
    const drawn = JSON.stringify(activateParts(modelOf(played), t));
    expect(drawn).toContain('Column 2: Market (sells grain, 1 point each, 2 with the Windmill).');
    expect(drawn).toContain('Column 3: Farm (gives 1 grain).');
  });

  test('buildings that a meteor may hit', () => {
    const played = town({ turn: 2, dice: '5234', built: ['goldsmith'] });
    played.assign('TTM*');
    const drawn = JSON.stringify(strikeParts(modelOf(played), t));
    expect(drawn).toContain('Quarry (gives 1 stone)\\nGoldsmith (sells gold, 2 points each)');
  });

  test('buildings to build, in their list; the sheet’s ticks are explained where it is there', () => {
    const played = town({ dice: '5234', stock: '3W3S3G' });
    played.assign('TTTM');
    played.activate(5);
    const drawn = JSON.stringify(activateParts(modelOf(played), t));
    expect(drawn).toContain('"description":"gives 2 wood"');
    expect([...drawn.matchAll(/"value":/g)]).toHaveLength([...drawn.matchAll(/"description":/g)].length);
    expect(drawn).not.toContain('green tick');
    expect(JSON.stringify(activateParts(modelOf(played, { picture: SHEET }), t))).toContain('A green tick');
  });
});
