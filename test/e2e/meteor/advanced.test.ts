import { chooseSetting, pressSetting } from '../support/messages.js';
import { afterEach, describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/games/meteor/state.js';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import {
  board,
  boardText,
  choose,
  deal,
  optionsOf,
  panel,
  panelText,
  press,
  privately,
  seedWhere,
  type Table,
} from '../support/advanced.js';
import { faultsOf } from '../support/requests.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  expect(harness.log.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  await harness.close();
});

const powerAt =
  (seat: number, power: string) =>
  (state: GameState): boolean =>
    state.advanced?.seats[seat]?.power === power;
const challengeAt =
  (seat: number, challenge: string) =>
  (state: GameState): boolean =>
    state.advanced?.seats[seat]?.challenge === challenge;
const TWO: Table = { people: 2 };
const ONLY_POWERS: Table = { people: 2, challenges: false };
const ONLY_CHALLENGES: Table = { people: 2, powers: false };

test('by buttons alone: mode, toggles, robots, the Boss’s place, the clock', async () => {
  harness = await Harness.open();
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'meteor new', { seed: 'buttons' });
  expect(findButton(board(harness, ana), /Powers/)).toBeUndefined();
  await press(harness, ben, board(harness, ben), 'Join');
  await chooseSetting(harness, ana, 'mode', 'advanced');
  for (const part of ['powers', 'challenges']) await chooseSetting(harness, ana, part, 'on');
  for (const label of ['+ Robot', '+ Robot']) await press(harness, ana, board(harness, ana), label);
  await pressSetting(harness, ana, '− Robot');
  expect(harness.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: true });
  expect(boardText(harness, ana)).toContain('Crew 3/5:** Ana (host) · Ben · 🤖 Mira (Veteran)');
  await press(harness, ben, board(harness, ben), '+ Robot');
  expect(privately(harness, ben)).toContain('Only Ana');
  await press(harness, ana, board(harness, ana), 'Start');
  expect(boardText(harness, ana)).toContain('Ana picks');
  expect(optionsOf(board(harness, ana), 'boss')).toHaveLength(7);
  await choose(harness, ben, board(harness, ben), 'boss', optionsOf(board(harness, ben), 'boss')[2] ?? '');
  expect(harness.table.state.advanced?.boss ?? null).toBeNull();
  await choose(harness, ana, board(harness, ana), 'boss', optionsOf(board(harness, ana), 'boss')[2] ?? '');
  expect(harness.table.state.field.find(({ letter }) => letter === 'M')?.band).toBe('boss');
  expect(boardText(harness, ana)).toMatch(/\*\*M\*\* ☠️/);
  expect(buttonsOf(board(harness, ana)).find(({ label }) => label?.includes('Mulligan'))?.disabled).toBe(true);
  await press(harness, ana, board(harness, ana), /Start the clock/);
  await harness.pass(1000);
  expect(boardText(harness, ana)).toContain('POWERS AND CHALLENGES');
  expect(panelText(harness, ana)).toMatch(/⚡ \*\*.*\*\*: [\s\S]*⛓ \*\*/);
  // Robots act by themselves, at their pace.
  const { version } = harness.table;
  await harness.pass(20_000);
  expect(harness.table.version).toBeGreaterThan(version);
});

describe('abilities by button', () => {
  const begin = (power: string, table = ONLY_POWERS) => deal(harness, seedWhere(table, powerAt(0, power)), table);

  test('Secret Agent: another hand, until the zone ends', async () => {
    harness = await Harness.open();
    const [ana, ben] = await begin('secret-agent');
    await press(harness, ana, panel(harness, ana), '⚡ Secret Agent');
    await choose(harness, ana, panel(harness, ana), 'ability', 'Ben');
    expect(harness.table.state.advanced?.seats[0]?.seen?.seat).toBe(1);
    expect(panelText(harness, ana)).toContain('🕵 Ben held:');
    expect(optionsOf(panel(harness, ana), 'more')).not.toContain('⚡ Secret Agent');
    await harness.pass(1000);
    expect(boardText(harness, ben ?? ana)).toContain('Secret Agent (next zone)');
    expect(boardText(harness, ben ?? ana)).toContain('Ana looked at the hand of Ben');
    await harness.pass(61_000);
    expect(panelText(harness, ana)).not.toContain('Ben held');
    expect(optionsOf(panel(harness, ana), 'more')).toContain('⚡ Secret Agent');
  });

  test('Astronomer: a meteor from the select', async () => {
    harness = await Harness.open();
    const three: Table = { people: 3, challenges: false };
    const many = ({ field }: GameState): boolean =>
      field.filter(({ faceUp, hidden }) => !faceUp && hidden !== true).length > 4;
    const [ana] = await deal(
      harness,
      seedWhere(three, (state) => powerAt(0, 'astronomer')(state) && many(state)),
      three,
    );
    await press(harness, ana, panel(harness, ana), '⚡ Astronomer');
    const [first = ''] = optionsOf(panel(harness, ana), 'ability');
    await choose(harness, ana, panel(harness, ana), 'ability', first);
    expect(harness.table.state.field.find(({ letter }) => letter === first.charAt(0))?.faceUp).toBe(true);
    expect(optionsOf(panel(harness, ana), 'ability')).toEqual([]);
  });

  test('Slow Time: at once', async () => {
    harness = await Harness.open();
    const [ana] = await begin('slow-time');
    const before = harness.table.state.deadline;
    await press(harness, ana, panel(harness, ana), '⚡ Slow Time');
    expect(harness.table.state.deadline).toBe(before + 30_000);
    expect(optionsOf(panel(harness, ana), 'more')).not.toContain('⚡ Slow Time');
  });

  test('Transmuter: armed, then the energy lies as another, with its mark', async () => {
    harness = await Harness.open();
    const seed = seedWhere(
      ONLY_POWERS,
      (state) => powerAt(0, 'transmuter')(state) && (state.seats[0]?.hand.includes('C') ?? false),
    );
    const [ana] = await deal(harness, seed, ONLY_POWERS);
    await press(harness, ana, panel(harness, ana), '⚡ Transmuter');
    await choose(harness, ana, panel(harness, ana), 'ability', '🟦 E Electrical');
    await harness.pass(1000);
    expect(panelText(harness, ana)).toContain('Your next energy counts as 🟦 E Electrical');
    await press(harness, ana, panel(harness, ana), /🟥 C.* ⇄ E/);
    expect(harness.table.state.sites[0]?.pile).toEqual(['E']);
    expect(findButton(panel(harness, ana), /Mine E⇄/)).toBeDefined();
    await harness.pass(1000);
    expect(boardText(harness, ana)).toContain('🟦E⇄');
  });

  test('Scavenger: with nothing to take it says so; then a card of the discard pile', async () => {
    harness = await Harness.open();
    const [ana] = await begin('scavenger');
    await press(harness, ana, panel(harness, ana), '⚡ Scavenger');
    expect(panelText(harness, ana)).toContain('has no target right now');
    const card = buttonsOf(panel(harness, ana)).find(
      ({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled,
    );
    await ana.click(panel(harness, ana).id, card?.customId ?? '');
    await press(harness, ana, panel(harness, ana), /Scrap/);
    const [discarded = ''] = harness.table.state.discard;
    const held = harness.table.state.seats[0]?.hand.length ?? 0;
    await press(harness, ana, panel(harness, ana), '⚡ Scavenger');
    expect(discarded).not.toBe('');
    await choose(harness, ana, panel(harness, ana), 'ability', optionsOf(panel(harness, ana), 'ability')[0] ?? '');
    expect(harness.table.state.seats[0]?.hand).toHaveLength(held + 1);
  });
});

describe('abilities by command', () => {
  test('offers exactly one’s own ability and what it may be aimed at', async () => {
    harness = await Harness.open();
    const [ana, ben] = await deal(
      harness,
      seedWhere(ONLY_POWERS, (state) => powerAt(0, 'astronomer')(state) && powerAt(1, 'second-pad')(state)),
      ONLY_POWERS,
    );
    expect(await ana.autocomplete(harness.channel, 'meteor use', {}, 'ability')).toEqual([
      { name: 'Astronomer', value: 'astronomer' },
    ]);
    const hidden = harness.table.state.field
      .filter(({ faceUp, hidden: never }) => !faceUp && never !== true)
      .map(({ letter }) => letter);
    const targets = await ana.autocomplete(harness.channel, 'meteor use', { ability: 'astronomer' }, 'target');
    expect(targets.map(({ value }) => value)).toEqual(hidden);
    expect(await ben?.autocomplete(harness.channel, 'meteor use', {}, 'ability')).toEqual([]);
    const [letter = ''] = hidden;
    const seen = await harness.run(ana, 'meteor use', { ability: 'Astronomer', target: letter.toLowerCase() });
    expect(seen.message && allText(seen.message)).toContain('Astronomer is used.');
    expect(harness.table.state.field.find((meteor) => meteor.letter === letter)?.faceUp).toBe(true);
    const again = await harness.run(ana, 'meteor use', { ability: 'astronomer', target: hidden[1] ?? '' });
    expect(again.message && allText(again.message)).toContain('in this zone. It’s back in the next one');
    expect(await ana.autocomplete(harness.channel, 'meteor use', {}, 'ability')).toEqual([]);
    const none = ben && (await harness.run(ben, 'meteor use', { ability: 'astronomer' }));
    expect(none?.message && allText(none.message)).toContain('works by itself');
  });

  test('the Boss’s place is offered to the host alone', async () => {
    harness = await Harness.open();
    const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
    await harness.run(ana, 'meteor new', { mode: 'advanced' });
    await harness.run(ben, 'meteor join');
    expect(await ana.autocomplete(harness.channel, 'meteor boss', {}, 'meteor')).toEqual([]);
    await harness.run(ana, 'meteor start');
    expect((await ana.autocomplete(harness.channel, 'meteor boss', {}, 'meteor')).map(({ value }) => value)).toEqual(
      harness.table.state.field.map(({ letter }) => letter),
    );
    expect(await ben.autocomplete(harness.channel, 'meteor boss', {}, 'meteor')).toEqual([]);
    const no = await harness.run(ben, 'meteor boss', { meteor: 'L' });
    expect(no.message && allText(no.message)).toContain('Only Ana');
    await harness.run(ana, 'meteor boss', { meteor: 'l' });
    expect(harness.table.state.field.find(({ letter }) => letter === 'L')?.band).toBe('boss');
    const twice = await harness.run(ana, 'meteor boss', { meteor: 'M' });
    expect(twice.message && allText(twice.message)).toContain('already on the field');
  });
});

describe('Challenges on the panel', () => {
  test('Red Tape: cards wait with a timestamp, and come back by themselves', async () => {
    harness = await Harness.open();
    const [ana] = await deal(harness, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'red-tape')), ONLY_CHALLENGES);
    const enabled = () =>
      buttonsOf(panel(harness, ana)).filter(
        ({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled,
      );
    await ana.click(panel(harness, ana).id, enabled()[0]?.customId ?? '');
    await harness.quiet();
    expect(panelText(harness, ana)).toMatch(/You can place again <t:\d+:R>/);
    expect(enabled()).toEqual([]);
    await harness.pass(4_000);
    expect(panelText(harness, ana)).not.toContain('place again');
  });

  test('Mistrusting: the site says that it is closed, and whose card closes it', async () => {
    harness = await Harness.open();
    const [, ben] = await deal(harness, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'mistrusting')), ONLY_CHALLENGES);
    if (!ben) throw new Error('Ben is not at the table');
    expect(panelText(harness, ben)).toContain('closed to you by Mistrusting');
    expect(findButton(panel(harness, ben), /^⛔ Ana/)).toBeDefined();
  });

  test('Small Silo: how full the hand is', async () => {
    harness = await Harness.open();
    const [ana] = await deal(harness, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'small-silo')), ONLY_CHALLENGES);
    expect(panelText(harness, ana)).toMatch(/Your hand: 6 of 6 cards/);
  });
});

test('Communications Array lets one talk, not show; the others stay silent', async () => {
  harness = await Harness.open();
  const [ana, ben] = await deal(
    harness,
    seedWhere(
      TWO,
      (state) => powerAt(0, 'communications-array')(state) && !challengeAt(0, 'communications-blackout')(state),
    ),
    TWO,
  );
  if (!ben) throw new Error('Ben is not at the table');
  const stands = async (user: typeof ana, text: string): Promise<boolean> => {
    const { id } = user.say(harness.channel, text);
    await harness.quiet();
    return ana.look(id) !== undefined;
  };
  expect(await stands(ana, 'I hold two C')).toBe(true);
  expect(await stands(ben, 'me too')).toBe(false);
  await harness.pass(1000);
  expect(boardText(harness, ben)).toContain('can still talk: Ana');
});

test('Communications Blackout stays silent after the satellite, and is told why', async () => {
  harness = await Harness.open();
  const seed = seedWhere(
    TWO,
    (state) =>
      challengeAt(1, 'communications-blackout')(state) &&
      !challengeAt(0, 'war-hawks')(state) &&
      ['communications', 'F'].every((card) => state.seats[0]?.hand.includes(card)),
  );
  const earlier = harness.user('Ana').say(harness.channel, 'look: https://example.org/cat.gif').id;
  harness.time.lapse(20 * 60_000);
  const [ana, ben] = await deal(harness, seed, TWO);
  if (!ben) throw new Error('Ben is not at the table');
  await harness.table.act({ type: 'place', seat: 0, card: 'communications', site: 0 });
  await harness.pass(4_000);
  await harness.table.act({ type: 'place', seat: 0, card: 'F', site: 0 });
  await harness.pass(1000);
  expect(harness.table.state.technologies).toContain('communications');
  const [free, silent] = [ana.say(harness.channel, 'at last'), ben.say(harness.channel, 'hooray')];
  await harness.quiet();
  expect(ana.look(free.id)).toBeDefined();
  expect(ana.look(silent.id)).toBeUndefined();
  expect(privately(harness, ben)).toContain('even after the Communications Satellite');
  expect(boardText(harness, ana)).toContain('still silent: Ben');
  await shownByLinks(ana);
  // As when somebody pins what Ana wrote before the game.
  unfolds(earlier, { type: 'gifv', thumbnail: { url: 'https://example.org/cat.png' } }, { author: { id: ana.id } });
  await harness.quiet();
  expect(ana.look(earlier)).toBeDefined();
});

/** R11: after the satellite a link stays, and goes once Discord's update shows that it unfolds into a picture. */
async function shownByLinks(ana: LocalUser): Promise<void> {
  const [page, image, edited] = [
    ana.say(harness.channel, 'rules: https://example.org/rules'),
    ana.say(harness.channel, 'look: https://example.org/hand.png'),
    ana.say(harness.channel, 'look'),
  ];
  ana.edit(edited.id, 'look: https://example.org/hand.png');
  await harness.quiet();
  const stands = (): readonly boolean[] => [page, image, edited].map(({ id }) => ana.look(id) !== undefined);
  expect(stands()).toEqual([true, true, true]);
  unfolds(page.id, { type: 'link', title: 'Rules' });
  for (const { id } of [image, edited])
    unfolds(id, { type: 'image', thumbnail: { url: 'https://example.org/hand.png' } });
  await harness.quiet();
  expect(stands()).toEqual([true, false, false]);
  expect(privately(harness, ana)).toContain('No pictures');
}

/** Discord adds what a link in a message leads to, in an update that is no edit. */
function unfolds(id: string, embed: object, fields: object = {}): void {
  const message = harness.server.world.messages.get(id);
  if (!message) throw new Error(`no message ${id}`);
  const { api, channel } = message;
  const update = { ...api, ...fields, embeds: [embed], guild_id: channel.guild?.id };
  harness.server.world.dispatch('MESSAGE_UPDATE', update, channel.guild?.id, channel);
}

test('a whole game with Powers, Challenges and three robots, to its end and again', { timeout: 120_000 }, async () => {
  harness = await Harness.open();
  const table: Table = { people: 1, robots: 3 };
  const [ana] = await deal(harness, 's1', table);
  const { game } = harness.table;
  for (let turn = 0; turn < 200 && harness.tables.byGame(game)?.state.phase === 'play'; turn += 1) {
    await harness.table.act({ type: 'pass', seat: 0, confirmed: true });
    await harness.pass(4_000);
  }
  await harness.pass(2_000);
  expect(boardText(harness, ana)).toMatch(/EARTH IS (SAFE|HIT)/);
  expect(boardText(harness, ana)).toMatch(/☠️ .*: (not )?destroyed/);
  expect(boardText(harness, ana)).toContain('🤖 Rigel (⚡');
  await press(harness, ana, board(harness, ana), /Again/);
  expect(harness.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: true });
  expect(harness.table.state.seats.filter(({ robot }) => robot)).toHaveLength(3);
});
