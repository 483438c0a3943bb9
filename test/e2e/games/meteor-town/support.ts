import { METEOR_TOWN, type GameState, type Town } from '../../../../src/games/meteor-town/index.js';
import { allText, buttonsOf, type LocalUser } from '../../../../src/local/index.js';
import { tablesOf } from '../../../../src/table/typed-tables.js';
import { Pressing, type Message } from '../../support/pressing.js';

export type { Message };

interface Select {
  readonly customId: string;
  readonly options: readonly string[];
}

/** People at their towns on the real bot: what they see, and what they press. */
export class TownPlayers extends Pressing {
  get #tables() {
    return tablesOf(METEOR_TOWN, this.harness.everyTable);
  }

  /** The channel's table; undefined: none is on. */
  get sky(): GameState | undefined {
    const table = this.#tables.inChannel(this.harness.channel);
    return table?.state.phase === 'over' ? undefined : table?.state;
  }

  own(user: LocalUser): GameState | undefined {
    return this.#tables.ofPerson(user.id).at(-1)?.state;
  }

  /** A person's town, at the channel's table or of their own. */
  town(user: LocalUser): Town | null {
    const table = this.#tables.inChannel(this.harness.channel);
    const seat = table?.seatOf(user.id) ?? null;
    if (table !== undefined && seat !== null && table.state.phase !== 'over') return table.state.towns[seat] ?? null;
    return this.own(user)?.towns[0] ?? null;
  }

  panel(user: LocalUser): Message {
    const found = user
      .seesPrivately(this.harness.channel)
      .findLast(
        (message) => JSON.stringify(message.components).includes('|town/') || /Finished with/.test(allText(message)),
      );
    if (!found) throw new Error(`no panel\n${this.harness.server.dump()}`);
    return found;
  }

  /** The newest private message. */
  privately(user: LocalUser): Message {
    const found = user.seesPrivately(this.harness.channel).at(-1);
    if (!found) throw new Error(`nothing private\n${this.harness.server.dump()}`);
    return found;
  }

  selects(message: Message): Select[] {
    const found: Select[] = [];
    const look = (components: readonly object[]): void => {
      for (const component of components) {
        const {
          type,
          custom_id,
          options,
          disabled,
          components: inner,
        } = component as {
          type: number;
          custom_id?: string;
          options?: readonly { readonly value: string }[];
          disabled?: boolean;
          components?: readonly object[];
        };
        if (type === 3 && custom_id !== undefined && disabled !== true)
          found.push({ customId: custom_id, options: (options ?? []).map(({ value }) => value) });
        if (inner !== undefined) look(inner);
      }
    };
    look(message.components as readonly object[]);
    return found;
  }

  /** One press on a person's panel, whatever moves their town on. */
  async pressSomething(user: LocalUser): Promise<void> {
    const panel = this.panel(user);
    const aside = /\|(sheet|town\/back|town\/roles\|off|town\/pay-not)/;
    const buttons = buttonsOf(panel).filter(({ customId, disabled }) => !disabled && !aside.test(customId ?? ''));
    const selects = this.selects(panel).filter(({ options }) => options.length > 0);
    const at = this.random.below(buttons.length + selects.length);
    const button = buttons[at];
    if (button !== undefined) await this.click(user, panel, button.customId ?? '');
    else {
      const select = this.pick(selects);
      const seen = await user.select(panel.id, select.customId, [this.pick(select.options)]);
      if (seen.error !== undefined) throw new Error(`${user.name}: ${seen.error}\n${this.harness.server.dump()}`);
      await this.harness.quiet();
      await this.moment();
    }
  }

  /** One command of a person, made of what autocomplete offers and of nothing else; what was sent, in words. */
  async commandSomething(user: LocalUser): Promise<string> {
    if (await this.#commandFirst(user, 'set', 'die')) return 'town set';
    const values: Record<string, string | number> = {};
    for (const option of ['town', 'meteors', 'modifier', 'use']) {
      const choices = await this.#offered(user, 'assign', values, option);
      if (choices.length > 0) values[option] = this.pick(choices).value;
      else if (option === 'town') break;
    }
    if (Object.keys(values).length > 0) {
      await this.harness.run(user, 'town assign', values);
      return `town assign ${JSON.stringify(values)}`;
    }
    for (const [command, option] of COMMANDS_WITH_CHOICES)
      if (await this.#commandFirst(user, command, option)) return `town ${command}`;
    const { bonusDice = 0, pending = [] } = this.town(user) ?? {};
    const words = pending.length > 0 ? 'town skip' : bonusDice > 0 ? 'town roll' : 'town next';
    await this.harness.run(user, words);
    return words;
  }

  #offered(user: LocalUser, command: string, filled: Record<string, string | number>, option: string) {
    return user.autocomplete(this.harness.channel, 'town play', { act: command, ...filled }, option);
  }

  /** The command with any of what is offered for its option; false: nothing is. */
  async #commandFirst(user: LocalUser, command: string, option: string): Promise<boolean> {
    const choices = await this.#offered(user, command, {}, option);
    if (choices.length === 0) return false;
    await this.harness.run(user, 'town play', { act: command, [option]: this.pick(choices).value });
    return true;
  }
}

/** In this order: what is open before what may be used. */
const COMMANDS_WITH_CHOICES = [
  ['strike', 'building'],
  ['strike', 'write'],
  ['gain', 'building'],
  ['build', 'building'],
  ['sell', 'building'],
  ['use', 'column'],
] as const;
