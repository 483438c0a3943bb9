import { allText, CannotDo, type ApiMessage, type LocalUser, type Seen } from '../../local/index.js';
import type { ServerFrame } from '../../activity/index.js';
import type { Random } from '../../games/shared/random.js';
import { AtTable } from './activity/at-table.js';
import type { Page } from './activity/page.js';
import type { WorldDiscord } from './discord.js';
import { CODE, COMMANDS, DUEL, DUELS, EAGER, NEW_GAMES, RARE, SILENT, WORDS } from './habits.js';
import { outside } from './machine.js';
import { nameOf, pressesOf, type Press } from './presses.js';
import type { Scheduler } from './scheduler.js';
import type { Trace } from './trace.js';

export interface Places {
  /** The channel where they play, by name. */
  readonly channel: string;
  /** Only the one game that is silent is played there. */
  readonly isSilent: boolean;
}

export interface PersonOptions {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly discord: WorldDiscord;
  readonly trace: Trace;
  readonly places: Places;
  /** Told of the interactions of a double tap, once both are answered or given up. */
  readonly onDoubleTap: (person: string, what: string, ids: readonly [string, string]) => void;
  /** Told of what a person was shown in place of an answer. */
  readonly onUnanswered: (person: string, what: string, shown: string) => void;
  /** Told of what a person has written. */
  readonly onSaid: (id: string, channelId: string, userId: string, words: string) => void;
  readonly onEdited: (id: string) => void;
  /** Told of what a page of theirs is sent. */
  readonly onFrame: (page: Page, frame: ServerFrame, text: string) => void;
  /** Told of what a page’s act was refused without a word for. */
  readonly onWordless: (person: string, what: string) => void;
}

const THINKS_MS = { least: 250, most: 4_000 };
/** The newest messages of a channel that a screen shows. */
const ON_SCREEN = 5;

/** Somebody at their Discord, who does this and that and sometimes what nobody should. */
export class Person {
  readonly #user: LocalUser;
  /** What once stood on a screen: pressed again when it is long gone. */
  readonly #remembered: Press[] = [];
  readonly #table: AtTable;
  #stopped = false;
  /** Away from their Discord for a while. */
  isAway = false;

  constructor(
    readonly name: string,
    private readonly options: PersonOptions,
  ) {
    this.#user = options.discord.local.addUser(name);
    const launch = (channel: string): Promise<unknown> => this.#do('/launch', () => this.#user.launch(channel));
    this.#table = new AtTable(this.#user, { ...options, launch });
  }

  get id(): string {
    return this.#user.id;
  }

  /** Their page of the channel’s Activity; null: they have none open. */
  get page(): Page | null {
    return this.#table.page;
  }

  begin(): void {
    this.#voice();
    this.#later();
  }

  /** Comes into voice, wherever they were. */
  sit(): void {
    const { discord } = this.options;
    outside(() => {
      discord.sit(this.#user, discord.voiceChannels[0]);
    });
  }

  /** They do nothing more. */
  stop(): void {
    this.#stopped = true;
  }

  #later(): void {
    const { scheduler, random } = this.options;
    const ms = THINKS_MS.least + random.below(THINKS_MS.most - THINKS_MS.least);
    scheduler.after(ms, () => {
      if (this.#stopped) return;
      if (!this.isAway)
        outside(() => {
          this.#act();
        });
      this.#later();
    });
  }

  #act(): void {
    const { random, places, discord } = this.options;
    const channel = discord.placeOf(places.channel);
    if (this.#table.act(channel)) return;
    const drawn = random.below(100);
    if (drawn < 74) return this.#press(channel);
    if (drawn < 82) return this.#command(channel);
    if (drawn < 90) return this.#say(channel);
    if (drawn < 93) return this.#pressOld();
    if (drawn < 95) return this.#forge(channel);
    return this.#voice();
  }

  /** A press on something that is shown; a game is opened where there is nothing. */
  #press(channel: string): void {
    const { random } = this.options;
    const presses = this.#messagesOn(channel).flatMap(pressesOf);
    const press = this.#weighed(presses);
    if (press === undefined) return this.#open(channel);
    if (this.#remembered.push(press) > 20) this.#remembered.shift();
    const first = this.#send(press);
    if (random.below(12) === 0)
      this.options.scheduler.after(10 + random.below(200), () => {
        outside(() => {
          void this.#tapAgain(press, first);
        });
      });
  }

  async #tapAgain(press: Press, first: Promise<string | null>): Promise<void> {
    const [one, other] = await Promise.all([first, this.#send(press)]);
    if (one !== null && other !== null) this.options.onDoubleTap(this.name, nameOf(press.customId), [one, other]);
  }

  #send({ messageId, customId, value }: Press): Promise<string | null> {
    return this.#do(
      `presses ${nameOf(customId)}`,
      () => (value === null ? this.#user.click(messageId, customId) : this.#user.select(messageId, customId, [value])),
      messageId,
    );
  }

  #open(channel: string): void {
    const { places, random } = this.options;
    const code = random.below(DUELS) > 0 ? this.#codeElsewhere(channel) : undefined;
    const game =
      code !== undefined
        ? { ...DUEL, values: { ...DUEL.values, code } }
        : places.isSilent
          ? SILENT
          : this.#oneOf(NEW_GAMES);
    if (game !== undefined) void this.#do(`/${game.words}`, () => this.#user.command(channel, game.words, game.values));
  }

  /** The code of a crew that waits in another channel. */
  #codeElsewhere(channel: string): string | undefined {
    const { world } = this.options.discord.local;
    const others = [...world.channels.values()].filter(({ id }) => id !== channel);
    const newest = others.flatMap(({ messages }) => [...messages.values()].slice(-ON_SCREEN));
    return newest.flatMap(({ api }) => CODE.exec(allText(api))?.[1] ?? []).at(0);
  }

  #command(channel: string): void {
    const words = this.#oneOf(COMMANDS);
    if (this.options.random.below(8) === 0) return this.#open(channel);
    if (words !== undefined) void this.#do(`/${words}`, () => this.#user.command(channel, words));
  }

  #say(channel: string): void {
    const { random, scheduler } = this.options;
    const words = this.#oneOf(WORDS) ?? '';
    this.#try(() => {
      const { id } = this.#user.say(channel, words);
      this.options.onSaid(id, channel, this.id, words);
      this.options.trace.event('person', `${this.name} says ${words}`);
      if (random.below(6) === 0)
        scheduler.after(500 + random.below(3_000), () => {
          this.#try(() => {
            this.options.onEdited(id);
            this.#user.edit(id, this.#oneOf(WORDS) ?? '');
          });
        });
    });
  }

  #pressOld(): void {
    const old = this.#oneOf(this.#remembered);
    if (old === undefined || old.value !== null) return;
    const press = (): Promise<Seen> => this.#user.pressUnseen(old.messageId, old.customId);
    void this.#do(`presses old ${nameOf(old.customId)}`, press, old.messageId);
  }

  /** An id that nobody offered: of another game, another seat, or none at all. */
  #forge(channel: string): void {
    const [message] = this.#messagesOn(channel);
    if (message === undefined) return;
    const { random } = this.options;
    const known = this.#oneOf(this.#remembered)?.customId ?? 'x|y|z';
    const forged = [
      `${known}|9`,
      known.replace(/[a-z0-9]+\|/, 'aaaaaaaaaaaa|'),
      '',
      'hand/place',
      '|||',
      '💥'.repeat(20),
    ];
    const id = forged[random.below(forged.length)] ?? '';
    void this.#do('forges', () => this.#user.pressUnseen(message.id, id), message.id);
  }

  #voice(): void {
    const { random, discord } = this.options;
    discord.sit(this.#user, random.below(4) > 0 ? this.#oneOf(discord.voiceChannels) : undefined);
  }

  #try(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error;
    }
  }

  /** Answers with the interaction's id; null: it couldn't be made. */
  async #do(what: string, work: () => Promise<Seen>, on: string | null = null): Promise<string | null> {
    this.options.trace.event('person', `${this.name} ${what}`);
    try {
      const { error, interactionId } = await work();
      // Under a message that is gone, as a panel that this person has opened anew, nobody sees that it failed.
      const isSeen = on === null || this.options.discord.local.world.messages.has(on);
      if (error !== undefined && isSeen) this.options.onUnanswered(this.name, what, error);
      return interactionId;
    } catch (error) {
      if (error instanceof CannotDo) return null;
      throw error;
    }
  }

  /** The newest first: their own panels, then what everybody sees. */
  #messagesOn(channelId: string): readonly ApiMessage[] {
    const channel = this.options.discord.local.world.channels.get(channelId);
    if (channel === undefined) return [];
    const own = [...channel.ephemerals.values()].filter((one) => one.visibleTo === this.id && !one.dismissed);
    return [...own.slice(-2), ...[...channel.messages.values()].slice(-ON_SCREEN)].map(({ api }) => api).reverse();
  }

  #weighed(presses: readonly Press[]): Press | undefined {
    const weights = presses.map(({ customId }) => (RARE.test(customId) ? 1 : EAGER.test(customId) ? 40 : 15));
    let drawn = this.options.random.below(
      Math.max(
        1,
        weights.reduce((sum, one) => sum + one, 0),
      ),
    );
    return presses.find((_press, at) => {
      drawn -= weights[at] ?? 0;
      return drawn < 0;
    });
  }

  #oneOf<T>(list: readonly T[]): T | undefined {
    return list[this.options.random.below(Math.max(1, list.length))];
  }
}
