import { Advice, METEOR } from '../../../games/meteor/index.js';
import type { Millis, Seat } from '../../../games/meteor/state.js';
import { startsRetrofit } from '../../../games/meteor/view/promises.js';
import type { SeatView } from '../../../games/meteor/view/seat.js';
import { finishedNote } from '../../onboarding.js';
import type { OwnNotes } from '../presentation.js';
import type { Coaching, FreshCard } from './render/index.js';
import type { TableHandle } from './table.js';

const KIND = METEOR.kind;
/** So many games a person is given hints, in any mode. */
const HINTED_GAMES = 3;

const NO_HINTS = `${KIND}.no-hints`;
const seenNote = ({ kind, id }: FreshCard): string => `${KIND}.seen.${kind}.${id}`;

/** So many cards are explained at once, since a phone has no room for more; the others are at the next zone change. */
const MOST_AT_ONCE = 1;

const RETROFIT: FreshCard = { kind: 'trade', id: 'retrofit' };

/** Whether a card's button says that it makes a Retrofit, or begins one. */
const offersRetrofit = (view: SeatView): boolean =>
  view.hand.some((moves) =>
    view.sites.some(({ id }) => moves.completes[id] === 'retrofit' || startsRetrofit(view, moves, id)),
  );

/** What a player who is new to the game is told on the panel; what was told is kept with the person. */
export class Coach {
  #fresh: FreshCard[] = [];
  readonly #advice = new Advice();
  #hints: Coaching['hints'];

  constructor(
    private readonly table: TableHandle,
    private readonly seat: Seat,
    private readonly notes: OwnNotes,
  ) {
    const { lesson, practice } = table.state.options;
    const meant = lesson !== true && practice === undefined && !notes.has(finishedNote(KIND, HINTED_GAMES));
    this.#hints = meant ? (notes.has(NO_HINTS) ? 'off' : 'on') : 'over';
  }

  get hints(): Coaching['hints'] {
    return this.#hints;
  }

  switch(on: boolean): void {
    if (this.#hints === 'over') return;
    this.#hints = on ? 'on' : 'off';
    if (on) this.notes.remove(NO_HINTS);
    else {
      this.notes.add(NO_HINTS);
      this.#fresh = this.#fresh.filter(({ kind }) => kind !== RETROFIT.kind);
    }
  }

  /** What lies face up now, and never did before this player: it is explained until the zone ends. */
  look(): void {
    const { state } = this.table;
    if (state.phase !== 'play' || state.options.lesson === true) return;
    this.#tell(this.#open());
  }

  #tell(cards: readonly FreshCard[]): void {
    for (const card of cards) {
      if (this.#fresh.length >= MOST_AT_ONCE) return;
      if (this.#fresh.some((one) => one.id === card.id) || this.notes.has(seenNote(card))) continue;
      this.#fresh.push(card);
      this.notes.add(seenNote(card));
    }
  }

  /** What was explained is known. */
  forget(): void {
    this.#fresh = [];
  }

  of(view: SeatView, now: Millis): Coaching {
    if (this.#hints === 'on' && offersRetrofit(view)) this.#tell([RETROFIT]);
    const { hint, isEarly } =
      this.#hints === 'on' ? this.#advice.at(this.table.state, view, now) : { hint: null, isEarly: false };
    return { hints: this.#hints, hint, isEarly, fresh: this.#fresh };
  }

  /** When the hint may change although nothing happens; null: it doesn't. */
  nextRedraw(now: Millis): Millis | null {
    const { phase, pause } = this.table.state;
    if (this.#hints !== 'on' || phase !== 'play' || pause !== null) return null;
    return this.#advice.due(now);
  }

  /** A player's own Power and Challenge are told on the panel all the time. */
  #open(): readonly FreshCard[] {
    const { field, advanced } = this.table.state;
    const traits = field.flatMap(({ trait, faceUp }) => (faceUp && trait !== null ? [trait] : []));
    const others = (advanced?.seats ?? []).filter((_, seat) => seat !== this.seat);
    const present = (id: string | null): readonly string[] => (id === null ? [] : [id]);
    return [
      ...present(advanced?.boss ?? null).map((id): FreshCard => ({ kind: 'boss', id })),
      ...traits.map((id): FreshCard => ({ kind: 'trait', id })),
      ...others.flatMap(({ power }) => present(power)).map((id): FreshCard => ({ kind: 'power', id })),
      ...others.flatMap(({ challenge }) => present(challenge)).map((id): FreshCard => ({ kind: 'challenge', id })),
    ];
  }
}
