import { METEOR_STORM, type GameState } from '../../../../src/games/meteor-storm/index.js';
import { allText, type LocalUser } from '../../../../src/local/index.js';
import { tablesOf } from '../../../../src/table/typed-tables.js';
import { Pressing, type Message } from '../../support/pressing.js';

export type { Message };

/** A duel on the real bot: what people see, and what they press. */
export class Duel extends Pressing {
  get state(): GameState {
    const table = tablesOf(METEOR_STORM, this.harness.everyTable).inChannel(this.harness.channel);
    if (!table) throw new Error(`no battle in the channel\n${this.harness.server.dump()}`);
    return table.state;
  }

  /** Whether a battle is on. */
  get isOn(): boolean {
    return tablesOf(METEOR_STORM, this.harness.everyTable).inChannel(this.harness.channel) !== undefined;
  }

  panel(user: LocalUser): Message {
    const found = user
      .seesPrivately(this.harness.channel)
      .findLast((message) => /\*\*Turn \d+\*\*/.test(allText(message)));
    if (!found) throw new Error(`no panel\n${this.harness.server.dump()}`);
    return found;
  }

  /** The newest private message. */
  privately(user: LocalUser): string {
    const found = user.seesPrivately(this.harness.channel).at(-1);
    return found === undefined ? '' : allText(found);
  }

  /** Who has to do something. */
  get due(): 0 | 1 {
    const { retreat, active, units } = this.state;
    return retreat === null ? active : (units[retreat.unit]?.side ?? 0);
  }

  /** One command of whoever is due, made of what autocomplete offers and of nothing else; what was sent, in words. */
  async commandSomething(users: readonly LocalUser[]): Promise<string> {
    const user = users[this.due];
    if (user === undefined) throw new Error('nobody is due');
    const { retreat, card } = this.state;
    if (retreat !== null) return this.#run(user, 'retire', { to: await this.#any(user, 'retire', {}, 'to') });
    if (card === null) return this.#run(user, 'play', { card: await this.#any(user, 'play', {}, 'card') });
    const unit = await this.#any(user, 'order', {}, 'unit');
    if (unit === '' || this.random.below(6) === 0) return this.#run(user, 'done', {});
    const to = await this.#any(user, 'order', { unit }, 'to');
    const target = await this.#any(user, 'order', { unit, to }, 'target');
    return this.#run(user, 'order', target === '' ? { unit, to } : { unit, to, target });
  }

  /** Any of what is offered; '': nothing is. */
  async #any(user: LocalUser, command: string, filled: Record<string, string>, option: string): Promise<string> {
    const offered = await user.autocomplete(this.harness.channel, 'storm play', { act: command, ...filled }, option);
    return offered.length === 0 ? '' : String(this.pick(offered).value);
  }

  async #run(user: LocalUser, command: string, values: Record<string, string>): Promise<string> {
    await this.harness.run(user, `storm ${command}`, values);
    return `storm ${command} ${JSON.stringify(values)}`;
  }
}
