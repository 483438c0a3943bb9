import type { Translate } from '../text/index.js';
import type { Faces } from './games/face.js';
import type { Introduction } from './games/picture.js';
import { noteAnswer } from './messages/notes.js';
import { hasFinished } from './onboarding.js';
import type { PersonNotes } from '../storage/ports/notes.js';

/** The introduction of the first game that has one. */
export const introductionBy =
  ({ all }: Faces, people: PersonNotes): ((userId: string | null, t: Translate) => Introduction) =>
  (userId, t) => {
    for (const { offers, game } of all) {
      if (offers?.introduction === undefined) continue;
      const newcomer = userId === null || !hasFinished(people, userId, game.kind);
      return offers.introduction(userId === null ? 'joined' : 'help', newcomer, t);
    }
    return { picture: null, draw: () => noteAnswer(t, t('error.malformed')).body };
  };
