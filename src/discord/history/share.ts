import type { GameRecord } from '../../history/queries.js';
import { dateStamp, escapeText, kindName, orPlayer, type Translate } from '../../text/index.js';
import { answerThenPicture } from '../messages/answer-then-picture.js';
import { bodyOf, buttons, container, gallery, linkRow, text } from '../messages/parts.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';
import { endingOf, historyFaceOf } from './face.js';
import { drawShow } from './show.js';

/** The way to a game's page outside of Discord, where there is one. */
export const pageRow = (
  t: Translate,
  { store: { replayLinks } }: Pick<Platform, 'store'>,
  { game, withheld }: Pick<GameRecord, 'game' | 'withheld'>,
) => {
  const url = withheld === null ? replayLinks.urlOf(game) : null;
  return url === null ? [] : [linkRow(t('share.page'), url)];
};

/** How a past game went, for its asker: words at once, its picture after that, and what can be shown to all. */
export function showAnswer(t: Translate, record: GameRecord, platform: Platform): Answer {
  const { components } = drawShow(t, record, platform);
  const picture = historyFaceOf(platform.faces, record.kind).picture?.(t, record) ?? null;
  const share = { press: { name: 'past/share' }, label: t('share.button') } as const;
  return answerThenPicture(platform, 'private', picture, (attached) =>
    bodyOf({
      components: [
        ...gallery(attached),
        ...components,
        ...buttons(record.game, [share]),
        ...pageRow(t, platform, record),
      ],
    }),
  );
}

/** A past game for all in the channel, by one person's click. */
export function shareAnswer(t: Translate, record: GameRecord, platform: Platform, by: string): Answer {
  const face = historyFaceOf(platform.faces, record.kind);
  const { icon, words } = endingOf(t, face, record.result);
  const line = t('share.line', {
    icon,
    result: words,
    game: [kindName(t, record.kind), face.modeName?.(t, record.mode)].filter((part) => part !== undefined).join(' · '),
    when: dateStamp(record.endedAt),
  });
  const replay = {
    press: { name: 'past/replay', at: null, hands: 'none', by: 'open' },
    label: t('history.show.replay'),
  } as const;
  return answerThenPicture(platform, 'public', face.picture?.(t, record) ?? null, (attached) =>
    bodyOf({
      components: [
        container('calm', [
          ...gallery(attached),
          text(line, t('share.by', { name: orPlayer(t, escapeText(by), 1) })),
          ...buttons(record.game, [replay]),
          ...pageRow(t, platform, record),
        ]),
      ],
    }),
  );
}
