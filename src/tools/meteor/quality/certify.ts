import type { Asked, Measure, NotMeasured } from '../../quality/certificate.js';
import { brokenVariants } from './broken.js';
import { Games } from './games.js';
import { ladder } from './ladder.js';
import { alpha, cards, care, decisions, luck, outlook, seats, silence, watchedGames } from './measures.js';

export const TITLE = 'Meteor';

/** How good a game Meteor is: standard games of three, measured. */
export function* certify(asked: Asked): Generator<Measure | NotMeasured> {
  const games = new Games(asked);
  yield ladder(games);
  yield luck(asked);
  yield decisions(asked);
  yield care(games);
  const watched = watchedGames(asked);
  yield outlook(watched);
  yield seats(watched);
  yield cards(watched);
  yield silence(games);
  yield alpha(games);
  yield brokenVariants(games);
}
