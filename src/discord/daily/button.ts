import type { Translate } from '../../text/index.js';
import { NO_GAME } from '../interactions/custom-id.js';
import { buttons } from '../messages/parts.js';

/** A button that shows a day's table. */
export const tableButton = (kind: string, day: string, t: Translate) =>
  buttons(NO_GAME, [{ press: { name: 'daily/table', kind, day }, label: t('daily.table') }]);
