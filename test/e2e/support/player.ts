import type { LocalUser } from '../../../src/local/index.js';
import type { Harness } from './harness.js';

/** Someone who knows the contract's slash commands and autocomplete, and nothing else. */
export class Player {
  constructor(
    private readonly harness: Harness,
    readonly user: LocalUser,
  ) {}

  async choices(
    words: string,
    values: Record<string, string | number>,
    focused: string,
  ): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
    return this.user.autocomplete(this.harness.channel, words, values, focused);
  }

  /** Launches if it can, else places if it can, else passes. True if the command did anything. */
  async move(turn: number): Promise<string> {
    const [target] = await this.choices('meteor launch', {}, 'meteor');
    if (target) {
      const [site] = await this.choices('meteor launch', { meteor: target.value }, 'site');
      await this.harness.run(this.user, 'meteor launch', {
        meteor: target.value,
        ...(site ? { site: site.value } : {}),
      });
      return 'launch';
    }
    const cards = await this.choices('meteor place', {}, 'card');
    const card = cards[turn % Math.max(1, cards.length)];
    if (card) {
      const [site] = await this.choices('meteor place', { card: card.value }, 'site');
      if (!site) throw new Error(`no site for ${card.name}`);
      await this.harness.run(this.user, 'meteor place', { card: card.value, site: site.value });
      return 'place';
    }
    await this.harness.run(this.user, 'meteor pass');
    return 'pass';
  }
}

/** Moves until the game is over; gives how many. */
export async function playOut(harness: Harness, players: readonly Player[], most = 400): Promise<number> {
  const { game } = harness.table;
  for (let turn = 0; turn < most; turn += 1) {
    if (harness.tables.byGame(game) === undefined || harness.tables.inChannel(harness.channel)?.state.phase !== 'play')
      return turn;
    await players[turn % players.length]?.move(turn);
    await harness.pass(2000);
  }
  throw new Error(`the game isn't over after ${most} moves`);
}
