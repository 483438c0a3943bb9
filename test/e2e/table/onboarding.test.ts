import { afterEach, expect, it } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import type { GameState } from '../../../src/games/meteor/index.js';
import { Table } from '../../../src/table/table.js';
import { press as pressOf } from '../support/advanced.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
let ana: LocalUser;
afterEach(() => closeClean(harness));

const board = (): ApiMessage => {
  const mine = new Set(ana.seesPrivately(harness.channel).map(({ id }) => id));
  const seen = ana.sees(harness.channel).findLast(({ author, id }) => author.bot === true && !mine.has(id));
  if (seen === undefined) throw new Error('no board');
  return seen;
};
const panel = (): ApiMessage => {
  const seen = ana.seesPrivately(harness.channel).at(-1);
  if (seen === undefined) throw new Error('no panel');
  return seen;
};

async function press(message: ApiMessage, label: string | RegExp): Promise<void> {
  if (findButton(message, label)?.disabled === true) throw new Error(`${String(label)} is shut`);
  await pressOf(harness, ana, message, label);
  await harness.pass(700);
}

/** A first game with two robots, begun by its bright button. */
async function begin(): Promise<void> {
  await harness.run(ana, 'meteor new', { seed: 'newcomer' });
  await chooseFirstGame();
  await press(board(), 'Start');
  await press(board(), /Start the clock/);
  await harness.run(ana, 'meteor hand');
}

/** The first game with two robots, under the lobby's settings. */
async function chooseFirstGame(): Promise<void> {
  await press(board(), '⚙ Settings…');
  await press(panel(), '🚀 First game with two robots');
}

/** What the table stands at, as a shortcut through a game. */
function change(how: (state: GameState) => Partial<GameState>): void {
  const { table } = harness;
  if (!(table instanceof Table)) throw new Error('not the real table');
  table.position = { ...table.position, state: { ...table.state, ...how(table.state) } };
}

/** The last meteor is small, and Ana's Rocket is ready for it. */
async function win(): Promise<void> {
  change((state) => ({
    field: state.field
      .slice(0, 1)
      .map((meteor) => ({ ...meteor, band: 'small', low: 1, high: 3, size: 2, trait: null, faceUp: true })),
    sites: state.sites.map((site, at) => ({ ...site, pile: at === 0 ? ['2C', 'C'] : [], ready: at === 0 })),
  }));
  await harness.run(ana, 'meteor hand');
  // A press that follows at once was meant for the button that was there before.
  await harness.pass(700);
  await press(panel(), /^[A-Z] 2 ✓$/);
  await harness.pass(3000);
}

it('a lobby has four buttons; whoever has finished no game finds a first game with two robots under its settings', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor new');
  expect(allText(board())).toContain('With two robots, a crew like this wins 47% of its games.');
  const buttons = (): unknown[] => buttonsOf(board()).map(({ label }) => label);
  expect(buttons()).toEqual(['Join', '+ Robot', 'Start', '⚙ Settings…']);
  expect(allText(board())).toContain('There’s a first game under “Settings…”');
  await chooseFirstGame();
  expect(harness.table.state.options.mode).toBe('first');
  expect(harness.table.state.seats.filter(({ robot }) => robot)).toHaveLength(2);
  expect(allText(board())).toMatch(/Veteran robots win \d+% of games like this\./);
  expect(allText(board())).not.toContain('There’s a first game');
  expect(buttons()).toHaveLength(4);
});

it('hints in any of the first three games, off with a click and kept so; after one game the lobby has no suggestion', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await begin();
  expect(allText(panel())).toContain('💡');
  await press(panel(), 'Off');
  expect(allText(panel())).not.toContain('💡');
  await harness.crash();
  await harness.boot();
  await harness.run(ana, 'meteor resume');
  await harness.run(ana, 'meteor hand');
  expect(allText(panel())).not.toContain('💡');
  await press(panel(), '💡 Hints on');
  expect(allText(panel())).toContain('💡');
  await win();
  await harness.run(ana, 'meteor new', { mode: 'first' });
  expect(allText(board())).not.toContain('There’s a first game');
  await press(board(), 'Start');
  await press(board(), /Start the clock/);
  await harness.run(ana, 'meteor hand');
  expect(JSON.stringify(panel())).toContain('💡');
});

/** The panel's lines that explain what its player sees for the first time. */
const explained = (): string[] =>
  allText(panel())
    .split('\n')
    .filter((line) => line.startsWith('-# 🆕'));

it('a Trait is explained in a line the first time that it lies face up, once in a player’s life', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await begin();
  const [first] = explained();
  expect(first).toMatch(/^-# 🆕 \*\*\w+\*\*: /u);
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2000);
  // The same seed: the same Traits lie face up.
  await begin();
  expect(explained()).not.toContain(first);
});

it('a sign on a button is explained the first time that one has it, after what is told already was there to be read', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await begin();
  const [trait] = explained();
  const aimTooHigh = async (): Promise<void> => {
    change((state) => ({
      field: state.field.map((meteor) => ({ ...meteor, band: 'small', low: 1, high: 3, size: 1, faceUp: true })),
      sites: state.sites.map((site, at) => ({ ...site, pile: at === 0 ? ['2C', 'C'] : [], ready: at === 0 })),
    }));
    await harness.run(ana, 'meteor hand');
    expect(buttonsOf(panel()).map(({ label }) => label)).toContainEqual(expect.stringMatching(/^[A-Z] 💥$/u));
  };
  await aimTooHigh();
  expect(explained()).toEqual([trait]);
  await harness.pass(10_000);
  expect(explained()).toEqual([expect.stringContaining('**💥 Overkill**: destroys the meteor')]);
  await harness.run(ana, 'meteor end');
  await harness.run(ana, 'meteor end');
  await harness.pass(2000);
  await begin();
  await aimTooHigh();
  await harness.pass(10_000);
  expect(explained().join()).not.toContain('Overkill');
});

it('what was noted of a person goes with them', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await begin();
  await win();
  await harness.run(ana, 'history forget');
  const forget = findButton(panel(), /Forget/);
  await ana.click(panel().id, forget?.customId ?? '');
  await harness.quiet();
  await harness.run(ana, 'meteor new');
  expect(allText(board())).toContain('There’s a first game');
});

it('/help names the ways in; the first is blue until a game was finished', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  const styles = (): unknown[] => buttonsOf(panel()).map(({ label, style }) => [label, style]);
  await harness.run(ana, 'help');
  expect(allText(panel())).toContain('`/meteor rules`');
  expect(styles()).toEqual([
    ['🚀 Play now', 1],
    ['🎓 Teach me', 2],
    ['👥 Open lobby', 2],
  ]);
  await press(panel(), '🎓 Teach me');
  expect(allText(panel())).toContain('Lesson · 1 of');
  await begin();
  await win();
  await harness.run(ana, 'help');
  expect(styles()[0]).toEqual(['🚀 Play now', 2]);
});

it('where the bot joins a server it says once what it is, in a sentence and a picture; not again after a restart', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  expect(ana.sees(harness.channel)).toEqual([]);
  const guild = harness.server.createGuild('Second', ['hall']);
  await harness.quiet();
  const hall = harness.server.world.guild(guild).channels.keys().next().value ?? '';
  const [welcome, ...more] = ana.sees(hall);
  if (welcome === undefined) throw new Error('no welcome');
  expect(more).toEqual([]);
  expect(allText(welcome)).toBe('☄️ **Meteor**: build Rockets together and hit every meteor exactly, in five minutes.');
  expect(welcome.attachments).toMatchObject([
    { description: expect.stringContaining('The dealt field over Earth.') as string },
  ]);
  expect(buttonsOf(welcome).map(({ label }) => label)).toEqual(['🚀 Play now', '🎓 Teach me']);
  await ana.click(welcome.id, '🎓 Teach me');
  await harness.quiet();
  expect(allText(ana.seesPrivately(hall).at(-1) ?? welcome)).toContain('Lesson · 1 of');
  await harness.crash();
  await harness.boot();
  await harness.pass(1000);
  expect(ana.sees(hall).filter((seen) => allText(seen).includes('hit every meteor exactly'))).toHaveLength(1);
});

it('who comes in after a stranger’s game sees the welcome below its end, once; never below a table that is on', async () => {
  let newcomer = (): void => undefined;
  harness = await Harness.open({ whenNewcomer: (run) => (newcomer = run) });
  ana = harness.user('Ana');
  const welcomes = (): number => ana.sees(harness.channel).filter((seen) => allText(seen).includes('hit every')).length;
  const somebodyComes = async (): Promise<void> => {
    newcomer();
    await harness.quiet();
  };
  await somebodyComes();
  expect(welcomes()).toBe(1);
  await begin();
  await somebodyComes();
  expect(welcomes()).toBe(1);
  await win();
  expect(allText(board())).toContain('EARTH IS SAFE');
  await somebodyComes();
  await somebodyComes();
  expect(welcomes()).toBe(2);
  expect(buttonsOf(board()).map(({ label }) => label)).toEqual(['🚀 Play now', '🎓 Teach me']);
});

it('Play now deals a first game with two robots at once; whoever comes second sees it instead of opening another', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  const ben = harness.user('Ben');
  await harness.run(ana, 'help');
  await press(panel(), '🚀 Play now');
  const { state } = harness.table;
  expect(state.options.mode).toBe('first');
  expect(state.phase).toBe('field');
  expect(state.seats.filter(({ robot }) => robot)).toHaveLength(2);
  expect(buttonsOf(board()).map(({ label }) => label)).toContainEqual(expect.stringContaining('Start the clock'));
  await harness.run(ben, 'help');
  const own = (): ApiMessage => {
    const seen = ben.seesPrivately(harness.channel).at(-1);
    if (seen === undefined) throw new Error('Ben sees nothing');
    return seen;
  };
  await ben.click(own().id, '🚀 Play now');
  await harness.quiet();
  expect(allText(own())).toContain('is running in this channel');
  expect(buttonsOf(own()).map(({ label }) => label)).toEqual(['👁 Watch', '🔄 Show the board']);
  await ben.click(own().id, '👁 Watch');
  await harness.quiet();
  expect(allText(own())).toContain('You’re watching');
});

it('whoever wants a game while a lobby is open is offered a seat in it', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  const ben = harness.user('Ben');
  await harness.run(ana, 'meteor new');
  await harness.run(ben, 'help');
  const own = (): string => ben.seesPrivately(harness.channel).at(-1)?.id ?? '';
  await ben.click(own(), '🚀 Play now');
  await harness.quiet();
  await ben.click(own(), 'Join');
  await harness.quiet();
  expect(harness.table.seatOf(ben.id)).toBe(1);
});

it('a full lobby says Leave where it said Join, and asks before it does', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { robots: 4 });
  expect(buttonsOf(board()).map(({ label }) => label)).toEqual(['Leave', '+ Robot', 'Start', '⚙ Settings…']);
  await press(board(), 'Leave');
  expect(harness.table.seatOf(ana.id)).toBe(0);
  await press(panel(), 'Leave');
  expect(harness.tables.inChannel(harness.channel)).toBeUndefined();
});

it('/meteor rules is pages that one turns, with pictures and what they show in words', async () => {
  harness = await Harness.open();
  ana = harness.user('Ana');
  await harness.run(ana, 'meteor rules');
  const pictures = (): readonly unknown[] => (panel().attachments ?? []).map(({ description }) => description);
  expect(allText(panel())).toContain('Page 1 of 22');
  expect(pictures()).toEqual([expect.stringContaining('Rocket 3, READY')]);
  await press(panel(), 'Clock and zones ▶');
  expect(allText(panel())).toContain('Page 2 of 22');
  expect(pictures()).toEqual(['Clock and zones: zone 5, zone 4, zone 3, zone 2, zone 1']);
  await press(panel(), /^◀/u);
  await press(panel(), /^◀/u);
  expect(allText(panel())).toContain('Page 22 of 22');
  expect(pictures()).toEqual([]);
});
