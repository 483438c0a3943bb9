import { cardOf, orderOf, rocketIn, technologyIn } from './catalogue.js';
import type { MeteorBand } from './cards/meteors.js';
import { launchable } from './actions/launch.js';
import { othersPassed } from './actions/pass.js';
import { placing, siteRefusal } from './actions/place.js';
import { scrapRefusal } from './actions/scrap.js';
import { mulliganRefusal } from './actions/start.js';
import { resumeRefusal, timeOutRefusal } from './actions/time-out.js';
import { damageChanges, siteRules, targets } from './effects.js';
import { mayNotLay, placingPause } from './forbidden.js';
import { rocketDamage } from './flow/salvo.js';
import { zoneChangeLoses } from './flow/zone-change.js';
import { projectsFor } from './projects.js';
import { playRefusal } from './refused.js';
import type { RefusalCode } from './refusal.js';
import { isSilent, maySpeak, talkOpened } from './silence/speech.js';
import type {
  CardId,
  Deeds,
  Fallen,
  GameState,
  LastSalvo,
  LaunchWindow,
  Letter,
  Meteor,
  Millis,
  Options,
  Outcome,
  Pause,
  Phase,
  Seat,
  Site,
  SiteId,
  Tally,
  Transmuted,
} from './state.js';
import { advancedView, ownAdvanced, type AdvancedView, type OwnAdvanced } from './view-advanced.js';

export type { AbilityView, AdvancedView, OwnAdvanced, SeatAdvanced } from './view-advanced.js';

/** A meteor as the table sees it: size and Trait only when it lies face up or its back tells; a Boss's name always. */
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

/** What a pile is on its way to. `open`: Energy alone, anything it fits. `missing`: Energy still needed, in order. */
export interface Outlook {
  readonly kind: 'empty' | 'open' | 'rocket' | 'technology' | 'retrofit' | 'ready' | 'launching';
  readonly missing: string;
  /** Cards still needed for a Retrofit, where the pile can become one; null where it can't. */
  readonly retrofitMissing: number | null;
  /** Of `missing`, how many it does without; absent: none. */
  readonly spared?: number;
}

export interface SiteView {
  readonly id: SiteId;
  /** `null`: shared. */
  readonly owner: Seat | null;
  readonly pile: readonly CardId[];
  readonly outlook: Outlook;
  /** Energy of the pile that lies as another type than it is. */
  readonly transmuted: readonly Transmuted[];
  /** When the completed Rocket is lost; null: never. */
  readonly expiresAt: Millis | null;
}

export interface SeatPublic {
  readonly seat: Seat;
  readonly status: 'in' | 'left';
  readonly passed: boolean;
  readonly handSize: number;
  readonly robot: boolean;
  /** The Energy that this robot says it waits for; absent: none. */
  readonly named?: CardId;
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
  readonly window: LaunchWindow | null;
  readonly pause: Pause | null;
  readonly mulliganed: boolean;
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  /** Null in a first or a standard game. */
  readonly advanced: AdvancedView | null;
  /** Whether nobody who plays may talk right now (R11); a card may say otherwise for one (`maySpeak`). */
  readonly silent: boolean;
  readonly talkOpened: boolean;
  readonly tally: Tally;
  readonly lastSalvo: LastSalvo | null;
  readonly deeds: readonly Deeds[];
  readonly fallen: readonly Fallen[];
  readonly outcome: Outcome | null;
  /** Only once the game is over, and never of a shared deal, which others may still have before them. */
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
  readonly maySpeak: boolean;
  /** Null in a first or a standard game. */
  readonly own: OwnAdvanced | null;
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

/** What a pile's built card still needs, in the order of its cost. */
function missingEnergy(pile: readonly CardId[]): string {
  const card = cardOf(rocketIn(pile) ?? technologyIn(pile) ?? '');
  if (card === undefined || card.kind === 'energy') return '';
  const there = [...pile];
  return [...card.cost]
    .filter((letter) => {
      const at = there.indexOf(letter);
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    })
    .join('');
}

function retrofitMissing(state: GameState, pile: readonly CardId[], site: SiteId): number | null {
  const rules = siteRules(state, site, null);
  const projects = projectsFor(rules);
  return projects.mayBecomeRetrofit(projects.find(pile)) ? Math.max(1, rules.retrofitNeeds - pile.length) : null;
}

function outlook(state: GameState, site: Site, id: SiteId): Outlook {
  if (state.window?.rockets.some((rocket) => rocket.site === id))
    return { kind: 'launching', missing: '', retrofitMissing: null };
  if (site.ready) return { kind: 'ready', missing: '', retrofitMissing: null };
  const missing = missingEnergy(site.pile);
  const cards = retrofitMissing(state, site.pile, id);
  const rockets = site.pile.filter((card) => cardOf(card)?.kind === 'rocket').length;
  const kind =
    site.pile.length === 0
      ? 'empty'
      : rockets > 1
        ? 'retrofit'
        : rockets === 1
          ? 'rocket'
          : technologyIn(site.pile) === undefined
            ? 'open'
            : 'technology';
  const found = {
    kind,
    missing: kind === 'retrofit' ? '' : missing,
    retrofitMissing: site.pile.length === 0 ? null : cards,
  } as const;
  return kind === 'rocket' && sparesEnergy(state, site.pile, id) ? { ...found, spared: 1 } : found;
}

/** Whether a Rocket in the making may do without one of its Energy. */
function sparesEnergy(state: GameState, pile: readonly CardId[], site: SiteId): boolean {
  const card = cardOf(rocketIn(pile) ?? '');
  const { sparesFrom = Infinity } = siteRules(state, site, null);
  return card?.kind === 'rocket' && card.cost.length >= sparesFrom;
}

/** The order of the cards is nobody's to know, nor what they are shuffled by. */
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
    outcome: state.outcome,
    seed: over && state.options.shared === undefined ? state.seed : null,
    survivors: over ? state.field.map((meteor) => seeMeteor({ ...meteor, faceUp: true })) : [],
  };
}

/** The kinds in a hand, in the order of the card list, with what each may do. */
function handMoves(state: GameState, seat: Seat, now: Millis): CardMoves[] {
  const hand = state.seats[seat]?.hand ?? [];
  const kinds = [...new Set(hand)].sort((a, b) => orderOf(a) - orderOf(b));
  const idle = (playRefusal(state, seat) ?? placingPause(state, seat, now))?.code ?? null;
  const closed = state.sites.map((_, site) => idle ?? siteRefusal(state, seat, site)?.code ?? null);
  return kinds.map((card) => {
    const forbidden = closed.map((code, site) => code ?? mayNotLay(state, seat, card, site)?.code ?? null);
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

/** What one seat may know and do at `now` (milliseconds since the epoch). */
export function viewFor(state: GameState, seat: Seat, now: Millis): SeatView {
  const idle = playRefusal(state, seat);
  const ready = idle === null ? launchable(state, seat) : [];
  // Named one by one, not spread: this is asked before every move of a robot, and an object that grows is slow to make.
  const {
    phase,
    options,
    host,
    crew,
    seats,
    sites,
    field,
    technologies,
    zone,
    deadline,
    window,
    pause,
    mulliganed,
    deckSize,
    discard,
    advanced,
    silent,
    talkOpened: opened,
    tally,
    lastSalvo,
    deeds,
    fallen,
    outcome,
    seed,
    survivors,
  } = publicView(state);
  return {
    phase,
    options,
    host,
    crew,
    seats,
    sites,
    field,
    technologies,
    zone,
    deadline,
    window,
    pause,
    mulliganed,
    deckSize,
    discard,
    advanced,
    silent,
    talkOpened: opened,
    tally,
    lastSalvo,
    deeds,
    fallen,
    outcome,
    seed,
    survivors,
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
