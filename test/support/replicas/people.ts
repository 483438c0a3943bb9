import { allText, shardOf, type ListeningDiscord, type LocalUser } from '../../../src/local/index.js';
import { timesLoggedOn } from '../../../src/tools/soak/logged.js';
import { joinAndLeave, openLobby } from '../../../src/tools/soak/people.js';
import { Tally } from '../../../src/tools/soak/tally.js';
import type { Connections } from '../../../src/storage/postgres/sql.js';

/** Where people of one shard are: a lobby that a guest joins and leaves, and a game. */
export interface Crowd {
  readonly shard: number;
  readonly tally: Tally;
  /** What the board of its game says. */
  board(): string;
  /** Ends what its people do. */
  leave(): Promise<void>;
}

/** One for each shard; its people act from now on. */
export async function crowdsOf(server: ListeningDiscord, count: number): Promise<readonly Crowd[]> {
  const shards = Array.from({ length: count }, (_, shard) => shard);
  return Promise.all(shards.map((shard) => crowd(server, shard, count)));
}

async function crowd(server: ListeningDiscord, shard: number, count: number): Promise<Crowd> {
  const guild = server.guildIds.find((one) => shardOf(one, count) === shard) ?? '';
  const [lobby = '', game = ''] = server.channelsOf(guild);
  const player = server.addUser(`Player of ${shard}`);
  await player.command(game, 'meteor new', { mode: 'first' });
  await player.command(game, 'meteor start', {});
  await player.command(game, 'meteor start', {});
  const tally = new Tally();
  const acting = joinAndLeave(await openLobby(server, lobby), lobby, tally);
  return {
    shard,
    tally,
    board: () => boardOf(player, game),
    async leave() {
      tally.over = true;
      await acting;
    },
  };
}

const boardOf = (player: LocalUser, channel: string): string =>
  player
    .sees(channel)
    .filter(({ flags, author }) => (flags & 64) === 0 && author.bot === true)
    .map(allText)
    .join('\n');

/** Of the acts that the bot said it had done: how many stand in the log not once. */
export async function notOnce(database: Connections, crowds: readonly Crowd[]): Promise<number> {
  const acted = crowds.flatMap(({ tally }) => tally.acted);
  const times = await timesLoggedOn(database, acted);
  return times.filter((one) => one !== 1).length;
}
