import { afterEach, describe, expect, test } from 'vitest';
import type { GameState } from '../../src/games/meteor/state.js';
import { allText, buttonsOf, findButton } from '../../src/local/index.js';
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
} from './advanced-support.js';
import { faultsOf } from './requests.js';
import { House } from './support.js';

let house: House;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  expect(house.log.filter(({ level }) => level !== 'info')).toEqual([]);
  await house.close();
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
  house = await House.open();
  const [ana, ben] = [house.user('Ana'), house.user('Ben')];
  await house.run(ana, 'meteor new', { seed: 'buttons' });
  expect(findButton(board(house, ana), /Powers/)).toBeUndefined();
  await press(house, ben, board(house, ben), 'Join');
  for (const label of ['Advanced', '⚡ Powers', '⛓ Challenges', '+ Robot', '+ Robot', '− Robot'])
    await press(house, ana, board(house, ana), label);
  expect(house.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: true });
  expect(boardText(house, ana)).toContain('Crew 3/5:** Ana (host) · Ben · 🤖 Mira');
  await press(house, ben, board(house, ben), '+ Robot');
  expect(privately(house, ben)).toContain('Only Ana');
  await press(house, ana, board(house, ana), 'Start');
  expect(boardText(house, ana)).toContain('Ana picks');
  expect(optionsOf(board(house, ana), 'boss')).toHaveLength(7);
  await choose(house, ben, board(house, ben), 'boss', optionsOf(board(house, ben), 'boss')[2] ?? '');
  expect(house.table.state.advanced?.boss ?? null).toBeNull();
  await choose(house, ana, board(house, ana), 'boss', optionsOf(board(house, ana), 'boss')[2] ?? '');
  expect(house.table.state.field.find(({ letter }) => letter === 'C')?.band).toBe('boss');
  expect(boardText(house, ana)).toMatch(/\*\*C\*\* ☠️/);
  expect(buttonsOf(board(house, ana)).find(({ label }) => label?.includes('Mulligan'))?.disabled).toBe(true);
  await press(house, ana, board(house, ana), /Start the clock/);
  await house.pass(1000);
  expect(boardText(house, ana)).toContain('POWERS AND CHALLENGES');
  expect(panelText(house, ana)).toMatch(/⚡ \*\*.*\*\*: [\s\S]*⛓ \*\*/);
  // Robots act by themselves, at their pace.
  const { version } = house.table;
  await house.pass(20_000);
  expect(house.table.version).toBeGreaterThan(version);
});

describe('abilities by button', () => {
  const begin = (power: string, table = ONLY_POWERS) => deal(house, seedWhere(table, powerAt(0, power)), table);

  test('Secret Agent: another hand, until the zone ends', async () => {
    house = await House.open();
    const [ana, ben] = await begin('secret-agent');
    await press(house, ana, panel(house, ana), '⚡ Secret Agent');
    await press(house, ana, panel(house, ana), /^Ben$/);
    expect(house.table.state.advanced?.seats[0]?.seen?.seat).toBe(1);
    expect(panelText(house, ana)).toContain('🕵 Ben held:');
    expect(findButton(panel(house, ana), /Secret Agent: next zone/)?.disabled).toBe(true);
    await house.pass(1000);
    expect(boardText(house, ben ?? ana)).toContain('Secret Agent (next zone)');
    expect(boardText(house, ben ?? ana)).toContain('Ana looked at the hand of Ben');
    await house.pass(61_000);
    expect(panelText(house, ana)).not.toContain('Ben held');
    expect(findButton(panel(house, ana), '⚡ Secret Agent')?.disabled).toBe(false);
  });

  test('Astronomer: a meteor from the select', async () => {
    house = await House.open();
    const three: Table = { people: 3, challenges: false };
    const many = ({ field }: GameState): boolean =>
      field.filter(({ faceUp, hidden }) => !faceUp && hidden !== true).length > 4;
    const [ana] = await deal(
      house,
      seedWhere(three, (state) => powerAt(0, 'astronomer')(state) && many(state)),
      three,
    );
    await press(house, ana, panel(house, ana), '⚡ Astronomer');
    const [first = ''] = optionsOf(panel(house, ana), 'ability');
    await choose(house, ana, panel(house, ana), 'ability', first);
    expect(house.table.state.field.find(({ letter }) => letter === first.charAt(0))?.faceUp).toBe(true);
    expect(optionsOf(panel(house, ana), 'ability')).toEqual([]);
  });

  test('Slow Time: at once', async () => {
    house = await House.open();
    const [ana] = await begin('slow-time');
    const before = house.table.state.deadline;
    await press(house, ana, panel(house, ana), '⚡ Slow Time');
    expect(house.table.state.deadline).toBe(before + 30_000);
    expect(findButton(panel(house, ana), '⚡ Slow Time: used')?.disabled).toBe(true);
  });

  test('Transmuter: armed, then the energy lies as another, with its mark', async () => {
    house = await House.open();
    const seed = seedWhere(
      ONLY_POWERS,
      (state) => powerAt(0, 'transmuter')(state) && (state.seats[0]?.hand.includes('C') ?? false),
    );
    const [ana] = await deal(house, seed, ONLY_POWERS);
    await press(house, ana, panel(house, ana), '⚡ Transmuter');
    await press(house, ana, panel(house, ana), '🟦 E');
    expect(panelText(house, ana)).toContain('Your next energy counts as 🟦 E Electrical');
    await press(house, ana, panel(house, ana), /🟥 C.* ⇄ E/);
    expect(house.table.state.sites[0]?.pile).toEqual(['E']);
    expect(panelText(house, ana)).toContain('🟦E⇄');
    await house.pass(1000);
    expect(boardText(house, ana)).toContain('🟦E⇄');
  });

  test('Scavenger: with nothing to take it says so; then a card of the discard pile', async () => {
    house = await House.open();
    const [ana] = await begin('scavenger');
    await press(house, ana, panel(house, ana), '⚡ Scavenger');
    expect(panelText(house, ana)).toContain('nothing to work on');
    const card = buttonsOf(panel(house, ana)).find(
      ({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled,
    );
    await ana.click(panel(house, ana).id, card?.customId ?? '');
    await press(house, ana, panel(house, ana), /Scrap/);
    const [discarded = ''] = house.table.state.discard;
    const held = house.table.state.seats[0]?.hand.length ?? 0;
    await press(house, ana, panel(house, ana), '⚡ Scavenger');
    const target = buttonsOf(panel(house, ana)).find(({ customId }) =>
      customId?.endsWith(`hand/use|scavenger|${discarded}`),
    );
    await ana.click(panel(house, ana).id, target?.customId ?? '');
    await house.quiet();
    expect(house.table.state.seats[0]?.hand).toHaveLength(held + 1);
  });
});

describe('abilities by command', () => {
  test('offers exactly one’s own ability and what it may be aimed at', async () => {
    house = await House.open();
    const [ana, ben] = await deal(
      house,
      seedWhere(ONLY_POWERS, (state) => powerAt(0, 'astronomer')(state) && powerAt(1, 'second-pad')(state)),
      ONLY_POWERS,
    );
    expect(await ana.autocomplete(house.channel, 'meteor use', {}, 'ability')).toEqual([
      { name: 'Astronomer', value: 'astronomer' },
    ]);
    const hidden = house.table.state.field
      .filter(({ faceUp, hidden: never }) => !faceUp && never !== true)
      .map(({ letter }) => letter);
    const targets = await ana.autocomplete(house.channel, 'meteor use', { ability: 'astronomer' }, 'target');
    expect(targets.map(({ value }) => value)).toEqual(hidden);
    expect(await ben?.autocomplete(house.channel, 'meteor use', {}, 'ability')).toEqual([]);
    const [letter = ''] = hidden;
    const seen = await house.run(ana, 'meteor use', { ability: 'Astronomer', target: letter.toLowerCase() });
    expect(seen.message && allText(seen.message)).toContain('Astronomer is used.');
    expect(house.table.state.field.find((meteor) => meteor.letter === letter)?.faceUp).toBe(true);
    const again = await house.run(ana, 'meteor use', { ability: 'astronomer', target: hidden[1] ?? '' });
    expect(again.message && allText(again.message)).toContain('used up for this zone');
    expect(await ana.autocomplete(house.channel, 'meteor use', {}, 'ability')).toEqual([]);
    const none = ben && (await house.run(ben, 'meteor use', { ability: 'astronomer' }));
    expect(none?.message && allText(none.message)).toContain('doesn’t work by a click');
  });

  test('the Boss’s place is offered to the host alone', async () => {
    house = await House.open();
    const [ana, ben] = [house.user('Ana'), house.user('Ben')];
    await house.run(ana, 'meteor new', { mode: 'advanced' });
    await house.run(ben, 'meteor join');
    expect(await ana.autocomplete(house.channel, 'meteor boss', {}, 'meteor')).toEqual([]);
    await house.run(ana, 'meteor start');
    expect((await ana.autocomplete(house.channel, 'meteor boss', {}, 'meteor')).map(({ value }) => value)).toEqual(
      house.table.state.field.map(({ letter }) => letter),
    );
    expect(await ben.autocomplete(house.channel, 'meteor boss', {}, 'meteor')).toEqual([]);
    const no = await house.run(ben, 'meteor boss', { meteor: 'B' });
    expect(no.message && allText(no.message)).toContain('Only Ana');
    await house.run(ana, 'meteor boss', { meteor: 'b' });
    expect(house.table.state.field.find(({ letter }) => letter === 'B')?.band).toBe('boss');
    const twice = await house.run(ana, 'meteor boss', { meteor: 'C' });
    expect(twice.message && allText(twice.message)).toContain('on the field already');
  });
});

describe('Challenges on the panel', () => {
  test('Red Tape: cards wait with a timestamp, and come back by themselves', async () => {
    house = await House.open();
    const [ana] = await deal(house, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'red-tape')), ONLY_CHALLENGES);
    const enabled = () =>
      buttonsOf(panel(house, ana)).filter(({ customId, disabled }) => customId?.includes('|hand/place|') && !disabled);
    await ana.click(panel(house, ana).id, enabled()[0]?.customId ?? '');
    await house.quiet();
    expect(panelText(house, ana)).toMatch(/You may place again <t:\d+:R>/);
    expect(enabled()).toEqual([]);
    await house.pass(4_000);
    expect(panelText(house, ana)).not.toContain('place again');
  });

  test('Mistrusting: the site says that it is closed, and whose card closes it', async () => {
    house = await House.open();
    const [, ben] = await deal(house, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'mistrusting')), ONLY_CHALLENGES);
    if (!ben) throw new Error('Ben is not at the table');
    expect(panelText(house, ben)).toContain('closed to you by Mistrusting');
    expect(findButton(panel(house, ben), '⛔ Ana')?.disabled).toBe(true);
  });

  test('Small Silo: how full the hand is', async () => {
    house = await House.open();
    const [ana] = await deal(house, seedWhere(ONLY_CHALLENGES, challengeAt(0, 'small-silo')), ONLY_CHALLENGES);
    expect(panelText(house, ana)).toMatch(/Your hand: 6 of 6 cards/);
  });
});

test('Communications Array lets one talk, not show; the others stay silent', async () => {
  house = await House.open();
  const [ana, ben] = await deal(
    house,
    seedWhere(
      TWO,
      (state) => powerAt(0, 'communications-array')(state) && !challengeAt(0, 'communications-blackout')(state),
    ),
    TWO,
  );
  if (!ben) throw new Error('Ben is not at the table');
  const stands = async (user: typeof ana, text: string): Promise<boolean> => {
    const { id } = user.say(house.channel, text);
    await house.quiet();
    return ana.look(id) !== undefined;
  };
  expect(await stands(ana, 'I hold two C')).toBe(true);
  expect(await stands(ben, 'me too')).toBe(false);
  await house.pass(1000);
  expect(boardText(house, ben)).toContain('may talk all the same: Ana');
});

test('Communications Blackout stays silent after the satellite, and is told why', async () => {
  house = await House.open();
  const seed = seedWhere(
    TWO,
    (state) =>
      challengeAt(1, 'communications-blackout')(state) &&
      !challengeAt(0, 'war-hawks')(state) &&
      ['communications', 'F'].every((card) => state.seats[0]?.hand.includes(card)),
  );
  const [ana, ben] = await deal(house, seed, TWO);
  if (!ben) throw new Error('Ben is not at the table');
  await house.table.act({ type: 'place', seat: 0, card: 'communications', site: 0 });
  await house.pass(4_000);
  await house.table.act({ type: 'place', seat: 0, card: 'F', site: 0 });
  await house.pass(1000);
  expect(house.table.state.technologies).toContain('communications');
  const [free, silent] = [ana.say(house.channel, 'at last'), ben.say(house.channel, 'hooray')];
  await house.quiet();
  expect(ana.look(free.id)).toBeDefined();
  expect(ana.look(silent.id)).toBeUndefined();
  expect(privately(house, ben)).toContain('even after the Communications Satellite');
  expect(boardText(house, ana)).toContain('still silent: Ben');
});

test('a whole game with Powers, Challenges and three robots, to its end and again', { timeout: 120_000 }, async () => {
  house = await House.open();
  const table: Table = { people: 1, robots: 3 };
  const [ana] = await deal(house, 's1', table);
  const { game } = house.table;
  for (let turn = 0; turn < 200 && house.tables.byGame(game)?.state.phase === 'play'; turn += 1) {
    await house.table.act({ type: 'pass', seat: 0, confirmed: true });
    await house.pass(4_000);
  }
  await house.pass(2_000);
  expect(boardText(house, ana)).toMatch(/EARTH IS (SAFE|HIT)/);
  expect(boardText(house, ana)).toMatch(/☠️ .*: (not )?destroyed/);
  expect(boardText(house, ana)).toContain('🤖 Rigel (⚡');
  await press(house, ana, board(house, ana), /Again/);
  expect(house.table.state.options).toMatchObject({ mode: 'advanced', powers: true, challenges: true });
  expect(house.table.state.seats.filter(({ robot }) => robot)).toHaveLength(3);
});
