import { describe, expect, it } from 'vitest';
import { guestHome } from '../../../../src/table/home.js';
import { translator } from '../../../../src/text/index.js';
import { boardsOf, said } from './boards.js';

const t = translator('de');
const OPEN_TABLE = '[Open table]';

describe('what a board shows', () => {
  it('is its game in the server’s words, with what the board itself knows', () => {
    const b = boardsOf();
    expect(said(b.boards.draw(b.table))).toBe('dealt of 7');
    b.land();
    b.boards.say(b.table, 'a note');
    expect(said(b.boards.draw(b.table))).toBe('dealt of 7, ! a note');
    expect(said(b.boards.draw(b.table, { headline: 'another' }))).toBe('dealt of 7, ! another');
  });

  it('is a state in between while that is shown', async () => {
    const b = boardsOf();
    b.land();
    b.at.between = { ...b.table.state, options: { matches: 3 } };
    b.says('half');
    expect(said(b.boards.draw(b.table))).toBe('half of 3');
    expect(said(b.boards.drawing.drawFor(b.table, t))).toBe('half of 3');
    await b.asked(1_500);
    expect(said(b.boards.draw(b.table))).toBe('half of 7');
  });

  it('is where its game went, once that is known', () => {
    const b = boardsOf({ offersActivity: true });
    b.land();
    b.boards.moved(b.table, '77');
    const words = said(b.boards.draw(b.table));
    expect(words).toContain('<#77>');
    expect(words).not.toContain('dealt');
    expect(words).not.toContain(OPEN_TABLE);
  });

  it('in one person’s own language has their picture and none of the message’s', () => {
    const b = boardsOf();
    const picture = { url: 'attachment://own.png', alt: 'own' };
    expect(said(b.boards.drawing.drawFor(b.table, t, picture))).toBe('dealt of 7, picture attachment://own.png');
    expect(said(b.boards.drawing.drawFor(b.table, t))).toBe('dealt of 7');
  });

  it('for one who watches is the game’s own view, for that long', () => {
    const b = boardsOf();
    b.land();
    b.boards.lacks(b.table, ['manage-messages']);
    expect(said(b.boards.drawing.follow(b.table, { now: 1, until: 9 }, t))).toBe(
      'watched at 1 until 9, dealt, lacks manage-messages',
    );
  });

  it('has what is beside the game: who watches, what the server lets, whether another game may follow', () => {
    const b = boardsOf();
    const { drawing } = b.boards;
    b.at.watching = 3;
    expect(drawing.extrasOf(b.table)).toMatchObject({
      guest: false,
      voice: false,
      contentReadable: true,
      notice: null,
      retired: false,
      again: true,
      newcomers: true,
      extraLines: [],
      watchers: 3,
      headline: null,
      signs: [],
      missing: [],
      thread: false,
      lastCrew: [],
      picture: null,
      records: [],
    });
    expect(drawing.extrasOf(b.table)).not.toHaveProperty('dayFingerprint');
    b.at.fingerprint = '4842';
    b.finished.add('ann');
    b.at.inChannel = b.tableOf('another');
    expect(drawing.extrasOf(b.table)).toMatchObject({ dayFingerprint: '4842', newcomers: false, again: false });
    b.at.inChannel = b.table;
    expect(drawing.extrasOf(b.table)).toMatchObject({ again: true });
    const guest = boardsOf({ guildId: guestHome('1', 'c') });
    expect(guest.boards.drawing.extrasOf(guest.table)).toMatchObject({ guest: true });
  });

  it('calls nobody a newcomer at a table where one has finished a game', () => {
    const b = boardsOf();
    b.table.people.set(1, { userId: 'ben', name: 'Ben' });
    b.finished.add('ann');
    expect(b.boards.drawing.extrasOf(b.table).newcomers).toBe(false);
    b.finished.delete('ann');
    expect(b.boards.drawing.extrasOf(b.table).newcomers).toBe(true);
  });
});

describe('the button that opens the Activity', () => {
  it('is on boards of games that are on, where there is an Activity', () => {
    const b = boardsOf({ offersActivity: true });
    expect(b.boards.drawing.offersActivity).toBe(true);
    expect(said(b.boards.draw(b.table))).toBe(`dealt of 7 | ${OPEN_TABLE}`);
    const without = boardsOf();
    expect(without.boards.drawing.offersActivity).toBe(false);
    expect(said(without.boards.draw(without.table))).toBe('dealt of 7');
  });

  it('is not on one that was replaced, nor where the bot is no member, nor at the end', () => {
    const b = boardsOf({ offersActivity: true });
    expect(said(b.boards.draw(b.table, { retired: true }))).not.toContain(OPEN_TABLE);
    b.table.state = { ...b.table.state, phase: 'over' };
    expect(said(b.boards.draw(b.table))).not.toContain(OPEN_TABLE);
    const guest = boardsOf({ offersActivity: true, guildId: guestHome('1', 'c') });
    expect(said(guest.boards.draw(guest.table))).toBe('dealt of 7');
  });

  it('is a lobby’s own, among its settings', () => {
    const b = boardsOf({ offersActivity: true });
    const rows = (): number => JSON.stringify(b.boards.draw(b.table)).split('table/open').length - 1;
    expect(rows()).toBe(1);
    b.table.state = { ...b.table.state, phase: 'lobby' };
    expect(rows()).toBeLessThanOrEqual(1);
    expect(said(b.boards.draw(b.table)).endsWith(OPEN_TABLE)).toBe(false);
  });
});

describe('around the game’s own table in the Activity', () => {
  it('are its lobby and its end', () => {
    const b = boardsOf();
    b.table.state = { ...b.table.state, phase: 'lobby' };
    const lobby = b.boards.drawing.stageFor(b.table, 0, t);
    b.table.state = { ...b.table.state, phase: 'over' };
    const end = b.boards.drawing.stageFor(b.table, 0, t);
    expect(JSON.stringify(lobby.stage)).toContain('**Matches**');
    expect(JSON.stringify(end.stage)).toContain('Given up');
    expect(JSON.stringify(end.stage)).not.toContain('**Matches**');
    expect(said(lobby.rows)).toContain('[');
    expect(said(end.rows)).toContain('[');
  });
});
