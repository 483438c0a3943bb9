/** Which shards a replica takes: each of them works it out by itself, from the same rows. */
import type { ReplicaRow, ReplicaView, ShardLease } from '../../storage/postgres/replicas.js';

export interface PlanOptions {
  readonly self: string;
  /**
   * Whether shards may be taken whose owner hasn't renewed them in time: not shortly after the database was out of reach
   * of this process, for then the owner may have been cut off like it, and be back.
   */
  readonly takesExpired: boolean;
}

export interface Plan {
  /** Shards that nobody has, or whose replica is leaving. */
  readonly take: readonly number[];
  /** A shard of a replica that has at least two more than this one; null: all have their part. */
  readonly balance: number | null;
}

/** Below 0: `left` is the older one. Of a release such as 0.2.0. */
export function compareReleases(left: string, right: string): number {
  const [one, other] = [left, right].map((release) => release.split(/[.-]/).map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (one?.[at] || 0) - (other?.[at] || 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** How many shards each replica has, once what is under way is done. */
function loadsOf({ replicas, leases }: ReplicaView): Map<string, number> {
  const taken = new Set(replicas.flatMap(({ taking }) => taking));
  return new Map(
    replicas.map(({ id, taking }) => [
      id,
      taking.length +
        leases.filter(({ shard, state, replica }) => keeps(id, { state, replica }) && !taken.has(shard)).length,
    ]),
  );
}

const keeps = (id: string, { state, replica }: Pick<ShardLease, 'state' | 'replica'>): boolean =>
  state === 'held' && replica === id;

/** Who may be given shards: of those that stay, the newest release alone. */
function receiversOf(replicas: readonly ReplicaRow[]): readonly ReplicaRow[] {
  const staying = replicas.filter(({ leaving }) => !leaving);
  return staying.filter(({ release }) => staying.every((other) => compareReleases(release, other.release) >= 0));
}

/** Whether others take over what a replica that leaves has. */
export function canBeFollowed({ replicas }: ReplicaView, self: string): boolean {
  const own = replicas.find(({ id }) => id === self);
  return receiversOf(replicas.filter(({ id }) => id !== self)).some(
    ({ release }) => compareReleases(release, own?.release ?? '') >= 0,
  );
}

/** Of those with the least, the first by id. */
function neediest(receivers: readonly ReplicaRow[], loads: ReadonlyMap<string, number>): ReplicaRow | undefined {
  const load = ({ id }: ReplicaRow): number => loads.get(id) ?? 0;
  return receivers.reduce<ReplicaRow | undefined>(
    (least, one) => (least === undefined || load(one) < load(least) ? one : least),
    undefined,
  );
}

/** Shards go to the one that has the fewest, and only to an equal or newer release than had them. */
export function planFor(view: ReplicaView, { self, takesExpired }: PlanOptions): Plan {
  const byId = new Map(view.replicas.map((replica) => [replica.id, replica]));
  const receivers = receiversOf(view.replicas);
  const loads = loadsOf(view);
  const taken = new Set(view.replicas.flatMap(({ taking }) => taking));
  const isOpen = ({ state, replica }: ShardLease): boolean => {
    if (state !== 'held') return state === 'free' || takesExpired;
    const holder = byId.get(replica ?? '');
    return holder?.leaving === true && receivers.some(({ release }) => compareReleases(release, holder.release) >= 0);
  };
  const take: number[] = [];
  for (const lease of view.leases) {
    if (taken.has(lease.shard) || !isOpen(lease)) continue;
    const receiver = neediest(receivers, loads);
    if (receiver === undefined) break;
    loads.set(receiver.id, (loads.get(receiver.id) ?? 0) + 1);
    if (receiver.id === self) take.push(lease.shard);
  }
  const isBusy = take.length > 0 || (byId.get(self)?.taking.length ?? 0) > 0;
  const isNext = neediest(receivers, loads)?.id === self;
  return { take, balance: isNext && !isBusy ? balanced(view, loads, self) : null };
}

function balanced({ replicas, leases }: ReplicaView, loads: ReadonlyMap<string, number>, self: string): number | null {
  const own = replicas.find(({ id }) => id === self);
  const load = (id: string): number => loads.get(id) ?? 0;
  const taken = new Set(replicas.flatMap(({ taking }) => taking));
  const [most] = replicas
    .filter(({ leaving, release }) => !leaving && compareReleases(own?.release ?? '', release) >= 0)
    .sort((one, other) => load(other.id) - load(one.id));
  if (most === undefined || load(most.id) - load(self) < 2) return null;
  // The first shard does what is done once for all servers: it stays where it is for as long as it can.
  return leases.findLast((lease) => keeps(most.id, lease) && !taken.has(lease.shard))?.shard ?? null;
}
