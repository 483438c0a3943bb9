import type { Asked, Measure, NotMeasured } from '../../quality/certificate.js';
import { ladder } from './ladder.js';

export const TITLE = 'Meteor';

/** How good a game Meteor is: standard games of three, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  yield ladder(asked);
}
