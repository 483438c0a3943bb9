import type { GameRecord } from '../../history/queries.js';
import { dateStamp, escapeText, type Translate } from '../../text/index.js';
import type { Rendered } from '../messages/parts.js';
import { buttons, container, text } from '../messages/parts.js';
import { crewNames } from './access.js';

/** A past game whose face draws none of its own: what every game has, and the way to its replay file. */
export function drawPlain(t: Translate, record: GameRecord): Rendered {
  const { game, kind, result, endedAt } = record;
  return {
    components: [
      container('calm', [
        text(
          t('history.show.plain', {
            icon: t(`history.icon.${result}`),
            result: t(`history.result.${result}`),
            kind,
            when: dateStamp(endedAt),
          }),
          t('history.show.crew', { names: crewNames(t, record, escapeText) }),
          record.seeded ? t('history.seeded') : null,
        ),
        ...buttons(game, [{ press: { name: 'past/export' }, label: t('history.show.export') }]),
      ]),
    ],
  };
}
