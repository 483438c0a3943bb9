import { METEOR_TOWN, type Score, type Town } from '../../../../games/meteor-town/index.js';
import type { Translate } from '../../../../text/index.js';
import { buildingName, medalName, shareLine } from '../../../../text/meteor-town/index.js';
import { tableButton } from '../../../daily/table.js';
import type { TownModel } from './models.js';
import { sheetIn } from './panel.js';
import { buttons, container, text, type Choice, type Rendered } from './parts.js';

interface FinishedModel extends Omit<TownModel, 'chosen'> {
  readonly town: Town;
  readonly score: Score;
  /** What a robot made of the same dice; null where it isn't told yet. */
  readonly robots: string | null;
}

/** Points by where they come from. */
export function scoreLines(t: Translate, { sales, endGame, craters, craterPoints }: Score): string[] {
  const lines = [
    ...sales.map(({ building, points }) => t('meteor-town.end.sale', { building: buildingName(t, building), points })),
    ...endGame.map(({ building, points }) =>
      t('meteor-town.end.end-game', { building: buildingName(t, building), points }),
    ),
    ...(craters === 0 ? [] : [t('meteor-town.end.craters', { count: craters, points: craterPoints })]),
  ];
  return lines.length === 0 ? [t('meteor-town.end.nothing')] : lines;
}

/** While a game is on its own presses work; afterwards those of past games. */
function choices({ view }: FinishedModel, t: Translate): Choice[] {
  if (view.phase !== 'over')
    return [
      { press: { name: 'sheet/picture' }, label: t('meteor-town.panel.picture') },
      { press: { name: 'sheet/text' }, label: t('meteor-town.panel.as-text') },
    ];
  return [
    { press: { name: 'end/again-of', kind: 'meteor-town' }, label: t('meteor-town.end.again'), style: 'primary' },
    { press: { name: 'end/same' }, label: t('meteor-town.end.same') },
    { press: { name: 'past/replay', at: null, hands: 'none', by: 'open' }, label: t('meteor-town.end.replay') },
    { press: { name: 'past/export' }, label: t('history.show.export') },
  ];
}

/** A town that is finished, or whose table is over: what it came to. */
export function drawFinished(model: FinishedModel, t: Translate): Rendered {
  const { game, view, town, score, note, robots, lesson } = model;
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
        text(lesson, note, head, ...scoreLines(t, score), robots, waits, share),
        ...sheetIn(model),
        ...buttons(game, choices(model, t)),
        ...(finishedDay === null ? [] : tableButton(METEOR_TOWN.kind, finishedDay, t)),
      ]),
    ],
  };
}
