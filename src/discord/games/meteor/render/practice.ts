import type { PublicView } from '../../../../games/meteor/index.js';
import { seconds, type Translate } from '../../../../text/index.js';
import { pileText } from '../../../../text/meteor/index.js';
import type { EndModel, HandModel, Rendered } from './models.js';
import { buttons, container, text, type Choice } from './parts.js';
import { outcomeLines } from './end.js';
import { fieldLines, siteLine } from './sky.js';

type Part = Rendered['components'][number];

/** What is practised, and the field, of which a practice has no board. Nothing at other tables. */
export function practiceHead({ view }: HandModel, t: Translate): readonly Part[] {
  if (view.options.practice === undefined) return [];
  return [
    container('warm', [text(t('meteor.coach.practice.title', { zone: view.zone }))]),
    text(...fieldLines(t, view.field)),
  ];
}

/** Under a practice's panel. */
export const practiceChoices = ({ view }: HandModel, t: Translate): readonly Choice[] =>
  view.options.practice === undefined
    ? []
    : [{ press: { name: 'practice/end' }, label: t('meteor.coach.practice.end') }];

/** The whole table while its clock stands, as a practice has no board. */
export function practicePaused(model: HandModel, t: Translate): Rendered {
  const { game, view, people } = model;
  const context = { view, people, viewer: view.seat };
  const cards = view.hand.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const left = seconds(t, view.pause?.zoneLeft ?? 0);
  return {
    components: [
      ...practiceHead(model, t),
      text(
        model.message,
        ...view.sites.map((site) => siteLine(t, context, site)),
        cards.length === 0 ? t('meteor.hand.no-cards') : t('meteor.coach.practice.hand', { cards: pileText(t, cards) }),
      ),
      text(t('meteor.coach.practice.paused', { left, zone: view.zone })),
      ...buttons(game, [
        { press: { name: 'hand/resume' }, label: t('meteor.coach.practice.start'), style: 'primary' },
        ...practiceChoices(model, t),
      ]),
    ],
  };
}

const practised = ({ options }: PublicView) => options.practice;

/** A practice's last page: how it ended, and the same moment once more. */
export function practiceEnd({ game, view }: Pick<EndModel, 'game' | 'view'>, t: Translate): Rendered {
  const practice = practised(view);
  const result = t(`meteor.result.${view.outcome?.result ?? 'abandoned'}`);
  const again: readonly Choice[] =
    practice === undefined
      ? []
      : [
          {
            press: { name: 'past/practice', at: practice.sequence, seat: practice.seat },
            game: practice.game,
            label: t('meteor.coach.practice.again'),
            style: 'primary',
          },
          { press: { name: 'past/analysis', by: 'open' }, game: practice.game, label: t('analysis.button') },
        ];
  return {
    components: [
      text(t('meteor.coach.practice.over', { result }), ...outcomeLines({ view }, t).slice(1)),
      ...buttons(game, again),
    ],
  };
}
