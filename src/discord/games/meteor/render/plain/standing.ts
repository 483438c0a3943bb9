import type { LaunchPromise } from '../../../../../games/meteor/view/promises.js';
import type { SeatPublic, SiteView } from '../../../../../games/meteor/view/seat.js';
import { seatName, seconds, listed, listedApart, type Translate } from '../../../../../text/index.js';
import {
  cardName,
  challengeName,
  challengeRule,
  effectLines,
  meteorName,
  outlookText,
  pileText,
  powerName,
  powerRule,
  siteIn,
  technologyName,
  traitEffect,
  traitName,
  type TextContext,
} from '../../../../../text/meteor/index.js';
import { LIMITS } from '../../../../messages/parts.js';
import type { RocketChoice } from '../../presses.js';
import { promiseOf } from '../hand/chosen.js';
import type { HandModel } from '../models.js';
import { flightDamage, flights } from '../sky.js';
import { promiseText, rocketName, targetName } from './labels.js';

/** The table in sentences, from the nearest need to the farthest. */

export type StandingModel = Pick<HandModel, 'view' | 'unseen' | 'people' | 'now'>;
type Lines = (model: StandingModel, context: TextContext, t: Translate) => readonly string[];

/** A screen reader's text must be short: the beginning of a long list, and how many more there are. */
const MOST = 12;
const few = (lines: readonly string[], t: Translate): readonly string[] =>
  lines.length <= MOST
    ? lines
    : [...lines.slice(0, MOST), t('meteor.plain-panel.stands.more', { count: lines.length - MOST })];

const windowLines: Lines = (model, _, t) => {
  const { view, now } = model;
  if (view.pause !== null) return [t('meteor.plain-panel.stands.paused')];
  if (view.window === null) return [t('meteor.plain-panel.stands.no-window')];
  const left = seconds(t, view.window.closesAt - now);
  return [t('meteor.plain-panel.stands.window', { seconds: left, flights: flights(t, view, model.people) })];
};

const handLines: Lines = ({ view }, context, t) => {
  if (view.hand.length === 0) return [t('meteor.plain-panel.stands.hand-empty')];
  const cards = view.hand.map(({ card, count }) =>
    count === 1 ? cardName(t, card) : t('meteor.hand.button.card', { card: cardName(t, card), count }),
  );
  const completing = view.hand.flatMap(({ card, completes, sites }) =>
    completes.flatMap((made, site) =>
      made === null || sites[site] !== null
        ? []
        : [
            t(`meteor.plain-panel.stands.completes.${made}`, {
              card: cardName(t, card),
              site: siteIn(t, context, site, 'on'),
            }),
          ],
    ),
  );
  return [
    ...(completing.length === 0 ? [t('meteor.plain-panel.stands.completes-nothing')] : few(completing, t)),
    t('meteor.plain-panel.stands.hand', { cards: listed(t, cards) }),
  ];
};

const isReady = ({ outlook }: SiteView): boolean => outlook.kind === 'ready';

const readyLines: Lines = ({ view }, context, t) => {
  const own = view.launchable.map(({ site, damage }) =>
    t('meteor.plain-panel.stands.ready', {
      rocket: t('meteor.plain-panel.rocket', { damage }),
      site: siteIn(t, context, site, 'at'),
    }),
  );
  const theirs = view.sites
    .filter((site) => isReady(site) && !view.launchable.some((one) => one.site === site.id))
    .map((site) =>
      t('meteor.plain-panel.stands.ready', {
        rocket: t('meteor.plain-panel.rocket', {
          damage: flightDamage(view, { seat: 0, site: site.id, target: '', change: 0 }),
        }),
        site: siteIn(t, context, site.id, 'at'),
      }),
    );
  return [...(own.length === 0 ? [t('meteor.plain-panel.stands.none-ready')] : own), ...theirs];
};

/** A sure hit first. */
const WORTH: readonly LaunchPromise['kind'][] = ['wins', 'hit', 'chance', 'short', 'absorbed', 'overkill', 'none'];

/** What each ready Rocket, and all of them, would do to each meteor. */
const reachLines: Lines = (model, context, t) => {
  const { view } = model;
  const rockets: readonly RocketChoice[] = [
    ...view.launchable.map(({ site }) => site),
    ...(view.launchable.length > 1 ? (['all'] as const) : []),
  ];
  const flights = rockets
    .flatMap((rocket) =>
      view.targets.flatMap((target) => {
        const flight = { rockets: rocket, change: 0 };
        const promise = promiseOf(model, flight, target);
        return promise === null ? [] : [{ flight, target, promise }];
      }),
    )
    .sort((a, b) => WORTH.indexOf(a.promise.kind) - WORTH.indexOf(b.promise.kind));
  const lines = flights.map(({ flight, target, promise }) =>
    t('meteor.plain-panel.stands.reach', {
      rocket: rocketName(t, view, context, flight),
      target: targetName(t, view, target),
      what: promiseText(t, promise),
    }),
  );
  return few(lines, t);
};

const fieldLines: Lines = ({ view }, _, t) => {
  const traits = [...new Set(view.field.flatMap(({ trait }) => trait ?? []))];
  return [
    t('meteor.plain-panel.stands.meteors', {
      count: view.field.length,
      meteors: listedApart(
        t,
        view.field.map((meteor) => meteorName(t, meteor)),
      ),
    }),
    ...traits.map((trait) =>
      t('meteor.plain-panel.stands.trait', { trait: traitName(t, trait), effect: traitEffect(t, trait) }),
    ),
  ];
};

const timeLines: Lines = ({ view, now }, _, t) => {
  const left = view.pause === null ? view.deadline - now : view.pause.zoneLeft;
  return [t('meteor.plain-panel.stands.zone', { zone: view.zone, seconds: seconds(t, left) })];
};

const siteLines: Lines = ({ view }, context, t) =>
  [...view.sites]
    .sort((a, b) => Number(b.owner === view.seat) - Number(a.owner === view.seat))
    .map((site) => {
      const name = siteIn(t, context, site.id, 'head');
      const pile = pileText(
        t,
        site.pile,
        site.transmuted.map(({ as }) => as),
      );
      return site.pile.length === 0
        ? t('meteor.plain-panel.stands.site-empty', { site: name })
        : t('meteor.plain-panel.stands.site', { site: name, pile, outlook: outlookText(t, context, site) });
    });

const partnerLines: Lines = ({ view, people }, _, t) => {
  const line = ({ seat, passed, handSize }: SeatPublic): string => {
    const filling = { name: seatName(t, people, seat), cards: t('common.cards', { count: handSize }) };
    return t(passed ? 'meteor.plain-panel.stands.partner-passed' : 'meteor.plain-panel.stands.partner', filling);
  };
  const own = view.seats.some(({ seat, passed }) => seat === view.seat && passed);
  return [
    ...(own ? [t('meteor.plain-panel.stands.passed')] : []),
    ...view.seats.filter(({ seat, status }) => seat !== view.seat && status === 'in').map(line),
  ];
};

const builtLines: Lines = ({ view }, _, t) =>
  view.technologies.map((id) =>
    t('meteor.plain-panel.stands.technology', {
      technology: technologyName(t, id),
      effect: listedApart(t, effectLines(t, id, view.options)),
    }),
  );

const ownLines: Lines = ({ view }, _, t) => {
  const { power = null, challenge = null } = view.own ?? {};
  const powers = power === null ? [] : [{ power: powerName(t, power), rule: powerRule(t, power) }];
  const challenges =
    challenge === null ? [] : [{ challenge: challengeName(t, challenge), rule: challengeRule(t, challenge) }];
  return [
    ...powers.map((filling) => t('meteor.hand.power', { icon: '', ...filling })),
    ...challenges.map((filling) => t('meteor.hand.challenge', { icon: '', ...filling })),
  ];
};

const GROUPS: readonly Lines[] = [
  windowLines,
  handLines,
  readyLines,
  reachLines,
  timeLines,
  fieldLines,
  siteLines,
  partnerLines,
  builtLines,
  ownLines,
];

export function standing(model: StandingModel, t: Translate): readonly string[] {
  const context: TextContext = { view: model.view, people: model.people, viewer: model.view.seat };
  return within(
    GROUPS.flatMap((lines) => lines(model, context, t)),
    t,
  );
}

/** Fits the lines in a message: the farthest ones are replaced by their number. */
const MOST_TEXT = LIMITS.text - 200;
function within(lines: readonly string[], t: Translate): readonly string[] {
  let length = 0;
  const fitting = lines.findIndex((line) => (length += line.length + 1) > MOST_TEXT);
  return fitting < 0
    ? lines
    : [...lines.slice(0, fitting), t('meteor.plain-panel.stands.more', { count: lines.length - fitting })];
}
