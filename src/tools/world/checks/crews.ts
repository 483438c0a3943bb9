import { duelRulesOf, type DuelStage } from '../../../table/duel/duel-sides.js';
import type { Change, TableHandle } from '../../../table/ports.js';
import { REGISTERED } from '../../../registration/index.js';
import type { WorldBot } from '../bot.js';

/** The other crew of a game's duel. */
const OTHER = `SELECT other.game FROM duel_sides own JOIN duel_sides other
  ON other.duel = own.duel AND other.game <> own.game WHERE own.game = ?`;

function stageOf(kind: string, state: unknown): DuelStage | null {
  const game = REGISTERED.find(({ rules }) => rules.kind === kind);
  return game === undefined ? null : (duelRulesOf(game.rules)?.stage(state) ?? null);
}

/** The two crews of a duel are dealt to together: at the end of the step in which one is, the other is too. */
export class Crews {
  /** Tables that were dealt to in this step. */
  readonly #dealt = new Set<TableHandle>();

  constructor(private readonly fail: (what: string) => void) {}

  changed({ table, before, state }: Change): void {
    if (stageOf(table.kind, before) === 'lobby' && stageOf(table.kind, state) === 'dealt') this.#dealt.add(table);
  }

  step(bot: WorldBot | null): void {
    if (this.#dealt.size === 0) return;
    const dealt = new Set([...this.#dealt].map(({ game }) => game));
    this.#dealt.clear();
    if (bot !== null) for (const game of dealt) this.#check(bot, game, dealt);
  }

  /** The other crew may have taken its cards back in the same step. */
  #check({ app, database }: WorldBot, game: string, dealt: ReadonlySet<string>): void {
    // It may have handed its file over in this step.
    if (!database.connection.open) return;
    const other = database.connection.prepare<[string], string>(OTHER).pluck().get(game);
    const table = app.tables.live().find((one) => one.game === other);
    if (table !== undefined && !dealt.has(table.game) && stageOf(table.kind, table.state) === 'lobby')
      this.fail(`${game} is dealt to, and the other crew of its duel, ${table.game}, is not`);
  }
}
