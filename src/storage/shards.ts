/**
 * Which servers a file, or a process, has: those whose shard, `(guild >> 22) % count`, is among `residues`. Counts are
 * powers of two, so that each can be told in any larger count, and doubling one only splits files.
 * Discord docs, "Sharding".
 */
export interface Shards {
  readonly count: number;
  /** In order, each below `count`. */
  readonly residues: readonly number[];
}

export const ALL_SHARDS: Shards = { count: 1, residues: [0] };

export const isPowerOfTwo = (count: number): boolean => Number.isInteger(Math.log2(count)) && count >= 1;

/** The same servers in a larger count. */
export function shardsInCount({ count, residues }: Shards, larger: number): Shards {
  const more = Array.from({ length: larger / count }, (_, at) => residues.map((residue) => residue + at * count));
  return { count: larger, residues: more.flat().sort((left, right) => left - right) };
}

/** The same servers in the smallest count that can express them. */
export function simplestShards({ count, residues }: Shards): Shards {
  const half = count / 2;
  const known = new Set(residues);
  const halves = count > 1 && residues.every((residue) => known.has((residue + half) % count));
  return halves
    ? simplestShards({ count: half, residues: residues.filter((residue) => residue < half) })
    : { count, residues };
}

/** Whether both name the same servers, in whatever count. */
export function sameShards(left: Shards, right: Shards): boolean {
  const [one, other] = [simplestShards(left), simplestShards(right)];
  return one.count === other.count && one.residues.join() === other.residues.join();
}

/** In English, for the operator. */
export const shardsInWords = ({ count, residues }: Shards): string =>
  count === 1 ? 'all servers' : `shards ${residues.join(', ')} of ${count}`;
