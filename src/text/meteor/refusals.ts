import type { LessonMove } from '../../games/meteor/index.js';
import type { Refusal } from '../../games/meteor/refusal.js';
import type { SharedRefusalCode } from '../../games/shared/lobby.js';
import type { Letter, Seat } from '../../games/meteor/state.js';
import type { PublicView, SiteView } from '../../games/meteor/view/seat.js';
import { bossName, challengeName, powerName } from './advanced.js';
import { cardName, energyName, meteorName, pileText } from './cards.js';
import { dayText } from '../date-format.js';
import { all, either } from '../lists.js';
import { seatName } from '../names.js';
import { siteIn, siteLabel, siteName, type TextContext } from './sites.js';
import { outlookText } from './outlook.js';
import { seconds } from '../time.js';
import { plain, refusalIn, type RefusalWords } from '../refusal-words.js';
import type { Translate } from '../translate.js';

/** Refusals that only Meteor has. */
export type Refused = Exclude<Refusal, { readonly code: SharedRefusalCode }>;

type With<C extends Refused['code']> = Extract<Refused, { readonly code: C }>;

const host = (t: Translate, context: TextContext, seat: Seat | undefined = context.view?.host): string =>
  seat === undefined ? t('common.nobody') : seatName(t, context.people, seat);
const sitesWhere = (t: Translate, context: TextContext, wanted: (site: SiteView) => boolean): string =>
  either(
    t,
    (context.view?.sites ?? []).filter(wanted).map(({ id }) => siteName(t, context, id)),
  );
const someMeteors = (t: Translate, view: PublicView | null, letters: readonly Letter[]): string =>
  either(
    t,
    letters.map((letter) => {
      const meteor = view?.field.find((one) => one.letter === letter);
      return meteor === undefined ? letter : meteorName(t, meteor);
    }),
  );
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change).replace('-', '−'));

/** Whose card it is, for one who may be its holder. */
const holderName = (t: Translate, context: TextContext, seat: Seat): string =>
  seat === context.viewer ? t('meteor.refusal.you') : host(t, context, seat);

/** What an ability's targets are called. */
function abilityTargets(t: Translate, context: TextContext, { does, legal }: With<'ability-target'>): string {
  switch (does) {
    case 'see-hand':
      return either(
        t,
        legal.map((seat) => seatName(t, context.people, Number(seat))),
      );
    case 'turn-up':
      return someMeteors(t, context.view, legal);
    case 'take-discarded':
      return either(
        t,
        legal.map((id) => cardName(t, id)),
      );
    case 'declare-energy':
      return either(
        t,
        legal.map((letter) => energyName(t, letter)),
      );
    case 'add-time':
      return either(t, []);
  }
}

/** What a lesson waits for, as something to press. */
function lessonPress(t: Translate, move: LessonMove, context: TextContext): string {
  switch (move.type) {
    case 'place':
      return t('meteor.lesson.press.place', { site: siteLabel(t, context, move.site), card: cardName(t, move.card) });
    case 'launch':
      return t('meteor.lesson.press.launch', { target: move.target });
    case 'pass':
      return t('meteor.lesson.press.pass');
  }
}

const WORDS: RefusalWords<Refused, TextContext> = {
  'relaxed-is-solo': (t, _, context) =>
    t('meteor.refusal.relaxed-is-solo', { players: context.view?.seats.length ?? 0 }),
  'mulligan-used': (t, _, context) => t('meteor.refusal.mulligan-used', { host: host(t, context) }),
  'mulligan-too-late': plain('meteor.refusal.mulligan-too-late'),
  'shared-deal': (t, { day }) =>
    day === null ? t('meteor.refusal.shared-deal') : t('meteor.refusal.shared-deal-day', { day: dayText(t, day) }),
  'shared-crew': (t, { players, legal }) =>
    t('meteor.refusal.shared-crew', { players, legal: either(t, legal.map(String)) }),
  'past-day': (t) => t('daily.past'),
  'duel-time-out': (t, { most }) => t('meteor.refusal.duel-time-out', { seconds: seconds(t, most) }),
  'time-out': plain('meteor.refusal.time-out'),
  'no-such-site': (t, _, context) => t('meteor.refusal.no-such-site', { sites: sitesWhere(t, context, () => true) }),
  'card-not-in-hand': (t, refusal) =>
    t('meteor.refusal.card-not-in-hand', {
      card: cardName(t, refusal.card),
      held: all(
        t,
        refusal.held.map((id) => cardName(t, id)),
      ),
    }),
  'owner-first': (t, refusal, context) =>
    t('meteor.refusal.owner-first', {
      owner: host(t, context, refusal.owner),
      site: siteIn(t, context, refusal.site, 'on'),
      sites: sitesWhere(
        t,
        context,
        ({ id, owner, outlook }) =>
          id !== refusal.site &&
          outlook.kind !== 'ready' &&
          outlook.kind !== 'launching' &&
          (outlook.kind !== 'empty' || owner === null || owner === context.viewer),
      ),
    }),
  'site-ready': (t, refusal, context) => {
    const owner = context.view?.sites.find(({ id }) => id === refusal.site)?.owner ?? null;
    const filling = { site: siteIn(t, context, refusal.site, 'at'), card: cardName(t, refusal.card) };
    if (owner === null) return t('meteor.refusal.rocket-there-shared', filling);
    if (owner === context.viewer) return t('meteor.refusal.rocket-there-own', filling);
    return t('meteor.refusal.rocket-there', { ...filling, owner: seatName(t, context.people, owner) });
  },
  'site-launching': (t, refusal, context) =>
    t('meteor.refusal.site-launching', { site: siteIn(t, context, refusal.site, 'from') }),
  'no-project': (t, refusal, context) => {
    const site = siteIn(t, context, refusal.site, 'on');
    const card = cardName(t, refusal.card);
    const pile = refusal.pile.length === 0 ? t('common.nothing') : pileText(t, refusal.pile);
    if (refusal.legal.length === 0) return t('meteor.refusal.no-fit', { card, site, pile });
    const cards = either(
      t,
      refusal.legal.map((id) => cardName(t, id)),
    );
    return t('meteor.refusal.no-fit-legal', { card, site, pile, cards });
  },
  'site-empty': (t, refusal, context) =>
    t('meteor.refusal.site-empty', { site: siteIn(t, context, refusal.site, 'at') }),
  'not-your-site': (t, refusal, context) =>
    t('meteor.refusal.owner-only', {
      owner: host(t, context, refusal.owner),
      sites: sitesWhere(t, context, ({ owner }) => owner === null || owner === context.viewer),
    }),
  'nothing-ready': plain('meteor.refusal.nothing-ready'),
  'not-ready': (t, refusal, context) => {
    const site = context.view?.sites.find(({ id }) => id === refusal.site);
    return t('meteor.refusal.not-ready', {
      site: siteIn(t, context, refusal.site, 'at'),
      state: site === undefined ? t('common.nothing') : outlookText(t, context, site),
    });
  },
  'choose-site': (t, refusal, context) =>
    t('meteor.refusal.choose-site', {
      sites: either(
        t,
        refusal.sites.map((id) => siteName(t, context, id)),
      ),
    }),
  'no-such-meteor': (t, refusal, context) =>
    t('meteor.refusal.no-such-meteor', {
      target: refusal.target,
      legal: someMeteors(t, context.view, refusal.legal),
    }),
  'no-change': (t, refusal) =>
    t('meteor.refusal.no-change', { change: signed(refusal.change), legal: either(t, refusal.legal.map(signed)) }),
  'already-passed': plain('meteor.refusal.already-passed'),
  'may-not-name': plain('meteor.refusal.may-not-name'),
  'confirm-last-pass': plain('meteor.refusal.confirm-last-pass'),
  'no-boss': plain('meteor.refusal.no-boss'),
  'boss-placed': (t, refusal, context) =>
    t('meteor.refusal.boss-placed', { boss: bossName(t, refusal.boss), host: host(t, context) }),
  'mulligan-ended': (t, _, context) => t('meteor.refusal.mulligan-ended', { host: host(t, context) }),
  'site-closed': (t, refusal, context) =>
    t('meteor.refusal.site-closed', {
      site: siteIn(t, context, refusal.site, 'on'),
      challenge: challengeName(t, refusal.challenge),
      holder: holderName(t, context, refusal.holder),
      sites: sitesWhere(t, context, ({ owner }) => owner === null || owner === context.viewer),
    }),
  'kind-forbidden': (t, { card, counts, challenge }) =>
    card === counts
      ? t('meteor.refusal.kind-forbidden', { card: cardName(t, card), challenge: challengeName(t, challenge) })
      : t('meteor.refusal.kind-forbidden-as', {
          card: cardName(t, card),
          counts: cardName(t, counts),
          challenge: challengeName(t, challenge),
        }),
  'rocket-forbidden': (t, refusal, context) =>
    t('meteor.refusal.rocket-forbidden', {
      card: cardName(t, refusal.card),
      site: siteIn(t, context, refusal.site, 'at'),
      challenge: challengeName(t, refusal.challenge),
      holder: holderName(t, context, refusal.holder),
      most: refusal.most,
    }),
  'too-soon': (t, { challenge, left }) =>
    t('meteor.refusal.too-soon', { challenge: challengeName(t, challenge), seconds: seconds(t, left) }),
  'target-shielded': (t, refusal, context) =>
    t('meteor.refusal.target-shielded', {
      boss: bossName(t, refusal.boss),
      target: refusal.target,
      legal: someMeteors(t, context.view, refusal.legal),
    }),
  'no-ability': (t, { own }) =>
    own === null ? t('meteor.refusal.no-ability') : t('meteor.refusal.no-ability-other', { own: powerName(t, own) }),
  'ability-spent': (t, { ability, until }) =>
    t(`meteor.refusal.ability-spent-${until}`, { ability: powerName(t, ability) }),
  'ability-target': (t, refusal, context) => {
    const ability = powerName(t, refusal.ability);
    if (refusal.legal.length === 0) return t('meteor.refusal.ability-target-none', { ability });
    return t('meteor.refusal.ability-target', { ability, legal: abilityTargets(t, context, refusal) });
  },
  'hand-full': (t, { challenge, most }) =>
    t('meteor.refusal.hand-full', {
      challenge: challengeName(t, challenge),
      cards: t('common.cards', { count: most }),
    }),
  'time-out-off': plain('meteor.refusal.time-out-off'),
  'time-out-host-only': (t, refusal, context) =>
    t('meteor.refusal.time-out-host-only', { host: host(t, context, refusal.host) }),
  'already-time-out': plain('meteor.refusal.already-time-out'),
  'no-time-out': plain('meteor.refusal.no-time-out'),
  'lesson-step': (t, { move }, context) => t('meteor.refusal.lesson-step', { press: lessonPress(t, move, context) }),
  'lesson-partner': plain('meteor.refusal.lesson-partner'),
};

/** Every code that has words. */
export const REFUSAL_CODES = Object.keys(WORDS) as readonly Refused['code'][];

export const isOwnRefusal = (refusal: { readonly code: string }): refusal is Refused =>
  Object.hasOwn(WORDS, refusal.code);

const NO_CONTEXT: TextContext = { people: new Map(), view: null, viewer: null };

/** What happened, why, and what would be legal; for the one who was refused. */
export const refusalText = (t: Translate, refusal: Refused, context: TextContext = NO_CONTEXT): string =>
  refusalIn(WORDS, t, refusal, context);
