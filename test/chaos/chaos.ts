import { setTimeout as realDelay } from 'node:timers/promises';
import { expect } from 'vitest';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { allText, buttonsOf, CannotDo, type ApiMessage, type LocalUser, type Trouble } from '../../src/local/index.js';
import { House } from '../e2e/support.js';

export interface ChaosOptions {
  readonly channels: number;
  /** Moves that each player tries between two kills. */
  readonly moves: number;
  readonly kills: number;
  readonly seed: string;
}

const PLAYERS = ['Ana', 'Ben', 'Cleo'];
const EPHEMERAL = 64;

/** Five requests of a hundred meet a 500, three a 429, two a closed connection, before or after the work was done. */
function troubleOf(random: Random): Trouble | undefined {
  const drawn = random.below(100);
  if (drawn < 5) return { status: 500 };
  if (drawn < 8) return { rateLimit: { retryAfterS: 0.01 } };
  if (drawn < 10) return { drop: drawn === 8 ? 'before' : 'after' };
  return undefined;
}

/** So many pauses, over a second, are many times what discord.js waits for here. */
const LONGEST_RETRY = 500;

const realPause = (): Promise<void> => realDelay(2);

/** One table in one channel, with what its players saw of their own actions. */
interface Seated {
  readonly channelId: string;
  readonly users: readonly LocalUser[];
}

/** Without what changes with time alone: seconds, what just happened, and a salvo's result, which grows small later. */
const steady = (message: ApiMessage): string =>
  `${allText(message).replace(/^(▸|-# Last salvo:).*\n/gm, '')}\n${buttonsOf(message)
    .map(({ label, disabled }) => `${label} ${disabled}`)
    .join('\n')}`
    .replace(/<t:\d+:\w>/g, '<t>')
    .replace(/\d+ seconds?/g, 'n seconds');

class Chaos {
  readonly #random: Random;
  readonly #unanswered: string[] = [];
  /** By game: how many entries of its log somebody has been told of. */
  readonly #told = new Map<string, number>();
  readonly #seated: Seated[] = [];
  /** How many requests had come in when the bot was last started. */
  #bootedAt = 0;

  constructor(
    private readonly house: House,
    private readonly options: ChaosOptions,
  ) {
    this.#random = new Random(seedRandom(options.seed));
  }

  async run(): Promise<void> {
    this.#listen();
    for (let at = 0; at < this.options.channels; at += 1) await this.#open(at);
    for (let round = 0; round <= this.options.kills; round += 1) {
      this.house.server.faults.each(() => troubleOf(this.#random));
      await this.#play();
      await this.#disturbGateway();
      await this.#play();
      if (round < this.options.kills) await this.#kill();
      this.house.server.faults.clear();
      await this.#calm();
      this.#everythingToldIsLogged();
      await this.#everythingShownIsTrue();
      expect(this.#unanswered).toEqual([]);
    }
  }

  /** What is published was acknowledged: it must outlive any kill. */
  #listen(): void {
    this.house.tables.onChange(({ table, version }) => {
      this.#told.set(table.game, Math.max(this.#told.get(table.game) ?? 0, version));
    });
  }

  async #open(at: number): Promise<void> {
    const channelId = this.house.server.channelId(channelName(at));
    const users = PLAYERS.map((name) => this.house.user(`${name} ${at}`));
    const [host, ...others] = users;
    if (host === undefined) throw new Error('nobody opens the game');
    await this.#whileTimePasses(this.#command(host, channelId, 'meteor new', { mode: 'first' }));
    for (const user of others) await this.#whileTimePasses(this.#command(user, channelId, 'meteor join'));
    await this.#whileTimePasses(this.#command(host, channelId, 'meteor start'));
    await this.#whileTimePasses(this.#command(host, channelId, 'meteor start'));
    this.#seated.push({ channelId, users });
    await this.house.quiet();
  }

  /** Second attempts wait for the clock, so it goes on until the work is done. */
  async #whileTimePasses<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const mark = (): void => {
      done = true;
    };
    work.then(mark, mark);
    while (!done) {
      // discord.js waits out a 429 in real time, so the test's clock may not run far ahead of it.
      await realPause();
      await this.house.time.advance(5);
    }
    return work;
  }

  async #command(
    user: LocalUser,
    channelId: string,
    words: string,
    values: Record<string, string> = {},
  ): Promise<void> {
    const seen = await user.command(channelId, words, values);
    if (seen.error !== undefined) this.#unanswered.push(`${user.name} /${words}: ${seen.error}`);
  }

  /** Autocomplete that failed offers nothing: the person types another letter, and it asks again. */
  async #choices(
    user: LocalUser,
    channelId: string,
    words: string,
    values: Record<string, string>,
    focused: string,
  ): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
    try {
      return await user.autocomplete(channelId, words, values, focused);
    } catch (error) {
      if (error instanceof CannotDo) return [];
      throw error;
    }
  }

  async #play(): Promise<void> {
    for (let move = 0; move < this.options.moves; move += 1) {
      await this.#whileTimePasses(
        Promise.all(this.#seated.flatMap((seated) => seated.users.map((user) => this.#move(seated, user)))),
      );
      await this.house.pass(2_500);
    }
  }

  /** A placement where one is offered, else a launch, else the hand; a Time Out of the bot's own is ended first. */
  async #move({ channelId }: Seated, user: LocalUser): Promise<void> {
    const table = this.house.tables.inChannel(channelId);
    if (table === undefined || table.state.phase !== 'play') return;
    if (table.state.pause !== null) return this.#command(user, channelId, 'meteor resume');
    const [target] = await this.#choices(user, channelId, 'meteor launch', {}, 'meteor');
    if (target !== undefined && this.#random.below(3) === 0)
      return this.#command(user, channelId, 'meteor launch', { meteor: String(target.value) });
    const cards = await this.#choices(user, channelId, 'meteor place', {}, 'card');
    const card = cards[this.#random.below(Math.max(1, cards.length))];
    if (card === undefined) return this.#command(user, channelId, 'meteor hand');
    const sites = await this.#choices(user, channelId, 'meteor place', { card: String(card.value) }, 'site');
    const site = sites[this.#random.below(Math.max(1, sites.length))];
    if (site === undefined) return;
    await this.#command(user, channelId, 'meteor place', { card: String(card.value), site: String(site.value) });
  }

  /** A connection that breaks, one that Discord asks to renew, and a session that can't be resumed. */
  async #disturbGateway(): Promise<void> {
    const how = [{}, { politely: true }, { resumable: false }][this.#random.below(3)] ?? {};
    this.house.server.dropGateway(how);
    await this.house.server.until(() => !this.house.server.botOnline, { what: 'the gateway to go' });
    await this.house.server.until(() => this.house.server.botOnline, { what: 'the gateway to be back' });
    await this.house.quiet();
  }

  /** In the middle of everybody's moves; what is cut off by it is nobody's fault. */
  async #kill(): Promise<void> {
    const before = this.#unanswered.length;
    const moves = this.#seated.flatMap((seated) => seated.users.map((user) => this.#move(seated, user)));
    for (let turn = this.#random.below(12); turn > 0; turn -= 1) await realPause();
    await this.house.crash();
    this.house.server.faults.clear();
    this.#bootedAt = this.house.server.requests.all.length;
    await this.house.boot();
    await this.house.pass(4_000);
    await this.#whileTimePasses(Promise.allSettled(moves));
    this.#unanswered.length = before;
    this.#listen();
  }

  /** No more trouble, and play goes on; the longest gap between two attempts at an edit goes by. */
  async #calm(): Promise<void> {
    for (const { channelId, users } of this.#seated) {
      const [host] = users;
      const table = this.house.tables.inChannel(channelId);
      if (host !== undefined && table?.state.pause)
        await this.#whileTimePasses(this.#command(host, channelId, 'meteor resume'));
    }
    await this.#retried();
    await this.house.pass(70_000);
    await this.#retried();
    await this.house.quiet();
  }

  /** discord.js repeats what met a 429, by real time, which the test's clock knows nothing of. */
  async #retried(): Promise<void> {
    for (let turn = 0; turn < LONGEST_RETRY && this.#waiting().length > 0; turn += 1) await realPause();
  }

  /** Edits of this process that met a 429 and have not come again. */
  #waiting(): readonly string[] {
    const waiting = new Set<string>();
    for (const { method, path, status } of this.house.server.requests.all.slice(this.#bootedAt)) {
      if (method !== 'PATCH') continue;
      if (status === 429) waiting.add(`${method} ${path}`);
      else waiting.delete(`${method} ${path}`);
    }
    return [...waiting];
  }

  #everythingToldIsLogged(): void {
    for (const [game, version] of this.#told) expect(this.house.entriesOf(game), game).toBeGreaterThanOrEqual(version);
  }

  /** What stands in each channel is what a fresh drawing of it says. */
  async #everythingShownIsTrue(): Promise<void> {
    for (const { channelId, users } of this.#seated) {
      const table = this.house.tables.inChannel(channelId);
      if (table === undefined || table.state.phase === 'over') continue;
      for (const user of users) {
        const panel = panelOf(user, channelId);
        const board = boardOf(user, channelId);
        if (board === undefined) throw new Error(`no board in ${channelId}\n${this.house.server.dump()}`);
        const shown = steady(board);
        const clicked = await user.click(board.id, buttonNamed(board, 'board/hand'));
        expect(clicked.error, `${user.name} opens a hand`).toBeUndefined();
        await this.house.pass(1_000);
        expect(steady(user.look(board.id) ?? board), `the board in ${channelId}`).toBe(shown);
        const fresh = panelOf(user, channelId);
        if (fresh === undefined) throw new Error(`${user.name} got no panel\n${this.house.server.dump()}`);
        // The older one may still say on top what its player's own last act came to.
        if (panel !== undefined) expect(steady(panel), `the panel of ${user.name}`).toContain(steady(fresh));
      }
    }
  }
}

const buttonNamed = (message: ApiMessage, name: string): string => {
  const id = buttonsOf(message).find(({ customId }) => customId?.includes(name))?.customId;
  if (id === undefined) throw new Error(`no ${name} on\n${allText(message)}`);
  return id;
};

/** The newest private message that is a hand: answers to commands are private too. */
const panelOf = (user: LocalUser, channelId: string): ApiMessage | undefined =>
  user
    .sees(channelId)
    .findLast(
      (message) =>
        (message.flags & EPHEMERAL) !== 0 && buttonsOf(message).some(({ customId }) => customId?.includes('|hand/')),
    );

const boardOf = (user: LocalUser, channelId: string): ApiMessage | undefined =>
  user.sees(channelId).findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);

export const channelName = (at: number): string => `channel-${at}`;

/** Plays in all channels at once while Discord fails, and checks after each kill that nothing was lost or left stale. */
export async function runChaos(options: ChaosOptions): Promise<void> {
  const house = await House.open({
    channels: Array.from({ length: options.channels }, (_, at) => channelName(at)),
    zoneMs: 600_000,
  });
  try {
    await new Chaos(house, options).run();
  } finally {
    await house.close();
  }
}
