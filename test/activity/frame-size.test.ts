import { expect, it } from 'vitest';
import { METEOR_ACTIVITY } from '../../src/activity/games/meteor/face.js';
import type { GameState, Seat } from '../../src/games/meteor/index.js';
import { veteran } from '../../src/games/meteor/robots/crew/veteran.js';
import { LOCALES, translator } from '../../src/text/index.js';
import { playGame } from '../../src/tools/meteor/play.js';
import type { TableHandle } from '../support/meteor-tables.js';

const NAMES = new Map(
  ['Ana', 'Benjamin Blümchen', 'Chloé', 'Dragomir', 'Édouard'].map((name, seat) => [
    seat,
    { name, userId: String(seat) },
  ]),
);
/** Of a frame of 4,096 bytes this much is left to what is around the table: news, buttons beside it, people's pictures. */
const MOST = 3_700;

/** An Advanced game of five at many of its moments. */
function moments(seed: string): readonly (readonly [GameState, Seat, number])[] {
  const seen: (readonly [GameState, Seat, number])[] = [];
  const setting = {
    mode: 'advanced',
    players: 5,
    relaxed: false,
    powers: true,
    challenges: true,
    paceMs: 3_000,
  } as const;
  playGame({ ...setting, robot: veteran }, seed, (state, seat, _action, now) => {
    if (state.phase === 'play') seen.push([state, seat, now]);
  });
  return seen.filter((_, at) => at % 5 === 0);
}

it('an Advanced game of five is sent in under 4 KB at every moment, in all languages', () => {
  const all = ['five', 'six', 'seven'].flatMap(moments);
  expect(all.length).toBeGreaterThan(30);
  for (const locale of LOCALES) {
    const t = translator(locale);
    const sizes = all.map(([state, seat, now]) => {
      // The view reads nothing else of a table.
      const table = { state, people: NAMES } as Pick<TableHandle, 'state' | 'people'> as TableHandle;
      return Buffer.byteLength(JSON.stringify(METEOR_ACTIVITY.view(table, seat, now, t, true)?.view));
    });
    expect.soft(Math.max(...sizes), locale).toBeLessThan(MOST);
  }
});
