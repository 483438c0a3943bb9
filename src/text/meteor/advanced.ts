import { bossOf, challengeOf, powerOf } from '../../games/meteor/catalogue.js';
import type { BossCard, BossEffect } from '../../games/meteor/cards/bosses.js';
import type { SeatCard, SeatEffect } from '../../games/meteor/cards/seat-effects.js';
import { bandName, energyIcon, energyName } from './cards.js';
import { seconds } from '../time.js';
import { listedApart } from '../lists.js';
import { isPlainKey, type Translate } from '../translate.js';

type Kind = 'boss' | 'power' | 'challenge';

function nameOf(t: Translate, kind: Kind, id: string): string {
  const key = `meteor.advanced.${kind}.${id}`;
  return isPlainKey(key) ? t(key) : id;
}

/** `Dark Body` */
export const bossName = (t: Translate, id: string): string => nameOf(t, 'boss', id);
/** `Second Pad` */
export const powerName = (t: Translate, id: string): string => nameOf(t, 'power', id);
/** `Red Tape` */
export const challengeName = (t: Translate, id: string): string => nameOf(t, 'challenge', id);

const cards = (t: Translate, count: number): string => t('common.cards', { count });

function sizeText(t: Translate, { low, high, pieces = 1 }: BossCard): string {
  if (pieces > 1) return t('meteor.advanced.size.pieces', { count: pieces, size: low });
  return low === high ? t('meteor.advanced.size.fixed', { size: low }) : t('meteor.advanced.size.drawn', { low, high });
}

function bossEffectText(t: Translate, effect: BossEffect): string {
  switch (effect.kind) {
    case 'hits-after-zone':
      return t('meteor.advanced.boss-effect.hits-after-zone', { zone: effect.zone });
    case 'zone-brings':
      return t('meteor.advanced.boss-effect.zone-brings', { band: bandName(t, effect.band), most: effect.most });
    case 'zone-all-discard':
      return t('meteor.advanced.boss-effect.zone-all-discard', { cards: cards(t, effect.cards) });
    case 'overkill-pushes':
      return t('meteor.advanced.boss-effect.overkill-pushes', { zones: effect.zones });
    case 'more-does-nothing':
    case 'halves-return':
    case 'zone-redraws-size':
    case 'stays-hidden':
    case 'target-only-alone':
      return t(`meteor.advanced.boss-effect.${effect.kind}`);
  }
}

/** What a Boss is and does, in a line. */
export function bossRule(t: Translate, id: string): string {
  const boss = bossOf(id);
  return boss === undefined
    ? ''
    : listedApart(t, [sizeText(t, boss), ...boss.effects.map((effect) => bossEffectText(t, effect))]);
}

/** What a Boss does, without its size; empty for one that is only big. */
export const bossEffects = (t: Translate, id: string): string =>
  listedApart(
    t,
    (bossOf(id)?.effects ?? []).map((effect) => bossEffectText(t, effect)),
  );

type EffectOf<K extends SeatEffect['kind']> = Extract<SeatEffect, { readonly kind: K }>;

function abilityText(t: Translate, effect: EffectOf<'ability'>): string {
  const ability =
    effect.does === 'add-time'
      ? t('meteor.advanced.ability.add-time', { seconds: seconds(t, effect.ms) })
      : t(`meteor.advanced.ability.${effect.does}`);
  return t(`meteor.advanced.every.${effect.every}`, { ability });
}

function forbiddenText(t: Translate, { what }: EffectOf<'cannot-place'>): string {
  return t('meteor.advanced.seat-effect.cannot-place', {
    what:
      what.kind === 'energy'
        ? `${energyIcon(t, what.energy)} ${energyName(t, what.energy)}`
        : t(`meteor.advanced.forbidden.${what.kind}`),
  });
}

function drawText(t: Translate, effect: EffectOf<'draw-at-zone-change'>): string {
  const many = cards(t, Math.abs(effect.cards));
  if (effect.cards > 0) return t('meteor.advanced.seat-effect.draws-more', { cards: many });
  return effect.changes === undefined
    ? t('meteor.advanced.seat-effect.draws-fewer', { cards: many })
    : t('meteor.advanced.seat-effect.draws-fewer-first', { cards: many, changes: effect.changes });
}

const changeText = (t: Translate, { by }: EffectOf<'damage-change'>): string =>
  by > 0
    ? t('meteor.advanced.seat-effect.damage-more', { by })
    : t('meteor.advanced.seat-effect.damage-less', { by: -by });

function seatEffectText(t: Translate, effect: SeatEffect): string {
  switch (effect.kind) {
    case 'ability':
      return abilityText(t, effect);
    case 'cannot-place':
      return forbiddenText(t, effect);
    case 'draw-at-zone-change':
      return drawText(t, effect);
    case 'damage-change':
      return changeText(t, effect);
    case 'more-sites':
      return t('meteor.advanced.seat-effect.more-sites', { count: effect.sites });
    case 'rocket-spares-energy':
      return t('meteor.advanced.seat-effect.rocket-spares-energy', { from: effect.from });
    case 'retrofit-needs':
      return t('meteor.advanced.seat-effect.retrofit-needs', { cards: cards(t, effect.cards) });
    case 'sites-rockets-up-to':
      return t('meteor.advanced.seat-effect.sites-rockets-up-to', { damage: effect.damage });
    case 'placing-pause':
      return t('meteor.advanced.seat-effect.placing-pause', { seconds: seconds(t, effect.ms) });
    case 'hand-limit':
      return t('meteor.advanced.seat-effect.hand-limit', { cards: cards(t, effect.cards) });
    case 'ready-expires':
      return t('meteor.advanced.seat-effect.ready-expires', { seconds: seconds(t, effect.ms) });
    case 'may-talk':
    case 'never-talks':
    case 'starts-anywhere':
    case 'averts-overkill':
    case 'apart-from-next':
    case 'sites-closed':
    case 'sites-no-retrofits':
      return t(`meteor.advanced.seat-effect.${effect.kind}`);
  }
}

const seatCardRule = (t: Translate, card: SeatCard | undefined): string =>
  listedApart(
    t,
    (card?.effects ?? []).map((effect) => seatEffectText(t, effect)),
  );

/** What a Power does, in a line; said to its player. */
export const powerRule = (t: Translate, id: string): string => seatCardRule(t, powerOf(id));
/** What a Challenge does, in a line; said to its player. */
export const challengeRule = (t: Translate, id: string): string => seatCardRule(t, challengeOf(id));
