import { setTimeout as realDelay } from 'node:timers/promises';
import { expect } from 'vitest';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { allText, buttonsOf, CannotDo, type ApiMessage, type LocalUser, type Trouble } from '../../src/local/index.js';
import { translator } from '../../src/text/index.js';
import { withoutClocks } from '../../src/tools/world/checks/steady.js';
import type { ChaosBot } from './bot.js';

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

/** A session that can't be resumed, a connection that breaks, and one that Discord asks to renew. */
const DROPS = [{ resumable: false }, {}, { politely: true }];

const realPause = (): Promise<void> => realDelay(2);

const t = translator('en');
/** What a player reads when a move was taken, up to where it begins to differ from move to move. */
const TAKEN = [
  /^.* is on .*site/,
  new RegExp(t('meteor.hand.done.launched', { target: '§' }).split('§')[0] ?? ''),
  new RegExp(t('meteor.hand.done.resumed')),
];

/** One table in one channel, with what its players saw of their own actions. */
interface Seated {
  readonly channelId: string;
  readonly users: readonly LocalUser[];
}

/** Without what changes with time alone: clocks, what just happened, and a salvo's result, which grows small later. */
const steady = (message: ApiMessage): string =>
  withoutClocks(
    `${allText(message).replace(/^(▸|-# Last salvo:).*\n/gm, '')}\n${buttonsOf(message)
      .map(({ label, disabled }) => `${label} ${disabled}`)
      .join('\n')}`,
  );

class Chaos {
  readonly #random: Random;
  readonly #unanswered: string[] = [];
  /** Interactions that a player has been told are done, with the channel of their game. */
  readonly #told: { readonly source: string; readonly channelId: string }[] = [];
  readonly #seated: Seated[] = [];
  /** Boards of games that were on, each beside a fresh drawing. */
  #compared = 0;

  constructor(
    private readonly bot: ChaosBot,
    private readonly options: ChaosOptions,
  ) {
    this.#random = new Random(seedRandom(options.seed));
  }

  async run(): Promise<void> {
    for (let at = 0; at < this.options.channels; at += 1) await this.#open(at);
    for (let round = 0; round <= this.options.kills; round += 1) {
      this.bot.server.faults.each(() => troubleOf(this.#random));
      await this.#play();
      await this.#disturbGateway(round);
      await this.#play();
      if (round < this.options.kills) await this.#kill();
      this.bot.server.faults.clear();
      await this.#calm();
      this.#everythingToldIsLogged();
      await this.#everythingShownIsTrue();
      expect(this.#unanswered).toEqual([]);
    }
    expect(this.#compared, 'boards and panels were compared').toBeGreaterThan(0);
    await this.#end();
  }

  async #open(at: number): Promise<void> {
    const channelId = this.bot.server.channelId(channelName(at));
    const users = PLAYERS.map((name) => this.bot.user(`${name} ${at}`));
    const [host, ...others] = users;
    if (host === undefined) throw new Error('nobody opens the game');
    await this.bot.whileTimePasses(this.#command(host, channelId, 'meteor new', { mode: 'first' }));
    for (const user of others) await this.bot.whileTimePasses(this.#command(user, channelId, 'meteor join'));
    await this.bot.whileTimePasses(this.#command(host, channelId, 'meteor start'));
    await this.bot.whileTimePasses(this.#command(host, channelId, 'meteor start'));
    this.#seated.push({ channelId, users });
    await this.bot.quiet();
  }

  async #command(
    user: LocalUser,
    channelId: string,
    words: string,
    values: Record<string, string> = {},
  ): Promise<void> {
    const seen = await user.command(channelId, words, values);
    if (seen.error !== undefined) this.#unanswered.push(`${user.name} /${words}: ${seen.error}`);
    // A hand that is asked for still says what its player did before.
    const [said = ''] = seen.message === undefined || words === 'meteor hand' ? [] : allText(seen.message).split('\n');
    if (TAKEN.some((taken) => taken.test(said))) this.#told.push({ source: seen.interactionId, channelId });
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
      await this.bot.whileTimePasses(
        Promise.all(this.#seated.flatMap((seated) => seated.users.map((user) => this.#move(seated, user)))),
      );
      await this.bot.pass(2_500);
    }
  }

  /** A placement where one is offered, else a launch, else the hand; a Time Out of the bot's own is ended first. */
  async #move({ channelId }: Seated, user: LocalUser): Promise<void> {
    const board = boardOf(user, channelId);
    if (board === undefined || isOver(board)) return;
    if (isPaused(board)) return this.#command(user, channelId, 'meteor resume');
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

  async #disturbGateway(round: number): Promise<void> {
    const how = DROPS[round % DROPS.length] ?? {};
    this.bot.server.dropGateway(how);
    await this.bot.server.until(() => !this.bot.server.botOnline, { what: 'the gateway to go' });
    await this.bot.server.until(() => this.bot.server.botOnline, { what: 'the gateway to be back' });
    await this.bot.quiet();
  }

  /** In the middle of everybody's moves; what is cut off by it is nobody's fault. */
  async #kill(): Promise<void> {
    const before = this.#unanswered.length;
    const moves = this.#seated.flatMap((seated) => seated.users.map((user) => this.#move(seated, user)));
    for (let turn = this.#random.below(12); turn > 0; turn -= 1) await realPause();
    await this.bot.kill();
    this.bot.server.faults.clear();
    await this.bot.start();
    await this.bot.pass(4_000);
    await this.bot.whileTimePasses(Promise.allSettled(moves));
    this.#unanswered.length = before;
  }

  /** The hosts end all games while Discord fails; the boards show it afterwards. */
  async #end(): Promise<void> {
    this.bot.server.faults.each(() => troubleOf(this.#random));
    const on = this.#seated.filter(({ channelId }) => this.bot.isOn(channelId));
    await this.bot.whileTimePasses(Promise.all(on.map((seated) => this.#endOne(seated))));
    this.bot.server.faults.clear();
    await this.bot.settle();
    for (const { channelId } of this.#seated) expect(this.bot.isOn(channelId), channelId).toBe(false);
    await this.#everythingShownIsTrue();
    expect(this.#unanswered).toEqual([]);
  }

  /** Ending is asked about; the same again means it. */
  async #endOne({ channelId, users: [host] }: Seated): Promise<void> {
    if (host === undefined) return;
    await this.#command(host, channelId, 'meteor end');
    await this.#command(host, channelId, 'meteor end');
  }

  /** No more trouble, and play goes on; the longest gap between two attempts at an edit goes by. */
  async #calm(): Promise<void> {
    for (const { channelId, users } of this.#seated) {
      const [host] = users;
      const board = host && boardOf(host, channelId);
      if (host !== undefined && board !== undefined && isPaused(board))
        await this.bot.whileTimePasses(this.#command(host, channelId, 'meteor resume'));
    }
    await this.bot.settle();
  }

  /** What a player was told is done is in the log, whatever was killed since; of games that are over it is forgotten. */
  #everythingToldIsLogged(): void {
    const [user] = this.#seated.flatMap(({ users }) => users);
    for (const { source, channelId } of this.#told) {
      const board = user && boardOf(user, channelId);
      if (board !== undefined && !isOver(board)) expect(this.bot.acted(source), source).toBe(true);
    }
    expect(this.#told.length, 'moves were made').toBeGreaterThan(0);
  }

  /** What stands in each channel is what a fresh drawing of it says. */
  async #everythingShownIsTrue(): Promise<void> {
    await this.bot.forEach(this.#seated, async ({ channelId, users }) => {
      for (const user of users) await this.#seesTheTruth(user, channelId);
    });
  }

  async #seesTheTruth(user: LocalUser, channelId: string): Promise<void> {
    const board = boardOf(user, channelId);
    if (board === undefined) throw new Error(`no board in ${channelId}\n${this.bot.server.dump()}`);
    const isOn = this.bot.isOn(channelId);
    expect(isOver(board), `the board in ${channelId} says that the game is over`).toBe(!isOn);
    if (!isOn) return;
    this.#compared += 1;
    const panel = panelOf(user, channelId);
    const shown = steady(board);
    const clicked = await user.click(board.id, buttonNamed(board, 'board/hand'));
    expect(clicked.error, `${user.name} opens a hand`).toBeUndefined();
    await this.bot.pass(1_000);
    expect(steady(user.look(board.id) ?? board), `the board in ${channelId}`).toBe(shown);
    const fresh = panelOf(user, channelId);
    if (fresh === undefined) throw new Error(`${user.name} got no panel\n${this.bot.server.dump()}`);
    // The older one may still say on top what its player's own last act came to.
    if (panel !== undefined) expect(steady(panel), `the panel of ${user.name}`).toContain(steady(fresh));
  }
}

/** A game that is over offers another; a board that merely lost its buttons doesn't. */
const isOver = (board: ApiMessage): boolean => hasButton(board, 'end/again');
const hasButton = (message: ApiMessage, name: string): boolean =>
  buttonsOf(message).some(({ customId }) => customId?.includes(name));
const isPaused = (board: ApiMessage): boolean => hasButton(board, 'board/resume');

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

const channelName = (at: number): string => `channel-${at}`;

export const channelNames = ({ channels }: ChaosOptions): readonly string[] =>
  Array.from({ length: channels }, (_, at) => channelName(at));

/** Plays in all channels at once while Discord fails, and checks after each kill that nothing was lost or left stale. */
export async function runChaos(bot: ChaosBot, options: ChaosOptions): Promise<void> {
  try {
    await new Chaos(bot, options).run();
  } finally {
    await bot.close();
  }
}
