import { render } from 'preact';
import { shownSeat, shownTable, type TableWords } from '../../../activity/games/meteor/shown.js';
import type { TableView } from '../../../activity/games/meteor/table-view.js';
import { MeteorTable } from '../../../activity/web/games/meteor/table.js';
import { t } from '../../../activity/web/words.js';
import { orderOf } from '../../../games/meteor/catalogue.js';
import type { CardId, GameState, Millis } from '../../../games/meteor/state.js';
import { launchPromise, unseenFronts } from '../../../games/meteor/view/promises.js';
import { publicView, viewFor } from '../../../games/meteor/view/seat.js';
import type { ViewerData } from '../../export/viewer-data.js';
import { nameOf, type Viewpoint } from '../../viewer/replay-table.js';
import type { MeteorViewerData } from '../viewer-data.js';

/** The Activity's own table, with a past game's state in it. */

/** The frame's data and Meteor's own. */
export type MeteorData = ViewerData & MeteorViewerData;

/** So many of the deck's next cards are shown with all hands. */
const NEXT = 8;

function wordsOf(data: MeteorData, { sites }: GameState): TableWords {
  const nothing = { name: '', effect: '' };
  const card = (id: CardId): string => data.cards[id] ?? id;
  const site = (id: number): string => {
    const owner = sites[id]?.owner ?? null;
    const alike = [...sites.keys()].filter((other) => (sites[other]?.owner ?? null) === owner);
    const number = alike.indexOf(id) + 1;
    if (owner === null)
      return alike.length > 1 ? t('meteor.common.shared-numbered', { number }) : t('meteor.common.shared');
    const name = nameOf(data, owner);
    return alike.length > 1 ? t('meteor.common.name-numbered', { name, number }) : name;
  };
  return {
    seat: (seat) => nameOf(data, seat),
    site,
    card,
    trait: (id) => data.traits[id] ?? { ...nothing, name: id },
    technology: (id) => data.technologies[id] ?? { ...nothing, name: card(id) },
    boss: (id) => data.extras[id] ?? { ...nothing, name: id },
    extra: (id) => data.extras[id] ?? { ...nothing, name: id },
  };
}

const sorted = (cards: readonly CardId[]): CardId[] => [...cards].sort((a, b) => orderOf(a) - orderOf(b));

/** With all that lay face down: hands, sizes and the deck's next cards. */
function revealed(table: TableView, state: GameState, words: TableWords): TableView {
  const shown = (cards: readonly CardId[]) => cards.map((card) => ({ card, name: words.card(card) }));
  return {
    ...table,
    meteors: state.field.map((meteor, at) => {
      const seen = table.meteors[at];
      const trait = meteor.trait === null ? null : words.trait(meteor.trait);
      const { letter, band, low, high, size, faceUp } = meteor;
      const really = faceUp || low === high ? {} : { really: size };
      return { letter, band, low, high, size: seen?.size ?? null, trait: seen?.trait ?? trait, ...really };
    }),
    revealed: {
      hands: table.seats.map(({ seat }) => ({ seat, cards: shown(sorted(state.seats[seat]?.hand ?? [])) })),
      next: shown(state.deck.slice(state.drawn, state.drawn + NEXT)),
    },
  };
}

/** The table as it was at `at`, as seen from a viewpoint. */
function tableAt(data: MeteorData, state: GameState, viewpoint: Viewpoint, at: Millis): TableView {
  const words = wordsOf(data, state);
  const isSeat = typeof viewpoint === 'number' && state.seats[viewpoint] !== undefined;
  if (!isSeat) {
    const table = shownTable(publicView(state), words);
    return viewpoint === 'all' ? revealed(table, state, words) : table;
  }
  const view = viewFor(state, viewpoint, at);
  const unseen = view.launchable.length === 0 ? [] : unseenFronts(state);
  const you = shownSeat(view, words, (target, site, change) =>
    launchPromise(view, unseen, { target, sites: [site], change }),
  );
  return { ...shownTable(view, words), you };
}

/** Draws it into `node`; what is drawn goes on by itself until another state, viewpoint or time comes. */
export class DrawnTable {
  #now: Millis = 0;
  #shown: { readonly state: GameState; readonly viewpoint: Viewpoint } | null = null;
  #view: TableView | null = null;

  constructor(
    private readonly data: MeteorData,
    private readonly node: HTMLElement,
  ) {}

  /** `at`: when the state became what it is; `now`: the moment that is shown. */
  show(state: GameState, viewpoint: Viewpoint, { at, now }: { readonly at: Millis; readonly now: Millis }): void {
    const seeked = Math.abs(now - this.#now) > 1_000;
    this.#now = now;
    const isSame = this.#shown?.state === state && this.#shown.viewpoint === viewpoint;
    if (isSame && !seeked) return;
    this.#shown = { state, viewpoint };
    this.#view = tableAt(this.data, state, viewpoint, at);
    this.#draw();
  }

  #draw(): void {
    const host = {
      now: () => this.#now,
      changed: () => {
        this.#draw();
      },
    };
    if (this.#view !== null) render(<MeteorTable host={host} view={this.#view} />, this.node);
  }
}
