import { CARDS, cardOf, orderOf } from '../../../../../games/meteor/catalogue.js';
import { launchPromise, startsRetrofit, type LaunchPromise } from '../../../../../games/meteor/view/promises.js';
import type { CardId, Letter, SiteId } from '../../../../../games/meteor/state.js';
import type { CardMoves, MeteorView, SeatView } from '../../../../../games/meteor/view/seat.js';
import { labelled, type Translate } from '../../../../../text/index.js';
import {
  bossName,
  cardMark,
  meteorMark,
  siteLabel,
  siteName,
  sizeText,
  traitName,
  type TextContext,
} from '../../../../../text/meteor/index.js';
import type { RocketChoice } from '../../presses.js';
import { isClosed } from './advanced.js';
import { cardText } from '../card-text.js';
import { hintsChoice } from './hints.js';
import type { HandModel } from '../models.js';
import type { Choice } from '../parts.js';
import { timeOutExists } from '../sky.js';

/** What the hand panel offers to press, each group in its fixed order. */

/** The model with its choices made good: what isn't there any more falls back to this seat's own. */
export interface Chosen {
  readonly site: SiteId | null;
  readonly change: number;
  readonly rockets: RocketChoice;
}

export function chosenOf({ view, site, change, rockets }: HandModel): Chosen {
  const own = view.sites.find(({ owner }) => owner === view.seat) ?? view.sites[0];
  const flyable =
    view.launchable.some((one) => one.site === rockets) || (rockets === 'all' && view.launchable.length > 1);
  return {
    site: view.sites.some(({ id }) => id === site) ? site : (own?.id ?? null),
    change: view.changes.includes(change) ? change : 0,
    rockets: flyable ? rockets : (view.launchable[0]?.site ?? 'all'),
  };
}

const textContextOf = ({ view, people }: HandModel): TextContext => ({ view, people, viewer: view.seat });

const fits = (view: SeatView, site: SiteId): boolean => view.hand.some(({ sites }) => sites[site] === null);

export function siteChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  return model.view.sites.map(({ id }) => {
    const name = siteLabel(t, textContextOf(model), id);
    const label = isClosed(model.view, id) ? t('meteor.hand.button.closed', { label: name }) : name;
    const mine = id === chosen.site;
    return {
      press: { name: 'hand/site', site: id },
      label: mine ? t('meteor.hand.button.chosen', { label }) : label,
      style: mine ? 'primary' : 'secondary',
      disabled: !fits(model.view, id),
    };
  });
}

/** An Energy that would lie as another type says so. */
function cardAs(t: Translate, card: CardId, armed: CardId | null): string {
  const plain = cardText(t, card);
  return armed === null || armed === card || cardOf(card)?.kind !== 'energy'
    ? plain
    : t('meteor.hand.button.card-as', { card: plain, energy: armed });
}

function cardChoice(t: Translate, view: SeatView, moves: CardMoves, site: SiteId): Choice {
  const { card, count, sites, completes } = moves;
  const armed = view.own?.armed ?? null;
  const plain = cardAs(t, card, armed);
  const counted = count === 1 ? plain : t('meteor.hand.button.card', { card: plain, count });
  const made = sites[site] === null ? (completes[site] ?? null) : null;
  const label =
    made !== null
      ? t(`meteor.hand.button.to-${made}`, { label: counted })
      : // A lesson speaks of Retrofits in their own time.
        view.options.lesson !== true && startsRetrofit(view, moves, site)
        ? t('meteor.hand.button.starts-retrofit', { label: counted })
        : counted;
  return {
    press: { name: 'hand/place', card, site },
    ...labelled(t, cardMark(card), label),
    style: made === null ? 'secondary' : 'success',
    disabled: count === 0 || sites[site] !== null,
  };
}

const ENERGY: readonly CardId[] = CARDS.filter(({ kind }) => kind === 'energy').map(({ id }) => id);
const inOrder = (ids: readonly CardId[]): readonly CardId[] =>
  [...new Set(ids)].sort((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));

/** The four energies keep their places in a row of their own; the rest follows, with kinds that were there before. */
export function cardChoices(
  { view }: HandModel,
  site: SiteId | null,
  keep: readonly CardId[],
  t: Translate,
): { readonly energy: readonly Choice[]; readonly rest: readonly Choice[] } {
  if (site === null) return { energy: [], rest: [] };
  const held = new Map(view.hand.map((moves) => [moves.card, moves]));
  const choice = (card: CardId): Choice =>
    cardChoice(t, view, held.get(card) ?? { card, count: 0, sites: [], completes: [] }, site);
  const others = inOrder([...held.keys(), ...keep]).filter((id) => !ENERGY.includes(id));
  return { energy: ENERGY.map(choice), rest: others.map(choice) };
}

/** Cards in hand that can't go on the site: chosen in a select they are refused, with the reason in words. */
export const greyedChoices = ({ view }: HandModel, site: SiteId | null, t: Translate): readonly Choice[] =>
  site === null
    ? []
    : view.hand
        .filter(({ sites }) => sites[site] !== null)
        .map(({ card }) => ({
          press: { name: 'hand/place', card, site },
          ...labelled(t, cardMark(card), cardText(t, card)),
        }));

/** Which of several ready Rockets fly, and what is added to their damage. */
export function rocketChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view } = model;
  const ticked = (rockets: RocketChoice, label: string): Choice => ({
    press: { name: 'hand/rockets', rockets },
    label: chosen.rockets === rockets ? t('meteor.hand.button.chosen', { label }) : label,
    style: chosen.rockets === rockets ? 'primary' : 'secondary',
  });
  if (view.launchable.length < 2) return [];
  return [
    ...view.launchable.map(({ site, damage }) =>
      ticked(site, t('meteor.hand.button.from-site', { damage, site: siteLabel(t, textContextOf(model), site) })),
    ),
    ticked(
      'all',
      t('meteor.hand.button.all-rockets', { damage: view.launchable.map(({ damage }) => damage).join(' + ') }),
    ),
  ];
}

export function changeChoices({ view }: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  return view.changes
    .filter((change) => change !== 0)
    .map((change) => {
      const label =
        change > 0 ? t('meteor.hand.button.more', { by: change }) : t('meteor.hand.button.less', { by: -change });
      const on = chosen.change === change;
      return {
        press: { name: 'hand/change', change: on ? 0 : change },
        label: on ? t('meteor.hand.button.chosen', { label }) : label,
        style: on ? 'primary' : 'secondary',
      };
    });
}

/** Damages that would fly now, as `3` or `3 + 4 = 7`. */
export function launchDamage({ view }: HandModel, chosen: Chosen): string {
  const flying = view.launchable
    .filter(({ site }) => chosen.rockets === 'all' || site === chosen.rockets)
    .map(({ damage }) => Math.max(1, damage + chosen.change));
  const sum = flying.reduce((total, damage) => total + damage, 0);
  return flying.length > 1 ? `${flying.join(' + ')} = ${sum}` : String(sum);
}

function targetLabel(t: Translate, meteor: MeteorView): string {
  const filling = { letter: meteor.letter, size: sizeText(meteor) };
  return meteor.boss !== null
    ? t('meteor.hand.button.target-boss', {
        ...filling,
        boss: bossName(t, meteor.boss),
        size: filling.size,
      })
    : meteor.size === null
      ? t('meteor.hand.button.target-down', filling)
      : meteor.trait === null
        ? t('meteor.hand.button.target-up', filling)
        : t('meteor.hand.button.target-trait', { ...filling, trait: traitName(t, meteor.trait) });
}

/** The ready sites whose Rockets the buttons would launch. */
const sitesOf = (view: SeatView, rockets: RocketChoice): readonly SiteId[] =>
  rockets === 'all' ? view.launchable.map(({ site }) => site) : [rockets];

/** What a press of that target's button will do, by what this seat may know. */
export const promiseOf = (
  { view, unseen = [] }: Pick<HandModel, 'view' | 'unseen'>,
  { rockets, change }: Pick<Chosen, 'rockets' | 'change'>,
  target: Letter,
): LaunchPromise | null => launchPromise(view, unseen, { target, sites: sitesOf(view, rockets), change });

function promisedLabel(t: Translate, label: string, promise: LaunchPromise | null): string {
  switch (promise?.kind) {
    case undefined:
      return label;
    case 'short':
      return t('meteor.hand.button.promise.short', { label, by: promise.by });
    case 'chance':
      return promise.hits === 0
        ? t('meteor.hand.button.promise.never', { label })
        : t('meteor.hand.button.promise.chance', { label, hits: promise.hits, of: promise.of });
    case 'overkill':
      return t(promise.loses ? 'meteor.hand.button.promise.overkill-loses' : 'meteor.hand.button.promise.overkill', {
        label,
      });
    case 'hit':
    case 'wins':
    case 'none':
    case 'absorbed':
      return t(`meteor.hand.button.promise.${promise.kind}`, { label });
  }
}

/** Green for a sure hit, red for what loses the game, blue for what others shoot at already. */
function targetStyle(promise: LaunchPromise | null, isTarget: boolean): NonNullable<Choice['style']> {
  if (promise?.kind === 'hit' || promise?.kind === 'wins') return 'success';
  if (promise?.kind === 'overkill' && promise.loses) return 'danger';
  return isTarget ? 'primary' : 'secondary';
}

export function targetChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view } = model;
  return view.field.map((meteor) => {
    const { letter } = meteor;
    const open = view.targets.includes(letter);
    const promise = open ? promiseOf(model, chosen, letter) : null;
    return {
      press: { name: 'hand/launch', target: letter, rockets: chosen.rockets, change: chosen.change },
      ...labelled(t, meteorMark(meteor), promisedLabel(t, targetLabel(t, meteor), promise)),
      style: targetStyle(promise, view.window?.rockets.some(({ target }) => target === letter) === true),
      disabled: !open,
    };
  });
}

/** Scrap names its site: the chosen one if this seat may ever scrap it, else its own first. */
export function controlChoices(model: HandModel, chosen: Chosen, t: Translate): readonly Choice[] {
  const { view, confirmPass } = model;
  const passing: Choice = {
    press: { name: 'hand/pass' },
    label: t('meteor.board.button.pass'),
    disabled: !view.mayPass || confirmPass,
  };
  if (view.options.lesson === true) return [passing];
  const mayOwn = view.sites.filter(({ owner }) => owner === view.seat || owner === null);
  const scrap = (mayOwn.find(({ id }) => id === chosen.site) ?? mayOwn[0])?.id;
  return [
    passing,
    ...(scrap === undefined
      ? []
      : [
          {
            press: { name: 'hand/scrap', site: scrap } as const,
            label: t('meteor.hand.button.scrap', { site: siteName(t, textContextOf(model), scrap) }),
            disabled: !view.scrappable.includes(scrap),
          },
        ]),
    {
      press: { name: 'hand/time-out' },
      label: t('meteor.board.button.time-out'),
      disabled: !view.mayTimeOut || !timeOutExists(view),
    },
    ...hintsChoice(model, t),
    ...(confirmPass && view.mayPass
      ? [
          {
            press: { name: 'hand/pass-confirm' } as const,
            label: t('meteor.hand.button.pass-and-lose'),
            style: 'danger' as const,
          },
          { press: { name: 'hand/pass-cancel' } as const, label: t('meteor.hand.button.pass-not') },
        ]
      : []),
  ];
}
