import { METEOR_TOWN, type Score, type Town } from '../../../../games/meteor-town/index.js';
import type { Translate } from '../../../../text/index.js';
import { medalName, shareLine } from '../../../../text/meteor-town/index.js';
import { tableButton } from '../../../daily/button.js';
import { scoreLines } from '../end.js';
import type { TownModel } from './models.js';
import { sheetIn } from './panel.js';
import { fittingRows, container, text, type Choice, type Rendered } from './parts.js';

interface FinishedModel extends Omit<TownModel, 'chosen'> {
  readonly town: Town;
  readonly score: Score;
  /** Who won and why, once the table is over; none where nobody else played. */
  readonly outcome: readonly (string | null)[];
  /** What a robot made of the same dice; null where it isn't told yet. */
  readonly robots: string | null;
}

/** While a game is on its own presses work; afterwards those of past games. */
function choices({ view }: FinishedModel, t: Translate): Choice[] {
  if (view.phase !== 'over')
    return [
      { press: { name: 'sheet/picture' }, label: t('meteor-town.panel.picture') },
      { press: { name: 'sheet/text' }, label: t('meteor-town.panel.as-text') },
    ];
  return [
    { press: { name: 'end/again-of', kind: METEOR_TOWN.kind }, label: t('end.again'), style: 'primary' },
    { press: { name: 'past/replay', at: null, hands: 'none', by: 'open' }, label: t('history.show.replay') },
    { press: { name: 'past/export' }, label: t('history.show.export') },
    // Being the longest, it comes last: before shorter ones it would take a row of a phone for itself.
    { press: { name: 'end/same' }, label: t('end.same') },
  ];
}

/** A town that is finished, or whose table is over: what it came to. */
export function drawFinished(model: FinishedModel, t: Translate): Rendered {
  const { game, view, town, score, outcome, note, robots, lesson } = model;
  const { day, mode } = view.options;
  const isDone = town.step === 'finished';
  const head = isDone
    ? t('meteor-town.panel.finished', { points: score.total, medal: medalName(t, score.medal) }).trim()
    : t('meteor-town.panel.over');
  const waits = view.phase === 'play' ? t('meteor-town.panel.waiting') : null;
  const finishedDay = mode === 'daily' && isDone ? day : null;
  const share = finishedDay === null ? null : `\`\`\`\n${shareLine(t, finishedDay, town)}\n\`\`\``;
  return {
    components: [
      container(isDone ? 'good' : 'still', [
        text(lesson, note, ...outcome, head, ...scoreLines(t, score), robots, waits, share),
        ...sheetIn(model),
        ...fittingRows(game, choices(model, t)),
        ...(finishedDay === null ? [] : tableButton(METEOR_TOWN.kind, finishedDay, t)),
      ]),
    ],
  };
}
