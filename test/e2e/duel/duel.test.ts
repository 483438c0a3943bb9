import { afterEach, describe, expect, test } from 'vitest';
import { allText, buttonsOf, findButton, type ApiMessage, type LocalUser } from '../../../src/local/index.js';
import type { LogEntry } from '../../../src/table/ports.js';
import type { TableHandle } from '../../support/meteor-tables.js';
import { closeClean } from '../support/requests.js';
import { Harness } from '../support/harness.js';
import { settle } from '../../support/time.js';
import { isPublic } from '../support/messages.js';

let harness: Harness;
afterEach(() => closeClean(harness));

/** A crew in its channel. */
class Crew {
  constructor(
    readonly channel: string,
    readonly host: LocalUser,
    readonly mate: LocalUser,
  ) {}

  get table(): TableHandle {
    const table = harness.tables.inChannel(this.channel);
    if (table === undefined) throw new Error(`no game\n${harness.server.dump()}`);
    return table;
  }

  get board(): ApiMessage {
    const found = this.host.sees(this.channel).findLast(isPublic);
    if (found === undefined) throw new Error(`no board\n${harness.server.dump()}`);
    return found;
  }

  get text(): string {
    return allText(this.board);
  }

  get note(): string {
    const found = this.host.seesPrivately(this.channel).at(-1);
    return found === undefined ? '' : allText(found);
  }

  async run(words: string, values: Parameters<LocalUser['command']>[2] = {}, user = this.host): Promise<void> {
    const { error } = await user.command(this.channel, words, values);
    expect(error).toBeUndefined();
    await harness.quiet();
  }

  async press(label: string | RegExp, user = this.host): Promise<void> {
    const button = findButton(this.board, label);
    expect(
      button,
      `${String(label)} among ${buttonsOf(this.board)
        .map((one) => one.label)
        .join(', ')}`,
    ).toBeDefined();
    const { error } = await user.click(this.board.id, button?.customId ?? '');
    expect(error).toBeUndefined();
    await harness.quiet();
  }

  /** Twice, as the command asks. */
  async end(): Promise<void> {
    await this.run('meteor end');
    await this.run('meteor end');
    await harness.pass(1500);
  }
}

const codeIn = (crew: Crew): string => /code `([0-9A-Z]{8})`/.exec(crew.text)?.[1] ?? '';

/** Two lobbies, tied together: two sit in the first, the host alone in the second. */
async function invited(options: Parameters<typeof Harness.open>[0] = {}): Promise<readonly [Crew, Crew]> {
  harness = await Harness.open({ channels: ['general', 'games'], ...options });
  const [ana, ben, chloe, dai] = ['Ana', 'Ben', 'Chloé', 'Dai'].map((name) => harness.user(name)) as [
    LocalUser,
    LocalUser,
    LocalUser,
    LocalUser,
  ];
  const [, guild = ''] = harness.server.guildIds;
  const there =
    options.moreGuilds === undefined ? harness.server.channelId('games') : harness.server.channelsOf(guild)[0];
  const one = new Crew(harness.channel, ana, ben);
  const two = new Crew(there ?? '', chloe, dai);
  await one.run('meteor duel');
  await harness.pass(1500);
  await one.press('Join', ben);
  await two.run('meteor duel', { code: codeIn(one).toLowerCase() });
  await harness.pass(1500);
  return [one, two];
}

/** Both clocks run. */
async function begun(options: Parameters<typeof Harness.open>[0] = {}): Promise<readonly [Crew, Crew]> {
  const [one, two] = await invited(options);
  await two.press('Join', two.mate);
  for (const crew of [one, two]) await crew.press('Start');
  await harness.pass(1500);
  for (const crew of [one, two]) await crew.press(/Start/);
  await harness.pass(1500);
  return [one, two];
}

/** What the log is given from now on, of this kind, waits until what this gives is called. */
function holdLog(isHeld: (entries: readonly LogEntry[]) => boolean): () => void {
  const { gameLog } = harness;
  const append = gameLog.append.bind(gameLog);
  let letGo: () => void = () => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  gameLog.append = async (entries) => {
    if (isHeld(entries)) await free;
    return append(entries);
  };
  return () => {
    letGo();
  };
}

describe('A duel', () => {
  test('from the first click to the last: code, lobbies, one deal, clocks together, zones and meteors, who has won', async () => {
    const [one, two] = await invited({ moreGuilds: 1 });
    expect(one.table.guildId).not.toBe(two.table.guildId);
    expect(one.text).toContain('the other crew: 1 player');
    await one.press('Start');
    expect(one.note).toContain('You’re 2, they’re 1');
    await two.press('Join', two.mate);
    // Later than a double tap.
    await harness.pass(1500);
    await one.press('Start');
    expect(one.note).toContain('The duel begins when the other host presses Start too');
    await harness.pass(1500);
    expect(two.text).toContain('ready ✅');
    expect(one.table.state.phase).toBe('lobby');
    await two.press('Start');
    await harness.pass(1500);
    expect(one.table.state.field).toEqual(two.table.state.field);
    // Nobody presses anything more: both clocks start by themselves, at once.
    await harness.pass(61_000);
    expect([one.table.state.phase, two.table.state.phase]).toEqual(['play', 'play']);
    expect(one.table.state.deadline).toBe(two.table.state.deadline);
    expect(one.table.state.deck).toEqual(two.table.state.deck);
    expect(one.text).toContain('The other crew: zone **5** · 5 meteors left');
    await one.end();
    expect(one.text).toContain('The other crew won the duel');
    expect(two.text).toContain('You won the duel!');
    expect(two.table.state.phase).toBe('play');
    for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
    await one.run('history show');
    expect(one.note).toContain('The other crew won the duel');
    await two.run('history show');
    expect(two.note).toContain('You won the duel!');
  }, 120_000);

  test('a Start that was pressed before its presser became the host begins with neither crew', async () => {
    const [one] = await invited();
    const start = findButton(one.board, 'Start')?.customId ?? '';
    const letGo = holdLog(() => true);
    const left = one.host.command(one.channel, 'meteor leave');
    await settle(20);
    const started = one.mate.click(one.board.id, start);
    await settle(20);
    letGo();
    await Promise.all([left, started]);
    await harness.quiet();
    expect(one.table.state).toMatchObject({ phase: 'lobby', host: 1 });
  });

  test('a Start that is pressed while the second crew’s robots sit down waits for the first crew', async () => {
    harness = await Harness.open({ channels: ['general', 'games'] });
    const [ana, chloe] = [harness.user('Ana'), harness.user('Chloé')];
    const one = new Crew(harness.channel, ana, ana);
    const two = new Crew(harness.server.channelId('games'), chloe, chloe);
    await one.run('meteor duel');
    await harness.pass(1500);
    const letGo = holdLog((entries) => entries.every(({ header }) => header === undefined));
    const opened = chloe.command(two.channel, 'meteor duel', { code: codeIn(one), robots: 1 });
    await settle(20);
    expect(two.table.state.seats.filter(({ status }) => status === 'in')).toHaveLength(1);
    const started = chloe.command(two.channel, 'meteor start');
    await settle(20);
    letGo();
    await Promise.all([opened, started]);
    await harness.quiet();
    expect([one.table.state.phase, two.table.state.phase]).toEqual(['lobby', 'lobby']);
    expect(two.text).toContain('the other crew: 1 player');
  });

  test('who starts the clock first waits for the other crew, and both boards say so', async () => {
    const [one, two] = await invited();
    await two.press('Join', two.mate);
    for (const crew of [one, two]) await crew.press('Start');
    await harness.pass(1500);
    expect(two.text).not.toContain('ready');
    await one.press(/Start/);
    await harness.pass(1500);
    expect(one.text).toContain('You’re ready');
    expect(two.text).toContain('ready ✅');
    expect([one.table.state.phase, two.table.state.phase]).toEqual(['field', 'field']);
    await two.press(/Start/);
    await harness.pass(1500);
    expect([one.table.state.phase, two.table.state.phase]).toEqual(['play', 'play']);
  });

  test('both lose with as many meteors left: drawn, and the history says so', async () => {
    const [one, two] = await begun();
    for (let zone = 0; zone < 6; zone += 1) await harness.pass(61_000);
    expect(two.text).toContain('The duel is a draw');
    expect(one.text).toContain('The duel is a draw');
    await two.run('history show');
    expect(two.note).toContain('The duel is a draw');
  }, 120_000);

  test('a Time Out stops both clocks; whose it is ends it, and after a minute the other crew may too', async () => {
    const [one, two] = await begun();
    await one.press(/Time Out/);
    await harness.pass(1500);
    expect(one.table.state.pause?.zoneLeft).toBe(two.table.state.pause?.zoneLeft);
    expect(two.text).toContain('The other crew called a Time Out');
    await two.press(/Resume/);
    expect(two.note).toContain('You can press Resume after');
    expect(two.table.state.pause).not.toBeNull();
    await one.press(/Resume/);
    await harness.pass(1500);
    expect([one.table.state.pause, two.table.state.pause]).toEqual([null, null]);
    expect(one.table.state.deadline).toBe(two.table.state.deadline);
    await one.press(/Time Out/);
    await harness.pass(61_000);
    await two.press(/Resume/);
    await harness.pass(1500);
    expect([one.table.state.pause, two.table.state.pause]).toEqual([null, null]);
  }, 120_000);

  test('a kill in the middle: both stand still, go on together, and the duel is decided', async () => {
    const [one, two] = await begun();
    await harness.crash();
    await harness.boot();
    await harness.pass(1500);
    expect([one.table.state.pause, two.table.state.pause]).not.toContain(null);
    await two.press(/Resume/);
    await harness.pass(1500);
    expect([one.table.state.pause, two.table.state.pause]).toEqual([null, null]);
    expect(one.text).toContain('The other crew: zone **5** · 5 meteors left');
    await two.end();
    expect(one.text).toContain('You won the duel!');
    await two.run('history show');
    expect(two.note).toContain('The other crew won the duel');
  }, 120_000);

  test('a crew that has lost gets no log and no seed while the other one plays on', async () => {
    const [one, two] = await begun();
    const { game } = one.table;
    const seeds = Object.values(one.table.state.options.shared?.seeds ?? {});
    expect(seeds.length).toBeGreaterThan(0);
    const exported = async (): Promise<string> => {
      await one.run('history export', { game });
      await harness.pass(100);
      return one.note;
    };
    await one.end();
    expect(await exported()).toContain('may still be playing this deal');
    expect(await harness.replayPage(harness.linkTo(game))).toBeNull();
    const said = [...one.host.sees(one.channel), ...one.host.seesPrivately(one.channel)].map(allText).join();
    expect(seeds.filter((seed) => said.includes(seed))).toEqual([]);
    await two.end();
    expect(await exported()).not.toContain('may still be playing this deal');
    expect(await harness.replayPage(harness.linkTo(game))).not.toBeNull();
  });

  test('a lobby that is closed calls it off: the other one is a lobby of its own', async () => {
    const [one, two] = await invited();
    await one.end();
    expect(two.text).toContain('The duel was called off');
    await two.press('Join', two.mate);
    await two.press('Start');
    await harness.pass(1500);
    expect(two.table.state.phase).toBe('field');
  }, 120_000);

  test('codes: none, wrong, of one’s own channel, and one whose crew has gone', async () => {
    await invited();
    const third = new Crew(harness.server.createChannel('third'), harness.user('Eva'), harness.user('Finn'));
    const said = async (crew: Crew, code: string): Promise<string> => {
      await crew.run('meteor duel', { code });
      return crew.note;
    };
    expect(await said(third, 'hello')).toContain('That isn’t a duel code');
    expect(await said(third, 'AAAAAAAA')).toContain('No crew is waiting with the code');
    await third.run('meteor duel');
    await harness.pass(1500);
    const code = codeIn(third);
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    await third.press('Start');
    expect(third.note).toContain('No other crew has joined yet');
    expect(await said(third, code)).toContain('in another channel or thread');
    await third.end();
    const fourth = new Crew(harness.server.createChannel('fourth'), harness.user('Gus'), harness.user('Hal'));
    expect(await said(fourth, code)).toContain('No crew is waiting with the code');
  }, 120_000);
});
