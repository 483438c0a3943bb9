import { cardOf, orderOf, traitEffects } from '../../games/meteor/catalogue.js';
import type { MeteorView } from '../../games/meteor/view/seat.js';
import type { CardId, Options } from '../../games/meteor/state.js';
import { icon, iconAnd } from '../icons.js';
import { cardMark, energyMark, technologyMark, traitMark } from './marks.js';
import { inARow, listedApart } from '../lists.js';
import { isPlainKey, type Translate } from '../translate.js';

export const energyIcon = (t: Translate, letter: string): string => icon(t, energyMark(letter));
export const technologyIcon = (t: Translate, id: CardId): string => icon(t, technologyMark(id));

/** The words under a key made from an id; the id itself where a card has none yet. */
export function wordOf(t: Translate, key: string, id: string): string {
  return isPlainKey(key) ? t(key) : id;
}

/** `C F` */
export const spaced = (cost: string): string => [...cost].join(' ');
/** `🟥C 🟨F`; in plain words `C Chemical, F Fuel`. */
export const energies = (t: Translate, cost: string): string =>
  inARow(
    t,
    [...cost].map((letter) => (t.plain === true ? energyName(t, letter) : `${energyIcon(t, letter)}${letter}`)),
  );

/** `C Chemical` */
export function energyName(t: Translate, letter: string): string {
  return t('meteor.card.energy-name', { letter, name: wordOf(t, `meteor.card.energy.${letter}`, letter) });
}

export const technologyName = (t: Translate, id: CardId): string => wordOf(t, `meteor.card.technology.${id}`, id);
export const technologyShort = (t: Translate, id: CardId): string =>
  wordOf(t, `meteor.card.technology-short.${id}`, id);

/** A card's full name, for sentences and autocomplete: `C Chemical`, `Rocket 3 (C F)`, `Survey Satellite (C A E)`. */
export function cardName(t: Translate, id: CardId): string {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'energy':
      return energyName(t, card.energy);
    case 'rocket':
      return t('meteor.card.rocket-name', { damage: card.damage, cost: spaced(card.cost) });
    case 'technology':
      return t('meteor.card.technology-name', { name: technologyName(t, id), cost: spaced(card.cost) });
    case undefined:
      return id;
  }
}

/** A card where room is short: `🟥C`, `🚀3`, `🛰 Survey`; of a Rocket, whether it is ready for its launch. */
export function cardLabel(t: Translate, id: CardId, ready = false): string {
  const card = cardOf(id);
  if (t.plain === true) return plainCard(t, id);
  switch (card?.kind) {
    case 'energy':
      return energies(t, card.energy);
    case 'rocket':
      return `${icon(t, cardMark(id, ready))}${card.damage}`;
    case 'technology':
      return `${technologyIcon(t, id)} ${technologyShort(t, id)}`;
    case undefined:
      return id;
  }
}

/** `C Chemical`, `Rocket 3`, `Survey Satellite`: a card where nobody sees its picture. */
function plainCard(t: Translate, id: CardId): string {
  const card = cardOf(id);
  if (card?.kind === 'rocket') return t('meteor.card.rocket-plain', { damage: card.damage });
  return card?.kind === 'technology' ? technologyName(t, id) : energyName(t, id);
}

/** Energy that lies as another type than it is. */
const DECLARED = '⇄';

/**
 * Rocket or Technology first, then Energy: `🚀3 🟥C 🟨F`; `declared` Energy bears a mark: `🟦E⇄`. `ready`: it is a
 * completed Rocket.
 */
export function pileText(
  t: Translate,
  pile: readonly CardId[],
  declared: readonly CardId[] = [],
  ready = false,
): string {
  const head = (id: CardId): number => (cardOf(id)?.kind === 'energy' ? 1 : 0);
  const sorted = [...pile].sort((a, b) => head(a) - head(b) || orderOf(a) - orderOf(b));
  const marks = [...declared];
  const cards = sorted.map((id) => {
    const at = marks.indexOf(id);
    if (at >= 0) marks.splice(at, 1);
    if (at < 0) return cardLabel(t, id, ready);
    const label = cardLabel(t, id);
    return t.plain === true ? t('meteor.card.declared-plain', { card: label }) : `${label}${DECLARED}`;
  });
  return inARow(t, cards);
}

type Told = Pick<Options, 'mode' | 'silence'>;
const AS_EVER: Told = { mode: 'standard', silence: 'players' };

/** What a Technology does, an effect a line; R12's two say that they do nothing in a first game. */
export function effectLines(t: Translate, id: CardId, options: Told = AS_EVER): readonly string[] {
  const card = cardOf(id);
  if (card?.kind !== 'technology') return [];
  return card.effects.map((effect) => {
    switch (effect.kind) {
      case 'talk-opens':
        if (options.mode === 'first') return t('meteor.card.effect.nothing-first-game');
        return options.silence === 'off'
          ? t('meteor.card.effect.nothing-no-silence')
          : t('meteor.card.effect.talk-opens');
      case 'meteors-face-up':
        return options.mode === 'first'
          ? t('meteor.card.effect.nothing-first-game')
          : t('meteor.card.effect.meteors-face-up');
      case 'absorbs-overkill':
        return t('meteor.card.effect.absorbs-overkill');
      case 'draw-at-zone-change':
        return t('meteor.card.effect.draw-at-zone-change', { cards: t('common.cards', { count: effect.cards }) });
      case 'retrofit-needs':
        return t('meteor.card.effect.retrofit-needs', { cards: t('common.cards', { count: effect.cards }) });
      case 'damage-change':
        return t('meteor.card.effect.damage-change', { by: effect.by });
    }
  });
}

export const traitName = (t: Translate, trait: string): string => wordOf(t, `meteor.card.trait.${trait}`, trait);
/** A Trait in a message, with its picture where there is one. */
export const traitText = (t: Translate, trait: string): string =>
  `${iconAnd(t, traitMark(trait))}${traitName(t, trait)}`;

export function traitEffect(t: Translate, trait: string): string {
  const effects = traitEffects(trait).map((effect) => {
    switch (effect.kind) {
      case 'ignores-damage':
        return t('meteor.card.trait-effect.ignores-damage', { upTo: effect.upTo === 1 ? 1 : `1–${effect.upTo}` });
      case 'ignores-energy':
        return t('meteor.card.trait-effect.ignores-energy', {
          energy: `${energyIcon(t, effect.energy)} ${energyName(t, effect.energy)}`,
        });
      case 'destroyed-is-overkill':
        return t('meteor.card.trait-effect.destroyed-is-overkill');
      case 'destroyed-brings':
        return t('meteor.card.trait-effect.destroyed-brings', { band: bandName(t, effect.band) });
      case 'destroyed-all-discard':
        return t('meteor.card.trait-effect.destroyed-all-discard', {
          cards: t('common.cards', { count: effect.cards }),
        });
      case 'destroyed-all-draw':
        return t('meteor.card.trait-effect.destroyed-all-draw', { cards: t('common.cards', { count: effect.cards }) });
    }
  });
  return listedApart(t, effects);
}

export const bandName = (t: Translate, band: string): string => wordOf(t, `meteor.card.band.${band}`, band);

/** `1–3`, or the exact size where it is known. */
export const sizeText = (meteor: Pick<MeteorView, 'low' | 'high' | 'size'>): string =>
  meteor.size !== null
    ? String(meteor.size)
    : meteor.low === meteor.high
      ? String(meteor.low)
      : `${meteor.low}–${meteor.high}`;

/** `A small 1–3`, `B small 2 Twin`, `G big 7`, `C Dark Body 3–9`. */
export function meteorName(t: Translate, meteor: MeteorView): string {
  const kind =
    meteor.boss === null ? bandName(t, meteor.band) : wordOf(t, `meteor.advanced.boss.${meteor.boss}`, meteor.boss);
  const parts = [meteor.letter, kind, sizeText(meteor), meteor.trait === null ? '' : traitName(t, meteor.trait)];
  return parts.filter((part) => part !== '').join(' ');
}

/** `7 meteors` */
export const meteorCount = (t: Translate, count: number): string => t('meteor.common.meteors', { count });

/** A kind of game; its own key where it has no words yet. */
export const modeName = (t: Translate, mode: string): string => wordOf(t, `meteor.history.mode.${mode}`, mode);
