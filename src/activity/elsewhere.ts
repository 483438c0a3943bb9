/** The shards that a process has, of all that the bot has. */
export interface OwnShards {
  readonly count: number;
  readonly ids: readonly number[];
}

/**
 * Where a server's Activity is asked for: the path prefix of its shard, under which a reverse proxy finds its process;
 * null: this process has it. `shards`: null: it has all.
 */
export const elsewhereOf =
  (shards: OwnShards | null) =>
  (guildId: string): string | null => {
    if (shards === null) return null;
    // Discord docs, "Sharding".
    const shard = Number((BigInt(guildId) >> 22n) % BigInt(shards.count));
    return shards.ids.includes(shard) ? null : `${shard}/`;
  };
