import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from './chromium.js';
import { BrowserHarness, type HarnessOptions } from './harness.js';
import { Player, type WindowOptions } from './player.js';

export interface Guest extends WindowOptions {
  readonly name: string;
}

/** Everything a test opens, and what must be true of it when the test is done. */
export class Evening {
  readonly players: Player[] = [];

  private constructor(
    readonly harness: BrowserHarness,
    private readonly browser: Browser,
  ) {}

  static async begin(browser: Browser, options: HarnessOptions): Promise<Evening> {
    return new Evening(await BrowserHarness.open(options), browser);
  }

  async arrive({ name, ...options }: Guest): Promise<Player> {
    const player = await Player.enter(this.harness, this.browser, name, options);
    this.players.push(player);
    return player;
  }

  /** What went wrong beside what the test looks at: consoles, the bot's log, requests that were turned down. */
  faults(): readonly string[] {
    const refused = this.harness.server.requests.all
      .filter(({ status }) => status >= 400)
      .map(({ method, path, status }) => `${method} ${path}: ${status}`);
    return [...this.players.flatMap(({ faults }) => faults), ...this.harness.complaints, ...refused];
  }

  async end(): Promise<void> {
    for (const player of this.players) await player.close();
    await this.harness.close();
  }
}

export interface Lobby {
  readonly mode: 'first' | 'standard';
  readonly seed: string;
}

/** From nothing to the clock's start, as people do it: one types the command, the others press. */
export async function startGame(
  { harness }: Evening,
  [host, ...others]: readonly [Player, ...Player[]],
  { mode, seed }: Lobby,
): Promise<number> {
  await openLobby(host, { mode, seed });
  for (const player of others) {
    await player.pressNamed('Join');
    await player.reads(player.name, player.board);
  }
  await host.pressNamed('Start');
  await host.pressNamed(/Start the clock/);
  const begun = harness.table.state.at;
  await harness.pass(1_000);
  for (const player of [host, ...others]) await showHand(player);
  return begun;
}

export async function openLobby(host: Player, { mode, seed }: Lobby): Promise<void> {
  await host.say(`/meteor new mode:${mode === 'first' ? 'First game' : 'Standard'} seed:${seed}`);
  await host.reads('METEOR', host.board);
}

/** The panel comes by itself to whoever pressed something before; “My hand” brings it to the rest. */
export async function showHand(player: Player): Promise<void> {
  if ((await player.panel.count()) === 0) await player.pressNamed(/My hand/);
  await player.panel.waitFor();
}

/** For a file of tests: one browser, and an evening for each test, in which nothing may go wrong unseen. */
export function evenings(options: HarnessOptions = {}): () => Promise<Evening> {
  let browser: Browser;
  let open: Evening[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    const [done, faults] = [open, open.flatMap((evening) => evening.faults())];
    open = [];
    for (const evening of done) await evening.end();
    expect(faults).toEqual([]);
  });
  afterAll(() => browser.close());
  return async () => {
    const evening = await Evening.begin(browser, options);
    open.push(evening);
    return evening;
  };
}
