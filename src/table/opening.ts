import type { GameRegistry } from '../games/registry.js';
import { refused, type Batch } from './commit/batch.js';
import { commitmentTo, type Fair } from '../games/shared/fair.js';
import type { Limits } from './limits.js';
import type { GameHeader, GameLog, NewGame, Opened } from './ports.js';
import type { TableIndex } from './table-index.js';
import { Table, type ActionQueue, type Position } from './table.js';
import type { DirectoryOptions } from './directory-options.js';
import { newGameId, newNonce, newSeed, systemBytes } from './ids.js';

export interface OpeningTools {
  readonly games: GameRegistry;
  readonly log: GameLog;
  readonly index: TableIndex;
  /** Takes what the new table is asked to do. */
  readonly queue: ActionQueue;
  readonly newGameId: () => string;
  readonly newSeed: () => string;
  readonly newNonce: () => string;
  readonly limits: Limits | null;
}

/** Ids, seeds and nonces are made of the randomness that the tables are given. */
export function openingTools(
  options: DirectoryOptions,
  own: Pick<OpeningTools, 'index' | 'queue' | 'limits'>,
): OpeningTools {
  const { randomBytes = systemBytes } = options;
  return {
    newGameId: () => newGameId(randomBytes),
    newSeed: () => newSeed(randomBytes),
    newNonce: () => newNonce(randomBytes),
    ...options,
    ...own,
  };
}

export type Opening = { readonly ok: true; readonly table: Table } | Extract<Opened, { readonly ok: false }>;

/**
 * Opens a table tentatively, with its host in the first seat. Refused where the channel is busy, the disk is nearly full,
 * or the host or the server has as many games as they may; and where it was asked for before. Throws
 * for a kind that is not registered: that is a bug.
 */
export function openTable(batch: Batch, request: NewGame, tools: OpeningTools): Opening {
  const { games, log, index, queue } = tools;
  const { personal = false } = request;
  if (batch.repeats(request.source)) return refused({ code: 'repeated' });
  const busy = personal ? null : gameOn(batch, index, request.channelId);
  if (busy !== null) return refused({ code: 'channel-busy', game: busy.game });
  if (!log.hasRoom()) return refused({ code: 'disk-full' });
  const rules = games.get(request.kind);
  const tooMany = tools.limits?.opening(batch, request, rules) ?? null;
  if (tooMany !== null) return refused(tooMany);
  const header: GameHeader = {
    game: tools.newGameId(),
    kind: rules.kind,
    guildId: request.guildId,
    channelId: request.channelId,
    createdAt: batch.now,
    ...(personal ? { owner: request.host.userId } : {}),
    ...(request.seed === undefined ? {} : { seeded: true }),
  };
  const seed = request.seed ?? tools.newSeed();
  const seeded = request.seed !== undefined;
  const fair = seeded || personal ? {} : { fair: promiseOf(seed, tools.newNonce()) };
  const events = rules.create({ options: request.options, seed, seeded, personal, ...fair });
  const start: Position = { state: rules.initialState, people: new Map(), told: [], sequence: 0, at: batch.now };
  const table = new Table(rules, header, queue, start);
  batch.open(table, header, events, request.host, request.source);
  return { ok: true, table };
}

const promiseOf = (seed: string, nonce: string): Fair => ({ nonce, commitment: commitmentTo(seed, nonce) });

/** The game that keeps a channel busy, once what was due in it has happened. */
function gameOn(batch: Batch, index: TableIndex, channelId: string): Table | null {
  const table = batch.openingIn(channelId) ?? index.inChannel(channelId);
  if (table === undefined) return null;
  batch.tick(table);
  return table.rules.phase(batch.position(table).state) === 'over' ? null : table;
}
