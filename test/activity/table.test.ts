import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TableView } from '../../src/activity/games/meteor/table-view.js';
import { tableView } from '../../src/activity/games/meteor/view.js';
import { findButton, type LocalUser } from '../../src/local/index.js';
import { translator } from '../../src/text/index.js';
import { firstMeteors, lay, readyRocket } from '../e2e/support/last-meteor.js';
import type { TableHandle } from '../support/meteor-tables.js';
import { seedWhere } from '../e2e/support/advanced.js';
import { ActivityHarness, actId, idsIn, type TestPage } from './support.js';

let all: ActivityHarness;
let ana: LocalUser;
let ben: LocalUser;

beforeEach(async () => {
  all = await ActivityHarness.open();
  ana = all.harness.server.addUser('Ana');
  ben = all.harness.server.addUser('Ben');
});
afterEach(() => all.close());

const channel = (): string => all.harness.server.channelId();
const viewOf = (page: TestPage): TableView => {
  const view = page.room.native?.view;
  if (view === undefined) throw new Error('no table of its own is shown');
  // Server and page are built from one type.
  return view as TableView;
};
const table = (): TableHandle => {
  const found = all.harness.tables.inChannel(channel());
  if (found === undefined) throw new Error('no table');
  return found;
};

/** A first game of two people, on in the Activity. */
async function playing(): Promise<readonly [TestPage, TestPage]> {
  const first = await all.page(ana);
  await first.press('end/again-of');
  const second = await all.page(ben);
  await second.press('lobby/join');
  await first.press('lobby/start');
  await first.act({ type: 'start' });
  await second.until(() => second.room.native !== null && viewOf(second).phase === 'play');
  return [first, second];
}

/** A card that the seat may place on its own site. */
function legal(page: TestPage): { readonly card: string; readonly site: number } {
  const { you } = viewOf(page);
  const card = you?.hand.find(({ sites }) => sites.length > 0);
  const site = card?.sites[0];
  if (card === undefined || site === undefined) throw new Error('nothing to place');
  return { card: card.card, site };
}

describe('Meteor’s own table', () => {
  it('is opened, joined, started and played without a word in the chat, and the chat’s board is there', async () => {
    const [first, second] = await playing();
    const { card, site } = legal(first);
    expect(await first.act({ type: 'place', card, site })).toMatchObject({ ok: true });
    await second.until(() => viewOf(second).sites[site]?.pile.includes(card) === true);
    expect(ben.sees(channel()).some((message) => findButton(message, /./) !== undefined)).toBe(true);
  });

  it('says in words why an act is refused', async () => {
    const [first] = await playing();
    const refused = await first.act({ type: 'launch', target: 'A', sites: [0] });
    expect(refused.ok).toBe(false);
    expect(refused.words).toMatch(/\w+/);
    expect(await first.act({ type: 'evolve' })).toMatchObject({ ok: false });
  });

  it('does an act once that is sent twice, and once more after a kill', async () => {
    const [first] = await playing();
    const { game } = table();
    const before = all.harness.entriesOf(game);
    const { card, site } = legal(first);
    const act = actId();
    first.send({ do: 'act', act, what: { type: 'place', card, site } });
    first.send({ do: 'act', act, what: { type: 'place', card, site } });
    await first.done(act);
    await first.until(() => first.frames.filter((frame) => frame.is === 'done' && frame.act === act).length === 2);
    expect(all.harness.entriesOf(game)).toBe(before + 1);
    await all.killAndRestart();
    const again = await all.page(ana);
    // The game came back in Time Out; its own act is not done a second time.
    const entries = all.harness.entriesOf(game);
    await again.act({ type: 'place', card, site }, act);
    expect(all.harness.entriesOf(game)).toBe(entries);
    expect(table().state.sites[site]?.pile.filter((one) => one === card)).toHaveLength(1);
  });

  it('keeps every update under 4 KB', async () => {
    const [first] = await playing();
    expect(Math.max(...first.texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(4096);
  });

  it('sends no hand in a Time Out', async () => {
    const [first] = await playing();
    await first.act({ type: 'time-out' });
    await first.until(() => viewOf(first).pause !== null);
    expect(viewOf(first).you?.hand).toEqual([]);
  });

  it('shows spectators what everyone may see', async () => {
    await playing();
    const watcher = await all.page(all.harness.server.addUser('Cleo'));
    expect(viewOf(watcher).you).toBeNull();
    expect(await watcher.act({ type: 'pass', confirmed: false })).toMatchObject({ ok: false });
  });

  it('tells one who watches that Earth is safe, and never that they won', async () => {
    const [first] = await playing();
    const watcher = await all.page(all.harness.server.addUser('Cleo'));
    lay(all.harness, (state) => ({ sites: readyRocket(state), field: firstMeteors(state, 3, 1) }));
    const target = table().state.field[0]?.letter ?? '';
    expect(await first.act({ type: 'launch', target, sites: [0], change: 0 })).toMatchObject({ ok: true });
    await all.harness.time.advance(12_000);
    await watcher.until(() => watcher.texts.some((text) => text.includes('EARTH IS SAFE')));
    expect(watcher.texts.join('\n')).not.toMatch(/you( have|’ve)? won\b/i);
  });

  it('edits no panel in the chat while its player is here, and does again five seconds after', async () => {
    const [first, second] = await playing();
    await ana.command(channel(), 'meteor hand');
    const panel = ana.seesPrivately(channel()).at(-1)?.id ?? '';
    const edits = (): number =>
      all.harness.server.requests.all.filter(({ method, path }) => method === 'PATCH' && path.startsWith('/webhooks/'))
        .length;
    await all.harness.time.advance(2_000);
    const before = edits();
    await second.act({ type: 'place', ...legal(second) });
    await all.harness.time.advance(2_000);
    const shown = JSON.stringify(ana.look(panel)?.components);
    expect(edits()).toBe(before);
    first.leave();
    await second.act({ type: 'place', ...legal(second) });
    await all.harness.time.advance(7_000);
    await all.harness.server.until(() => JSON.stringify(ana.look(panel)?.components) !== shown);
  });
});

describe('hidden cards', () => {
  /** The same table as far as that seat may know: other hands, the deck's order and the seed are others. */
  function otherwise({ state, ...rest }: TableHandle, seat: number): TableHandle {
    const changed = {
      ...state,
      seed: 'another',
      random: { ...state.random },
      deck: [...state.deck.slice(0, state.drawn), ...state.deck.slice(state.drawn).reverse()],
      meteorDeck: [...state.meteorDeck].reverse(),
      seats: state.seats.map((one, at) =>
        at === seat ? one : { ...one, hand: [...one.hand].reverse().map(() => 'C') },
      ),
    };
    return { ...rest, state: changed } as TableHandle;
  }

  it('are in no view: a table that differs in nothing else looks the same', async () => {
    await playing();
    const now = all.harness.time.now();
    const t = translator('en');
    const real = table();
    // A getter's values, as a spread needs them.
    const copy = { ...real, game: real.game, kind: real.kind, people: real.people, state: real.state } as TableHandle;
    for (const seat of [0, 1, null])
      expect(JSON.stringify(tableView(otherwise(copy, seat ?? -1), seat, now, t, true))).toBe(
        JSON.stringify(tableView(copy, seat, now, t, true)),
      );
  });

  it('are in no frame of anybody else: neither hands, nor the seed, nor the deck', async () => {
    const [first, second] = await playing();
    for (const page of [first, second]) {
      const others = page === first ? 1 : 0;
      const texts = page.texts.join('\n');
      expect(texts).not.toContain(table().state.seed);
      const hand = table().state.seats[others]?.hand ?? [];
      expect(texts).not.toContain(JSON.stringify(hand));
      expect(viewOf(page).seats[others]?.cards).toBe(hand.length);
      expect(viewOf(page).you?.hand.reduce((sum, { count }) => sum + count, 0)).toBe(
        table().state.seats[1 - others]?.hand.length,
      );
    }
  });
});

describe('every other game', () => {
  it.each([
    ['cosmic', 'cosmic new'],
    ['storm', 'storm new'],
  ])('%s is opened in the chat and played in the Activity by its messages', async (_name, command) => {
    await ana.command(channel(), command);
    const first = await all.page(ana);
    expect(first.room.board?.components.length).toBeGreaterThan(0);
    const second = await all.page(ben);
    await second.press('lobby/join');
    expect((await first.press('lobby/start')).ok).toBe(true);
    const running = all.harness.everyTable.inChannel(channel());
    expect(running === undefined ? null : all.harness.everyTable.games.get(running.kind).phase(running.state)).toBe(
      'play',
    );
    expect(
      idsIn(first.room.board?.components ?? []).length + idsIn(first.room.panel?.components ?? []).length,
    ).toBeGreaterThan(0);
  });
});

describe('a private message of the lobby', () => {
  it('is gone once the game begins', async () => {
    const first = await all.page(ana);
    await first.press('end/again-of');
    await (await all.page(ben)).press('lobby/join');
    await first.press('lobby/settings');
    expect(first.note.length).toBeGreaterThan(0);
    await first.press('lobby/start');
    await first.until(() => first.note.length === 0);
    await first.act({ type: 'start' });
    expect(viewOf(first).phase).toBe('play');
  });
});

describe('a table of one’s own', () => {
  it('is the lesson, shown in place of the channel’s: its words, the act that it waits for, and the way out', async () => {
    const page = await all.page(ana);
    await page.press('offer/lesson');
    await page.until(() => page.room.native !== null && viewOf(page).guide.length > 0);
    // What it was opened from would lie over it.
    expect(page.frames).toContainEqual({ is: 'note', note: null });
    expect(viewOf(page)).toMatchObject({ isTimed: false, you: { hints: [{ kind: 'place', card: '2C', site: 0 }] } });
    expect(viewOf(page).guide[0]).toContain('1 of 11');
    expect(idsIn(page.room.board?.components ?? []).map((id) => id.split('|')[2])).toEqual([
      'lesson/leave',
      'lesson/again',
    ]);
    const refused = await page.act({ type: 'place', card: 'C', site: 0 });
    // In the order of the table, not of the panel's buttons, and without Markdown: nothing draws it here.
    expect(refused).toMatchObject({
      ok: false,
      words: 'Not yet: the lesson needs another step first. Choose Rocket 2 (C), then Mine.',
    });
    expect(await page.act({ type: 'place', card: '2C', site: 0 })).toMatchObject({ ok: true });
    await page.until(() => viewOf(page).guide[0]?.includes('2 of 11') === true);
    expect(viewOf(page).you?.hints).toEqual([{ kind: 'place', card: 'C', site: 0 }]);
    // While the partner plays nothing else is asked for.
    await page.act({ type: 'place', card: 'C', site: 0 });
    await page.act({ type: 'launch', target: 'K', sites: [0], change: 0 });
    await page.until(() => viewOf(page).you?.advice?.includes('is playing: watch') === true);
  });
});

describe('an Advanced game', () => {
  const power = seedWhere(
    { people: 2, challenges: false },
    ({ advanced }) => advanced?.seats[0]?.power === 'transmuter',
  );

  it('is played on its own table: the Boss’s place, Powers with their words, and their use', async () => {
    await ana.command(channel(), 'meteor new', { mode: 'advanced', seed: power });
    const page = await all.page(ana);
    expect(page.room.native?.stage).toMatchObject({ is: 'lobby', seats: [{ seat: 0 }], free: 4 });
    await all.harness.tables.inChannel(channel())?.act({
      type: 'configure',
      by: 0,
      choice: { powers: true, challenges: false },
    });
    const second = await all.page(ben);
    await second.press('lobby/join');
    await page.press('lobby/start');
    await page.until(() => viewOf(page).phase === 'field');
    expect(viewOf(page).you?.bossPlaces).toEqual(viewOf(page).meteors.map(({ letter }) => letter));
    expect(viewOf(second).you?.bossPlaces).toEqual([]);
    expect(await second.act({ type: 'boss', letter: 'K' })).toMatchObject({ ok: false });
    expect(await page.act({ type: 'boss', letter: 'K' })).toMatchObject({ ok: true });
    await page.act({ type: 'start' });
    await page.until(() => viewOf(page).phase === 'play');
    expect(viewOf(page).meteors.find(({ letter }) => letter === 'K')).toMatchObject({ band: 'boss' });
    expect(viewOf(page).extras.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(viewOf(page).you?.ability).toMatchObject({ ability: 'transmuter' });
    expect(viewOf(page).you?.ability?.targets.map(({ target }) => target)).toEqual(['C', 'F', 'A', 'E']);
    expect(await page.act({ type: 'use', ability: 'transmuter', target: 'E' })).toMatchObject({ ok: true });
    await page.until(() => viewOf(page).you?.ability === null);
    expect(viewOf(page).you?.notes).toHaveLength(1);
    expect(viewOf(second).you?.notes).toEqual([]);
  });
});
