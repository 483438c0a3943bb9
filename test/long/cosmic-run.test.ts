import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { allText, type LocalUser } from '../../src/local/index.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import type { Harness } from '../e2e/support/harness.js';
import { typed } from '../e2e/support/typed.js';
import { wholeGames } from './whole-games.js';

type Values = Record<string, string | number>;

/** Someone who takes anything that is offered. */
class Typist {
  constructor(
    private readonly harness: Harness,
    readonly random: Random,
  ) {}

  chance(oneIn: number): boolean {
    return this.random.below(oneIn) === 0;
  }

  async pick(user: LocalUser, words: string, focused: string, values: Values = {}) {
    const command = typed(words, values);
    const offered = await user.autocomplete(this.harness.channel, command.words, command.values, focused);
    return offered.length === 0 ? undefined : offered[this.random.below(offered.length)]?.value;
  }

  async say(user: LocalUser, words: string, values: Values = {}): Promise<string> {
    const { message } = await this.harness.run(user, words, values);
    return message === undefined ? '' : allText(message);
  }

  /** A power with whatever it asks for; null: none is offered. */
  async usePower(user: LocalUser): Promise<string | null> {
    const power = await this.pick(user, 'cosmic use', 'power');
    if (power === undefined) return null;
    const die = await this.pick(user, 'cosmic use', 'die', { power });
    const chosen = die === undefined ? { power } : { power, die };
    const value = await this.pick(user, 'cosmic use', 'value', chosen);
    return this.say(user, 'cosmic use', value === undefined ? chosen : { ...chosen, value });
  }

  /** Dice to a place that takes them; the yellow die's question is answered by the same again. */
  async assign(user: LocalUser): Promise<string | null> {
    const dice = await this.pick(user, 'cosmic assign', 'dice');
    if (dice === undefined) return null;
    const place = await this.pick(user, 'cosmic assign', 'place', { dice });
    if (place === undefined) throw new Error(`no place takes ${dice}`);
    const said = await this.say(user, 'cosmic play', { act: 'assign', dice, place });
    return said.includes('ends your rolls') ? this.say(user, 'cosmic play', { act: 'assign', dice, place }) : said;
  }

  /** One of step 3's choices; null: none is offered. */
  async act(user: LocalUser): Promise<string | null> {
    const planet = await this.pick(user, 'cosmic move', 'planet');
    if (planet !== undefined) return this.say(user, 'cosmic play', { act: 'move', planet });
    const alien = await this.pick(user, 'cosmic recruit', 'alien');
    if (alien !== undefined) return this.say(user, 'cosmic play', { act: 'recruit', alien });
    const retired = this.chance(3) ? await this.pick(user, 'cosmic retire', 'alien') : undefined;
    return retired === undefined ? null : this.say(user, 'cosmic play', { act: 'retire', alien: retired });
  }

  async move(user: LocalUser, { mayRoll, step }: { mayRoll: boolean; step: string }): Promise<string> {
    const power = this.chance(4) ? await this.usePower(user) : null;
    if (power !== null) return power;
    const assigned = !mayRoll || this.chance(2) ? await this.assign(user) : null;
    const done = assigned ?? (await this.act(user));
    return done ?? this.say(user, step === 'actions' ? 'cosmic done' : 'cosmic roll');
  }
}

wholeGames(120_000, async (harness, game) => {
  const table = () => tablesOf(COSMIC_RUN, harness.everyTable).inChannel(harness.channel);
  const typist = new Typist(harness, new Random(seedRandom(`long ${game}`)));
  const users = ['Ana', 'Ben', 'Zoe', 'Dai'].slice(0, 2 + (game % 3)).map((name) => harness.user(name));
  const [host, ...others] = users as [LocalUser, ...LocalUser[]];
  await harness.run(host, 'cosmic new', { seed: `long ${game}`, limit: 'off' });
  for (const user of others) await harness.run(user, 'cosmic join');
  await harness.run(host, 'cosmic play', { act: 'start' });
  return {
    game: {
      random: typist.random,
      position: () => table()?.version,
      move: () => {
        const turn = table()?.state.turn;
        const user = users[turn?.seat ?? 0];
        if (!turn || user === undefined) throw new Error('nobody’s turn');
        return typist.move(user, { mayRoll: turn.step === 'dice' && !turn.fresh, step: turn.step });
      },
      // The time that the bot was away is nobody's: only the moment since when the table waits may differ.
      kept: () => JSON.stringify(table()?.state).replace(/"since":\d+/, ''),
    },
    mostSteps: 2_000,
    leastSteps: 50,
    killOneIn: 60,
  };
});
