import type { Random } from '../../shared/random.js';
import type { PlayAction } from '../actions/in-play.js';
import type { SeatView } from '../view.js';
import { admiral } from './admiral.js';
import { captain } from './captain.js';
import { ensign } from './ensign.js';

/** A player that knows its seat's view, and chance. Null: it has nothing to do. */
export type Robot = (view: SeatView, random: Random) => PlayAction | null;

/** The levels that can be asked for; the first is the default. */
export const LEVELS = ['captain', 'admiral', 'ensign'] as const;
export type Level = (typeof LEVELS)[number];

export const ROBOTS: { readonly [L in Level]: Robot } = { captain, admiral, ensign };

export const levelNamed = (name: string): Level => LEVELS.find((level) => level === name) ?? LEVELS[0];
