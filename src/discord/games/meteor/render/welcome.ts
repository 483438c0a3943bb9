import type { Translate } from '../../../../text/index.js';
import { NO_GAME } from '../../../interactions/custom-id.js';
import { firstGameChoice, learnChoice } from './lesson.js';
import type { Rendered } from './models.js';
import { buttons, text, type Choice } from './parts.js';

/** The three ways into the game; the first is bright for those who have finished none yet. */
const waysIn = (newcomer: boolean, t: Translate): readonly Choice[] => [
  { ...firstGameChoice(t), style: newcomer ? 'success' : 'secondary' },
  learnChoice(t),
  { press: { name: 'rules/topic', topic: 'overview' }, game: NO_GAME, label: t('lobby.button.rules') },
];

/** `joined`: said once to a whole server; `help`: to whoever asks. */
export const introduction = (occasion: 'joined' | 'help', newcomer: boolean, t: Translate): Rendered => ({
  components: [
    text(t(`meteor.welcome.${occasion}`), occasion === 'help' ? t('meteor.welcome.plain') : null),
    ...buttons(NO_GAME, waysIn(newcomer, t)),
  ],
});
