import type { MeteorBand } from '../cards/meteors.js';
import { isSilent, talkOpened } from '../silence/speech.js';
import type { CardId, GameState, Letter, Meteor, Millis, Options, Seat, SiteId, Transmuted } from '../state.js';
import { letterAt } from '../names.js';
import { advancedView, type AdvancedView } from './advanced.js';
import { outlook, type Outlook } from './outlook.js';

/** A meteor as everyone sees it: size and Trait only when it lies face up or is double-sided; a Boss's name always. */
export interface MeteorView {
  readonly letter: Letter;
  readonly band: MeteorBand;
  readonly low: number;
  readonly high: number;
  readonly size: number | null;
  readonly trait: string | null;
  readonly faceUp: boolean;
  /** The Boss that it is, or is a piece of. */
  readonly boss: string | null;
}

/** A launch site as everyone sees it. */
export interface SiteView {
  readonly id: SiteId;
  /** Null: shared by all. */
  readonly owner: Seat | null;
  readonly pile: readonly CardId[];
  readonly outlook: Outlook;
  /** Energy of the pile that was declared as another type. */
  readonly transmuted: readonly Transmuted[];
  /** When the completed Rocket is lost; null: never. */
  readonly expiresAt: Millis | null;
}

/** A seat as everyone sees it. */
export interface SeatPublic {
  readonly seat: Seat;
  readonly status: 'in' | 'left';
  readonly passed: boolean;
  readonly handSize: number;
  readonly robot: boolean;
  /** The Energy that this robot says it waits for; absent: none. */
  readonly named?: CardId;
}

/** What of the state is everyone's as it is. */
type Open =
  | 'phase'
  | 'options'
  | 'host'
  | 'crew'
  | 'technologies'
  | 'zone'
  | 'deadline'
  | 'window'
  | 'pause'
  | 'mulliganed'
  | 'discard'
  | 'tally'
  | 'lastSalvo'
  | 'deeds'
  | 'fallen'
  | 'outcome';

/** What everyone may know of a game. */
export interface PublicView extends Pick<GameState, Open> {
  /** Seats in use, in order. */
  readonly seats: readonly SeatPublic[];
  readonly sites: readonly SiteView[];
  readonly field: readonly MeteorView[];
  readonly deckSize: number;
  /** Null in a first or a standard game. */
  readonly advanced: AdvancedView | null;
  /** Whether nobody who plays may talk right now (R11); a card may say otherwise for one (`maySpeak`). */
  readonly silent: boolean;
  readonly talkOpened: boolean;
  /** The letters of all meteors that there were so far, in the order in which they were named (R18). */
  readonly letters: readonly Letter[];
  /** Only once the game is over, and never of a shared deal, which others may still have before them. */
  readonly seed: string | null;
  /** Meteors still on the field at the end, with their true sizes. Empty before. */
  readonly survivors: readonly MeteorView[];
}

const seeMeteor = ({ letter, card, band, low, high, size, trait, faceUp }: Meteor): MeteorView => ({
  letter,
  band,
  low,
  high,
  size: faceUp ? size : null,
  trait: faceUp ? trait : null,
  faceUp,
  boss: band === 'boss' ? card : null,
});

/** The options without what is secret: a chosen order of the cards, and the seeds of a shared deal. */
function publicOptions(options: Options): Options {
  if (options.deal === undefined && options.shared === undefined) return options;
  const { deal: _secret, shared, ...rest } = options;
  return shared === undefined ? rest : { ...rest, shared: { ...shared, seeds: {} } };
}

/** What everyone may know of a game: built from what is public, never by leaving secrets out. */
export function publicView(state: GameState): PublicView {
  const over = state.phase === 'over';
  return {
    phase: state.phase,
    options: publicOptions(state.options),
    host: state.host,
    crew: state.crew,
    seats: state.seats.flatMap(({ status, passed, hand, robot }, seat) => {
      const named = state.named[seat] ?? null;
      const seen = { seat, status, passed, handSize: hand.length, robot, ...(named === null ? {} : { named }) };
      return status === 'empty' ? [] : [{ ...seen, status }];
    }),
    sites: state.sites.map((site, id) => ({
      id,
      owner: site.owner,
      pile: site.pile,
      outlook: outlook(state, site, id),
      transmuted: site.transmuted ?? [],
      expiresAt: site.expiresAt ?? null,
    })),
    field: state.field.map(seeMeteor),
    technologies: state.technologies,
    zone: state.zone,
    deadline: state.deadline,
    window: state.window,
    pause: state.pause,
    mulliganed: state.mulliganed,
    deckSize: state.deck.length - state.drawn,
    discard: state.discard,
    advanced: advancedView(state),
    silent: isSilent(state),
    talkOpened: talkOpened(state),
    tally: state.tally,
    lastSalvo: state.lastSalvo,
    deeds: state.deeds,
    fallen: state.fallen,
    letters: Array.from({ length: state.letters }, (_, index) => letterAt(state, index)),
    outcome: state.outcome,
    seed: over && state.options.shared === undefined ? state.seed : null,
    survivors: over ? state.field.map((meteor) => seeMeteor({ ...meteor, faceUp: true })) : [],
  };
}

const seen = new WeakMap<GameState, PublicView>();

/** The same, made once for each state: for a table that many look at. Robots look at no state twice. */
export function seenByAll(state: GameState): PublicView {
  const view = seen.get(state) ?? publicView(state);
  seen.set(state, view);
  return view;
}
