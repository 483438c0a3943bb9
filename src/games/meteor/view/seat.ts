import { launchable } from '../actions/launch.js';
import { othersPassed } from '../actions/pass.js';
import { placing, siteRefusal } from '../actions/place.js';
import { scrapRefusal } from '../actions/scrap.js';
import { mulliganRefusal } from '../actions/start.js';
import { resumeRefusal, timeOutRefusal } from '../actions/time-out.js';
import { orderOf, rocketIn } from '../catalogue.js';
import { damageChanges, targets } from '../effects.js';
import { forbiddenCardRefusal, placingPauseRefusal } from '../forbidden.js';
import { rocketDamage } from '../flow/salvo.js';
import { zoneChangeLoses } from '../flow/zone-change.js';
import { playRefusal } from '../checks.js';
import type { RefusalCode } from '../refusal.js';
import { maySpeak } from '../silence/speech.js';
import type { CardId, GameState, Letter, Millis, Seat, SiteId } from '../state.js';
import { ownAdvanced, type OwnAdvanced } from './advanced.js';
import { publicView, type PublicView } from './public.js';

export type { AbilityView, AdvancedView, OwnAdvanced, SeatAdvanced } from './advanced.js';
export type { Outlook } from './outlook.js';
export { publicView, seenByAll, type MeteorView, type PublicView, type SeatPublic, type SiteView } from './public.js';

/** A kind of card in hand, and where it may be placed. */
export interface CardMoves {
  readonly card: CardId;
  /** How many of that kind are in the hand. */
  readonly count: number;
  /** By site: null where it may be placed, else the code of the refusal. */
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
  readonly maySpeak: boolean;
  /** Null in a first or a standard game. */
  readonly own: OwnAdvanced | null;
  /** Every hand, by seat: only where the price of hidden hands is measured. Absent in every real game: they are hidden. */
  readonly openHands?: readonly (readonly CardId[])[];
}

/** The kinds of card in a hand, in the order of the card list, with where each may be placed. */
function handMoves(state: GameState, seat: Seat, now: Millis): CardMoves[] {
  const hand = state.seats[seat]?.hand ?? [];
  const kinds = [...new Set(hand)].sort((a, b) => orderOf(a) - orderOf(b));
  const idle = (playRefusal(state, seat) ?? placingPauseRefusal(state, seat, now))?.code ?? null;
  const closed = state.sites.map((_, site) => idle ?? siteRefusal(state, seat, site)?.code ?? null);
  return kinds.map((card) => {
    const forbidden = closed.map((code, site) => code ?? forbiddenCardRefusal(state, seat, card, site)?.code ?? null);
    const outcomes = forbidden.map((code, site) => (code === null ? placing(state, seat, card, site) : null));
    return {
      card,
      count: hand.filter((other) => other === card).length,
      sites: forbidden.map((code, site) => code ?? (outcomes[site] === 'nothing' ? ('no-project' as const) : null)),
      completes: outcomes.map((made) => (made === 'nothing' ? null : made)),
    };
  });
}

/** "launch" alone: the open window's first target if it still stands, else the only one there is (R11). */
function impliedTarget(state: GameState): Letter | null {
  const opener = state.window?.rockets[0]?.target;
  if (opener !== undefined) return opener;
  const open = targets(state);
  return open.length === 1 ? (open[0] ?? null) : null;
}

/** What one seat may know and do at `now` (milliseconds since the epoch); `shown`: what everyone may, where it is made already. */
export function viewFor(state: GameState, seat: Seat, now: Millis, shown = publicView(state)): SeatView {
  const idle = playRefusal(state, seat);
  const ready = idle === null ? launchable(state, seat) : [];
  // Each field is named, not spread: a view is built before every move of a robot, and a spread object is slow to
  // build.
  return {
    phase: shown.phase,
    options: shown.options,
    host: shown.host,
    crew: shown.crew,
    seats: shown.seats,
    sites: shown.sites,
    field: shown.field,
    technologies: shown.technologies,
    zone: shown.zone,
    deadline: shown.deadline,
    window: shown.window,
    pause: shown.pause,
    mulliganed: shown.mulliganed,
    deckSize: shown.deckSize,
    discard: shown.discard,
    advanced: shown.advanced,
    silent: shown.silent,
    talkOpened: shown.talkOpened,
    tally: shown.tally,
    lastSalvo: shown.lastSalvo,
    deeds: shown.deeds,
    fallen: shown.fallen,
    letters: shown.letters,
    outcome: shown.outcome,
    seed: shown.seed,
    survivors: shown.survivors,
    seat,
    hand: handMoves(state, seat, now),
    launchable: ready.map((site) => {
      const pile = state.sites[site]?.pile ?? [];
      return { site, card: rocketIn(pile) ?? '', damage: rocketDamage(pile, 0) };
    }),
    targets: targets(state),
    changes: idle === null ? damageChanges(state, seat) : [0],
    impliedTarget: ready.length === 0 ? null : impliedTarget(state),
    scrappable: idle === null ? [...state.sites.keys()].filter((site) => scrapRefusal(state, seat, site) === null) : [],
    mayPass: idle === null && !state.passAgreed && (state.seats[seat]?.passed === false || othersPassed(state, seat)),
    passLoses: idle === null && othersPassed(state, seat) && zoneChangeLoses(state),
    mayTimeOut: timeOutRefusal(state, seat) === null,
    mayResume: resumeRefusal(state, seat, now) === null,
    mayMulligan: mulliganRefusal(state, seat) === null,
    maySpeak: maySpeak(state, seat),
    own: ownAdvanced(state, seat, now),
  };
}
