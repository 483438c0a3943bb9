import { beforeEach, describe, expect, it } from 'vitest';
import { AWAY_MS, ShardStates } from '../../../src/discord/gateway/shards.js';
import { ManualTime } from '../../support/time.js';

let time: ManualTime;
let shards: ShardStates;
let downtimes: (readonly [shard: number, since: number])[];

beforeEach(() => {
  time = new ManualTime(0);
  downtimes = [];
  shards = new ShardStates({ clock: time, timers: time, onDowntime: (since, shard) => downtimes.push([shard, since]) });
});

function connect(...ids: readonly number[]): void {
  shards.expect(ids);
  for (const id of ids) shards.back(id);
}

describe('The shards of a process', () => {
  it('are one before Discord says how many', () => {
    expect([shards.count, shards.status]).toEqual([1, 'connecting']);
  });

  it('are as many as before while their connection is made anew', () => {
    connect(0, 1, 2);
    shards.allLost();
    expect([shards.count, shards.status]).toEqual([3, 'lost']);
  });

  it('are those that Discord says last', async () => {
    connect(0, 1, 2);
    shards.allLost();
    await time.advance(AWAY_MS - 1);
    connect(0, 1);
    await time.advance(AWAY_MS);
    expect([shards.count, shards.status, downtimes]).toEqual([2, 'ready', []]);
  });

  it('are in an outage each by itself', async () => {
    connect(0, 1);
    await time.advance(10);
    shards.lost(1);
    await time.advance(AWAY_MS - 1);
    expect(downtimes).toEqual([]);
    await time.advance(1);
    expect(downtimes).toEqual([[1, 10]]);
    expect(shards.health()).toEqual([
      { shard: 0, gateway: 'ready', awayMs: 0 },
      { shard: 1, gateway: 'lost', awayMs: AWAY_MS },
    ]);
  });
});
