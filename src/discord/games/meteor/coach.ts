import { Advice, METEOR } from '../../../games/meteor/index.js';
import type { Millis, Seat } from '../../../games/meteor/state.js';
import { startsRetrofit } from '../../../games/meteor/view/promises.js';
import type { SeatView } from '../../../games/meteor/view/seat.js';
import { finishedNote } from '../../onboarding.js';
import type { OwnNotes } from '../presentation.js';
import { chosenOf, promiseOf } from './render/hand/chosen.js';
import { isCrowded } from './render/hand/sites.js';
import type { Coaching, FreshCard, HandModel } from './render/models.js';
import type { TableHandle } from './table.js';

const KIND = METEOR.kind;
/** So many games a person is given hints, in any mode. */
const HINTED_GAMES = 3;

const NO_HINTS = `${KIND}.no-hints`;
const seenNote = ({ kind, id }: FreshCard): string => `${KIND}.seen.${kind}.${id}`;

/** So many cards are explained at once, since a phone has no room for more; the others are at the next zone change. */
const MOST_AT_ONCE = 1;

/** So long each stays, even if another waits: time to read it. */
const TOLD_MS = 10_000;

const RETROFIT: FreshCard = { kind: 'sign', id: 'retrofit' };
const OVERKILL: FreshCard = { kind: 'sign', id: 'overkill' };

type Offered = Pick<HandModel, 'view' | 'unseen' | 'site' | 'change' | 'rockets' | 'now'>;

/** Whether a card's button says that it makes a Retrofit, or begins one. */
const offersRetrofit = (view: SeatView): boolean =>
  view.hand.some((moves) =>
    view.sites.some(({ id }) => moves.completes[id] === 'retrofit' || startsRetrofit(view, moves, id)),
  );

/** Whether a meteor's button says that the launch would be an Overkill. */
const offersOverkill = (offered: Offered): boolean =>
  offered.view.targets.some((target) => promiseOf(offered, chosenOf(offered), target)?.kind === 'overkill');

const SIGNS: readonly FreshCard[] = [RETROFIT, OVERKILL];

const isOffered = (sign: FreshCard, offered: Offered): boolean =>
  sign === RETROFIT ? offersRetrofit(offered.view) : offersOverkill(offered);

/** What a player who is new to the game is told on the panel; what was told is kept with the person. */
export class Coach {
  #fresh: FreshCard[] = [];
  /** When the newest of them was first told. */
  #toldAt: Millis = 0;
  /** Whether what a button says waits for them. */
  #waits = false;
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
      this.#fresh = this.#fresh.filter((card) => !SIGNS.includes(card));
    }
  }

  /**
   * What lies face up now, and never did before this player, and beside hints what the buttons say: it is explained
   * until the zone ends, or until a button says something that isn't explained yet.
   */
  #look(offered: Offered): void {
    const { phase, pause, options } = this.table.state;
    if (phase !== 'play' || pause !== null || options.lesson === true) return;
    const { now } = offered;
    const signs = this.#hints === 'on' ? this.#unknown(SIGNS).filter((sign) => isOffered(sign, offered)) : [];
    const isRead = now >= this.#toldAt + TOLD_MS;
    if (signs.length > 0 && isRead) this.#fresh = [];
    // Beside a hint five sites leave no room for more than what their buttons say.
    const cards = this.#hints === 'on' && isCrowded(offered.view) ? [] : this.#unknown(this.#open());
    this.#tell([...signs, ...cards], now);
    this.#waits = signs.some((sign) => !this.#fresh.includes(sign));
  }

  #unknown(cards: readonly FreshCard[]): readonly FreshCard[] {
    return cards.filter((card) => !this.notes.has(seenNote(card)));
  }

  #tell(cards: readonly FreshCard[], now: Millis): void {
    for (const card of cards.slice(0, MOST_AT_ONCE - this.#fresh.length)) {
      this.#fresh.push(card);
      this.#toldAt = now;
      this.notes.add(seenNote(card));
    }
  }

  /** What was explained is known. */
  forget(): void {
    this.#fresh = [];
  }

  of(offered: Offered): Coaching {
    const { view, now } = offered;
    this.#look(offered);
    const { hint, isEarly } =
      this.#hints === 'on' ? this.#advice.at(this.table.state, view, now) : { hint: null, isEarly: false };
    return { hints: this.#hints, hint, isEarly, fresh: this.#fresh };
  }

  /** When the hint, or what is explained, may change although nothing happens; null: it doesn't. */
  nextRedraw(now: Millis): Millis | null {
    const { phase, pause } = this.table.state;
    if (this.#hints !== 'on' || phase !== 'play' || pause !== null) return null;
    const told = this.#waits ? this.#toldAt + TOLD_MS : null;
    const moments = [this.#advice.due(now), told].filter((at) => at !== null);
    return moments.length === 0 ? null : Math.min(...moments);
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
