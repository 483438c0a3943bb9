import { cardOf, orderOf, rocketIn, technologyIn } from './catalogue.js';
import type { MeteorBand } from './cards/meteors.js';
import { launchable } from './actions/launch.js';
import { othersPassed } from './actions/pass.js';
import { placing, siteRefusal } from './actions/place.js';
import { scrapRefusal } from './actions/scrap.js';
import { resumeRefusal, timeOutRefusal } from './actions/time-out.js';
import { damageChanges, siteRules } from './effects.js';
import { rocketDamage } from './flow/salvo.js';
import { zoneChangeLoses } from './flow/zone-change.js';
import { playRefusal, seatsIn } from './refused.js';
import type { RefusalCode } from './refusal.js';
import { isSilent, talkOpened } from './silence.js';
import type {
  CardId, CommittedRocket, GameState, Letter, Meteor, Millis, Options, Outcome, Pause, Phase, Seat, Site, SiteId, Tally,
} from './state.js';

/** A meteor as the table sees it: size and Trait only when it lies face up or its back tells. */
export interface MeteorView {
  readonly letter: Letter;
  readonly band: MeteorBand;
  readonly low: number;
  readonly high: number;
  readonly size: number | null;
  readonly trait: string | null;
  readonly faceUp: boolean;
}

/** What a pile is on its way to. `open`: Energy alone, anything it fits. `missing`: Energy still needed, in order. */
export interface Outlook {
  readonly kind: 'empty' | 'open' | 'rocket' | 'technology' | 'retrofit' | 'ready' | 'launching';
  readonly missing: string;
  /** Cards still needed for a Retrofit, where the pile can become one; null where it can't. */
  readonly retrofitMissing: number | null;
}

export interface SiteView {
  readonly id: SiteId;
  /** `null`: shared. */
  readonly owner: Seat | null;
  readonly pile: readonly CardId[];
  readonly outlook: Outlook;
}

export interface SeatPublic {
  readonly seat: Seat;
  readonly status: 'in' | 'left';
  readonly passed: boolean;
  readonly handSize: number;
}

/** What everyone may know. Built by allow-list. */
export interface PublicView {
  readonly phase: Phase;
  readonly options: Options;
  readonly host: Seat;
  readonly crew: number;
  /** Seats in use, in order. */
  readonly seats: readonly SeatPublic[];
  readonly sites: readonly SiteView[];
  readonly field: readonly MeteorView[];
  readonly technologies: readonly CardId[];
  readonly zone: number;
  readonly deadline: Millis;
  readonly window: { readonly closesAt: Millis; readonly rockets: readonly CommittedRocket[] } | null;
  readonly pause: Pause | null;
  readonly mulliganed: boolean;
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  /** Whether nobody who plays may talk right now (R11). */
  readonly silent: boolean;
  readonly talkOpened: boolean;
  readonly tally: Tally;
  readonly outcome: Outcome | null;
  /** Only once the game is over. */
  readonly seed: string | null;
  /** Meteors still on the field at the end, with their true sizes. Empty before. */
  readonly survivors: readonly MeteorView[];
}

/** What a card in hand may do: for each site, null where it may be placed, else why not. */
export interface CardMoves {
  readonly card: CardId;
  readonly count: number;
  readonly sites: readonly (RefusalCode | null)[];
  /** What placing it there would complete at once, by site; null where nothing. */
  readonly completes: readonly ('rocket' | 'technology' | 'retrofit' | null)[];
}

/** What one seat may know and do: the public view, its own hand and its legal moves. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  readonly hand: readonly CardMoves[];
  /** Ready Rockets that this seat may launch now. */
  readonly launchable: readonly { readonly site: SiteId; readonly card: CardId; readonly damage: number }[];
  /** Meteors that may be chosen as targets. */
  readonly targets: readonly Letter[];
  /** What may be added to a launched Rocket's damage, 0 among them. */
  readonly changes: readonly number[];
  /** The target that "launch" alone means (R11); null when it must be named. */
  readonly impliedTarget: Letter | null;
  readonly scrappable: readonly SiteId[];
  readonly mayPass: boolean;
  /** Passing now changes the zone and loses the game (R9). */
  readonly passLoses: boolean;
  readonly mayTimeOut: boolean;
  readonly mayResume: boolean;
  readonly mayMulligan: boolean;
}

const seeMeteor = ({ letter, band, low, high, size, trait, faceUp }: Meteor): MeteorView =>
  ({ letter, band, low, high, size: faceUp ? size : null, trait: faceUp ? trait : null, faceUp });

/** What a pile's built card still needs, in the order of its cost. */
function missingEnergy(pile: readonly CardId[]): string {
  const card = cardOf(rocketIn(pile) ?? technologyIn(pile) ?? '');
  if (card === undefined || card.kind === 'energy') return '';
  const there = [...pile];
  return [...card.cost].filter((letter) => {
    const at = there.indexOf(letter);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  }).join('');
}

function retrofitMissing(state: GameState, pile: readonly CardId[], site: SiteId): number | null {
  const groups = pile.map((id) => cardOf(id)).map((card) => (card?.kind === 'rocket' ? card.damage : card?.id));
  const kinds = new Set(pile.map((id) => cardOf(id)?.kind));
  const different = new Set(groups).size;
  const fits = kinds.size === 1 && !kinds.has('technology') && (different === 1 || different === groups.length);
  return fits ? Math.max(1, siteRules(state, site, null).retrofitNeeds - pile.length) : null;
}

function outlook(state: GameState, site: Site, id: SiteId): Outlook {
  if (state.window?.rockets.some((rocket) => rocket.site === id)) return { kind: 'launching', missing: '', retrofitMissing: null };
  if (site.ready) return { kind: 'ready', missing: '', retrofitMissing: null };
  const missing = missingEnergy(site.pile);
  const cards = retrofitMissing(state, site.pile, id);
  const rockets = site.pile.filter((card) => cardOf(card)?.kind === 'rocket').length;
  const kind = site.pile.length === 0 ? 'empty'
    : rockets > 1 ? 'retrofit'
      : rockets === 1 ? 'rocket'
        : technologyIn(site.pile) === undefined ? 'open' : 'technology';
  return { kind, missing: kind === 'retrofit' ? '' : missing, retrofitMissing: site.pile.length === 0 ? null : cards };
}

/** What everyone may know of a game: built from what is public, never by leaving secrets out. */
export function publicView(state: GameState): PublicView {
  const over = state.phase === 'over';
  return {
    phase: state.phase,
    options: state.options,
    host: state.host,
    crew: state.crew,
    seats: state.seats.flatMap(({ status, passed, hand }, seat) => (status === 'empty' ? [] : [{ seat, status, passed, handSize: hand.length }])),
    sites: state.sites.map((site, id) => ({ id, owner: site.owner, pile: site.pile, outlook: outlook(state, site, id) })),
    field: state.field.map(seeMeteor),
    technologies: state.technologies,
    zone: state.zone,
    deadline: state.deadline,
    window: state.window,
    pause: state.pause,
    mulliganed: state.mulliganed,
    deckSize: state.deck.length - state.drawn,
    discard: state.discard,
    silent: isSilent(state),
    talkOpened: talkOpened(state),
    tally: state.tally,
    outcome: state.outcome,
    seed: over ? state.seed : null,
    survivors: over ? state.field.map((meteor) => seeMeteor({ ...meteor, faceUp: true })) : [],
  };
}

/** The kinds in a hand, in the order of the card list, with what each may do. */
function handMoves(state: GameState, seat: Seat): CardMoves[] {
  const hand = state.seats[seat]?.hand ?? [];
  const kinds = [...new Set(hand)].sort((a, b) => orderOf(a) - orderOf(b));
  const idle = playRefusal(state, seat)?.code ?? null;
  const closed = state.sites.map((_, site) => idle ?? siteRefusal(state, seat, site)?.code ?? null);
  return kinds.map((card) => {
    const outcomes = closed.map((code, site) => (code === null ? placing(state, seat, card, site) : null));
    return {
      card,
      count: hand.filter((other) => other === card).length,
      sites: closed.map((code, site) => code ?? (outcomes[site] === 'nothing' ? 'no-project' as const : null)),
      completes: outcomes.map((made) => (made === 'nothing' ? null : made)),
    };
  });
}

/** "launch" alone: the open window's first target if it still stands, else the only one there is (R11). */
function impliedTarget(state: GameState): Letter | null {
  const opener = state.window?.rockets[0]?.target;
  if (opener !== undefined) return opener;
  return state.field.length === 1 ? state.field[0]?.letter ?? null : null;
}

/** What one seat may know and do at `now` (milliseconds since the epoch). */
export function viewFor(state: GameState, seat: Seat, now: Millis): SeatView {
  const idle = playRefusal(state, seat);
  const ready = idle === null ? launchable(state, seat) : [];
  return {
    ...publicView(state),
    seat,
    hand: handMoves(state, seat),
    launchable: ready.map((site) => {
      const pile = state.sites[site]?.pile ?? [];
      return { site, card: rocketIn(pile) ?? '', damage: rocketDamage(pile, 0) };
    }),
    targets: state.field.map(({ letter }) => letter),
    changes: idle === null ? damageChanges(state, seat) : [0],
    impliedTarget: ready.length === 0 ? null : impliedTarget(state),
    scrappable: idle === null ? [...state.sites.keys()].filter((site) => scrapRefusal(state, seat, site) === null) : [],
    mayPass: idle === null && !state.passAgreed && (state.seats[seat]?.passed === false || othersPassed(state, seat)),
    passLoses: idle === null && othersPassed(state, seat) && zoneChangeLoses(state.zone),
    mayTimeOut: timeOutRefusal(state, seat) === null,
    mayResume: resumeRefusal(state, seat, now) === null,
    mayMulligan: state.phase === 'field' && state.pause === null && !state.mulliganed && seatsIn(state).includes(seat),
  };
}
