import { cardOf } from '../../games/meteor/catalogue.js';
import type { GameEvent } from '../../games/meteor/event.js';
import type { Strike } from '../../games/meteor/state.js';
import { bossName, bossRule, challengeName, powerName } from './advanced.js';
import { cardLabel, cardName, effectLines, energyName, pileText, technologyName } from './cards.js';
import { icon } from '../icons.js';
import { rocketMark } from './marks.js';
import { listedApart } from '../lists.js';
import { seatName } from '../names.js';
import { siteIn, type TextContext } from './sites.js';
import { seconds } from '../time.js';
import type { Translate } from '../translate.js';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;
type Teller<T extends GameEvent['type']> = (t: Translate, event: EventOf<T>, context: TextContext) => string | null;

/** Room for a line, or two on a phone. */
const LONGEST = 220;

const silent = (): null => null;
const sum = (damages: readonly number[]): string => damages.join(' + ');

function strikeText(t: Translate, strike: Strike, context: TextContext): string {
  const flown = strike.rockets.filter(({ counts }) => counts);
  const shown = flown.length === 0 ? strike.rockets : flown;
  const names = [...new Set(shown.map(({ seat }) => seatName(t, context.people, seat)))].join(' + ');
  const { target, size, result } = strike;
  const damages = sum(flown.map(({ damage }) => damage));
  const total = flown.length > 1 ? `${damages} = ${strike.sum}` : String(strike.sum);
  if (result === 'overkill') return t('meteor.headline.overkill', { names, total, target, size });
  if (result === 'survived' && strike.hidden === true && flown.length > 0)
    return t('meteor.headline.survived-hidden', { names, total, target });
  if (result === 'survived') {
    return flown.length === 0
      ? t('meteor.headline.survived-immune', { names, target, size })
      : t('meteor.headline.survived', { names, total, target, size });
  }
  return flown.length > 1
    ? t('meteor.headline.destroyed', { names, sum: damages, target, total: strike.sum })
    : t('meteor.headline.destroyed-one', { names, total, target });
}

/** What is said of each event. Of draws only how many: what was drawn is hidden. */
const TELLERS: { readonly [T in GameEvent['type']]: Teller<T> } = {
  created: silent,
  joined: (t, { seat }, { people }) => t('meteor.headline.joined', { name: seatName(t, people, seat) }),
  left: (t, { seat, kicked }, { people }) =>
    t(kicked ? 'meteor.headline.kicked' : 'meteor.headline.left', { name: seatName(t, people, seat) }),
  'host-changed': (t, { seat }, { people }) => t('meteor.headline.host-changed', { name: seatName(t, people, seat) }),
  configured: silent,
  'field-dealt': (t, { mulligan }) => t(mulligan ? 'meteor.headline.mulligan' : 'meteor.headline.field-dealt'),
  'lobby-reopened': (t) => t('meteor.headline.lobby-reopened'),
  'table-laid': silent,
  'clock-started': (t) => t('meteor.headline.clock-started'),
  placed: (t, { seat, site, card: kind, as, ready }, context) => {
    const card = as ?? kind;
    const name = seatName(t, context.people, seat);
    if (!ready)
      return t('meteor.headline.placed', { name, site: siteIn(t, context, site, 'on'), card: cardLabel(t, card) });
    const pile = context.view?.sites.find(({ id }) => id === site)?.pile ?? [card];
    return t('meteor.headline.ready', {
      name,
      site: siteIn(t, context, site, 'at'),
      card: pileText(
        t,
        pile.filter((id) => cardOf(id)?.kind === 'rocket'),
        [],
        true,
      ),
    });
  },
  'technology-built': (t, { seat, technology }, { people, view }) =>
    t('meteor.headline.technology-built', {
      name: seatName(t, people, seat),
      technology: technologyName(t, technology),
      effect: listedApart(t, effectLines(t, technology, view?.options)),
    }),
  'meteors-revealed': (t) => t('meteor.headline.meteors-revealed'),
  'retrofit-built': (t, { seat }, { people }) =>
    t('meteor.headline.retrofit-built', { name: seatName(t, people, seat) }),
  drawn: (t, { cards }) => (cards.length === 0 ? null : t('meteor.headline.drawn', { count: cards.length })),
  discarded: (t, { cards, by }) => {
    const filling = { cards: t('common.cards', { count: cards.length }) };
    return by === undefined
      ? t('meteor.headline.discarded', filling)
      : t('meteor.headline.discarded-boss', { ...filling, boss: bossName(t, by) });
  },
  scrapped: (t, { seat, site }, context) =>
    t('meteor.headline.scrapped', { name: seatName(t, context.people, seat), site: siteIn(t, context, site, 'at') }),
  launched: (t, { seat, site, target, change }, context) => {
    const rocket = context.view?.sites
      .find(({ id }) => id === site)
      ?.pile.map(cardOf)
      .find((card) => card?.kind === 'rocket');
    const damage = rocket?.kind === 'rocket' ? Math.max(1, rocket.damage + change) : '';
    return t('meteor.headline.launched', {
      name: seatName(t, context.people, seat),
      damage: `${icon(t, rocketMark(Number(damage), true))}${damage}`,
      target,
    });
  },
  'salvo-resolved': (t, { strikes }, context) => salvoText(t, strikes, context),
  'meteor-joined': (t, { meteor: { letter, band, card } }) =>
    band === 'boss'
      ? t('meteor.headline.half-returned', { target: letter, boss: bossName(t, card) })
      : t('meteor.headline.meteor-joined', { target: letter }),
  'overkill-absorbed': (t, { technology }) =>
    t('meteor.headline.overkill-absorbed', { technology: technologyName(t, technology) }),
  'zone-changed': (t, { zone, cause }) => t(`meteor.headline.zone-${cause}`, { zone, before: zone + 1 }),
  passed: (t, { seat }, { people }) => t('meteor.headline.passed', { name: seatName(t, people, seat) }),
  'timed-out': (t, { by }, { people }) =>
    by === null
      ? t('meteor.headline.timed-out-bot')
      : t('meteor.headline.timed-out', { name: seatName(t, people, by) }),
  resumed: (t, { by }, { people }) => t('meteor.headline.resumed', { name: seatName(t, people, by) }),
  returned: silent,
  'taken-over': (t, { seat }, { people }) => t('meteor.headline.taken-over', { name: seatName(t, people, seat) }),
  'boss-placed': (t, { boss, letter }) =>
    t('meteor.headline.boss-placed', { boss: bossName(t, boss), target: letter, rule: bossRule(t, boss) }),
  'card-redrawn': (t, { kind, card, seat }, { people }) =>
    kind === 'boss' || seat === null
      ? t('meteor.headline.boss-redrawn', { boss: bossName(t, card) })
      : t('meteor.headline.challenge-redrawn', { challenge: challengeName(t, card), name: seatName(t, people, seat) }),
  overflowed: (t, { cards }) => t('meteor.headline.overflowed', { count: cards.length }),
  'overkill-averted': (t, { seat, power }, { people }) =>
    t('meteor.headline.overkill-averted', { power: powerName(t, power), name: seatName(t, people, seat) }),
  'size-drawn': (t, { letter, size }, { view }) => {
    const boss = view?.field.find((meteor) => meteor.letter === letter)?.boss ?? letter;
    return t('meteor.headline.size-drawn', { boss: bossName(t, boss), size });
  },
  'rocket-lost': (t, { seat, challenge }, { people }) =>
    t('meteor.headline.rocket-lost', { name: seatName(t, people, seat), challenge: challengeName(t, challenge) }),
  used: silent,
  'hand-seen': (t, { seat, of }, { people }) =>
    t('meteor.headline.hand-seen', { name: seatName(t, people, seat), other: seatName(t, people, of) }),
  'meteor-turned-up': (t, { letter }) => t('meteor.headline.meteor-turned-up', { target: letter }),
  'card-taken': (t, { seat, card }, { people }) =>
    t('meteor.headline.card-taken', { name: seatName(t, people, seat), card: cardName(t, card) }),
  'time-added': (t, { ms }) => t('meteor.headline.time-added', { seconds: seconds(t, ms) }),
  'energy-declared': (t, { seat, as }, { people }) =>
    t('meteor.headline.energy-declared', { name: seatName(t, people, seat), energy: energyName(t, as) }),
  'energy-named': (t, { seat, energy }, { people }) =>
    t('meteor.robots.waits-for', { name: seatName(t, people, seat), energy: energyName(t, energy) }),
  ended: silent,
};

/** What a salvo did, target by target. */
export const salvoText = (t: Translate, strikes: readonly Strike[], context: TextContext): string =>
  strikes.map((strike) => strikeText(t, strike, context)).join(' ');

/** A launch that resolves at once, and a card that completes something, are told by what they led to. */
const TOLD_BY: { readonly [T in GameEvent['type']]?: readonly GameEvent['type'][] } = {
  placed: ['technology-built', 'retrofit-built'],
  launched: ['salvo-resolved'],
  drawn: ['zone-changed', 'clock-started'],
  passed: ['zone-changed'],
  'meteors-revealed': ['technology-built'],
};

/** What just happened, a sentence each. `context.view` is the table after the events. */
export function headlines(t: Translate, events: readonly GameEvent[], context: TextContext): readonly string[] {
  const types = new Set(events.map(({ type }) => type));
  return events
    .map((event) => {
      if (TOLD_BY[event.type]?.some((later) => types.has(later)) === true) return null;
      const tell = TELLERS[event.type] as (t: Translate, event: GameEvent, context: TextContext) => string | null;
      return tell(t, event, context);
    })
    .filter((line) => line !== null);
}

/** As much of it as a line has room for, for everyone: the context's `viewer` is null. Null: nothing to say. */
export function headline(t: Translate, events: readonly GameEvent[], context: TextContext): string | null {
  const said = headlines(t, events, context);
  const kept: string[] = [];
  for (const line of said) if (kept.length === 0 || kept.join(' ').length + line.length < LONGEST) kept.push(line);
  return kept.length === 0 ? null : kept.join(' ');
}
