/** What the games that are played here look like on Discord: the one list of them. */
import type { GameFace } from './face.js';
import { COSMIC_FACE } from './cosmic-run/face.js';
import { METEOR_FACE } from './meteor/face.js';
import { METEOR_STORM_FACE } from './meteor-storm/face.js';
import { METEOR_TOWN_FACE } from './meteor-town/face.js';

export const FACES: readonly GameFace[] = [METEOR_FACE, COSMIC_FACE, METEOR_STORM_FACE, METEOR_TOWN_FACE];
