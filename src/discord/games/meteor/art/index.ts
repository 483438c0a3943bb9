import type { EmojiDrawing } from '../../../emoji/index.js';
import { ENERGY_DRAWINGS } from './energies.js';
import { challengeDrawing, powerDrawing, robotDrawing, TRAIT_DRAWINGS, zoneDrawing } from './kinds.js';
import { bossMeteor, meteorFaceDown, meteorOfSize } from './meteors.js';
import { readyRocket, rocketInTheMaking } from './rockets.js';
import { TECHNOLOGY_DRAWINGS } from './technologies.js';

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, at) => at + 1);
const named = (drawings: Readonly<Record<string, string>>): readonly EmojiDrawing[] =>
  Object.entries(drawings).map(([name, svg]) => ({ name, svg }));

const MOST_DAMAGE = 5;
const FIRST_ZONE = 5;
/** The biggest Boss: a test asks the cards. */
const BIGGEST = 11;

/** Every emoji of Meteor. */
export const METEOR_EMOJI: readonly EmojiDrawing[] = [
  ...ENERGY_DRAWINGS.map(({ name, svg }) => ({ name, svg })),
  ...upTo(MOST_DAMAGE).flatMap((damage) => [
    { name: `rocket_${damage}_ready`, svg: readyRocket(damage) },
    { name: `rocket_${damage}`, svg: rocketInTheMaking(damage) },
  ]),
  { name: 'meteor_small', svg: meteorFaceDown(46) },
  { name: 'meteor_medium', svg: meteorFaceDown(60) },
  ...upTo(BIGGEST).map((size) => ({ name: `meteor_size_${size}`, svg: meteorOfSize(size) })),
  ...named(TECHNOLOGY_DRAWINGS),
  ...named(TRAIT_DRAWINGS),
  { name: 'boss', svg: bossMeteor() },
  { name: 'power', svg: powerDrawing() },
  { name: 'challenge', svg: challengeDrawing() },
  { name: 'robot', svg: robotDrawing() },
  ...upTo(FIRST_ZONE).map((zone) => ({ name: `zone_${zone}`, svg: zoneDrawing(zone) })),
];
