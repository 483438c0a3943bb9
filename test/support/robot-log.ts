import type { Agreed, AnyGame, TableAction } from '../../src/games/game.js';
import { Random, seedRandom } from '../../src/games/shared/random.js';
import { digestOf } from '../../src/storage/log/digest.js';
import type { StoredEntry, StoredLog } from '../../src/storage/log/stored-log.js';

/** What a robots' game is played with: a person's seat is played by a robot of the level too. */
export interface RobotGame {
  readonly agreed: Agreed<unknown>;
  readonly players: number;
  readonly level: string;
}

/** A whole game of any kind, as it is stored. */
export function robotLog(rules: AnyGame, { agreed, players, level }: RobotGame): StoredLog {
  const game = `robots${players}`;
  const entries: StoredEntry[] = [];
  let state = rules.initialState;
  let now = 1_790_000_000_000;
  const write = (action: { readonly type: string }, events: readonly { readonly type: string }[]): void => {
    const text = { sequence: entries.length, at: now, action: JSON.stringify(action), events: JSON.stringify(events) };
    entries.push({ ...text, digest: digestOf(entries.at(-1)?.digest ?? game, text) });
    state = events.reduce((folded, event) => rules.evolve(folded, event, now), state);
  };
  const act = (action: TableAction | { readonly type: string }): void => {
    now += 1_000;
    const decision = rules.decide(state, action, now);
    if (rules.isRefusal(decision)) throw new Error(`${JSON.stringify(action)}: ${decision.code}`);
    write(action, decision);
  };
  write({ type: 'create' }, rules.create(agreed));
  for (let seat = 0; seat < players; seat += 1) act({ type: 'join', seat });
  if (rules.phase(state) === 'lobby') act({ type: 'start', by: 0 });
  const random = new Random(seedRandom(agreed.seed));
  while (rules.phase(state) !== 'over') {
    const before = entries.length;
    for (let seat = 0; seat < players && rules.phase(state) !== 'over'; seat += 1) {
      const thought = rules.robots?.think(level, rules.viewFor(state, seat, now), undefined, random, now);
      if (thought?.action !== undefined && thought.action !== null) act(thought.action);
    }
    if (entries.length === before) throw new Error('nobody has anything to do');
  }
  return { game, kind: rules.kind, entries };
}
