import { describe, expect, it } from 'vitest';
import { METEOR_ACTIVITY } from '../../src/activity/games/meteor/face.js';
import { shownSeat, shownTable, type TableWords } from '../../src/activity/games/meteor/shown.js';
import type { OwnSeat } from '../../src/activity/games/meteor/table-view.js';
import { launchPromise, publicView, unseenFronts, viewFor } from '../../src/games/meteor/index.js';
import { table, type Table } from '../support/table.js';

const named = (name: string) => ({ name, effect: '' });
const WORDS: TableWords = {
  seat: String,
  site: String,
  card: String,
  trait: named,
  technology: named,
  boss: named,
  extra: named,
};

function ownSeat(t: Table, seat: number): OwnSeat {
  const view = viewFor(t.state, seat, t.now);
  const unseen = unseenFronts(t.state);
  return shownSeat(view, WORDS, (target, site, change) =>
    launchPromise(view, unseen, { target, sites: [site], change }),
  );
}

describe('a card that changes a Rocket’s damage', () => {
  it('offers each damage with what it would do, and the page’s choice is launched', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-2', 'six-6'], technologies: ['booster'] });
    const choices = ownSeat(t, 0).launchable.map(({ site, change, damage }) => ({ site, change, damage }));
    expect(choices).toEqual([
      { site: 0, change: 0, damage: 1 },
      { site: 0, change: 1, damage: 2 },
    ]);
    const [plain, boosted] = ownSeat(t, 0).launchable;
    expect(plain?.promises['K']).not.toEqual(boosted?.promises['K']);
    const asked = METEOR_ACTIVITY.read({ type: 'launch', target: 'K', sites: [0], change: 1 }, 0);
    if (asked?.type !== 'launch') throw new Error('not read as a launch');
    t.launch(asked.seat, asked.target, { change: asked.change });
    expect(shownTable(publicView(t.state), WORDS).salvo?.strikes).toMatchObject([{ sum: 2, result: 'destroyed' }]);
    expect(METEOR_ACTIVITY.read({ type: 'launch', target: 'K', sites: [0], change: 2 }, 0)).toBeNull();
  });
});
