import type { GameState, Millis } from '../../../../games/meteor/index.js';
import { seatName, timeOfDay, type Translate } from '../../../../text/index.js';
import { pileText } from '../../../../text/meteor/index.js';
import { boardParts } from './board.js';
import { accountLines, outcomeLines } from './end.js';
import type { BoardModel, Rendered } from './models.js';
import { buttons, container, text, type Choice } from './parts.js';
import { fieldLines, names, playing } from './sky.js';

export interface WatchModel extends BoardModel {
  /** The view follows the game until then. */
  readonly until: Millis;
  /** As the players hold them; only of a game that is over. */
  readonly hands: GameState['seats'];
}

/** Whether one who watches may write in the channel. */
function chatLine({ view }: WatchModel, t: Translate): string {
  if (!view.silent || view.options.silence === 'off') return t('watch.open');
  return t(view.options.silence === 'everyone' ? 'watch.quiet-all' : 'watch.quiet');
}

const controls = (t: Translate): readonly Choice[] => [
  { press: { name: 'watch/open' }, label: t('watch.button.longer') },
  { press: { name: 'watch/stop' }, label: t('watch.button.stop') },
];

function handLines({ hands, people }: WatchModel, t: Translate): readonly string[] {
  return hands.flatMap(({ status, hand }, seat) => {
    if (status !== 'in') return [];
    const cards = pileText(t, hand);
    return [t('watch.hand', { name: seatName(t, people, seat), cards: cards === '' ? t('common.nothing') : cards })];
  });
}

/** All that the table shows, and after the end every hand. */
function parts(model: WatchModel, t: Translate): ReturnType<typeof text>[] {
  const { view, people } = model;
  switch (view.phase) {
    case 'play':
      return boardParts(model, t);
    case 'over':
      return [
        text(...outcomeLines(model, t)),
        text(...accountLines(model, t)),
        ...(view.sites.length === 0 ? [] : [text(t('watch.hands'), ...handLines(model, t))]),
      ];
    default:
      return [
        text(
          ...fieldLines(t, view.field),
          t('meteor.board.crew', { names: names(t, people, playing(view)) }),
          model.headline,
        ),
      ];
  }
}

/** For one who watches: redrawn as the game goes on, for that person alone. */
export function watch(model: WatchModel, t: Translate): Rendered {
  const over = model.view.phase === 'over';
  return {
    components: [
      container('still', [
        ...(over ? [] : [text(t('watch.title', { stamp: timeOfDay(t, model.until) }), chatLine(model, t))]),
        ...parts(model, t),
        ...(over ? [] : buttons(model.game, controls(t))),
      ]),
    ],
  };
}
