import type { CardId } from '../games/meteor/state.js';

const FACTORIES: ReadonlySet<CardId> = new Set(['supply', 'salvage', 'booster']);

/** Technologies are factories or satellites by their names alone: no rule asks. */
export const isFactory = (id: CardId): boolean => FACTORIES.has(id);
