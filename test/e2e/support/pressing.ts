import { Random, seedRandom } from '../../../src/games/shared/random.js';
import { allText, buttonsOf, findButton, type LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';
import { EPHEMERAL } from './messages.js';

export type Message = NonNullable<ReturnType<LocalUser['look']>>;

/** People who press buttons on the real bot, with chance that a seed repeats. */
export class Pressing {
  readonly random: Random;

  constructor(
    readonly harness: Harness,
    seed: string,
  ) {
    this.random = new Random(seedRandom(seed));
  }

  board(user: LocalUser): Message {
    const found = user
      .sees(this.harness.channel)
      .findLast(({ flags, author }) => (flags & EPHEMERAL) === 0 && author.bot === true);
    if (!found) throw new Error(`no board\n${this.harness.server.dump()}`);
    return found;
  }

  async press(user: LocalUser, message: Message, label: string | RegExp): Promise<void> {
    const button = findButton(message, label);
    const labels = buttonsOf(message)
      .map((one) => one.label)
      .join(' | ');
    if (!button?.customId) throw new Error(`no button ${String(label)} in\n${allText(message)}\n${labels}`);
    await this.click(user, message, button.customId);
  }

  async click(user: LocalUser, message: Message, customId: string): Promise<void> {
    const seen = await user.click(message.id, customId);
    if (seen.error !== undefined) throw new Error(`${user.name}: ${seen.error}\n${this.harness.server.dump()}`);
    await this.harness.quiet();
    await this.moment();
  }

  /** People look at what came of a press before the next: one where other buttons have just come is not taken. */
  moment(): Promise<void> {
    return this.harness.pass(1_100);
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.random.below(Math.max(1, items.length))];
    if (item === undefined) throw new Error(`nothing to choose from\n${this.harness.server.dump()}`);
    return item;
  }
}
