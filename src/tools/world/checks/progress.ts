import { Random, seedRandom } from '../../../games/shared/random.js';
import { REGISTERED } from '../../../registration/index.js';
import type { TableHandle } from '../../../table/ports.js';

/** A turn that nobody can take would otherwise be ended by its limit of a day, or by being idle. */
const SOON_MS = 5 * 60_000;

/** Every game that is on has a legal action, found by asking its robots, or a deadline that comes soon. */
export class Progress {
  readonly #random = new Random(seedRandom('robots of the world'));

  constructor(private readonly fail: (what: string) => void) {}

  /** @param now by the table's clock */
  check({ kind, state, game, blocked }: TableHandle, now: number): void {
    const rules = REGISTERED.find((one) => one.rules.kind === kind)?.rules;
    // In real time there is always a deadline, and a robot may well wait.
    if (rules?.byTurns !== true || blocked || rules.phase(state) !== 'play' || rules.isPaused?.(state) === true) return;
    const due = rules.nextDue(state);
    if (due !== null && due - now < SOON_MS) return;
    const { robots } = rules;
    if (robots === undefined) return;
    const [level] = robots.levels;
    const seats = rules.seats(state).flatMap(({ status }, seat) => (status === 'in' ? [seat] : []));
    const some = seats.some((seat) => {
      const view = rules.viewFor(state, seat, now);
      const { action } = robots.think(level, view, robots.nothingSeen, this.#random, now);
      return action !== null && !rules.isRefusal(rules.decide(state, action, now));
    });
    if (!some) this.fail(`game ${game} (${kind}) is on, and nobody has a legal action`);
  }
}
