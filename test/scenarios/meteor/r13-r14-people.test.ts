import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R13 Two players share a third site', () => {
  test('any player may start it, add to it and launch from it', () => {
    const t = table({ hands: ['1C', 'C'], field: ['small-1', 'six-6'] });
    t.place(0, '1C', 2);
    t.place(1, 'C', 2);
    expect(t.view(0).launchable).toEqual([{ site: 2, card: '1C', damage: 1 }]);
    t.launch(1, 'K');
    expect(t.letters()).toBe('L');
  });

  test('or scrap it', () => {
    const t = table({ players: 2, sites: ['', '', '1C'] });
    expect(t.view(1).scrappable).toEqual([2]);
    t.scrap(1, 2);
    expect(t.pile(2)).toBe('');
  });

  test('their own sites stay their own', () => {
    const t = table({ hands: ['', '1C'], sites: ['2C C'] });
    t.refuses(() => t.launch(1, 'K', { sites: [0] }), 'not-your-site');
    t.refuses(() => t.place(1, '1C', 0), 'site-ready');
  });

  test("with one's own Rocket and the shared one ready, the site must be named", () => {
    const t = table({ players: 2, sites: ['2C C', '', '1F F'], field: ['small-3', 'six-6'] });
    expect(t.refuses(() => t.launch(0, 'K'), 'choose-site')).toMatchObject({ sites: [0, 2] });
    t.launch(1, 'K');
    expect(t.state.window?.rockets).toMatchObject([{ seat: 1, site: 2 }]);
    t.launch(0, 'K');
    expect(t.letters()).toBe('L');
  });
});

describe('R13 Solo', () => {
  test("has two sites of one's own", () => {
    const t = table({ hands: ['4FA 3CF'], field: ['seven-7', 'six-6'] });
    t.place(0, '4FA', 0);
    t.place(0, '3CF', 1);
    expect([t.pile(0), t.pile(1)]).toEqual(['4FA', '3CF']);
    t.refuses(() => t.place(0, 'C', 2), 'card-not-in-hand');
  });
});

describe('R14 Leaving', () => {
  test('the hand and the unfinished pile go to the discard pile, the site stays as a shared one', () => {
    const t = table({ hands: ['', 'C F', '1C'], sites: ['', '3CCF C'] });
    t.leave(1);
    expect(t.discarded()).toBe('C F 3CCF C');
    expect(t.state.sites[1]).toEqual({ owner: null, pile: [], ready: false });
    t.place(2, '1C', 1);
    expect(t.pile(1)).toBe('1C');
    expect(t.publicView().seats).toMatchObject([{ status: 'in' }, { status: 'left', handSize: 0 }, { status: 'in' }]);
  });

  test('others’ piles stay as they lie, and so does a shared one', () => {
    const t = table({ hands: ['', 'C'], sites: ['1F', '3CCF C', '2F'] });
    t.leave(1);
    expect(t.discarded()).toBe('C 3CCF C');
    expect([t.pile(0), t.pile(2)]).toEqual(['1F', '2F']);
    const two = table({ hands: ['', ''], sites: ['1F', '3CCF C', '2F'] });
    two.leave(1);
    expect([two.discarded(), two.pile(0), two.pile(2)]).toEqual(['3CCF C', '1F', '2F']);
  });

  test('its completed Rocket too, for anyone to launch', () => {
    const t = table({ sites: ['', '1C C', ''], field: ['small-1', 'six-6'] });
    t.leave(1);
    expect([t.pile(1), t.isReady(1), t.discarded()]).toEqual(['1C C', true, '']);
    t.launch(2, 'K');
    expect(t.letters()).toBe('L');
  });

  test('a Rocket already in a salvo still flies', () => {
    const t = table({ sites: ['1F', '1C C', ''], field: ['small-1', 'six-6'] });
    t.launch(1, 'K');
    t.leave(1);
    t.refuses(() => t.launch(2, 'L', { sites: [1] }), 'site-launching');
    t.wait(5_000);
    expect(t.letters()).toBe('L');
    expect(t.state.sites[1]).toEqual({ owner: null, pile: [], ready: false });
  });

  test('the leaver no longer counts for passing', () => {
    const t = table();
    t.leave(1);
    t.pass(0, 2);
    expect(t.zone).toBe(4);
  });

  test('a Technology that the leaver built stays', () => {
    const t = table({ technologies: ['supply'] });
    t.leave(0);
    t.wait(60_000);
    expect(t.handSizes()).toEqual([0, 3, 3]);
  });

  test("the host's leaving hands the host role on, to the next seat round the table", () => {
    const t = table({ players: 4, host: 3 });
    t.leave(3);
    expect(t.state.host).toBe(0);
    t.leave(0);
    expect(t.state.host).toBe(1);
    const other = table({ host: 1 });
    other.leave(1);
    expect(other.state.host).toBe(2);
    t.kick(1, 2);
    expect(t.publicView().seats.map(({ status }) => status)).toEqual(['left', 'in', 'left', 'left']);
  });

  test('no coming back into that game', () => {
    const t = table();
    t.leave(1);
    t.refuses(() => t.join(1), 'already-started');
    t.refuses(() => t.pass(1), 'not-seated');
    t.refuses(() => t.leave(1), 'not-seated');
  });

  test('when the last human leaves, the game is abandoned', () => {
    const t = table({ players: 2 });
    t.wait(10_000);
    t.leave(0);
    expect(t.ending).toBeNull();
    t.leave(1);
    expect(t.ending).toBe('abandoned: all-left');
    expect(t.state.outcome).toMatchObject({ zone: 5, left: 50_000 });
  });

  test('in an open window too', () => {
    const t = table({ players: 1, sites: ['1C C', '1F'] });
    t.launch(0, 'K');
    t.leave(0);
    expect(t.ending).toBe('abandoned: all-left');
  });

  test('one may leave during a Time Out, and the last one ends it', () => {
    const t = table({ players: 2 });
    t.wait(10_000);
    t.timeOut(0);
    t.leave(0);
    expect(t.state.pause).not.toBeNull();
    t.leave(1);
    expect(t.state.outcome).toMatchObject({ reason: 'all-left', left: 50_000 });
  });
});

describe('Ended before its time', () => {
  test('by its host, by a moderator, or with its channel', () => {
    const byHost = table();
    byHost.refuses(() => byHost.end(1), 'host-only');
    byHost.end(0);
    expect(byHost.ending).toBe('abandoned: ended-by-host');
    const byModerator = table();
    byModerator.timeOut(0);
    byModerator.end('moderator');
    expect(byModerator.ending).toBe('abandoned: ended-by-moderator');
    const gone = table();
    gone.abandon();
    expect(gone.ending).toBe('abandoned: channel-gone');
  });

  test('with a window open: its Rockets stay where they are', () => {
    const t = table({ sites: ['1C C', '1F', ''] });
    t.launch(0, 'K');
    t.end(0);
    expect(t.state.window).toBeNull();
    expect(t.pile(0)).toBe('1C C');
  });
});
