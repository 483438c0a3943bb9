import type { Translate } from '../../../../text/index.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import type { Attached } from '../../picture.js';
import { firstGameChoice, learnChoice } from './lesson.js';
import type { Rendered } from './models.js';
import { buttons, gallery, small, text, type Choice } from './parts.js';

const METEOR = 'meteor';

/** A lobby for everyone in the channel. */
const lobbyChoice = (t: Translate): Choice => ({
  press: { name: 'end/again-of', kind: METEOR },
  game: NO_GAME,
  label: t('meteor.welcome.lobby'),
});

/** `joined`: said once to a whole server; `help`: to whoever asks, with what else there is to type. */
export const introduction = (
  occasion: 'joined' | 'help',
  newcomer: boolean,
  picture: Attached | null,
  t: Translate,
): Rendered => ({
  components: [
    text(t('meteor.welcome.sentence')),
    ...gallery(picture),
    ...buttons(NO_GAME, [
      // Blue for people who have finished no game yet.
      { ...firstGameChoice(t), style: newcomer ? 'primary' : 'secondary' },
      learnChoice(t),
      ...(occasion === 'help' ? [lobbyChoice(t)] : []),
    ]),
    ...(occasion === 'help' ? [text(t('meteor.welcome.help'), small(t('meteor.welcome.other-games')))] : []),
  ],
});
