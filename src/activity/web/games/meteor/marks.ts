import type { OwnSeat, TableHint } from '../../../games/meteor/table-view.js';

/** What is chosen on the table just now. */
export interface Chosen {
  /** The card that a site is chosen for; null: none. */
  readonly card: string | null;
  /** The same, or the card that is dragged. */
  readonly held: string | undefined;
  /** What a press on a meteor would launch; undefined: nothing. */
  readonly rocket: OwnSeat['launchable'][number] | undefined;
  readonly change: number;
}

type Advised<K extends TableHint['kind']> = Extract<TableHint, { readonly kind: K }>;

/** What glows: the next press of what is advised, or of what a lesson waits for. */
export class Marks {
  constructor(
    private readonly hints: readonly TableHint[],
    private readonly chosen: Chosen,
  ) {}

  card(card: string): boolean {
    return this.chosen.card === null && this.#some('place', (hint) => hint.card === card);
  }

  /** Of several cards that a lesson waits for, the chosen one says where; of several Rockets, the one that is meant. */
  site(site: number): boolean {
    const { card, held, rocket } = this.chosen;
    return (
      this.#some('place', (hint) => hint.site === site && (held === undefined || held === hint.card)) ||
      (card === null && rocket?.site !== site && this.#some('launch', (hint) => hint.site === site))
    );
  }

  change(change: number): boolean {
    return change !== this.chosen.change && this.#some('launch', (hint) => hint.change === change);
  }

  /** Only where pressing it launches what is meant. */
  target(letter: string): boolean {
    const { rocket } = this.chosen;
    return this.#some(
      'launch',
      ({ target, site, change }) =>
        target === letter &&
        (site === null || site === rocket?.site) &&
        (rocket === undefined || change === rocket.change),
    );
  }

  scrap(site: number): boolean {
    return this.#some('scrap', (hint) => hint.site === site);
  }

  pass(): boolean {
    return this.#some('pass', () => true);
  }

  #some<K extends TableHint['kind']>(kind: K, fits: (hint: Advised<K>) => boolean): boolean {
    const isOf = (hint: TableHint): hint is Advised<K> => hint.kind === kind;
    return this.hints.some((hint) => isOf(hint) && fits(hint));
  }
}
