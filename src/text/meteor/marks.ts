import { cardOf, isFactory } from '../../games/meteor/catalogue.js';
import type { CardId } from '../../games/meteor/state.js';
import type { MeteorView } from '../../games/meteor/view/seat.js';
import { NO_MARK, type Mark } from '../icons.js';

/** Meteor's pictures by name, and what stands for them. Names are words that a screen reader can say. */

/** Square and letter always stand together, so that neither colour nor picture is needed. */
const ENERGIES: Readonly<Record<string, Mark>> = {
  C: { name: 'chemical', symbol: '🟥' },
  F: { name: 'fuel', symbol: '🟨' },
  A: { name: 'atomic', symbol: '🟩' },
  E: { name: 'electrical', symbol: '🟦' },
};

export const energyMark = (letter: string): Mark => ENERGIES[letter] ?? NO_MARK;

/** A Rocket by its damage: ready for its launch, or in the making. */
export const rocketMark = (damage: number, ready: boolean): Mark => ({
  name: ready ? `rocket_${damage}_ready` : `rocket_${damage}`,
  symbol: '🚀',
});

export const technologyMark = (id: CardId): Mark => ({ name: id, symbol: isFactory(id) ? '🏭' : '🛰' });

/** A resource card of any kind. */
export function cardMark(id: CardId, ready = false): Mark {
  const card = cardOf(id);
  if (card?.kind === 'energy') return energyMark(card.energy);
  if (card?.kind === 'rocket') return rocketMark(card.damage, ready);
  return card?.kind === 'technology' ? technologyMark(id) : NO_MARK;
}

/** By its size where that is known, else by its back. */
export function meteorMark({ band, size, boss }: Pick<MeteorView, 'band' | 'size' | 'boss'>): Mark {
  if (boss !== null) return BOSS_MARK;
  return { name: size === null ? `meteor_${band}` : `meteor_size_${size}`, symbol: '' };
}

export const traitMark = (trait: string): Mark => ({ name: trait, symbol: '' });
export const BOSS_MARK: Mark = { name: 'boss', symbol: '☠️' };
export const POWER_MARK: Mark = { name: 'power', symbol: '⚡' };
export const CHALLENGE_MARK: Mark = { name: 'challenge', symbol: '⛓' };
export const zoneMark = (zone: number): Mark => ({ name: `zone_${zone}`, symbol: '☄️' });
