import { expect, test } from 'vitest';
import { activateParts } from '../../../../src/discord/games/meteor-town/render/uses.js';
import { viewFor } from '../../../../src/games/meteor-town/index.js';
import { translator } from '../../../../src/text/index.js';
import { town } from '../../../scenarios/meteor-town/table.js';

test('the list of buildings to build says what each does', () => {
  const played = town({ dice: '5234', stock: '3W3S3G' });
  played.assign('TTTM');
  played.activate(5);
  const model = {
    game: 'g',
    view: viewFor(played.state, played.seat, played.now),
    town: played.town,
    chosen: { marked: [], assigning: false, roles: [], modifier: null, paying: null },
    note: null,
    blocked: false,
    lesson: null,
    picture: null,
  };
  const drawn = JSON.stringify(activateParts(model, translator('en')));
  expect(drawn).toContain('"description":"gives 2 wood"');
  expect([...drawn.matchAll(/"value":/g)]).toHaveLength([...drawn.matchAll(/"description":/g)].length);
});
