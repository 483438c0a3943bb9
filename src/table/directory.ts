import type { AnyGameTypes } from '../games/game.js';
import type { GameRegistry } from '../games/registry.js';
import type { Millis } from '../games/shared/time.js';
import { refused, type Batch } from './commit/batch.js';
import { ChangeListeners } from './change-listeners.js';
import { Committer } from './commit/committer.js';
import { DueTimers } from './due-timers.js';
import { Heartbeat } from './heartbeat.js';
import { TableIndex } from './table-index.js';
import { LateOpenings } from './late-openings.js';
import { Limits } from './limits.js';
import { openingTools, openTable, type Opening, type OpeningTools } from './opening.js';
import type {
  ActOutcome,
  Change,
  NewGame,
  Opened,
  Person,
  StoredGame,
  TableDirectory,
  TableHandle,
  TogetherAct,
} from './ports.js';
import { foldStored, type Folded } from './recover.js';
import { Table, type ActionQueue } from './table.js';
import type { ActedResult, DirectoryOptions } from './directory-options.js';
import { Taken, WaitingLine, type Waiting } from './commit/waiting-line.js';

const CANNOT_GO_ON = 'a game cannot go on; its log is left as it is';
/** R1: a process that takes the games over from another within this time has not been away. */
const HANDOVER_MS = 3_000;

/**
 * All tables of the process. What they are asked waits in one line; each turn of the event loop takes what is there,
 * folds it tentatively in order, appends it with one commit, and only then lets anyone know.
 */
export class Tables implements TableDirectory, ActionQueue {
  readonly #options: DirectoryOptions;
  readonly #index = new TableIndex();
  readonly #due: DueTimers;
  #leftOut = 0;
  readonly #heart: Heartbeat;
  readonly #committer: Committer;
  readonly #opening: OpeningTools;
  readonly #listeners: ChangeListeners;
  readonly #lateOpenings = new LateOpenings(this.#index);
  readonly #line: WaitingLine;
  /** Nothing new is taken. */
  #closing = false;
  /** Nothing is written any more: the log may be shut. */
  #closed = false;

  constructor(options: DirectoryOptions) {
    this.#options = options;
    const { clock, timers } = options;
    this.#due = new DueTimers(
      clock,
      timers,
      (table) => this.#enqueue(this.#tick(table)),
      (table, error) => this.#logBug(table, error, 'when a game is due could not be found out; this is a bug'),
    );
    this.#line = new WaitingLine(options.defer ?? setImmediate, () => {
      this.#flush();
    });
    this.#listeners = new ChangeListeners(options.logger);
    this.#listeners.add((change) => this.#lateOpenings.onChange(change), 'late openings');
    this.#heart = new Heartbeat(clock, timers, () => this.#onHeartbeat());
    const limits = options.limits === undefined ? null : new Limits(options.limits, () => this.#index.live());
    this.#committer = new Committer({
      ...options,
      index: this.#index,
      due: this.#due,
      publish: (change) => this.#listeners.tell(change),
      limits,
    });
    this.#opening = openingTools(options, { index: this.#index, queue: this, limits });
  }

  get games(): GameRegistry {
    return this.#options.games;
  }

  inChannel(channelId: string): TableHandle | undefined {
    return this.#index.inChannel(channelId);
  }

  byGame(game: string): TableHandle | undefined {
    return this.#index.byGame(game);
  }

  ofPerson(userId: string): readonly TableHandle[] {
    return this.#index.ofPerson(userId);
  }

  live(): readonly TableHandle[] {
    return this.#index.live();
  }

  onChange(tell: (change: Change) => void, name: string): void {
    this.#listeners.add(tell, name);
  }

  act(table: Table, action: AnyGameTypes['action'], source?: string): Promise<ActOutcome> {
    // A duel stops the other crew's clock by downtime, which is nobody's action.
    const told = action.type === 'downtime' ? undefined : this.#options.onActed;
    return this.#ask([table], (batch) => batch.act(table, action, source), told);
  }

  actTogether(acts: readonly TogetherAct[]): Promise<ActOutcome> {
    const known = acts.flatMap(({ table, action }) => {
      const found = this.#index.byGame(table.game);
      return found === undefined ? [] : [{ table: found, action }];
    });
    if (known.length < acts.length) return Promise.resolve(refused({ code: 'no-game' }));
    return this.#ask(
      known.map(({ table }) => table),
      (batch) => batch.together(known),
      this.#options.onActed,
    );
  }

  join(table: Table, person: Person, source?: string): Promise<ActOutcome> {
    return this.#ask([table], (batch) => batch.join(table, person, source), this.#options.onActed);
  }

  open(request: NewGame): Promise<Opened> {
    if (this.#closing) return Promise.resolve(refused({ code: 'shutting-down' }));
    return new Promise((resolve, reject) => {
      let opened: Opening | undefined;
      let answered = false;
      this.#enqueue({
        tables: [],
        tryIn: (batch) => {
          if (!answered) opened = openTable(batch, request, this.#opening);
        },
        answer: (failed) => {
          answered = true;
          if (opened !== undefined) resolve(this.#lateOpenings.toldOf(opened, failed));
        },
        fail: reject,
      });
    });
  }

  /** How many unfinished games could be read at the start and yet not be continued. */
  get leftOut(): number {
    return this.#leftOut;
  }

  async recover(handedOverAt?: Millis): Promise<number> {
    const { log, logger, clock } = this.#options;
    await this.#committer.alone(async () => {
      for await (const stored of log.loadUnfinished()) this.#comeBack(stored);
    });
    const now = clock.now();
    const wentOn = handedOverAt !== undefined && now >= handedOverAt && now - handedOverAt < HANDOVER_MS;
    this.#heart.note(now);
    const comeBack = (batch: Batch): void => {
      batch.begin(now, handedOverAt ?? now);
      for (const table of this.#index.live()) {
        const { mark } = batch;
        try {
          if (wentOn) batch.tick(table);
          else batch.downtime(table, Math.max(table.position.at, handedOverAt ?? 0));
        } catch (error) {
          this.#leaveOut(batch, table, error, mark);
        }
      }
    };
    await this.#committer.take({ now, fold: comeBack, answer: () => undefined });
    const back = this.#index.live();
    if (wentOn) for (const table of back) this.#due.watch(table);
    if (back.length > 0) logger.info({ games: back.length, wentOn }, 'unfinished games are back');
    return back.length;
  }

  /** One game that its rules can't bring back keeps no other from coming back. */
  #leaveOut(batch: Batch, table: Table, error: unknown, mark: number): void {
    batch.drop(table, mark);
    this.#index.remove(table);
    this.#logBug(table, error, CANNOT_GO_ON);
  }

  #logBug({ game, kind, channelId: channel }: Table, err: unknown, what: string): void {
    this.#options.logger.error({ err, game, kind, channel }, what);
  }

  async downtime(since: Millis, concerns: (guildId: string) => boolean = () => true): Promise<void> {
    const tables = this.#index.live().filter(({ guildId }) => concerns(guildId));
    await Promise.all(tables.map((table) => this.#ask([table], (batch) => this.#downtime(batch, table, since))));
  }

  wasStalled(at: Millis): boolean {
    return this.#heart.wasStalled(at, this.#options.clock.now());
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#heart.stop();
    while (!this.#line.isEmpty) this.#flush();
    await this.#committer.close();
    this.#due.stop();
    this.#closed = true;
  }

  #comeBack(stored: StoredGame): void {
    const { header } = stored;
    const other = header.owner === undefined ? this.#index.inChannel(header.channelId) : undefined;
    const folded: Folded =
      other === undefined
        ? foldStored(this.#options.games, stored)
        : { ok: false, why: `game ${other.game} is on in its channel` };
    if (folded.ok) this.#index.add(new Table(folded.rules, header, this, folded.position, folded.recalled));
    else {
      this.#leftOut += 1;
      this.#options.logger.error({ game: header.game, channel: header.channelId, err: folded.why }, CANNOT_GO_ON);
    }
  }

  #ask(
    tables: readonly Table[],
    ask: (batch: Batch) => ActOutcome,
    told?: (result: ActedResult) => void,
  ): Promise<ActOutcome> {
    if (this.#closing) return Promise.resolve(refused({ code: 'shutting-down' }));
    return new Promise((resolve, reject) => {
      let outcome: ActOutcome = refused({ code: 'storage-failed' });
      this.#enqueue({
        tables,
        tryIn: (batch) => {
          outcome = ask(batch);
        },
        answer: (failed) => {
          const lost = tables.some(failed);
          told?.(lost ? 'failed' : outcome.ok ? 'accepted' : 'refused');
          resolve(lost ? refused({ code: 'storage-failed' }) : outcome);
        },
        fail: reject,
      });
    });
  }

  #downtime(batch: Batch, table: Table, since: Millis): ActOutcome {
    return table.blocked ? refused({ code: 'storage-failed' }) : batch.downtime(table, since);
  }

  #tick(table: Table): Waiting {
    const before = table.position;
    return {
      tables: [table],
      tryIn: (batch) => batch.tick(table),
      answer: () => this.#due.watch(table, table.position === before),
      fail: () => this.#due.watch(table, true),
    };
  }

  #enqueue(waiting: Waiting): void {
    this.#line.add(waiting);
    this.#line.flushSoon();
  }

  /** Checks the log too: where it takes nothing, games are blocked before anyone plays an action that would be lost. */
  #onHeartbeat(): void {
    if (this.#closed) return;
    void this.#committer.check();
    this.#flush();
  }

  #flush(): void {
    if (this.#closed) return;
    const now = this.#options.clock.now();
    const { aliveAt } = this.#heart;
    const stalledSince = this.#heart.note(now);
    const first = (batch: Batch): void => {
      if (stalledSince !== null) for (const table of this.#index.live()) this.#stalled(batch, table, stalledSince);
    };
    const onBug = (err: unknown): void => {
      this.#options.logger.error({ err }, 'an action threw; this is a bug');
    };
    void this.#committer.take(new Taken(this.#line.take(), { now, aliveAt, first, onBug }));
    if (!this.#line.isEmpty) this.#line.flushSoon();
  }

  #stalled(batch: Batch, table: Table, since: Millis): void {
    const { mark } = batch;
    try {
      this.#downtime(batch, table, since);
    } catch (error) {
      batch.drop(table, mark);
      this.#logBug(table, error, 'a game could not be given its time back; this is a bug');
    }
  }
}
