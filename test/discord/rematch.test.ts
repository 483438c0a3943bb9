import { expect, test } from 'vitest';
import { Faces } from '../../src/discord/games/face.js';
import { METEOR_FACE } from '../../src/discord/games/meteor/face.js';
import { Rematches } from '../../src/discord/lobby/rematch.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { lobby } from '../support/table.js';

test('of games that ended long ago the log is asked, and only the newest 200 stay in memory', async () => {
  const asked: string[] = [];
  const people = new Map([[0, { name: 'Ana', userId: '1' }]]);
  const { state } = lobby(1);
  const over = new Faces([{ ...METEOR_FACE, game: { ...METEOR, phase: () => 'over' } }]);
  const rematches = new Rematches(over, {
    of: (game) => {
      asked.push(game);
      return Promise.resolve({ kind: METEOR.kind, state, people });
    },
    peopleOf: () => Promise.resolve(people),
  });
  const games = Array.from({ length: 230 }, (_, at) => `game ${at}`);
  for (const game of games) rematches.onChange({ table: { game, kind: METEOR.kind, people }, state });
  for (const game of games) expect(await rematches.crewOf(game)).toBe(people);
  expect(asked).toEqual(games.slice(0, 30));
});
