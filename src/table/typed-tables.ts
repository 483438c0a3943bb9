import type { Game, GameRefusal, GameTypes } from '../games/game.js';
import type { Change, NewGame, TableDirectory, TableHandle } from './ports.js';

type Types<S, A, E, R, O> = {
  readonly state: S;
  readonly action: A;
  readonly event: E;
  readonly refusal: R;
  readonly options: O;
};

/** Whether a table plays that game: from there on its state, actions and events have their types. */
export function isTableOf<
  S,
  A extends GameTypes['action'],
  E extends GameTypes['event'],
  R extends GameRefusal,
  V,
  P,
  O,
>(game: Game<S, A, E, R, V, P, O>, table: TableHandle): table is TableHandle<Types<S, A, E, R, O>> {
  return table.kind === game.kind;
}

/**
 * The tables that play one game, with its types: all others are as if they were not there. Recovery, downtime and
 * closing are still those of the whole directory, and opening is refused by whatever game is on in the channel.
 */
export function tablesOf<
  S,
  A extends GameTypes['action'],
  E extends GameTypes['event'],
  R extends GameRefusal,
  V,
  P,
  O,
>(game: Game<S, A, E, R, V, P, O>, directory: TableDirectory): TableDirectory<Types<S, A, E, R, O>> {
  type Own = Types<S, A, E, R, O>;
  const own = (table: TableHandle | undefined): TableHandle<Own> | undefined =>
    table !== undefined && isTableOf(game, table) ? table : undefined;
  const allOwn = (tables: readonly TableHandle[]): readonly TableHandle<Own>[] =>
    tables.filter((table) => isTableOf(game, table));
  const isOwn = (change: Change): change is Change<Own> => change.table.kind === game.kind;
  return {
    games: directory.games,
    open: async (request: NewGame<Own>) => {
      const opened = await directory.open(request);
      if (!opened.ok) return opened;
      if (!isTableOf(game, opened.table)) throw new Error(`asked the tables of ${game.kind} for a ${request.kind}`);
      return { ok: true, table: opened.table };
    },
    actTogether: (acts) => directory.actTogether(acts),
    inChannel: (channelId) => own(directory.inChannel(channelId)),
    byGame: (id) => own(directory.byGame(id)),
    ofPerson: (userId) => allOwn(directory.ofPerson(userId)),
    live: () => allOwn(directory.live()),
    recover: (handedOverAt) => directory.recover(handedOverAt),
    downtime: (since, concerns) => directory.downtime(since, concerns),
    wasStalled: (at) => directory.wasStalled(at),
    onChange: (listener, name) => {
      directory.onChange((change) => {
        if (isOwn(change)) listener(change);
      }, name);
    },
    close: () => directory.close(),
  };
}
